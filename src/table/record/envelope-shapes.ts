/** Messages between pages: envelopes to the referee, and the answers. */
import { count, either, fields, just, maybe, message, text, yesOrNo } from '../../kernel/reading';
import {
  edit,
  hash,
  hexNumber,
  holder,
  key,
  link,
  mode,
  problem,
  proposal,
  refusal,
  share,
  signature,
  time,
} from './shapes';

const request = <const K extends string, const F extends object>(kind: K, more: F) =>
  fields({ kind: just(kind), ...more });

/** What a client asks of the referee; sealed in transit, because it may itself be secret. */
export const ASKS = {
  /**
   * `left`: when it was left for a referee who was away (server time in ms). `stands`: a pass in every window to come, as long as
   * this standing answer of the game lets it pass.
   */
  command: request('command', {
    seat: text(),
    command: message,
    share: maybe(share),
    left: maybe(time),
    stands: maybe(text(40)),
  }),
  edit: request('edit', { seat: maybe(text()), edit }),
  undo: request('undo', { seat: text() }),
  propose: request('propose', { seat: text(), what: proposal }),
  vote: request('vote', { seat: text(), on: count, yes: yesOrNo }),
  commit: request('commit', { seat: text(), hash, root: maybe(share) }),
  number: request('number', { seat: text(), number: hexNumber }),
  claim: request('claim', { seat: text() }),
  leave: request('leave', { seat: text() }),
  seat: request('seat', { seat: text(), holder }),
  mode: request('mode', { mode }),
  trust: request('trust', { user: text(), trusted: yesOrNo }),
  vouch: request('vouch', { key }),
  look: request('look', { open: yesOrNo }),
  wait: request('wait', { seat: text(), on: count }),
  away: request('away', { seat: text(), on: count }),
  /** Begin without waiting for the missing seats. */
  start: request('start', {}),
  /** Reveal the secrets of a game that a change by hand has ended; after a command it happens by itself. */
  reveal: request('reveal', {}),
};

/** An envelope longer than this is not even opened. */
export const LONGEST_ENVELOPE = 32 * 1024;

const enveloped = { table: text(), id: text(64), key, box: text(LONGEST_ENVELOPE) };
/**
 * An envelope in transit. `key` is the sender's public key, `box` holds an `EnvelopeContent`. From format 3 of a table on,
 * `from` is the envelope's ephemeral key, `to` the referee's session key.
 */
export const envelope = either([
  fields({ format: just(1), ...enveloped }),
  fields({ format: just(2), ...enveloped, from: share, to: share }),
]);

/** `seen` is the revision its sender looked at, `link` the hash of the record up to there, `s` the signature. */
export const envelopeContent = fields({
  seen: count,
  link,
  s: signature,
  ask: either(Object.values(ASKS)),
});

export const reply = either([
  /** `held`: it is kept until the window closes, and stands in no entry yet. */
  fields({ ok: just(true), revision: count, held: maybe(just(true)) }),
  fields({ ok: just(false), refusal }),
  fields({ ok: just(false), problem }),
]);

/** A reply in transit, sealed to the sender of the envelope; `by`: the sitting that answers. */
export const answer = either([
  fields({ format: just(1), id: text(64), box: text(LONGEST_ENVELOPE) }),
  fields({ format: just(2), id: text(64), by: share, box: text(LONGEST_ENVELOPE) }),
]);
