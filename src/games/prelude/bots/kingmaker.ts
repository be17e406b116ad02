/** Players who look ahead: over the parts of Action Rounds that come next, in tables as they must imagine them. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import { LAST_TURN, ROUNDS } from '../data/turns';
import { sign, type State } from '../state';
import type { Prelude } from '../types';
import { unplaced } from '../unplaced';
import { scores } from './deputy';
import { traitsInPlay } from './expectation';
import { REASONS, whys } from './reasons';
import { worthTo } from './worth';

/** A decided game outweighs every lead. */
const DECIDED = 60;

/** Both sides' parts of all Action Rounds, counted through. */
const partsOf = ({ turn, round, active, first }: State): number =>
  2 * (ROUNDS * turn + round) + (active === first ? 0 : 1);

const ALL_PARTS = 2 * ROUNDS * (LAST_TURN + 1);

const worth = (state: State, seat: Prelude['seat']): number => {
  const { ending } = state;
  if (!ending) return worthTo(state, seat) + sign(seat) * traitsInPlay(state) * (1 - partsOf(state) / ALL_PARTS);
  const lead = sign(seat) * state.points;
  return lead + (ending.winner === 'draw' ? 0 : ending.winner === seat ? DECIDED : -DECIDED);
};

/** How many parts of Action Rounds are played on. */
const PARTS = 3;

const lookout: Lookout<Prelude> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced,
  isFar: (state, from) => partsOf(state) >= partsOf(from) + PARTS,
  worth,
};

export const whip = searchingBot(lookout, {
  id: 'whip',
  level: 'sound',
  breadth: 6,
  nodes: 300,
  tables: 8,
});

export const kingmaker = searchingBot(lookout, {
  id: 'kingmaker',
  level: 'strong',
  breadth: 12,
  nodes: 1500,
  tables: 40,
});
