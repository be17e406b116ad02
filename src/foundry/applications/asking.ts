/** The requests in the Table window besides turns: a vote, undo by consent, another mode. */
import { isWaiting } from '../../kernel/agenda';
import type { TableClient } from '../../table/panels/client-model';
import type { Reading } from '../../table/panels/reading';
import { undoPanel } from '../../table/panels/undo';
import { MODES, type Mode } from '../../table/record/model';
import { entryOf } from '../../kernel/lookup';
import type { RedealStep } from '../../table/panels/referee-banner';
import { speech } from '../lazy-import';
import { agreeToRedeal, proposeRedeal } from '../tables/redeal';
import { knownRegistry } from '../windows';
import { openTable } from '../layout/open-table';

export const isMode = (value: string | undefined): value is Mode => MODES.some(mode => mode === value);

export const proposeUndo = async (reading: Reading): Promise<void> => {
  const { client } = reading;
  const { proposeTo } = undoPanel(reading);
  const { seat } = client;
  if (proposeTo === undefined || seat === undefined) return;
  await client.ask({ kind: 'propose', seat, what: { kind: 'undo', to: proposeTo } });
};

export const vote = async (client: TableClient, { on, yes }: DOMStringMap): Promise<void> => {
  const { seat } = client;
  if (seat === undefined) return;
  await client.ask({ kind: 'vote', seat, on: Number(on), yes: yes === 'true' });
};

/** A game master changes the mode; anybody else who plays proposes it. */
export const changeMode = async (client: TableClient, mode: Mode): Promise<void> => {
  const { seat, people } = client;
  if (mode === client.timeline.mode) return;
  if (people.some(person => person.self && person.gm)) {
    await client.setMode(mode);
    // after play by hand, the game continues under the rules
    const { game: rules, timeline } = client;
    if (mode === 'enforced' && timeline.begun && isWaiting(rules, timeline.state))
      await client.edit({ kind: 'resolve' });
  } else if (seat !== undefined) await client.ask({ kind: 'propose', seat, what: { kind: 'mode', mode } });
};

// What to do with a table whose key is lost: propose to deal it again, agree, and go to the new table.

/** A game master proposes the redeal, after reading what it means. */
const propose = async (client: TableClient): Promise<void> => {
  const paragraphs = ['stays', 'goes', 'how'].map(part => speech.localize(`RT.redeal.${part}`));
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: 'RT.redeal.title', icon: 'fa-solid fa-shuffle' },
    classes: ['rt', 'rt-anew'],
    rejectClose: false,
    content: paragraphs.map(text => `<p>${foundry.utils.escapeHTML(text)}</p>`).join(''),
  });
  if (sure) await proposeRedeal(client);
};

const open = async ({ dealing }: TableClient): Promise<void> => {
  const table = dealing?.as && knownRegistry()?.table(dealing.as.id);
  if (table) await openTable(table);
};

const STEPS: Readonly<Record<RedealStep, (client: TableClient) => Promise<void>>> = {
  propose,
  // wrapped in a function: where files of the build import each other, it may not be defined yet
  agree: client => agreeToRedeal(client),
  open,
};

/** Takes the step that a button names. */
export const takeStep = async (client: TableClient, step: string): Promise<void> =>
  entryOf<(client: TableClient) => Promise<void>>(STEPS, step)?.(client);
