/** A player who looks ahead: over his own turn and the other side's, in tables as he must imagine them. */
import { scoreOf, whyOf } from '../../../kernel/kit/bots';
import { filled, searchingBot, type Lookout } from '../../../kernel/kit/search';
import { DECKS } from '../data/cards';
import type { State } from '../state';
import type { CivilWar } from '../types';
import { pileId, SEATS } from '../vocabulary';
import { scores } from './commissar';
import { REASONS, whys } from './reasons';
import { worth } from './worth';

/** Turns of both sides, counted through. */
const turnsOf = ({ turn, active }: State): number => 2 * turn + (active === 'white' ? 1 : 0);

const imagine: Lookout<CivilWar>['imagine'] = (seen, dice) => {
  const placed = new Set([
    ...Object.values(seen.piles).flat(),
    ...seen.armies.flatMap(army => [army.leader, ...army.troops]),
    ...seen.orphans.map(orphan => orphan.troop),
  ]);
  const pools = SEATS.map(side => ({
    cards: DECKS[side].flatMap(({ id }) => (placed.has(id) ? [] : [id])),
    piles: [pileId(side, 'hand'), pileId(side, 'deck')],
  }));
  return { ...seen, piles: filled(seen.piles, pools, dice) };
};

const lookout: Lookout<CivilWar> = {
  imagine,
  glance: (command, eyes) => scoreOf(scores, command, eyes),
  isFar: (state, from) => turnsOf(state) >= turnsOf(from) + 2,
  worth,
  why: (eyes, command) => whyOf(whys, command, eyes),
};

/** Looks at a few tables. */
export const commander = searchingBot<CivilWar>({ id: 'commander', level: 'sound', reasons: REASONS }, lookout, {
  breadth: 5,
  nodes: 400,
  tables: 10,
});

/** Looks at as many as a fraction of a second allows. */
export const strategist = searchingBot<CivilWar>({ id: 'strategist', level: 'strong', reasons: REASONS }, lookout, {
  breadth: 8,
  nodes: 2400,
  tables: 60,
});
