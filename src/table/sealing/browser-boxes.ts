/**
 * What stands sealed to one browser's key: the secrets of its user's seats and what they see, or the table's own key.
 * In a record of format 1 also what a turn tells a seat, in one box for each of its browsers: that is read, and no
 * longer made.
 */
import type { Random } from './bytes';
import { isObject, parseJson } from '../record/checks';
import type { Entry, Head, Sealed } from '../record/model';
import { type KeyPair, keyId, keyPairOf, open, openOwn, openSent, seal } from './sealing';
import type { Reader } from '../record/timeline-model';

/** Seals for one record: the table's pair of keys and chance. */
export interface Sealer {
  readonly head: Head;
  readonly table: KeyPair;
  readonly random: Random;
}

/** The name of the table's own secret among a reader's keys, and of a part that holds it. */
export const TABLE = 'table';

const LONGEST = 256 * 1024;

/** The place of an entry's boxes: they open in no other table and under no other revision. */
export const contextOf = ({ id }: Pick<Head, 'id'>, revision: number): string => `${id} entry ${revision}`;

/** Parts, each under its name (a seat, or the table), for the browser with this public key. */
export const sealToBrowser = (
  { head, table, random }: Sealer,
  revision: number,
  key: string,
  parts: Readonly<Record<string, unknown>>,
): Sealed => ({ to: keyId(key), box: seal(JSON.stringify(parts), table, key, contextOf(head, revision), random) });

const pairs = new Map<string, KeyPair | undefined>();
const pairOf = (secret: string): KeyPair | undefined => {
  if (!pairs.has(secret)) pairs.set(secret, keyPairOf(secret));
  return pairs.get(secret);
};

/** What the reader's browsers are told in an entry under one name; undefined if nothing. */
export const partForBrowser = (
  { id, tableKey }: Head,
  { keys }: Reader,
  { r, sealed = [] }: Entry,
  name: string,
): unknown => {
  for (const { to, box } of sealed) {
    const secret = to !== TABLE && Object.hasOwn(keys, to) ? keys[to] : undefined;
    const pair = secret === undefined ? undefined : pairOf(secret);
    const parts = pair && parseJson(open(box, pair, tableKey, contextOf({ id }, r)), LONGEST);
    if (isObject(parts) && Object.hasOwn(parts, name)) return parts[name];
  }
  return undefined;
};

/** Format 1: what the holder of the table's key reads in a box, given the browser keys that the record knows. */
export const olderParts = (
  head: Head,
  secret: string,
  browsers: readonly string[],
  { r }: Entry,
  { to, box }: Sealed,
): readonly unknown[] => {
  const context = contextOf(head, r);
  const pair = pairOf(secret);
  if (to === TABLE) return [parseJson(openOwn(box, secret, context), LONGEST)];
  const fitting = pair ? browsers.filter(key => keyId(key) === to) : [];
  const text = fitting.map(key => pair && openSent(box, pair, key, context)).find(one => one !== undefined);
  const parts = parseJson(text, LONGEST);
  return isObject(parts) ? Object.values(parts) : [];
};
