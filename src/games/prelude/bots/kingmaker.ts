/** Players who look ahead: over the parts of Action Rounds that come next, in tables as they must imagine them. */
import { scoreOf, whyOf } from '../../../kernel/kit/bots';
import { filled, searchingBot, type Lookout } from '../../../kernel/kit/search';
import { DECKS } from '../data/card-list';
import { LAST_TURN, ROUNDS } from '../data/turns';
import { ERAS } from '../data/types';
import { SEATS } from '../seats';
import { allCards, eraOf, sign, type State } from '../state';
import type { Prelude } from '../types';
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

const imagine: Lookout<Prelude>['imagine'] = (seen, dice) => {
  const placed = new Set(allCards(seen));
  const now = eraOf(seen);
  const pools = ERAS.map(era => ({
    cards: DECKS[era].filter(card => !placed.has(card)),
    // hands were dealt from the deck of this Era
    piles: [...(era === now ? SEATS.map(seat => `${seat}-hand`) : []), `${era}-deck`],
  }));
  return { ...seen, piles: filled(seen.piles, pools, dice) };
};

/** How many parts of Action Rounds are played on. */
const PARTS = 3;

const lookout: Lookout<Prelude> = {
  imagine,
  glance: (command, eyes) => scoreOf(scores, command, eyes),
  isFar: (state, from) => partsOf(state) >= partsOf(from) + PARTS,
  worth,
  why: (eyes, command) => whyOf(whys, command, eyes),
};

export const whip = searchingBot<Prelude>({ id: 'whip', level: 'sound', reasons: REASONS }, lookout, {
  breadth: 6,
  nodes: 300,
  tables: 8,
});

export const kingmaker = searchingBot<Prelude>({ id: 'kingmaker', level: 'strong', reasons: REASONS }, lookout, {
  breadth: 12,
  nodes: 1500,
  tables: 40,
});
