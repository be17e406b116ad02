/** The bots of the game. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import type { Prelude } from '../state';
import { unplaced } from '../view';
import { chanceOf, partsOf } from './chance';
import { scores, deputy } from './deputy';
import { REASONS, whys } from './reasons';
import type { Bot } from '../../../kernel/bot';

// Bots that look ahead over the next parts of Action Rounds, at imagined tables.

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

export const bots: readonly Bot<Prelude>[] = [deputy, whip, kingmaker];
