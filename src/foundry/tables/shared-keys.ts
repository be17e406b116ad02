/**
 * The keys shared by all browsers of a user. For an open table they are in the user's flags, readable for anybody who
 * can read the world's documents. For a sealed table they are there locked by the user's secret: docs/trust.md.
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

/** The most keys of one table that other browsers had before they knew the passphrase. */
const MOST_KEYS = 20;

const secret = spelled(/^[\w-]{43}$/);
const shape = fields({ keys: maybe(mapOf(secret)), table: maybe(secret) });

/** What this user's browsers share at a table. */
interface Common {
  readonly keys: readonly KeyPair[];
  readonly table?: string;
}

/**
 * What the world stores for this user at an open table, in flags into which a game master may have written anything.
 */
const sharedOf = ({ id, tableKey }: Head): Common => {
  const { keys = {}, table } = read(shape, game.user.getFlag(ID, 'shared')?.[id]) ?? {};
  const pairs = Object.entries(keys).flatMap(([name, one]) => {
    const pair = keyPairOf(one, tableKey);
    return pair && keyId(pair.public) === name ? [pair] : [];
  });
  const isTables = table !== undefined && isSecretOf(table, tableKey);
  return { keys: pairs, ...(isTables && { table }) };
};

/** The same for a sealed table, which only this user's secret opens. */
const lockedOf = ({ id, tableKey }: Head, person: string): Common => {
  const { keys = [], table } = keptOf(id, person) ?? {};
  const isTables = table !== undefined && isSecretOf(table, tableKey);
  return { keys: keys.flatMap(one => keyPairOf(one, tableKey) ?? []), ...(isTables && { table }) };
};

/** Adds this browser's keys of a sealed table to those for its user's other browsers. */
const lockKeys = async (head: Head, person: string): Promise<void> => {
  const before = lockedOf(head, person);
  const mine = await browserKey(head);
  const table = tableSecret(head.id) ?? before.table;
  const keys = [...new Set([...before.keys.map(({ secret: one }) => one), mine.secret])].slice(-MOST_KEYS);
  const box = sealKept({ keys, ...(table !== undefined && { table }) }, person, owner(), head.id, random);
  await writeKept(head.id, box);
};

/** Stores this browser's keys of a table in the world. They stay here if Foundry lets players write no flags. */
export const shareKeys = async (head: Head): Promise<void> => {
  const { id } = head;
  const own = await browserKey(head);
  const table = tableSecret(id);
  const shared = { keys: { [keyId(own.public)]: own.secret }, ...(table !== undefined && { table }) };
  await game.user.update({ flags: { [ID]: { shared: { [id]: shared } } } }).catch(() => undefined);
};

/** Removes this user's keys of a table from the world. */
export const unshareKeys = async (table: string): Promise<void> => {
  if (game.user.getFlag(ID, 'shared')?.[table])
    await game.user.update({ flags: { [ID]: { shared: { [table]: null } } } });
};

/**
 * Switches to the key that this user's browsers share at an open table, or at a sealed one if this browser knows the
 * passphrase. Stores in the world what it lacks, and removes what is sealed. Returns true if this browser now has
 * another key.
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
