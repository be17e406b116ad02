/** §7 Victory: each Faction's condition, its margin, and the winner. */
import { issuesAndNetworks, oppositionAndAdministrations, senateTownPopulation } from '../selectors';
import { lineOf, isNonplayer, isSolitaire } from '../options';
import type { State } from '../state';
import { friendOf, SEATS, type EndingReason, type Power, type Seat, type Side } from '../vocabulary';

/** §7.2 The most Vassalage plus Polarization. */
export const MOST_TENSION = 5;
/** §7.1 The order in a tie: Non-players before players. */
const TIES: readonly Seat[] = ['moderates', 'senate', 'reds'];
const rankOfTie = (state: State, seat: Seat): number =>
  TIES.indexOf(seat) - (isNonplayer(state, seat) ? TIES.length : 0);

/** §7.3 The Vassalage to a side's friendly Power, plus Polarization. */
export const tensionOf = ({ polarization, vassalage }: State, side: Side): number =>
  vassalage[friendOf(side)] + polarization;

/** §7.3 Does the friendly Power block it? */
export const isBlocked = (state: State, side: Side): boolean => tensionOf(state, side) > MOST_TENSION;

/** §7.3 The margin; a blocking Power lowers a positive one to zero. */
export const margin = (state: State, seat: Seat): number => {
  switch (seat) {
    case 'moderates':
      return Math.min(
        state.resources.moderates - lineOf(state, 'moderates'),
        issuesAndNetworks(state) - state.polarization,
      );
    case 'reds':
    case 'senate': {
      const total = seat === 'reds' ? oppositionAndAdministrations(state) : senateTownPopulation(state);
      const above = total - lineOf(state, seat);
      return isBlocked(state, seat) ? Math.min(0, above) : above;
    }
  }
};

/** §6.1, §7.2 Has a Faction met its conditions? For the Moderates' second one, level suffices. */
export const passes = (state: State, seat: Seat): boolean =>
  seat === 'moderates' && state.options['level'] === 'passes'
    ? state.resources.moderates > lineOf(state, 'moderates') && issuesAndNetworks(state) >= state.polarization
    : margin(state, seat) > 0;

/** §7.1 The Factions in order of their margins. */
export const ranking = (state: State): readonly Seat[] =>
  SEATS.toSorted(
    (one, other) => margin(state, other) - margin(state, one) || rankOfTie(state, one) - rankOfTie(state, other),
  );

export interface Won {
  readonly winner: Seat | Power | 'nobody';
  readonly reason: EndingReason;
}

/**
 * §6.1 Who has won at a victory check, if anybody: the first of those that pass. §8.7 A player alone can win only at
 * the end; until then any Non-player that passes wins, §8.7.1, whatever the player's margin.
 */
export const wonAtCheck = (state: State): Won | undefined => {
  const first = ranking(state).find(seat => passes(state, seat) && (!isSolitaire(state) || isNonplayer(state, seat)));
  return first && { winner: first, reason: 'victory-check' };
};

/** §7.3 Who has won after the last Round: the highest positive margin, else the stronger Power, else nobody. */
export const wonAtLast = (state: State): Won => {
  const [first] = ranking(state);
  const { german, russian } = state.vassalage;
  if (first && margin(state, first) > 0) return { winner: first, reason: 'final-round' };
  if (german > russian) return { winner: 'german', reason: 'germany' };
  return russian > german ? { winner: 'russian', reason: 'russia' } : { winner: 'nobody', reason: 'nobody' };
};
