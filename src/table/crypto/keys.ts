/**
 * Key pairs. At a table of format 3 one seed makes two pairs, each for one use: Ed25519 signs, X25519 agrees. The public
 * text is both, 43 letters each. Older tables have one Ed25519 pair for both, of 43 letters. A table's own key says which
 * kind all of its browsers have, so no key of the other kind counts there.
 */
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, linkOf, type Random, toBase64, toUtf8 } from './bytes';

/** Both as base64url. */
export interface KeyPair {
  readonly secret: string;
  readonly public: string;
}

const KEY_BYTES = 32;
/** The letters of one public key. */
const LETTERS = 43;

/** Is it a public text of two keys, one for each use? */
export const isApart = (publicKey: string): boolean => publicKey.length === 2 * LETTERS;

/** Are two keys of one kind? */
export const isSameKind = (one: string, other: string): boolean => isApart(one) === isApart(other);

/** The name of a key in `Sealed.to` and in the ids of messages: of two keys the whole hash, of an older one its first letters. */
export const keyId = (publicKey: string): string => (isApart(publicKey) ? linkOf(publicKey) : publicKey.slice(0, 12));

/** A key for one use alone: from it neither the secret nor a key for another use can be found. */
export const derived = (secret: Uint8Array, use: string, bytes = KEY_BYTES): Uint8Array =>
  hkdf(sha256, secret, undefined, toUtf8(`revolution-tables 1 ${use}`), bytes);

/** What a secret signs with. */
export const signingSecret = (secret: Uint8Array, isOfTwo: boolean): Uint8Array =>
  isOfTwo ? derived(secret, 'signing key') : secret;

/** What a secret agrees with: an older one takes its Ed25519 key to the other curve. */
export const agreeingSecret = (secret: Uint8Array, isOfTwo: boolean): Uint8Array =>
  isOfTwo ? derived(secret, 'agreement key') : ed25519.utils.toMontgomerySecret(secret);

/** The part that checks signatures. */
export const signingPart = (publicKey: string): Uint8Array | undefined => fromBase64(publicKey.slice(0, LETTERS));

/** The part that others agree with; throws on what is no point. */
export const agreeingPart = (publicKey: string): Uint8Array | undefined => {
  if (isApart(publicKey)) return fromBase64(publicKey.slice(LETTERS));
  const own = fromBase64(publicKey);
  return own && ed25519.utils.toMontgomery(own);
};

const publicOf = (secret: Uint8Array, isOfTwo: boolean): string => {
  const signing = toBase64(ed25519.getPublicKey(signingSecret(secret, isOfTwo)));
  return isOfTwo ? signing + toBase64(x25519.getPublicKey(agreeingSecret(secret, true))) : signing;
};

// Deriving a public key takes a millisecond, and the same few secrets are asked about again and again.
const MOST_PAIRS = 500;
const pairs = new Map<string, KeyPair>();

/** The key pair of a secret, of the kind that `like` has; undefined if the text is none. */
export const keyPairOf = (secret: string, like: string): KeyPair | undefined => {
  const name = `${isApart(like)} ${secret}`;
  const known = pairs.get(name);
  if (known) return known;
  const bytes = fromBase64(secret);
  if (bytes?.length !== KEY_BYTES) return undefined;
  const pair = { secret, public: publicOf(bytes, isApart(like)) };
  if (pairs.size >= MOST_PAIRS) pairs.clear();
  pairs.set(name, pair);
  return pair;
};

/** Is it the secret of this public key? */
export const isSecretOf = (secret: string, publicKey: string): boolean =>
  keyPairOf(secret, publicKey)?.public === publicKey;

/** A fresh key pair: of a table, or of a browser at a table with this key. Without one it is of the new kind. */
export const newKey = (random: Random, like?: string): KeyPair => {
  const bytes = random(KEY_BYTES);
  return { secret: toBase64(bytes), public: publicOf(bytes, like === undefined || isApart(like)) };
};

const isKey = (text: string): boolean => text.length < 64 && fromBase64(text)?.length === KEY_BYTES;

export const isPublicKey = (text: unknown): text is string =>
  typeof text === 'string' &&
  (isApart(text) ? isKey(text.slice(0, LETTERS)) && isKey(text.slice(LETTERS)) : isKey(text));

/** Is it a point that all secrets together can reach, and written in the only way? */
const isSigningPart = (bytes: Uint8Array): boolean => {
  // the library throws for what is no point of the curve
  try {
    const point = ed25519.Point.fromBytes(bytes);
    return !point.isSmallOrder() && point.isTorsionFree();
  } catch {
    return false;
  }
};

/** 2^255 - 19, as its bytes stand. */
const isBelowPrime = (bytes: Uint8Array): boolean => {
  const [first = 0, ...rest] = bytes;
  const last = rest.pop() ?? 0;
  return last < 0x7f || (last === 0x7f && (first < 0xed || rest.some(byte => byte < 0xff)));
};

/** Is it written in the only way? Whether a secret leads anywhere with it shows when they agree. */
export const isWrittenRight = (bytes: Uint8Array): boolean => bytes.length === KEY_BYTES && isBelowPrime(bytes);

const ONE = new Uint8Array(KEY_BYTES).fill(1);

/** Does everybody's secret lead somewhere with it, and is it written in the only way? */
export const isAgreeingPart = (bytes: Uint8Array): boolean => {
  if (!isWrittenRight(bytes)) return false;
  // a point of small order gives the same result for every secret: the library throws
  try {
    return x25519.getSharedSecret(ONE, bytes).length === KEY_BYTES;
  } catch {
    return false;
  }
};

const MOST_WHOLE = 1000;
const whole = new Set<string>();

/**
 * Is this a public key of the prime order? To others a small part can be added that no secret has: several of them would
 * answer to one secret, and a user could be named by each.
 */
export const isWholeKey = (publicKey: string): boolean => {
  if (whole.has(publicKey)) return true;
  if (!isPublicKey(publicKey)) return false;
  const signing = signingPart(publicKey);
  if (!signing || !isSigningPart(signing)) return false;
  const agreeing = isApart(publicKey) ? agreeingPart(publicKey) : undefined;
  if (agreeing && !isAgreeingPart(agreeing)) return false;
  if (whole.size >= MOST_WHOLE) whole.clear();
  whole.add(publicKey);
  return true;
};
