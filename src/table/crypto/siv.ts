/**
 * Small seals for one reader, who has their secret already: AES-SIV (RFC 5297), which keeps no nonce.
 *
 * A record holds one or two of these for every command. The nonce follows from what is sealed and its place, so two
 * sealed texts are alike only if the same is sealed at the same place, and then they tell nothing new. Unlike a nonce that
 * counts it may be met again: a referee who rewrites a revision, after a takeover, discloses nothing.
 */
import { aessiv } from '@noble/ciphers/aes.js';
import { fromBase64, toBase64, toUtf8 } from './bytes';
import { derived } from './keys';
import { kept, padded, unpadded } from './sealing';

/**
 * What is sealed names every card by two bytes (`compact.ts`), so this hides which card it is even where a box holds
 * many, and of most commands how many fields they have.
 */
const BLOCK = 32;
const KEY_BYTES = 64;

const keyOf = (secret: string): Uint8Array =>
  kept(`${secret} small seals`, () => derived(toUtf8(secret), 'small seals', KEY_BYTES));

/** Seals bytes for the holders of the secret. `context` is their place in the record: they open nowhere else. */
export const sealSmall = (bytes: Uint8Array, secret: string, context: string): string =>
  toBase64(aessiv(keyOf(secret), toUtf8(context)).encrypt(padded(bytes, BLOCK)));

/** Opens what was sealed by `sealSmall`; undefined if it is for another secret or place, or is no box. */
export const openSmall = (box: string, secret: string, context: string): Uint8Array | undefined => {
  const whole = fromBase64(box);
  if (!whole) return undefined;
  // the cipher says by throwing that a box fails its check
  try {
    return unpadded(aessiv(keyOf(secret), toUtf8(context)).decrypt(whole));
  } catch {
    return undefined;
  }
};

/**
 * The secret of a seat since the entry that gave it to its holder (0: the head). It is derived from the table's secret,
 * which opens every seat's parts; one holder's secret says nothing of the next one's.
 */
export const seatSecret = (tableSecret: string, seat: string, since: number): string =>
  toBase64(kept(`${tableSecret} seat ${since} ${seat}`, () => derived(toUtf8(tableSecret), `seat ${since} ${seat}`)));
