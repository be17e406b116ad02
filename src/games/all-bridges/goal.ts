/** §7.2 What each Faction must exceed, how far it is, and the Power that stands in its way. */
import type { Goal, GoalRow } from '../../kernel/presentation';
import { lineOf } from './numbers';
import { isBlocked, MOST_TENSION } from './rules/victory';
import { issuesAndNetworks, oppositionAndAdministrations, senateTownPopulation } from './selectors';
import type { State } from './state';
import { friendOf, type Seat, SIDES } from './vocabulary';

const TOTALS = { reds: oppositionAndAdministrations, senate: senateTownPopulation } as const;

const WINS = { reds: 'goal-reds', senate: 'goal-senate', moderates: 'goal-moderates' } as const;

/** The numbers of all three; a row says where a Power or Polarization blocks it. */
export const goal = (state: State, seat: Seat | undefined): Goal<Seat> => ({
  win: seat
    ? { word: WINS[seat], params: { need: lineOf(state, seat) + 1, most: MOST_TENSION } }
    : { word: 'goal-all' },
  rows: [
    ...SIDES.map(
      (side): GoalRow<Seat> => ({
        each: { [side]: TOTALS[side](state) },
        need: lineOf(state, side) + 1,
        ...(isBlocked(state, side) && { note: { word: 'goal-blocked', params: { power: friendOf(side) } } }),
      }),
    ),
    {
      each: { moderates: state.resources.moderates },
      need: lineOf(state, 'moderates') + 1,
      ...(issuesAndNetworks(state) <= state.polarization && {
        note: { word: 'goal-issues', params: { now: issuesAndNetworks(state), need: state.polarization + 1 } },
      }),
    },
  ],
});
