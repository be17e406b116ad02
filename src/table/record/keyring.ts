/**
 * A person's keys for all sealed tables of a world, so that any browser of theirs can continue: one secret, which opens
 * what is in their flags for each table. The secret is in their flags too, locked by their passphrase
 * (`passphrase.ts`). A user who may write those flags can remove it or replace it. But the replacement opens nothing
 * and does not count as theirs.
 */
import { fields, just, list, maybe, type Of, parseJson, read, spelled, text } from '../../kernel/reading';
import { fromBase64, type Random, toBase64 } from '../crypto/bytes';
import { derived, type KeyPair, newKey } from '../crypto/keys';
import { openOwn, sealOwn } from '../crypto/sealing';

/** Whose it is, and for which world: it opens nothing elsewhere. */
export interface Owner {
  readonly world: string;
  readonly user: string;
}

const secret = spelled(/^[\w-]{43}$/);

/** A person's secret as it lies in the world. `mark` shows who has the secret that the same person has locked it. */
export type Locked = Of<typeof shape>;
const shape = fields({ version: just(1), salt: spelled(/^[\w-]{22}$/), box: text(400), mark: secret });
export const parseLocked = (value: unknown): Locked | undefined => read(shape, value);

export const markOf = (person: string, { world, user }: Owner, { salt, box }: Pick<Locked, 'salt' | 'box'>): string =>
  toBase64(derived(fromBase64(person) ?? new Uint8Array(), `locked ${world} ${user} ${salt} ${box}`));

/** Has somebody locked it who had the secret? Another's would make this person's other browsers strangers. */
export const isLockOf = (person: string, owner: Owner, locked: Locked): boolean =>
  markOf(person, owner, locked) === locked.mark;

/** The key of all browsers of a person at a table that they come to later: each finds the same. */
export const personsKey = (person: string, table: { readonly id: string; readonly tableKey: string }): KeyPair => {
  const bytes = derived(fromBase64(person) ?? new Uint8Array(), `browser at ${table.id}`);
  return newKey(() => bytes, table.tableKey);
};

/** What is kept of one table: secrets of browsers' keys, and the table's own. */
export type Kept = Of<typeof kept>;
const kept = fields({ keys: list(secret, 20), table: maybe(secret) });
const LONGEST = 4_000;

const contextOf = ({ world, user }: Owner, table: string): string => `${world} ${user} ${table} kept`;

export const sealKept = (what: Kept, person: string, owner: Owner, table: string, random: Random): string =>
  sealOwn(JSON.stringify(what), person, contextOf(owner, table), random);

/** What a box holds; undefined if it is another person's, another table's, or none. */
export const openKept = (box: unknown, person: string, owner: Owner, table: string): Kept | undefined =>
  typeof box === 'string' && box.length <= LONGEST
    ? read(kept, parseJson(openOwn(box, person, contextOf(owner, table)), LONGEST))
    : undefined;
