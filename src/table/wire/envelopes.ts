/** A request from a client to the referee, and the reply. Both are sealed, because either may contain a secret. */
import { type Random, toBase64 } from '../crypto/bytes';
import { is, type Of, parseJson, read, count, fields } from '../../kernel/reading';
import type { Ask, Envelope, EnvelopeContent, Problem, Reply } from '../record/model';
import { compact, expanded, lexiconOf } from '../record/compact';
import * as shapes from '../record/envelope-shapes';
import { signRequest } from '../record/signatures';
import type { EnvelopeTarget } from '../record/sitting';
import { isApart, keyId, type KeyPair } from '../crypto/keys';
import {
  keyForReader,
  keyForSender,
  type EnvelopeKey,
  newEphemeralKey,
  openBy,
  openBytesBy,
  type EphemeralKey,
  sealBy,
  sealBytesBy,
} from '../crypto/envelope-keys';
import { canSealTo, open, openSent, seal } from '../crypto/sealing';
import { envelope } from '../record/envelope-shapes';
import { time } from '../record/shapes';

const LONGEST = shapes.LONGEST_ENVELOPE;

const askContext = (table: string, id: string): string => `${table} ask ${id}`;
const replyContext = (table: string, id: string): string => `${table} reply ${id}`;

/** Its id begins with the sender's key. */
const isOwnId = ({ id, key }: Envelope): boolean => id.startsWith(`${keyId(key)}.`);

/** A new message id. It begins with the sender's key, so nobody can use up another's id. */
export const newMessageId = (mine: KeyPair, random: Random): string => `${keyId(mine.public)}.${toBase64(random(6))}`;

/** What a client asks, and how far it had read the record. */
export interface Asking {
  readonly ask: Ask;
  readonly seen: number;
  readonly link: string;
}

const contentOf = ({ ask, seen, link }: Asking, mine: KeyPair, table: string, id: string): EnvelopeContent => {
  const s = signRequest({ table, id, seen, link, ask }, mine);
  return { seen, link, s, ask };
};

/** Frequent words of envelopes; both pages have one version of the module. */
const OFTEN = lexiconOf([
  'seen',
  'link',
  's',
  'ask',
  'kind',
  'command',
  'seat',
  'share',
  'card',
  'piece',
  'to',
  'from',
]);

/**
 * Signs a request and seals it to the table's long-term key, which opens it later too. Tables before format 3 seal all
 * envelopes this way. `id` is new for each ask and kept when it is sent again.
 */
export const sealEnvelope = (
  asking: Asking,
  mine: KeyPair,
  table: Pick<EnvelopeTarget, 'id' | 'tableKey'>,
  id: string,
  random: Random,
): Envelope => {
  const content = JSON.stringify(contentOf(asking, mine, table.id, id));
  const box = seal(content, mine, table.tableKey, askContext(table.id, id), random);
  return { format: 1, table: table.id, id, key: mine.public, box };
};

/** An envelope, and what its sender needs to read the answer. The sender forgets it with the answer. */
export interface SealedRequest {
  readonly envelope: Envelope;
  readonly own?: EphemeralKey;
  /** The key that it was sealed with: the answer uses the same agreements. */
  readonly key?: EnvelopeKey;
}

/** Signs an ask and seals it to the present referee's session key; undefined if the record names none. */
export const sealToSession = (
  asking: Asking,
  mine: KeyPair,
  table: EnvelopeTarget,
  id: string,
  random: Random,
): SealedRequest | undefined => {
  if (!isApart(table.tableKey)) return { envelope: sealEnvelope(asking, mine, table, id, random) };
  const { sitting: to } = table;
  if (to === undefined) return undefined;
  const own = newEphemeralKey(random);
  const key = keyForSender(own, mine, to, table.tableKey);
  const content = compact(contentOf(asking, mine, table.id, id), OFTEN);
  const box = sealBytesBy(key, 'letter', content, askContext(table.id, id), random);
  return { envelope: { format: 2, table: table.id, id, key: mine.public, from: own.public, to, box }, own, key };
};

/** An envelope from outside, if it has the form of one. */
export const parseEnvelope = (value: unknown): Envelope | undefined => {
  const envelope = read(shapes.envelope, value);
  return envelope && isOwnId(envelope) ? envelope : undefined;
};

/** What a referee opens envelopes with: the table's key and their session key. */
export interface Opener {
  readonly table: KeyPair;
  readonly sitting: EphemeralKey;
}

const readerOf = ({ from, key }: Extract<Envelope, { readonly format: 2 }>, { sitting, table }: Opener) =>
  keyForReader(from, key, sitting, table);

/** What an envelope holds: that it opens proves who sealed it. One to another sitting opens for nobody any more. */
export const openEnvelope = (envelope: Envelope, opener: Opener): EnvelopeContent | Problem => {
  const context = askContext(envelope.table, envelope.id);
  const { table, sitting } = opener;
  if (envelope.format === 2 && envelope.to !== sitting.public) return { problem: 'sat-down-since' };
  const { box, key } = envelope;
  const isSitting = envelope.format === 2;
  const bytes = isSitting ? openBytesBy(readerOf(envelope, opener), 'letter', box, context) : undefined;
  const text = isSitting ? undefined : open(box, table, key, context);
  if (bytes === undefined && text === undefined) return { problem: 'letter-not-opened' };
  const content = bytes ? bytes.length <= LONGEST && expanded(bytes, OFTEN) : parseJson(text, LONGEST);
  return read(shapes.envelopeContent, content) ?? { problem: 'letter-malformed' };
};

/** Opens again what this browser has sealed to the referee; undefined if it was another, or the table is another's. */
export const openOwnEnvelope = (
  { id, key, box, table }: Envelope,
  mine: KeyPair,
  head: { readonly id: string; readonly tableKey: string },
): EnvelopeContent | undefined => {
  if (key !== mine.public || table !== head.id) return undefined;
  const text = openSent(box, mine, head.tableKey, askContext(table, id));
  return read(shapes.envelopeContent, parseJson(text, LONGEST));
};

export type Answer = Of<typeof shapes.answer>;

/** Seals the reply to an envelope to its sender; undefined if nothing can be sealed to them. */
export const sealReply = (reply: Reply, opener: Opener, envelope: Envelope, random: Random): Answer | undefined => {
  const { id, key } = envelope;
  const context = replyContext(envelope.table, id);
  const text = JSON.stringify(reply);
  if (envelope.format === 1) {
    return canSealTo(opener.table, key)
      ? { format: 1, id, box: seal(text, opener.table, key, context, random) }
      : undefined;
  }
  // the library throws for what is no key
  try {
    const box = sealBy(readerOf(envelope, opener), 'answer', text, context, random);
    return { format: 2, id, by: opener.sitting.public, box };
  } catch {
    return undefined;
  }
};

/**
 * Opens the reply to an envelope of mine. Another referee may answer than the one to whom it was sealed. Only a holder
 * of the table's key can, whichever sitting the reply names.
 */
export const openReply = (
  given: unknown,
  mine: KeyPair,
  tableKey: string,
  { envelope, own, key }: SealedRequest,
): Reply => {
  const answer = is(shapes.answer, given) && given.id === envelope.id ? given : undefined;
  const context = replyContext(envelope.table, envelope.id);
  const text = (): string | undefined => {
    if (answer?.format === 1 && !own) return open(answer.box, mine, tableKey, context);
    if (answer?.format !== 2 || !own) return undefined;
    const isSame = envelope.format === 2 && envelope.to === answer.by && envelope.key === mine.public;
    const by = (isSame && key) || keyForSender(own, mine, answer.by, tableKey);
    return openBy(by, 'answer', answer.box, context);
  };
  return read(shapes.reply, parseJson(text(), LONGEST)) ?? { ok: false, problem: { problem: 'reply-unreadable' } };
};

// A move that is left while nobody referees is an envelope in its user's own flags, sealed to the table's lasting key,
// because there is no key of a sitting. Everybody can read and copy the flags, so the move counts only while it is
// there. It is signed as left, so that no envelope that was sent can be used later as a move that was left.

/** What the flags contain: when the move was left and what its sender had seen, for readers who cannot open the envelope. */
export type LeftMove = Of<typeof shape>;
const shape = fields({ at: time, seen: count, envelope });

/** Reads one from a user's flags, which may contain anything. */
export const parseLeft = (value: unknown, table: string): LeftMove | undefined => {
  const left = read(shape, value);
  return left && left.envelope.table === table && parseEnvelope(left.envelope) ? left : undefined;
};

/** Is this the envelope in the flags? */
export const isLeft = (value: unknown, given: Envelope): boolean => {
  const left = parseLeft(value, given.table)?.envelope;
  return left?.id === given.id && left.key === given.key && left.box === given.box;
};
