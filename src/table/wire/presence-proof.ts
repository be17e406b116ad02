/**
 * How a referee proves that they are there. Anybody may send anything over the module's socket, and repeat what they
 * heard there. So a client asks with a random number of its own, and believes only a reply that uses the table's key.
 */
import type { Random } from '../crypto/bytes';
import { count, fields, type Of, parseJson, read, text } from '../../kernel/reading';
import type { KeyPair } from '../crypto/keys';
import { canSealTo, open, seal } from '../crypto/sealing';

/** What a client asks with: its own key, and a number that it uses once. */
export interface Challenge {
  readonly key: string;
  readonly nonce: string;
}

/** What a referee says of a table: which tab they are, and since which lease. */
export type Presence = Of<typeof presence>;
const presence = fields({ client: text(), epoch: count });

const LONGEST = 1000;

const contextOf = (table: string, nonce: string): string => `${table} here ${nonce}`;

/** A referee's answer to a challenge, sealed with the table's key; undefined if the challenge has no key. */
export const sealPresence = (
  said: Presence,
  table: { readonly id: string; readonly key: KeyPair },
  challenge: Challenge,
  random: Random,
): string | undefined =>
  canSealTo(table.key, challenge.key)
    ? seal(JSON.stringify(said), table.key, challenge.key, contextOf(table.id, challenge.nonce), random)
    : undefined;

/** What an answer to my challenge says; undefined if it is no answer to it, or not from a holder of the table's key. */
export const openPresence = (
  box: string,
  mine: KeyPair,
  nonce: string,
  table: { readonly id: string; readonly tableKey: string },
): Presence | undefined => {
  return read(presence, parseJson(open(box, mine, table.tableKey, contextOf(table.id, nonce)), LONGEST));
};
