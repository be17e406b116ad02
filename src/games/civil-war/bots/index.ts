/** The bots of the game. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import type { State, CivilWar } from '../state';
import { unplaced } from '../view';
import { chanceOf } from './chance';
import { scores, commissar } from './commissar';
import { REASONS, whys } from './reasons';
import type { Bot } from '../../../kernel/bot';

// Bots that look ahead over two turns of each side, at imagined tables.

/** Turns of both sides, counted together. */
const turnsOf = ({ turn, active }: State): number => 2 * turn + (active === 'white' ? 1 : 0);

/** How many turns are simulated: a gained leader or card pays only in later turns. */
const TURNS = 4;

const lookout: Lookout<CivilWar> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced,
  isFar: (state, from) => turnsOf(state) >= turnsOf(from) + TURNS,
  worth: chanceOf,
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
  nodes: 1600,
  tables: 60,
});

export const bots: readonly Bot<CivilWar>[] = [commissar, commander, strategist];
