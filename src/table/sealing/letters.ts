/** What a client asks of the referee on its way, and the answer: both sealed, for either may tell a secret. */
import { type Random, toBase64 } from './bytes';
import { type Check, hasShape, isCount, isMessage, isOneOf, isText, isTrueOrFalse, parseJson } from '../record/checks';
import { isEdit, isNumber, isProblem, isProposal, isRefusal } from '../record/codec';
import { isHolder } from '../record/head';
import { type Ask, type Envelope, type Letter, MODES, type Problem, type Reply } from '../record/model';
import { isPublicKey, keyId, type KeyPair, open, seal } from './sealing';

/** A letter longer than this is not even opened. */
const LONGEST = 32 * 1024;

const askContext = (table: string, id: string): string => `${table} ask ${id}`;
const replyContext = (table: string, id: string): string => `${table} reply ${id}`;

const ASKS = {
  command: { seat: isText(), command: isMessage },
  edit: { 'seat?': isText(), edit: isEdit },
  undo: { seat: isText() },
  propose: { seat: isText(), what: isProposal },
  vote: { seat: isText(), on: isCount, yes: isTrueOrFalse },
  number: { seat: isText(), number: isNumber },
  claim: { seat: isText() },
  leave: { seat: isText() },
  seat: { seat: isText(), holder: isHolder },
  mode: { mode: isOneOf(...MODES) },
  trust: { user: isText(), trusted: isTrueOrFalse },
  look: { open: isTrueOrFalse },
  start: {},
  reveal: {},
} satisfies Record<Ask['kind'], Readonly<Record<string, Check>>>;

const isAsk: Check = value => {
  if (!isMessage(value)) return false;
  const { kind } = value as { readonly kind: string };
  return Object.hasOwn(ASKS, kind) && hasShape(ASKS[kind as Ask['kind']], value);
};

const isEnvelope = (value: unknown): value is Envelope =>
  hasShape(
    {
      format: format => format === 1,
      table: isText(),
      id: isText(64),
      key: isPublicKey,
      box: isText(LONGEST),
    },
    value,
  ) && isOwnId(value as Envelope);

const isOwnId = ({ id, key }: Envelope): boolean => id.startsWith(`${keyId(key)}.`);

/** A new message id. It begins with the sender's key, so nobody can use up another's id. */
export const newMessageId = (mine: KeyPair, random: Random): string => `${keyId(mine.public)}.${toBase64(random(6))}`;

/** Seals an ask to the referee of a table. `id` is new for each ask and kept when it is sent again. */
export const sealLetter = (
  letter: Letter,
  mine: KeyPair,
  table: { readonly id: string; readonly tableKey: string },
  id: string,
  random: Random,
): Envelope => ({
  format: 1,
  table: table.id,
  id,
  key: mine.public,
  box: seal(JSON.stringify(letter), mine, table.tableKey, askContext(table.id, id), random),
});

/** An envelope from outside, if it has the form of one. */
export const parseEnvelope = (value: unknown): Envelope | undefined => (isEnvelope(value) ? value : undefined);

/** The letter in an envelope, opened with the table's key: that it opens proves who sealed it. */
export const openLetter = (envelope: Envelope, table: KeyPair): Letter | Problem => {
  const text = open(envelope.box, table, envelope.key, askContext(envelope.table, envelope.id));
  if (text === undefined) return { problem: 'letter-not-opened' };
  const value = parseJson(text, LONGEST);
  return hasShape({ seen: isCount, ask: isAsk }, value) ? (value as Letter) : { problem: 'letter-malformed' };
};

/** A reply on its way back, sealed to the sender of the envelope. */
export interface Answer {
  readonly format: 1;
  readonly id: string;
  readonly box: string;
}

/** Seals the reply to an envelope to its sender. */
export const sealReply = (reply: Reply, table: KeyPair, envelope: Envelope, random: Random): Answer => {
  const context = replyContext(envelope.table, envelope.id);
  return { format: 1, id: envelope.id, box: seal(JSON.stringify(reply), table, envelope.key, context, random) };
};

const isYes: Check = value => value === true;
const isNo: Check = value => value === false;
const isReply: Check = value =>
  hasShape({ ok: isYes, revision: isCount }, value) ||
  hasShape({ ok: isNo, refusal: isRefusal }, value) ||
  hasShape({ ok: isNo, problem: isProblem }, value);

/** Opens the answer to an envelope of mine. */
export const openReply = (answer: unknown, mine: KeyPair, tableKey: string, envelope: Envelope): Reply => {
  const isSealed = hasShape({ id: one => one === envelope.id, box: isText(LONGEST) }, answer);
  const context = replyContext(envelope.table, envelope.id);
  const value = isSealed ? parseJson(open((answer as Answer).box, mine, tableKey, context), LONGEST) : undefined;
  return isReply(value) ? (value as Reply) : { ok: false, problem: { problem: 'reply-unreadable' } };
};
