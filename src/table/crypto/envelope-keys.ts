/**
 * Envelopes with forward secrecy: the sender makes an ephemeral key for each (`letter` in the format), the referee a session
 * key (`sitting`). Both are forgotten. Then nobody opens the envelope, whatever long-term key is shown or stolen later.
 *
 * Three agreements go into an envelope's key. Ephemeral with session key: nobody opens it later. The sender's long-term key
 * with the session key: nobody else has sent it. Ephemeral with the table's long-term key: nobody else reads it, whoever's
 * session key the sender was told of.
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

/** An X25519 pair for one envelope or one session. It is never stored. */
export type EphemeralKey = KeyPair;

const KEY_BYTES = 32;

export const newEphemeralKey = (random: Random): EphemeralKey => {
  const secret = random(KEY_BYTES);
  return { secret: toBase64(secret), public: toBase64(x25519.getPublicKey(secret)) };
};

// Checking one takes a millisecond, and a session key is checked again and again.
const MOST_KNOWN = 100;
const known = new Set<string>();

/** Is this text such a key? */
export const isEphemeralKey = (text: string): boolean => {
  if (known.has(text)) return true;
  const bytes = fromBase64(text);
  if (!bytes || !isAgreeingPart(bytes)) return false;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(text);
  return true;
};

/** Sender and reader, by their public keys. */
export interface Parties {
  /** The envelope's ephemeral key. */
  readonly letter: string;
  /** The sender's long-term key. */
  readonly sender: string;
  readonly sitting: string;
  /** The table's long-term key. */
  readonly table: string;
}

const bytesOf = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array();
const longTerm = ({ secret, public: own }: KeyPair): Uint8Array => agreeingSecret(bytesOf(secret), isApart(own));

/** The other's public part; throws on what is none, or leads every secret to nothing. */
const partOf = (publicKey: string): Uint8Array => {
  const part = isWholeKey(publicKey) ? agreeingPart(publicKey) : undefined;
  if (!part) throw new Error('not a key');
  return part;
};
const ephemeralPart = (publicKey: string): Uint8Array => {
  const part = bytesOf(publicKey);
  if (!isWrittenRight(part)) throw new Error('not a key');
  return part;
};

/** A key for one use between two ephemeral keys; throws if `other` is none. */
export const agreedOnce = (own: EphemeralKey, other: string, use: string): Uint8Array =>
  derived(x25519.getSharedSecret(bytesOf(own.secret), ephemeralPart(other)), use);

/** The way of an envelope, or of the answer to it: each has a key of its own. */
type Way = 'letter' | 'answer';
export type EnvelopeKey = (way: Way) => Uint8Array;

/** Throws if they do not agree; computes the agreement once. */
const keyOf = (
  { letter, sender, sitting, table }: Parties,
  agreed: () => readonly [Uint8Array, Uint8Array, Uint8Array],
): EnvelopeKey => {
  let shared: Uint8Array | undefined;
  return way => {
    shared ??= Uint8Array.from(agreed().flatMap(part => [...part]));
    return derived(shared, `${way} ${letter} ${sender} ${sitting} ${table}`);
  };
};

/** A referee's agreements in one session: with each sender, and for the last envelopes. They go with the session key. */
interface Agreed {
  readonly senders: Map<string, Uint8Array>;
  readonly letters: Map<string, EnvelopeKey>;
}
const MOST_AGREED = 200;
const inSession = new WeakMap<EphemeralKey, Agreed>();
const agreedIn = (sitting: EphemeralKey): Agreed => {
  const found = inSession.get(sitting) ?? { senders: new Map(), letters: new Map() };
  inSession.set(sitting, found);
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

/** The keys of an envelope for its sender. */
export const keyForSender = (own: EphemeralKey, mine: KeyPair, sitting: string, table: string): EnvelopeKey =>
  keyOf({ letter: own.public, sender: mine.public, sitting, table }, () => [
    x25519.getSharedSecret(bytesOf(own.secret), ephemeralPart(sitting)),
    x25519.getSharedSecret(longTerm(mine), ephemeralPart(sitting)),
    x25519.getSharedSecret(bytesOf(own.secret), partOf(table)),
  ]);

/** The same for its reader. */
export const keyForReader = (letter: string, sender: string, sitting: EphemeralKey, table: KeyPair): EnvelopeKey => {
  const { letters, senders } = agreedIn(sitting);
  const parties = { letter, sender, sitting: sitting.public, table: table.public };
  return noted(letters, `${letter} ${sender} ${table.public}`, () =>
    keyOf(parties, () => [
      x25519.getSharedSecret(bytesOf(sitting.secret), ephemeralPart(letter)),
      noted(senders, sender, () => x25519.getSharedSecret(bytesOf(sitting.secret), partOf(sender))),
      x25519.getSharedSecret(longTerm(table), ephemeralPart(letter)),
    ]),
  );
};

export const sealBytesBy = (key: EnvelopeKey, way: Way, bytes: Uint8Array, context: string, random: Random): string =>
  boxBytes(key(way), bytes, context, random);
export const sealBy = (key: EnvelopeKey, way: Way, text: string, context: string, random: Random): string =>
  box(key(way), text, context, random);

/** The content of a box; undefined if it is for other keys, another place, or the other way. */
export const openBytesBy = (key: EnvelopeKey, way: Way, text: string, context: string): Uint8Array | undefined =>
  unboxBytes(() => key(way), text, context);
export const openBy = (key: EnvelopeKey, way: Way, text: string, context: string): string | undefined =>
  unbox(() => key(way), text, context);
