/** The move that a user has left, read from what lies in their flags, and how it stands with it. */
import type { KeyPair } from '../crypto/keys';
import { type Fate, fateOf } from '../judgement/left-fate';
import type { Ask } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { openOwnEnvelope } from '../wire/envelopes';
import { type LeftMove, parseLeft } from '../wire/left-moves';

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
