/** Meaningless values in a state that was set by hand. Whether the position is possible is not judged. */
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';
import { cardOf, leaderOn, regionOn } from './data/box';
import { printedOn } from './data/tokens';
import { connectionsOf, LAST_DAY, nameOf, NO_BLOCKADE, trackLength, type State } from './state';
import { MARKERS, MONTHS, PLACES, REGIONS, SEATS } from './vocabulary';

const isCard =
  (state: State) =>
  (id: string): boolean =>
    cardOf(state, id) !== undefined || leaderOn(state, id) !== undefined || regionOn(id) !== undefined;

export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/month', state.month, 1, MONTHS.length),
    inBounds('/day', state.day, 1, LAST_DAY),
    inBounds('/score', state.score, -trackLength(state), trackLength(state)),
    anyOf('/will', state.will, SEATS),
    anyOf('/blockade', state.blockade, [...connectionsOf(state.options).map(nameOf), NO_BLOCKADE]),
    ...MARKERS.map(marker => anyOf(`/markers/${marker}`, state.markers[marker], [...REGIONS, 'aside'])),
    ...knownCards(state.piles, isCard(state), 'a card or a tile'),
    ...state.tokens.flatMap(({ at, kind }, n) => [
      anyOf(`/tokens/${n}/at`, at, PLACES),
      known(`/tokens/${n}/kind`, kind, one => printedOn(state.options, one) !== undefined, 'a kind of token'),
    ]),
  ]);
