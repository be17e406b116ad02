/**
 * Texts sealed for one key, and signatures: Ed25519, X25519, HKDF-SHA256, XChaCha20-Poly1305.
 *
 * Each direction between two keys has its own key, and everything sealed is bound to its place (`context`: which table, which
 * revision or message), so what is copied elsewhere does not open.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { fromBase64, fromUtf8, linkOf, type Random, toBase64, toUtf8 } from './bytes';
import {
  agreeingPart,
  agreeingSecret,
  derived,
  isApart,
  isPublicKey,
  isWholeKey,
  type KeyPair,
  signingPart,
  signingSecret,
} from './keys';

const NONCE_BYTES = 24;
const BLOCK = 96;
const MARK = 0x80;

/** The signature of a text, base64url. */
export const signed = (text: string, { secret, public: own }: KeyPair): string =>
  toBase64(ed25519.sign(toUtf8(text), signingSecret(fromBase64(secret) ?? new Uint8Array(), isApart(own))));

// Checking a signature takes a millisecond, and a record is read more than once: what was right stays right.
const MOST_RIGHT = 5000;
const right = new Set<string>();

/** Has the owner of this public key signed the text? */
export const isSigned = (text: string, signature: string, publicKey: string): boolean => {
  const name = `${publicKey} ${signature} ${linkOf(text)}`;
  if (right.has(name)) return true;
  const [bytes, key] = [fromBase64(signature), signingPart(publicKey)];
  if (!bytes || !key || !isWholeKey(publicKey)) return false;
  // the library throws for what is no point of the curve
  try {
    if (!ed25519.verify(bytes, toUtf8(text), key, { zip215: false })) return false;
  } catch {
    return false;
  }
  if (right.size >= MOST_RIGHT) right.clear();
  right.add(name);
  return true;
};

// Agreeing on a key takes a millisecond, a box some microseconds: the agreed keys are kept.
const KEPT = 500;
const agreed = new Map<string, Uint8Array>();

/** A key that was agreed on or derived before, or is now. `name` holds a secret: it is never to be shown. */
export const kept = (name: string, make: () => Uint8Array): Uint8Array => {
  const known = agreed.get(name);
  if (known) return known;
  if (agreed.size >= KEPT) agreed.clear();
  const made = make();
  agreed.set(name, made);
  return made;
};

/** The key for what goes from one key pair's owner to the other's; throws on what is no key. */
const sharedKey = (mine: KeyPair, theirs: string, from: string, to: string): Uint8Array =>
  kept(`${mine.secret} ${from} ${to}`, () => {
    const [secret, open] = [fromBase64(mine.secret), agreeingPart(theirs)];
    if (!secret || !open || !isWholeKey(theirs)) throw new Error('not a key');
    return derived(x25519.getSharedSecret(agreeingSecret(secret, isApart(mine.public)), open), `${from} ${to}`);
  });

/** Is this a key one can seal to? Some texts have the length of a key and agree on nothing. */
export const canSealTo = (mine: KeyPair, theirs: unknown): theirs is string => {
  if (!isPublicKey(theirs)) return false;
  try {
    return sharedKey(mine, theirs, mine.public, theirs).length > 0;
  } catch {
    return false;
  }
};

/** The key for what only the owner of a secret may read. */
const ownKey = (secret: string): Uint8Array => kept(`${secret} own`, () => derived(toUtf8(secret), 'own'));

/** Filled up to whole blocks, so that the length of a box does not tell one card's name from another's. */
export const padded = (bytes: Uint8Array, block: number): Uint8Array => {
  const full = new Uint8Array(Math.ceil((bytes.length + 1) / block) * block);
  full.set(bytes);
  full[bytes.length] = MARK;
  return full;
};

/** The same without what it was filled up with. */
export const unpadded = (full: Uint8Array): Uint8Array => full.subarray(0, full.lastIndexOf(MARK));

export const boxBytes = (key: Uint8Array, bytes: Uint8Array, context: string, random: Random): string => {
  const nonce = random(NONCE_BYTES);
  const cipher = xchacha20poly1305(key, nonce, toUtf8(context));
  const sealed = cipher.encrypt(padded(bytes, BLOCK));
  const whole = new Uint8Array(NONCE_BYTES + sealed.length);
  whole.set(nonce);
  whole.set(sealed, NONCE_BYTES);
  return toBase64(whole);
};

export const unboxBytes = (key: () => Uint8Array, text: string, context: string): Uint8Array | undefined => {
  const whole = fromBase64(text);
  if (!whole || whole.length <= NONCE_BYTES) return undefined;
  // a box for another key, place or direction fails its check: the cipher says so by throwing
  try {
    const cipher = xchacha20poly1305(key(), whole.subarray(0, NONCE_BYTES), toUtf8(context));
    return unpadded(cipher.decrypt(whole.subarray(NONCE_BYTES)));
  } catch {
    return undefined;
  }
};

export const box = (key: Uint8Array, text: string, context: string, random: Random): string =>
  boxBytes(key, toUtf8(text), context, random);
export const unbox = (...sealed: Parameters<typeof unboxBytes>): string | undefined => {
  const bytes = unboxBytes(...sealed);
  return bytes && fromUtf8(bytes);
};

/** Seals a text to another's public key. */
export const seal = (text: string, mine: KeyPair, theirs: string, context: string, random: Random): string =>
  box(sharedKey(mine, theirs, mine.public, theirs), text, context, random);

/** Opens what `theirs` has sealed to me; undefined if it is not for me, not from them, or belongs elsewhere. */
export const open = (text: string, mine: KeyPair, theirs: string, context: string): string | undefined =>
  unbox(() => sharedKey(mine, theirs, theirs, mine.public), text, context);

/** Opens again what I have sealed to `theirs`. */
export const openSent = (text: string, mine: KeyPair, theirs: string, context: string): string | undefined =>
  unbox(() => sharedKey(mine, theirs, mine.public, theirs), text, context);

/** Seals a text to the owner of a secret alone. */
export const sealOwn = (text: string, secret: string, context: string, random: Random): string =>
  box(ownKey(secret), text, context, random);

/** Opens what was sealed by `sealOwn`. */
export const openOwn = (text: string, secret: string, context: string): string | undefined =>
  unbox(() => ownKey(secret), text, context);
