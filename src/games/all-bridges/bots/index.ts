/** The game's bots. */
import { searchingBot, type Budget, type Lookout } from '../../../kernel/kit/search';
import type { Searcher, Bot } from '../../../kernel/bot';
import { allCardsIn } from '../../../kernel/piles';
import { CARDS } from '../data/cards';
import type { State, AllBridges } from '../state';
import type { Command, Step } from '../vocabulary';
import { scores, agitator } from './agitator';
import { chanceOf } from './chance';
import { REASONS, whys } from './reasons';
import { cards } from './cards';

// Bots that look ahead to the end of their own turn, in imagined decks.

/** Steps that end a stretch of play: turns of Factions, and phases of a Propaganda Round. */
const ENDS: ReadonlySet<Step['kind']> = new Set([
  'turn-over',
  'agitation',
  'agitate-space',
  'final-check',
  'release-prisoners',
  'next-card',
]);
const stretchesLeft = ({ agenda }: State): number => agenda.filter(({ kind }) => ENDS.has(kind)).length;

const lookout: Lookout<AllBridges> = {
  reasons: REASONS,
  scores,
  whys,
  unplaced(seen) {
    const placed = new Set(allCardsIn(seen));
    return [{ cards: CARDS.filter(card => !placed.has(card)), piles: ['deck', 'unused'] }];
  },
  // a Non-player's turn would be played out within the last command of a line
  imagined: seen => ({ ...seen, options: { ...seen.options, pace: 'turn' } }),
  isFar: (state, from) =>
    state.piles.current[0] !== from.piles.current[0] || stretchesLeft(state) < stretchesLeft(from),
  worth: chanceOf,
};

/** Giving something up for nothing is no candidate, unless nothing else is legal. */
const WASTE: ReadonlySet<Command['kind']> = new Set(['withdraw', 'transfer', 'pass-over']);
const thrifty = (bot: Searcher<AllBridges>): Searcher<AllBridges> => ({
  ...bot,
  *think(rules, eyes, pick) {
    const worthIt = eyes.legal.filter(({ kind }) => !WASTE.has(kind));
    return yield* bot.think(rules, worthIt.length ? { ...eyes, legal: worthIt } : eyes, pick);
  },
});
const planner = (budget: Budget): Searcher<AllBridges> => thrifty(searchingBot(lookout, budget));

/** Tries a few lines of play. */
export const delegate = planner({ id: 'delegate', level: 'sound', breadth: 6, nodes: 150, tables: 6 });
/** Tries as many as a fraction of a second allows. */
export const tactician = planner({
  id: 'tactician',
  level: 'strong',
  breadth: 10,
  nodes: 400,
  tables: 12,
});

export const bots: readonly Bot<AllBridges>[] = [agitator, delegate, tactician, cards];
