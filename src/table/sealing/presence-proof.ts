/**
 * How a referee shows that he is there. Anybody may send anything over the module's socket, and repeat what he heard
 * there: so a client asks with a number of its own, and believes only who answers it with the table's key.
 */
import type { Random } from './bytes';
import { hasShape, isCount, isText, parseJson } from '../record/checks';
import { canSealTo, type KeyPair, open, seal } from './sealing';

/** What a client asks with: its own key, and a number that it uses once. */
export interface Challenge {
  readonly key: string;
  readonly nonce: string;
}

/** What a referee says of a table: which tab he is, and since which lease. */
export interface Presence {
  readonly client: string;
  readonly epoch: number;
}

const LONGEST = 1000;

const contextOf = (table: string, nonce: string): string => `${table} here ${nonce}`;

/** A referee's answer to a challenge, sealed with the table's key; undefined if the challenge has no key. */
export const sealPresence = (
  presence: Presence,
  table: { readonly id: string; readonly key: KeyPair },
  challenge: Challenge,
  random: Random,
): string | undefined =>
  canSealTo(table.key, challenge.key)
    ? seal(JSON.stringify(presence), table.key, challenge.key, contextOf(table.id, challenge.nonce), random)
    : undefined;

/** What an answer to my challenge says; undefined if it is no answer to it, or not from a holder of the table's key. */
export const openPresence = (
  box: string,
  mine: KeyPair,
  nonce: string,
  table: { readonly id: string; readonly tableKey: string },
): Presence | undefined => {
  const text = open(box, mine, table.tableKey, contextOf(table.id, nonce));
  const value = text === undefined ? undefined : parseJson(text, LONGEST);
  return hasShape({ client: isText(), epoch: isCount }, value) ? (value as Presence) : undefined;
};
