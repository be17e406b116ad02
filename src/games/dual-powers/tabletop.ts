/** Which counters, markers and piles lie where. Run on a hidden state it shows what that seat sees. */
import type { Counter, Marker, Pile, Tabletop } from '../../kernel/board';
import { pieceOf } from './data/tokens';
import { ASIDE, BLOCKADE, blockadeSlot, objectiveMarker, objectiveSlot, WILL, willSlot } from './places';
import { isInCity, isSolo, LAST_DAY, ownerOf, strengthOf, trackLength, type State, type Token } from './state';
import { MARKERS, MONTHS, pileOfSide, SEATS, type PileId, type Seat } from './vocabulary';

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

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const markers = (state: State): readonly Marker[] => [
  { id: 'day', track: 'day', value: within(state.day, 1, LAST_DAY), piece: 'day' },
  { id: 'month', track: 'month', value: within(state.month, 1, MONTHS.length), piece: 'month' },
  { id: 'score', track: 'score', value: within(state.score, -trackLength(state), trackLength(state)), piece: 'score' },
];

const pilesOf = (state: State, seat: Seat): readonly Pile[] => {
  const { piles } = state;
  const objective = pileOfSide(seat, 'objective');
  const revealed = pileOfSide(seat, 'revealed');
  const open = piles[revealed].length > 0;
  return [
    { id: pileOfSide(seat, 'hand'), owner: seat, role: 'hand', cards: piles[pileOfSide(seat, 'hand')] },
    { id: objective, ...(!open && { slot: objective }), role: 'open', cards: piles[objective] },
    { id: revealed, ...(open && { slot: objective }), role: 'open', cards: piles[revealed] },
    { id: pileOfSide(seat, 'played'), role: 'open', cards: piles[pileOfSide(seat, 'played')] },
  ];
};

const common = ({ piles }: State, id: PileId, role: Pile['role'], slot?: string): Pile => ({
  id,
  role,
  cards: piles[id],
  ...(slot !== undefined && { slot }),
});

export const tabletop = (state: State): Tabletop => ({
  counters: [...tokens(state), ...signs(state), ...SEATS.flatMap(seat => line(state, seat))],
  markers: markers(state),
  piles: [
    common(state, 'deck', 'draw', 'deck'),
    { ...common(state, 'discard', 'discard', 'discard'), cards: state.piles.discard.toReversed() },
    common(state, 'tiles', 'draw', 'tiles'),
    common(state, 'unrest', 'open', 'unrest'),
    common(state, 'blockade', 'open', 'blockade'),
    common(state, 'spent-tiles', 'removed'),
    common(state, 'removed', 'removed'),
    ...(isSolo(state) ? [common(state, 'leaders', 'draw', 'leaders')] : [common(state, 'leaders', 'removed')]),
    ...SEATS.flatMap(seat => pilesOf(state, seat)),
  ],
});
