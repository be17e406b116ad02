/** The coach: in two sentences what a question asks and what matters, until the reader has met its kind a few times. */
import { stepOf } from '../../kernel/lookup';
import { askedSeats } from './prompt';
import type { Reading } from './reading';

export interface CoachPanel {
  /** The kind of question: its words stand under `coach` in the game's lang. */
  readonly kind: string;
  readonly text: string;
}

/**
 * The kind of the question that this reader has to answer now; none for a reader who waits, watches or plays without
 * rules.
 */
export const questionKind = (reading: Reading): string | undefined => {
  const { game, timeline, seat } = reading.client;
  const step = timeline.state.agenda[0];
  if (timeline.mode === 'free' || seat === undefined || !step || !askedSeats(reading).includes(seat)) return undefined;
  return stepOf(game, step).run ? undefined : step.kind;
};

/** What the coach says to this reader; nothing once the kind of question is known, or where the game has no words for it. */
export const coachPanel = (reading: Reading, isKnown: (kind: string) => boolean): CoachPanel | undefined => {
  const kind = questionKind(reading);
  const key = `RT.${reading.client.game.id}.coach.${kind}`;
  if (kind === undefined || isKnown(kind) || !reading.speech.has(key)) return undefined;
  return { kind, text: reading.words.text(`coach.${kind}`) };
};
