/** What a user has left, a move or a standing answer, read from what lies in their flags, and how it stands with it. */
import type { KeyPair } from '../crypto/keys';
import { type Fate, fateOf } from '../judgement/left-fate';
import { type Ended, endOf } from '../judgement/standing';
import type { Ask } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { openOwnEnvelope, type LeftMove, parseLeft } from '../wire/envelopes';

export interface Lying {
  readonly move: LeftMove;
  /** What was left, where this browser can read it. */
  readonly ask: Extract<Ask, { readonly kind: 'command' }> | undefined;
  /** This browser has left it, and is answered. */
  readonly isOwn: boolean;
  readonly fate: Fate;
}

export const lyingAt = (timeline: Timeline, value: unknown, mine: KeyPair): Lying | undefined => {
  const { head } = timeline;
  const move = parseLeft(value, head.id);
  if (!move) return undefined;
  const { seen, envelope } = move;
  const opened = openOwnEnvelope(envelope, mine, head)?.ask;
  const ask = opened?.kind === 'command' ? opened : undefined;
  const fate = fateOf(timeline, { id: envelope.id, seen }, ask);
  return { move, ask, isOwn: envelope.key === mine.public, fate };
};

export interface LyingStanding {
  readonly move: LeftMove;
  /** Which answer it is, where this browser can read it. */
  readonly word: string | undefined;
  /** Why it stands no longer. */
  readonly end: Ended | undefined;
}

/** The standing answer of a seat. */
export const standingAt = (
  timeline: Timeline,
  seat: string,
  value: unknown,
  mine: KeyPair,
): LyingStanding | undefined => {
  const { head } = timeline;
  const move = parseLeft(value, head.id);
  if (!move) return undefined;
  const ask = openOwnEnvelope(move.envelope, mine, head)?.ask;
  const word = ask?.kind === 'command' && ask.seat === seat ? ask.stands : undefined;
  // what cannot be read cannot be judged, but a game that is over needs no answer
  const end =
    word === undefined
      ? timeline.ending
        ? 'over'
        : undefined
      : endOf(timeline, { seat, word, seen: move.seen, left: move.at });
  return { move, word, end };
};
