/** A player who looks ahead: over his own turn and the other side's, in tables as he must imagine them. */
import { searchingBot, type Lookout } from '../../../kernel/kit/search';
import { DECKS } from '../data/cards';
import type { State } from '../state';
import type { CivilWar } from '../types';
import { pileId, SEATS } from '../vocabulary';
import { scores } from './commissar';
import { REASONS, whys } from './reasons';
import { worth } from './worth';

/** Turns of both sides, counted through. */
const turnsOf = ({ turn, active }: State): number => 2 * turn + (active === 'white' ? 1 : 0);

const unplaced: Lookout<CivilWar>['unplaced'] = seen => {
  const placed = new Set([
    ...Object.values(seen.piles).flat(),
    ...seen.armies.flatMap(army => [army.leader, ...army.troops]),
    ...seen.orphans.map(orphan => orphan.troop),
  ]);
  return SEATS.map(side => ({
    cards: DECKS[side].flatMap(({ id }) => (placed.has(id) ? [] : [id])),
    piles: [pileId(side, 'hand'), pileId(side, 'deck')],
  }));
};

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
