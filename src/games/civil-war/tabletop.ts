/** Which counters, markers and piles lie where. Run on a hidden state it shows what that seat sees. */
import type { Counter, Marker, Tabletop } from '../../kernel/board';
import { within } from '../../kernel/kit/edits';
import { frontSlot } from './places';
import { forceOf } from './rules/force';
import { numbersAt } from './numbers';
import { battleOf, MARKERS, MAX_MORALE, seatOf, type Army, type State } from './state';
import { cards } from './view';
import { FRONTS, SEATS } from './vocabulary';

const countersOf = (state: State, army: Army): readonly Counter[] => {
  const battle = battleOf(state);
  const seat = seatOf(army);
  const { leader, front, rallied, troops } = army;
  const shared = { slot: frontSlot(front, seat), group: leader, side: seat };
  const badges = [
    ...(rallied ? ['rally'] : []),
    ...(battle?.attackers.includes(leader) ? ['attacking'] : []),
    ...(battle?.blockers.includes(leader) ? ['blocking'] : []),
  ];
  return [
    { id: leader, piece: leader, ...shared, badges, facts: [{ word: 'strength', value: forceOf(army) }] },
    ...troops.map(troop => ({ id: troop, piece: troop, ...shared })),
  ];
};

const markersOf = (state: State): readonly Marker[] => [
  ...FRONTS.map((front): Marker => {
    const track = `markers-${front}`;
    const value = within(state.markers[front].red, 0, MARKERS);
    return { id: track, track, value, piece: 'territory' };
  }),
  ...SEATS.map((seat): Marker => {
    const track = `morale-${seat}`;
    return { id: track, track, value: within(state.morale[seat], 0, MAX_MORALE), side: seat, piece: track };
  }),
  {
    id: 'turn',
    track: 'turn',
    value: within(state.turn, 1, numbersAt(state)['last-turn']),
    side: state.active,
    piece: `turn-${state.active}`,
  },
];

export const tabletop = (state: State): Tabletop => ({
  counters: [
    ...state.armies.flatMap(army => countersOf(state, army)),
    ...state.orphans.map(
      ({ troop, seat, front }): Counter => ({
        id: troop,
        piece: troop,
        slot: frontSlot(front, seat),
        side: seat,
        turned: 'exhausted',
      }),
    ),
  ],
  markers: markersOf(state),
  piles: cards.tabletop(state),
});
