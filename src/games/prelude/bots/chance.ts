/**
 * The chance of a side to win from a table. The weights are fitted by logistic regression, not guessed. Six thousand
 * games of deputies were played, and the table before every part of an Action Round was recorded with the winner of
 * its game. The odds are the Revolutionary's.
 */
import { cardOf } from '../cards/card';
import { EXTREMIST, MODERATE } from '../data/districts';
import { ROUNDS } from '../data/turns';
import { TRACKS } from '../data/types';
import { numbersAt } from '../options';
import { advantage, organizationsBox } from '../rules/advantage';
import { preparationsOf } from '../rules/red-october';
import { dumaValue, hasTrait, partiesOf, SCORE_BOX, UNREST_END, valueOf, type State } from '../state';
import { rival, type Seat } from '../seats';
import { cubesCover } from './worth';

/** Both sides' parts of all Action Rounds, counted together. */
export const partsOf = ({ turn, round, active, first }: State): number =>
  2 * (ROUNDS * turn + round) + (active === first ? 0 : 1);

const allParts = (state: State): number => 2 * ROUNDS * (numbersAt(state)['last-turn'] + 1);

/** Cards in hand: their points, less what it costs to play those of the other side. */
const hand = (state: State, seat: Seat): number =>
  state.piles[`${seat}-hand`]
    .flatMap(id => cardOf(state, id) ?? [])
    .reduce((sum, { points, faction }) => sum + 0.061 * points - (faction === rival(seat) ? 0.195 : 0), 0);

/** How much stronger a side's Extremists are than its Moderates. */
const excess = (state: State, seat: Seat): number =>
  partiesOf(state, seat).includes(EXTREMIST[seat])
    ? Math.max(0, valueOf(state, seat, EXTREMIST[seat]) - valueOf(state, seat, MODERATE[seat]))
    : 0;

/** The gain from advantages that only one side can have: odds for the Revolutionary. */
const ofSide = (state: State, seat: Seat): number =>
  0.135 * dumaValue(state, seat) -
  0.103 * excess(state, seat) +
  0.098 * state.opportunity[seat] +
  0.293 * preparationsOf(state, seat) * (state.unrest / UNREST_END) ** 3 +
  hand(state, seat);

/** Tracks that are about to score. */
const aboutToScore = (state: State): number =>
  TRACKS.reduce((sum, track) => sum + (advantage(state, track) * state.scoring[track]) / SCORE_BOX, 0);

/** The odds of the Revolutionary, as a logarithm. A lead counts more where Unrest may end the game soon. */
const odds = (state: State): number => {
  const rest = 1 - Math.min(1, partsOf(state) / allParts(state));
  const late = 1 - rest;
  return (
    0.65 -
    1.254 * rest +
    (0.068 + 0.246 * late * (state.unrest / UNREST_END)) * state.points -
    0.118 * rest * state.unrest +
    0.554 * cubesCover(state) +
    (0.208 + 0.492 * late) * organizationsBox(state) +
    0.216 * state.world +
    0.202 * late * aboutToScore(state) +
    ofSide(state, 'revolutionary') -
    ofSide(state, 'government') -
    (state.abdicated ? 0 : 0.135 * state.prestige) -
    (hasTrait(state, 'stolypin') ? 0.573 * rest : 0) +
    (state.warBegun ? 1.953 * rest : 0)
  );
};

/** The chance of a side to win: 1 and 0 once it is decided. */
export const chanceOf = (state: State, seat: Seat): number => {
  const { ending } = state;
  if (ending) return ending.winner === 'draw' ? 0.5 : ending.winner === seat ? 1 : 0;
  if (seat !== 'revolutionary') return 1 - chanceOf(state, rival(seat));
  return 1 / (1 + Math.exp(-odds(state)));
};
