/** Messages between pages: letters to the referee, and the answers. */
import { count, either, fields, just, maybe, text } from '../../kernel/reading';
import { ASKS, key, link, problem, refusal, share, signature } from './shapes';

/** An envelope longer than this is not even opened. */
export const LONGEST_ENVELOPE = 32 * 1024;

const enveloped = { table: text(), id: text(64), key, box: text(LONGEST_ENVELOPE) };
/**
 * A letter in transit. `key` is the sender's public key, `box` holds a `EnvelopeContent`. `from` is the letter's own key,
 * `to` that of the referee's sitting (from format 3 of a table on).
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
