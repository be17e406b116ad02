/** §end, §solitaire-end How the game ends: at an end of the track at once, or after the last Scoring Phase. */
import type { Ending } from '../../../kernel/game';
import { lastSpace, numbersAt } from '../options';
import { isSolo, trackLength, type State } from '../state';
import type { EndingReason, Seat, Step } from '../vocabulary';
import type { StepsHere } from './common';

type Result = Ending<Seat> & { readonly winner: Seat; readonly reason: EndingReason };

/** §end The side on whose half the marker stands wins; on the centre, the holder of the will of the people. */
const leading = ({ score, will }: State, reason: 'last-month' | 'third-round'): Result =>
  score ? { winner: score > 0 ? 'soviet' : 'government', reason } : { winner: will, reason: `${reason}-will` };

/** §end The side whose end of the track is reached, if any. */
export const reached = (state: State): Result | undefined =>
  Math.abs(state.score) >= trackLength(state)
    ? { winner: state.score > 0 ? 'soviet' : 'government', reason: 'support' }
    : undefined;

/** §end, §solitaire-end The result after a Scoring Phase, if it was the last. No month ends a solitaire game. */
export const afterScoring = (state: State): Result | undefined => {
  if (isSolo(state)) return state.round >= numbersAt(state)['solo-rounds'] ? leading(state, 'third-round') : undefined;
  return state.month >= lastSpace(state) ? leading(state, 'last-month') : undefined;
};

/** What must happen as soon as it is true, by the rules or after a change by hand. */
export const watch = (state: State): readonly Step[] => {
  if (state.ending || state.agenda[0]?.kind === 'end') return [];
  const won = reached(state);
  return won ? [{ kind: 'end', ...won }] : [];
};

export const endingSteps = {
  reckoning: {
    section: '§end',
    run(state) {
      const result = afterScoring(state);
      return result ? { then: [{ kind: 'end', ...result }] } : {};
    },
  },
  end: {
    section: '§end',
    run: (_state, { winner, reason }) => ({ instead: true, events: [{ kind: 'game-ended', winner, reason }] }),
  },
} satisfies StepsHere<'reckoning' | 'end'>;
