/** Details that the history of a game of Dual Powers adds to its events. */
import type { Figures, Tells } from '../../kernel/presentation';
import type { State } from './state';
import type { DualPowers } from './types';

/** Who is ahead, and by how much, before and after. */
const lead = (before: State, after: State): Figures => {
  const aheadIn = ({ score }: State): string => (score < 0 ? 'government' : 'soviet');
  return {
    was: Math.abs(before.score),
    ahead: aheadIn(before),
    now: Math.abs(after.score),
    leader: aheadIn(after),
  };
};

export const tells: Tells<DualPowers> = {
  'game-ended': 'unsaid',
  'round-begun': 'unsaid',
  // §opposition over what the opposition then does
  'card-revealed': 'heading',
  'leader-revealed': 'heading',
  // they all go back to where they lay before the scoring
  'marker-returned': 'unsaid',
  'points-scored': (_, before, after) => lead(before, after),
  'score-set': (_, before, after) => lead(before, after),
};
