/** Which counters, markers and piles lie where. Run on a hidden state it shows what that seat sees. */
import type { Counter, Marker, Pile, Tabletop } from '../../kernel/board';
import { within } from '../../kernel/kit/edits';
import { pieceOf } from './data/tokens';
import { ASIDE, BLOCKADE, blockadeSlot, objectiveMarker, objectiveSlot, WILL, willSlot } from './places';
import { isInCity, LAST_DAY, ownerOf, strengthOf, trackLength, type State, type Token } from './state';
import { cards } from './view';
import { MARKERS, MONTHS, pileOfSide, SEATS, type Seat } from './vocabulary';

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

/** The objective lies in its place until it is revealed, and then the revealed one does. */
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
