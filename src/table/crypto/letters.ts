/**
 * Letters that stay shut: sealed between a key that their sender makes for one letter and a key that its reader makes for one
 * sitting. Both are forgotten, and then nobody opens the letter, whatever lasting key is shown or stolen later.
 *
 * Three agreements go into a letter's key: of the letter's key with the sitting's (nobody opens it later), of the sender's
 * lasting key with the sitting's (nobody else has sent it), and of the letter's key with the table's lasting one (nobody else
 * reads it, whoever's sitting they were told of).
 */
import { x25519 } from '@noble/curves/ed25519.js';
import { fromBase64, type Random, toBase64 } from './bytes';
import {
  agreeingPart,
  agreeingSecret,
  derived,
  isAgreeingPart,
  isApart,
  isWholeKey,
  isWrittenRight,
  type KeyPair,
} from './keys';
import { box, boxBytes, unbox, unboxBytes } from './sealing';

/** An X25519 pair for one letter or one sitting. It is never stored. */
export type PassingKey = KeyPair;

const KEY_BYTES = 32;

export const newPassingKey = (random: Random): PassingKey => {
  const secret = random(KEY_BYTES);
  return { secret: toBase64(secret), public: toBase64(x25519.getPublicKey(secret)) };
};

// Looking at one takes a millisecond, and that of a sitting is looked at again and again.
const MOST_KNOWN = 100;
const known = new Set<string>();

/** Is this text such a key? */
export const isPassingKey = (text: string): boolean => {
  if (known.has(text)) return true;
  const bytes = fromBase64(text);
  if (!bytes || !isAgreeingPart(bytes)) return false;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(text);
  return true;
};

/** Who writes and who reads, by their public keys. */
export interface Parties {
  /** The letter's own key. */
  readonly letter: string;
  /** The lasting key of who sends it. */
  readonly sender: string;
  readonly sitting: string;
  /** The table's lasting key. */
  readonly table: string;
}

const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array();
const lasting = ({ secret, public: own }: KeyPair): Uint8Array => agreeingSecret(bytesOf(secret), isApart(own));

/** The other's public part; throws on what is none, or leads every secret to nothing. */
const partOf = (publicKey: string): Uint8Array => {
  const part = isWholeKey(publicKey) ? agreeingPart(publicKey) : undefined;
  if (!part) throw new Error('not a key');
  return part;
};
const passingPart = (publicKey: string): Uint8Array => {
  const part = bytesOf(publicKey);
  if (!isWrittenRight(part)) throw new Error('not a key');
  return part;
};

/** A key for one use between two that are not kept; throws on what is none. */
export const agreedOnce = (own: PassingKey, other: string, use: string): Uint8Array =>
  derived(x25519.getSharedSecret(bytesOf(own.secret), passingPart(other)), use);

/** The way of a letter, or of the answer to it: each has a key of its own. */
type Way = 'letter' | 'answer';
export type LetterKey = (way: Way) => Uint8Array;

/** Throws where they do not agree; what they agree on is found once. */
const keyOf = (
  { letter, sender, sitting, table }: Parties,
  agreed: () => readonly [Uint8Array, Uint8Array, Uint8Array],
): LetterKey => {
  let shared: Uint8Array | undefined;
  return way => {
    shared ??= Uint8Array.from(agreed().flatMap(part => [...part]));
    return derived(shared, `${way} ${letter} ${sender} ${sitting} ${table}`);
  };
};

/** What a referee has agreed on in one sitting: with each sender, and for the last letters. It goes with the sitting's key. */
interface Agreed {
  readonly senders: Map<string, Uint8Array>;
  readonly letters: Map<string, LetterKey>;
}
const MOST_AGREED = 200;
const inSitting = new WeakMap<PassingKey, Agreed>();
const agreedIn = (sitting: PassingKey): Agreed => {
  const found = inSitting.get(sitting) ?? { senders: new Map(), letters: new Map() };
  inSitting.set(sitting, found);
  return found;
};
const noted = <T>(all: Map<string, T>, name: string, make: () => T): T => {
  const before = all.get(name);
  if (before !== undefined) return before;
  const made = make();
  if (all.size >= MOST_AGREED) all.clear();
  all.set(name, made);
  return made;
};

/** The keys of a letter for who sends it. */
export const keyForSender = (own: PassingKey, mine: KeyPair, sitting: string, table: string): LetterKey =>
  keyOf({ letter: own.public, sender: mine.public, sitting, table }, () => [
    x25519.getSharedSecret(bytesOf(own.secret), passingPart(sitting)),
    x25519.getSharedSecret(lasting(mine), passingPart(sitting)),
    x25519.getSharedSecret(bytesOf(own.secret), partOf(table)),
  ]);

/** The same for who reads it. */
export const keyForReader = (letter: string, sender: string, sitting: PassingKey, table: KeyPair): LetterKey => {
  const { letters, senders } = agreedIn(sitting);
  const parties = { letter, sender, sitting: sitting.public, table: table.public };
  return noted(letters, `${letter} ${sender} ${table.public}`, () =>
    keyOf(parties, () => [
      x25519.getSharedSecret(bytesOf(sitting.secret), passingPart(letter)),
      noted(senders, sender, () => x25519.getSharedSecret(bytesOf(sitting.secret), partOf(sender))),
      x25519.getSharedSecret(lasting(table), passingPart(letter)),
    ]),
  );
};

export const sealBytesBy = (key: LetterKey, way: Way, bytes: Uint8Array, context: string, random: Random): string =>
  boxBytes(key(way), bytes, context, random);
export const sealBy = (key: LetterKey, way: Way, text: string, context: string, random: Random): string =>
  box(key(way), text, context, random);

/** What a box holds; undefined if it is for other keys, another place, or the other way. */
export const openBytesBy = (key: LetterKey, way: Way, text: string, context: string): Uint8Array | undefined =>
  unboxBytes(() => key(way), text, context);
export const openBy = (key: LetterKey, way: Way, text: string, context: string): string | undefined =>
  unbox(() => key(way), text, context);
