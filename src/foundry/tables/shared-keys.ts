/**
 * The keys that all browsers of a user have in common. Of an open table they lie in their user's own flags: who can read the
 * world's documents could read them. Of a sealed one they lie there for who has that person's secret: docs/trust.md.
 */
import { commonKey, mayShare } from '../../table/judgement/openness';
import { fields, mapOf, maybe, read, spelled } from '../../kernel/reading';
import type { Head } from '../../table/record/model';
import { isSecretOf, keyId, type KeyPair, keyPairOf } from '../../table/crypto/keys';
import type { Timeline } from '../../table/record/timeline-model';
import { ID } from '../module-id';
import { sealKept } from '../../table/record/keyring';
import { adoptKey, browserKey, keepTableSecret, ownKey, ownKeys, random, tableSecret } from './keys';
import { keptOf, owner, personSecret, writeKept } from './person';

/** Keys of one table that other browsers had before they knew the passphrase. */
const MOST_KEYS = 20;

const secret = spelled(/^[\w-]{43}$/);
const shape = fields({ keys: maybe(mapOf(secret)), table: maybe(secret) });

/** What this user's browsers have in common at a table. */
interface Common {
  readonly keys: readonly KeyPair[];
  readonly table?: string;
}

/** What lies with the world of a table for this user, in flags into which a game master may have written anything. */
const sharedOf = ({ id, tableKey }: Head): Common => {
  const { keys = {}, table } = read(shape, game.user.getFlag(ID, 'shared')?.[id]) ?? {};
  const pairs = Object.entries(keys).flatMap(([name, one]) => {
    const pair = keyPairOf(one, tableKey);
    return pair && keyId(pair.public) === name ? [pair] : [];
  });
  const isTables = table !== undefined && isSecretOf(table, tableKey);
  return { keys: pairs, ...(isTables && { table }) };
};

/** The same of a sealed table, which only who has this person's secret can open. */
const lockedOf = ({ id, tableKey }: Head, person: string): Common => {
  const { keys = [], table } = keptOf(id, person) ?? {};
  const isTables = table !== undefined && isSecretOf(table, tableKey);
  return { keys: keys.flatMap(one => keyPairOf(one, tableKey) ?? []), ...(isTables && { table }) };
};

/** Adds this browser's keys of a sealed table to those that its user's other browsers find. */
const lockKeys = async (head: Head, person: string): Promise<void> => {
  const before = lockedOf(head, person);
  const mine = await browserKey(head);
  const table = tableSecret(head.id) ?? before.table;
  const keys = [...new Set([...before.keys.map(({ secret: one }) => one), mine.secret])].slice(-MOST_KEYS);
  const box = sealKept({ keys, ...(table !== undefined && { table }) }, person, owner(), head.id, random);
  await writeKept(head.id, box);
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
 * Goes on with the key that all browsers of this user have in common at an open table, or at a sealed one where they have
 * told this browser their passphrase, and gives the world what it lacks; takes back from it what is sealed. True if this
 * browser has another key from now on.
 */
export const tendKeys = async (head: Head, timeline: Timeline, seats: readonly string[]): Promise<boolean> => {
  const { id } = head;
  const person = timeline.open ? undefined : personSecret();
  if (!timeline.open) await unshareKeys(id);
  if (!timeline.open && person === undefined) return false;
  const before = ownKey(id);
  const { keys, table } = person === undefined ? sharedOf(head) : lockedOf(head, person);
  const own = before !== undefined && Object.hasOwn(timeline.keys, before) ? [await browserKey(head)] : [];
  const common = commonKey(timeline, seats, [...keys, ...own]);
  const others = keys.map(one => one.public);
  if (common) await adoptKey(id, common, others);
  if (table !== undefined && tableSecret(id) === undefined) await keepTableSecret(id, table);
  const hasKeys = seats.length > 0 || tableSecret(id) !== undefined;
  const mine = await browserKey(head);
  const isLacking = !others.includes(mine.public) || (table === undefined && tableSecret(id) !== undefined);
  if (hasKeys && isLacking) {
    if (person !== undefined) await lockKeys(head, person);
    else if (mayShare(timeline, game.userId ?? '', ownKeys(id))) await shareKeys(head);
  }
  return before !== undefined && before !== mine.public;
};
