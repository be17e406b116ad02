/** The places of counters, markers and piles. On a hidden state it shows what that seat sees. */
import {
  connectionsOf,
  nameOf,
  NO_BLOCKADE,
  type State,
  isInCity,
  LAST_DAY,
  ownerOf,
  strengthOf,
  trackLength,
  type Token,
} from './state';
import {
  isRegion,
  PLACES,
  SEATS,
  type MarkerNumber,
  type Place,
  type Region,
  type Seat,
  MARKERS,
  MONTHS,
  pileOfSide,
} from './vocabulary';
import type { Counter, Marker, Pile, Tabletop } from '../../kernel/board';
import { within } from '../../kernel/kit/edits';
import { pieceOf } from './data/tokens';
import { cards } from './view';

// Where pieces lie, as changes by hand and the board name it.

/** Markers that are moved as counters. */
export const WILL = 'will',
  BLOCKADE = 'blockade-marker';
export const objectiveMarker = (marker: MarkerNumber): string => `objective-${marker}`;
/** Where markers wait beside the board. */
export const ASIDE = 'aside';
export const willSlot = (seat: Seat): string => `${seat}-will`;
export const objectiveSlot = (region: Region): string => `${region}-objectives`;

export const placeNamed = (word: string): Place | undefined => PLACES.find(place => place === word);
/** The region of a slot for tokens or for objective markers. */
export const regionNamed = (word: string): Region | undefined => {
  const region = word.replace(/-objectives$/, '');
  return isRegion(region) ? region : undefined;
};
export const willNamed = (word: string): Seat | undefined => SEATS.find(seat => willSlot(seat) === word);
/** The connection of a slot; 'none' beside the board. */
export const connectionNamed = ({ options }: State, word: string): string | undefined =>
  word === ASIDE
    ? NO_BLOCKADE
    : connectionsOf(options)
        .map(nameOf)
        .find(name => name === word);
export const blockadeSlot = ({ blockade, options }: State): string =>
  connectionsOf(options).some(one => nameOf(one) === blockade) ? blockade : ASIDE;

const counterOf = (state: State, token: Token): Counter => {
  const owner = ownerOf(state, token.kind);
  return {
    id: token.id,
    piece: pieceOf(token),
    slot: token.at,
    ...(owner !== 'nobody' && { side: owner }),
    ...(isInCity(token) && { facts: [{ word: 'strength', value: strengthOf(state, token) }] }),
  };
};

/** Tokens of one kind lie as one stack in a supply. */
const stacked = (state: State, tokens: readonly Token[]): readonly Counter[] =>
  [...new Set(tokens.map(token => `${token.at} ${pieceOf(token)}`))].flatMap(key => {
    const alike = tokens.filter(token => `${token.at} ${pieceOf(token)}` === key);
    const [first] = alike;
    return first ? [{ ...counterOf(state, first), ...(alike.length > 1 && { count: alike.length }) }] : [];
  });

const tokens = (state: State): readonly Counter[] => [
  ...state.tokens.filter(isInCity).map(token => counterOf(state, token)),
  ...stacked(
    state,
    state.tokens.filter(token => !isInCity(token) && token.at !== 'removed'),
  ),
];

const signs = (state: State): readonly Counter[] => [
  ...MARKERS.map((marker): Counter => {
    const at = state.markers[marker];
    const id = objectiveMarker(marker);
    return { id, piece: id, slot: at === 'aside' ? ASIDE : objectiveSlot(at) };
  }),
  { id: BLOCKADE, piece: BLOCKADE, slot: blockadeSlot(state) },
  { id: WILL, piece: WILL, slot: willSlot(state.will), side: state.will },
];

/** Cards that were played lie side by side, in their order. */
const line = (state: State, seat: Seat): readonly Counter[] =>
  state.piles[pileOfSide(seat, 'played')].map(card => ({ id: card, piece: card, slot: pileOfSide(seat, 'played') }));

const markers = (state: State): readonly Marker[] => [
  { id: 'day', track: 'day', value: within(state.day, 1, LAST_DAY), piece: 'day' },
  { id: 'month', track: 'month', value: within(state.month, 1, MONTHS.length), piece: 'month' },
  { id: 'score', track: 'score', value: within(state.score, -trackLength(state), trackLength(state)), piece: 'score' },
];

/** A place shows its hidden objective until that is revealed, then the revealed one. */
const objectivesIn = (state: State, pile: Pile): Pile => {
  for (const seat of SEATS) {
    const isRevealed = state.piles[pileOfSide(seat, 'revealed')].length > 0;
    const lies = pileOfSide(seat, isRevealed ? 'revealed' : 'objective');
    if (pile.id === lies) return { ...pile, slot: pileOfSide(seat, 'objective') };
  }
  return pile;
};

export const tabletop = (state: State): Tabletop => ({
  counters: [...tokens(state), ...signs(state), ...SEATS.flatMap(seat => line(state, seat))],
  markers: markers(state),
  piles: cards.tabletop(state).map(pile => objectivesIn(state, pile)),
});
