/**
 * The chance of a seat to win from a table, by logistic regression with fitted weights. The data are five thousand
 * games of agitators, with every turn and the game's winner.
 */
import { leaderOn } from '../data/box';
import { isInCity, ownerOf, strengthOf, type State } from '../state';
import { numbersAt } from '../options';
import { pileOfSide, rival, type Seat } from '../vocabulary';
import { worth } from './worth';

/** Turns that are still to come in this round. */
export const turnsLeft = ({ agenda }: State): number =>
  agenda.filter(({ kind }) => kind === 'turn' || kind === 'opposition-turn').length;

/** How much of the round is still to come, from 1 to 0. */
const ahead = (state: State): number =>
  state.agenda[0]?.kind === 'objectives' ? 1 : Math.min(turnsLeft(state) / (2 * numbersAt(state).turns), 1);

/** A side's assets beyond the round: strength in the city, leaders still to come, cards. */
const assets = (state: State, seat: Seat) => {
  const hand = state.piles[pileOfSide(seat, 'hand')];
  return {
    strength: state.tokens.reduce(
      (sum, token) => sum + (isInCity(token) && ownerOf(state, token.kind) === seat ? strengthOf(state, token) : 0),
      0,
    ),
    leaders: hand.filter(card => leaderOn(state, card)).length,
    cards: hand.length,
  };
};

/** The odds of the Soviet, as a logarithm. A point counts more late in the year. */
const odds = (state: State): number => {
  const soviet = assets(state, 'soviet');
  const government = assets(state, 'government');
  const rest = ahead(state);
  return (
    0.22 -
    0.063 * state.month +
    (0.066 + 0.0257 * state.month) * state.score +
    (0.136 - 0.095 * rest) * worth(state, 'soviet') +
    0.131 * (soviet.strength - government.strength) +
    0.33 * (soviet.leaders - government.leaders) +
    (0.69 - 0.32 * rest) * (soviet.cards - government.cards) +
    (0.03 - 0.36 * rest) * (state.will === 'soviet' ? 1 : -1)
  );
};

/** The chance of a seat to win: 1 and 0 once it is decided. */
export const chanceOf = (state: State, seat: Seat): number => {
  const { ending } = state;
  if (ending) return ending.winner === seat ? 1 : 0;
  if (seat !== 'soviet') return 1 - chanceOf(state, rival(seat));
  return 1 / (1 + Math.exp(-odds(state)));
};
