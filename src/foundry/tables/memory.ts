/** What this browser remembers of each table's record, so that cutting off its end is noticed. docs/in-foundry.md. */
import type { TableClient } from '../../table/panels/client-model';
import {
  lostAct,
  lostSince,
  parseSeen,
  parseSent,
  type Seen,
  seenOf,
  type Sent,
  strangeAct,
  withSent,
} from '../../table/judgement/browser-memory';
import type { Ask, Problem, Reply } from '../../table/record/model';
import { claimedOf, entryOf, leaseOf } from '../documents/table-entry';
import { ID, settings } from '../module-id';
import { lazyImport } from '../lazy-import';
import { fetchWording } from '../wording';
import { noteOwnKey, ownKey, ownKeys } from './keys';

declare global {
  interface SettingConfig {
    'revolution-tables.seen': Record<string, object>;
    'revolution-tables.sent': Record<string, readonly Sent[]>;
  }
}

/** Called in `init`. */
export const registerMemory = (): void => {
  settings().register(ID, 'seen', { scope: 'client', config: false, type: Object, default: {} });
  settings().register(ID, 'sent', { scope: 'client', config: false, type: Object, default: {} });
};

const place = (table: string): string => `${game.world.id}/${table}/${game.userId ?? ''}`;

/**
 * How long (ms) an entry must be missing before the user is warned. Another tab with the same memory may have seen it
 * a moment before this page. And what an owner overwrites, the referee restores.
 */
const STAYS = 5_000;

/** What this page compares each record with: first the browser's memory, then what it has read itself. */
const seenBefore = new Map<string, Seen | undefined>();
// Tables for which this page has already warned.
const told = new Set<string>();

const sentOf = (table: string): readonly Sent[] => parseSent(game.settings.get(ID, 'sent')[place(table)]);

/** Stores what this browser has done at a table. */
export const rememberSent = async (table: string, ask: Ask, id: string, reply: Reply): Promise<void> => {
  if (!reply.ok) return;
  const before = sentOf(table);
  const after = withSent(before, ask, { id, revision: reply.revision, ...(reply.held && { held: true }) });
  const all = game.settings.get(ID, 'sent');
  if (after !== before) await game.settings.set(ID, 'sent', { ...all, [place(table)]: after });
};

/** Loads the code for other browsers of this user when there is one. */
const fetchOwnBrowsers = () => lazyImport(() => import('./own-browsers'));
const hasOthers = ({ id, timeline: { keys } }: TableClient): boolean =>
  Object.keys(keys).some(key => keys[key] === game.userId && key !== ownKey(id));

/** Up to which revision each record was searched for entries in this user's name. */
const looked = new Map<string, number>();

/** What is wrong with a record, as far as this browser can tell alone. */
const wrongWith = ({ id, timeline }: TableClient): Problem | undefined =>
  lostSince(timeline, seenBefore.get(id)) ?? lostAct(timeline, sentOf(id));

/** Does the record lack something that this browser has read before? */
export const isCutOff = ({ id, timeline }: Pick<TableClient, 'id' | 'timeline'>): boolean =>
  lostSince(timeline, seenBefore.get(id) ?? parseSeen(game.settings.get(ID, 'seen')[place(id)])) !== undefined;

const say = async (client: TableClient, problem: Problem): Promise<void> => {
  const name = `${client.id} ${problem.problem}`;
  if (told.has(name)) return;
  told.add(name);
  const words = await fetchWording(client);
  const text = `${client.timeline.head.name}: ${words?.problem(problem) ?? problem.problem}`;
  const key = problem.details?.['key'];
  if (typeof key === 'string' && (await (await fetchOwnBrowsers())?.askWhetherMine(client, key))) return;
  if (problem.problem === 'acts-elsewhere') ui.notifications.warn(text, { permanent: true });
  else ui.notifications.error(text, { permanent: true });
};

const complainOf = (client: TableClient): void => {
  const wrong = wrongWith(client);
  if (wrong) void say(client, wrong);
};

/** Checks the new entries in this user's name. */
const lookForForgery = (client: TableClient): void => {
  const { id, timeline } = client;
  const after = looked.get(id) ?? seenBefore.get(id)?.revision ?? 0;
  looked.set(id, timeline.revision);
  // the browser may be able to read more by the next check
  const find = (): Problem | undefined => strangeAct(client.timeline, game.userId ?? '', ownKeys(id), after);
  const strange = find();
  if (strange?.problem !== 'acts-elsewhere') {
    if (strange) void say(client, strange);
    return;
  }
  // another tab of this browser may be about to store its new key
  window.setTimeout(() => {
    const still = find();
    if (still) void say(client, still);
  }, STAYS);
};

/**
 * Was the newest entry written under an earlier lease? If it came late, the next referee replaces it, and nobody need
 * be warned.
 */
const mayBeReplaced = ({ id, timeline }: TableClient): boolean => {
  const entry = entryOf(id);
  return entry !== undefined && timeline.epoch < Math.max(leaseOf(entry).epoch, claimedOf(entry));
};

/**
 * Compares a record with what this browser has seen of it, and complains if something is gone. Then remembers how far it
 * goes now; an entry that may be replaced only when it has stayed (`hasStayed`). While entries are missing at its end,
 * the memory is kept, so each opening complains again.
 */
export const compareWithMemory = async (client: TableClient, hasStayed = false): Promise<void> => {
  await noteOwnKey(client.id);
  // it reads no hand yet, and has signed nothing
  if (client.isLocked) return;
  if (hasOthers(client)) await (await fetchOwnBrowsers())?.tendOwnBrowsers(client);
  const { id, timeline } = client;
  const all = game.settings.get(ID, 'seen');
  const stored = parseSeen(all[place(id)]);
  if (!seenBefore.has(id)) seenBefore.set(id, stored);
  const now = seenOf(timeline);
  lookForForgery(client);
  const isCertain = hasStayed || !mayBeReplaced(client);
  if (!isCertain) window.setTimeout(() => void compareWithMemory(client, true), STAYS);
  if (wrongWith(client)) window.setTimeout(() => complainOf(client), STAYS);
  else if (isCertain) seenBefore.set(id, now);
  if (!isCertain || !now || now.revision <= (stored?.revision ?? 0)) return;
  await game.settings.set(ID, 'seen', { ...all, [place(id)]: now });
};

/** Deletes the memory of a deleted table. */
export const forgetRecord = async (table: string): Promise<void> => {
  const { [place(table)]: _, ...rest } = game.settings.get(ID, 'seen');
  await game.settings.set(ID, 'seen', rest);
  const { [place(table)]: __, ...others } = game.settings.get(ID, 'sent');
  await game.settings.set(ID, 'sent', others);
};
