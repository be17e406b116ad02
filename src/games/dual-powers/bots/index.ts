/** The bots of the game. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import type { DualPowers } from '../state';
import { unplaced } from '../view';
import { scores, agitator } from './agitator';
import { chanceOf, turnsLeft } from './chance';
import { REASONS, whys } from './worth';
import type { Bot } from '../../../kernel/bot';

// Bots that look ahead over their own turns and the other side's, at imagined tables.

/** Turns that are played on. */
const TURNS = 4;

const lookout: Lookout<DualPowers> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced,
  isFar: (state, from) => state.round > from.round || turnsLeft(state) <= turnsLeft(from) - TURNS,
  worth: chanceOf,
};

export const organizer = searchingBot(lookout, {
  id: 'organizer',
  level: 'sound',
  breadth: 6,
  nodes: 200,
  tables: 8,
});

export const tribune = searchingBot(lookout, {
  id: 'tribune',
  level: 'strong',
  breadth: 12,
  nodes: 600,
  tables: 40,
});

export const bots: readonly Bot<DualPowers>[] = [agitator, organizer, tribune];
