/**
 * The keys of an open table: they lie in their user's own flags, where all of that user's browsers find them and go on
 * with one. Who can read the world's documents could read them: docs/trust.md.
 */
import { commonKey, mayShare } from '../../table/judgement/openness';
import { fields, mapOf, maybe, read, spelled } from '../../kernel/reading';
import type { Head } from '../../table/record/model';
import { isSecretOf, keyId, type KeyPair, keyPairOf } from '../../table/crypto/keys';
import type { Timeline } from '../../table/record/timeline-model';
import { ID } from '../module-id';
import { adoptKey, browserKey, keepTableSecret, ownKey, ownKeys, tableSecret } from './keys';

const secret = spelled(/^[\w-]{43}$/);
const shape = fields({ keys: maybe(mapOf(secret)), table: maybe(secret) });

/** What lies with the world of a table for this user, in flags into which a game master may have written anything. */
const sharedOf = ({ id, tableKey }: Head): { readonly keys: readonly KeyPair[]; readonly table?: string } => {
  const { keys = {}, table } = read(shape, game.user.getFlag(ID, 'shared')?.[id]) ?? {};
  const pairs = Object.entries(keys).flatMap(([name, one]) => {
    const pair = keyPairOf(one, tableKey);
    return pair && keyId(pair.public) === name ? [pair] : [];
  });
  const isTables = table !== undefined && isSecretOf(table, tableKey);
  return { keys: pairs, ...(isTables && { table }) };
};

/** Gives this browser's keys of a table to the world. Where Foundry does not let players write, they stay in the browser. */
export const shareKeys = async (head: Head): Promise<void> => {
  const { id } = head;
  const own = await browserKey(head);
  const table = tableSecret(id);
  const shared = { keys: { [keyId(own.public)]: own.secret }, ...(table !== undefined && { table }) };
  await game.user.update({ flags: { [ID]: { shared: { [id]: shared } } } }).catch(() => undefined);
};

/** Takes this user's keys of a table back from the world. */
export const unshareKeys = async (table: string): Promise<void> => {
  if (game.user.getFlag(ID, 'shared')?.[table])
    await game.user.update({ flags: { [ID]: { shared: { [table]: null } } } });
};

/**
 * Goes on with the key that all browsers of this user have in common at an open table, and gives the world what it lacks;
 * takes back from it what is sealed. True if this browser has another key from now on.
 */
export const tendKeys = async (head: Head, timeline: Timeline, seats: readonly string[]): Promise<boolean> => {
  const { id } = head;
  if (!timeline.open) {
    await unshareKeys(id);
    return false;
  }
  const before = ownKey(id);
  const { keys, table } = sharedOf(head);
  const own = before !== undefined && Object.hasOwn(timeline.keys, before) ? [await browserKey(head)] : [];
  const common = commonKey(timeline, seats, [...keys, ...own]);
  const others = keys.map(one => one.public);
  if (common) await adoptKey(id, common, others);
  if (table !== undefined && tableSecret(id) === undefined) await keepTableSecret(id, table);
  const hasKeys = seats.length > 0 || tableSecret(id) !== undefined;
  const mine = await browserKey(head);
  const isLacking = !others.includes(mine.public) || (table === undefined && tableSecret(id) !== undefined);
  if (hasKeys && isLacking && mayShare(timeline, game.userId ?? '', ownKeys(id))) await shareKeys(head);
  return before !== undefined && before !== mine.public;
};
