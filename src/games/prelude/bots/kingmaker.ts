/** Bots that look ahead over the next parts of Action Rounds, at imagined tables. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import type { Prelude } from '../types';
import { unplaced } from '../unplaced';
import { chanceOf, partsOf } from './chance';
import { scores } from './deputy';
import { REASONS, whys } from './reasons';

/** How many parts of Action Rounds are played on. */
const PARTS = 5;

const lookout: Lookout<Prelude> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced,
  isFar: (state, from) => partsOf(state) >= partsOf(from) + PARTS,
  worth: chanceOf,
};

export const whip = searchingBot(lookout, {
  id: 'whip',
  level: 'sound',
  breadth: 6,
  nodes: 1000,
  tables: 20,
});

export const kingmaker = searchingBot(lookout, {
  id: 'kingmaker',
  level: 'strong',
  breadth: 12,
  nodes: 1500,
  tables: 40,
});
