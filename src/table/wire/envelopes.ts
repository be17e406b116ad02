/** What a client asks of the referee on its way, and the answer: both sealed, for either may tell a secret. */
import { type Random, toBase64 } from '../crypto/bytes';
import { is, type Of, parseJson, read } from '../../kernel/reading';
import type { Ask, Envelope, EnvelopeContent, Problem, Reply } from '../record/model';
import * as shapes from '../record/shapes';
import { signRequest } from '../record/signatures';
import { keyId, type KeyPair, open, openSent, seal } from '../crypto/sealing';

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

/** Signs an ask and seals it to the referee of a table. `id` is new for each ask and kept when it is sent again. */
export const sealEnvelope = (
  { ask, seen, link }: Asking,
  mine: KeyPair,
  table: { readonly id: string; readonly tableKey: string },
  id: string,
  random: Random,
): Envelope => {
  const s = signRequest({ table: table.id, id, seen, link, ask }, mine);
  const text = JSON.stringify({ seen, link, s, ask } satisfies EnvelopeContent);
  const box = seal(text, mine, table.tableKey, askContext(table.id, id), random);
  return { format: 1, table: table.id, id, key: mine.public, box };
};

/** An envelope from outside, if it has the form of one. */
export const parseEnvelope = (value: unknown): Envelope | undefined => {
  const envelope = read(shapes.envelope, value);
  return envelope && isOwnId(envelope) ? envelope : undefined;
};

/** What an envelope holds, opened with the table's key: that it opens proves who sealed it. */
export const openEnvelope = (envelope: Envelope, table: KeyPair): EnvelopeContent | Problem => {
  const text = open(envelope.box, table, envelope.key, askContext(envelope.table, envelope.id));
  if (text === undefined) return { problem: 'letter-not-opened' };
  return read(shapes.envelopeContent, parseJson(text, LONGEST)) ?? { problem: 'letter-malformed' };
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

/** Seals the reply to an envelope to its sender. */
export const sealReply = (reply: Reply, table: KeyPair, envelope: Envelope, random: Random): Answer => {
  const context = replyContext(envelope.table, envelope.id);
  return { format: 1, id: envelope.id, box: seal(JSON.stringify(reply), table, envelope.key, context, random) };
};

/** Opens the answer to an envelope of mine. */
export const openReply = (answer: unknown, mine: KeyPair, tableKey: string, envelope: Envelope): Reply => {
  const isMine = is(shapes.answer, answer) && answer.id === envelope.id;
  const context = replyContext(envelope.table, envelope.id);
  const value = isMine ? parseJson(open(answer.box, mine, tableKey, context), LONGEST) : undefined;
  return read(shapes.reply, value) ?? { ok: false, problem: { problem: 'reply-unreadable' } };
};
