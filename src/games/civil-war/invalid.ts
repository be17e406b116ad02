/** Meaningless values in a state that was set by hand. Whether the position is possible is not judged. */
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';
import { cardOf, leaderCard, troopCard } from './data/cards';
import { MARKERS, MAX_MORALE, type State } from './state';
import { FRONTS, SEATS } from './vocabulary';

const isTroop = (id: string): boolean => troopCard(id) !== undefined;

export const invalid = (state: State): Judged =>
  firstStrange([
    anyOf('/active', state.active, SEATS),
    ...SEATS.map(seat => inBounds(`/morale/${seat}`, state.morale[seat], 0, MAX_MORALE)),
    ...FRONTS.flatMap(front =>
      SEATS.map(seat => inBounds(`/markers/${front}/${seat}`, state.markers[front][seat], 0, MARKERS)),
    ),
    ...state.armies.flatMap(({ leader, front, troops }, n) => [
      known(`/armies/${n}/leader`, leader, id => leaderCard(id) !== undefined, 'a leader'),
      anyOf(`/armies/${n}/front`, front, FRONTS),
      ...troops.map((troop, place) => known(`/armies/${n}/troops/${place}`, troop, isTroop, 'a troop')),
    ]),
    ...state.orphans.map(({ troop }, n) => known(`/orphans/${n}/troop`, troop, isTroop, 'a troop')),
    ...knownCards(state.piles, one => cardOf(one) !== undefined),
  ]);
