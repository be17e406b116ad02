/** How tables are made: the head of a plan, the entry of a file, the scene everybody is shown, and redeals. */
import { isProblem } from '../../table/loading';
import { isAlone } from '../../table/judgement/openness';
import { gameProblem } from '../../table/i18n/manifest-words';
import { makeHead } from '../../table/record/head';
import { namesFor } from '../../table/record/lexicon';
import type { AnyGame, Head, Problem } from '../../table/record/model';
import { createEntry, entryOf, NOBODY, type TableEntry } from '../documents/table-entry';
import { gameRegistry } from '../games';
import { fetchRedeal } from '../lazy-translations';
import { lazyImport, speech } from '../lazy-import';
import type { NewTable } from '../registry';
import { keepTableSecret, random } from './keys';
import type { LiveTable } from './live-table';
import { shareKeys } from './shared-keys';

/** The head of a table that this browser makes, whose key it keeps. */
export const newHead = async (plan: NewTable): Promise<Head> => {
  const rules = await gameRegistry.load(plan.game);
  if (isProblem(rules)) throw new Error(gameProblem(rules, speech));
  const { name, options, mode, holders, branch } = plan;
  const { head, tableSecret } = makeHead(
    {
      id: foundry.utils.randomID(16),
      world: game.world.id,
      name,
      game: rules.id,
      edition: rules.edition,
      options,
      mode,
      holders,
      created: game.time.serverTime,
      words: namesFor(rules, options),
      open: plan.open ?? isAlone(holders),
      ...(branch && { branch }),
    },
    random,
  );
  await keepTableSecret(head.id, tableSecret);
  // before anybody sees the table, so that this user's other browsers use the same keys
  if (head.open) await shareKeys(head);
  return head;
};

/**
 * Shows everybody the new board if no other scene is in use, or only that of the redealt table. Otherwise only its
 * maker, so that no session is disturbed. `before` is that scene.
 */
export const showScene = async (table: LiveTable, before: string | undefined): Promise<void> => {
  const { active } = game.scenes;
  const makeScene = await lazyImport(async () => (await import('../scenes/table-scene')).makeScene);
  const scene = await makeScene?.(table);
  await (active && active.id !== before ? scene?.view() : scene?.activate());
};

/** What is wrong with a table, so that it is not opened; the check is loaded with the first table. */
export const oddity = async (rules: AnyGame, head: Head): Promise<Problem | undefined> =>
  (await import('../../table/judgement/head-check')).oddTable(rules, head);

/** Makes the entry of a record in a file, or returns the reason why not. */
export const importedEntry = async (text: string): Promise<TableEntry | Problem> => {
  const { importRecord } = await import('../../table/record/record-file');
  const found = importRecord(text);
  if ('problem' in found) return found;
  const rules = await gameRegistry.load(found.head.game);
  const wrong = isProblem(rules) ? rules : await oddity(rules, found.head);
  if (wrong) return wrong;
  if (entryOf(found.head.id)) return { problem: 'already-here' };
  const { importedPages } = await import('../documents/close-chapters');
  return createEntry(found.head, NOBODY, importedPages(found.head, found.raws));
};

type RedealPart = Pick<typeof import('./redeal'), 'agreedTable' | 'dealingOf'>;
let redeal: RedealPart | undefined;
let isRedealWanted = false;

/**
 * The code for redeals, loaded with the first table that nobody can continue; then calls `onCome`. If the connection
 * is lost, the next look at a table tries again.
 */
export const redealPart = (onCome?: () => void): RedealPart | undefined => {
  if (redeal || isRedealWanted || !onCome) return redeal;
  isRedealWanted = true;
  Promise.all([import('./redeal'), fetchRedeal()]).then(
    ([{ agreedTable, dealingOf }]) => {
      redeal = { agreedTable, dealingOf };
      onCome();
    },
    () => {
      isRedealWanted = false; // nobody has asked for it, so nobody is notified
    },
  );
  return undefined;
};
