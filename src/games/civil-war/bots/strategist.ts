/** A player who looks ahead: over his own turn and the other side's, in tables as he must imagine them. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import type { State } from '../state';
import type { CivilWar } from '../types';
import { unplaced } from '../unplaced';
import { scores } from './commissar';
import { REASONS, whys } from './reasons';
import { worth } from './worth';

/** Turns of both sides, counted through. */
const turnsOf = ({ turn, active }: State): number => 2 * turn + (active === 'white' ? 1 : 0);

const lookout: Lookout<CivilWar> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced,
  isFar: (state, from) => turnsOf(state) >= turnsOf(from) + 2,
  worth,
};

/** Looks at a few tables. */
export const commander = searchingBot(lookout, {
  id: 'commander',
  level: 'sound',
  breadth: 5,
  nodes: 400,
  tables: 10,
});

/** Looks at as many as a fraction of a second allows. */
export const strategist = searchingBot(lookout, {
  id: 'strategist',
  level: 'strong',
  breadth: 8,
  nodes: 2400,
  tables: 60,
});
