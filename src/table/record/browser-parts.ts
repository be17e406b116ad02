/**
 * What stands sealed to one browser's key: the secrets of its user's seats and what they see, or the table's own key.
 */
import type { Random } from '../crypto/bytes';
import { isObject, parseJson } from '../../kernel/reading';
import type { Entry, Head, Sealed } from './model';
import { type KeyPair, keyId, keyPairOf } from '../crypto/keys';
import { open, openSent, seal } from '../crypto/sealing';
import type { Reader } from './timeline-model';

/** Seals for one record: the table's pair of keys and chance. */
export interface Sealer {
  readonly head: Head;
  readonly table: KeyPair;
  readonly random: Random;
}

/** The name of the table's own secret among a reader's keys, and of a part that holds it. */
export const TABLE = 'table';

const LONGEST = 256 * 1024;

/** The place of a sealed part in an entry: it opens in no other table and under no other revision. */
export const contextOf = ({ id }: Pick<Head, 'id'>, revision: number): string => `${id} entry ${revision}`;

/** Parts, each under its name (a seat, or the table), for the browser with this public key. */
export const sealToBrowser = (
  { head, table, random }: Sealer,
  revision: number,
  key: string,
  parts: Readonly<Record<string, unknown>>,
): Sealed => ({ to: keyId(key), box: seal(JSON.stringify(parts), table, key, contextOf(head, revision), random) });

/** What an entry says to the reader's browsers under one name; undefined if nothing. */
export const partForBrowser = (
  { id, tableKey }: Head,
  { keys }: Reader,
  { r, sealed = [] }: Entry,
  name: string,
): unknown => {
  for (const { to, box } of sealed) {
    const secret = Object.hasOwn(keys, to) ? keys[to] : undefined;
    const pair = secret === undefined ? undefined : keyPairOf(secret, tableKey);
    const parts = pair && parseJson(open(box, pair, tableKey, contextOf({ id }, r)), LONGEST);
    if (isObject(parts) && Object.hasOwn(parts, name)) return parts[name];
  }
  return undefined;
};

/** Opens again what was sealed to a browser, for its sender: with the table's own keys. */
export const partsSentTo = (
  { head, table }: Pick<Sealer, 'head' | 'table'>,
  key: string,
  { r, sealed = [] }: Entry,
): unknown => {
  const found = sealed.find(({ to }) => to === keyId(key));
  return found && parseJson(openSent(found.box, table, key, contextOf(head, r)), LONGEST);
};
