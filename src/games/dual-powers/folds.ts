/** How each event changes the state. A fold decides nothing: it works on the whole state and on a seat's view alike. */
import { carry } from '../../kernel/piles';
import { isExhausted, kindOf, pieceOf, RED_TROTSKY, TROTSKY } from './data/tokens';
import { isInCity, isUnit, ownerOf, type State, type Token, type DualPowers } from './state';
import { cards } from './view';
import {
  MONTHS,
  pileOfSide,
  REGIONS,
  SEATS,
  supplyOf,
  type MarkerNumber,
  type PileId,
  type Place,
  type Region,
  type Seat,
  type SidePile,
} from './vocabulary';
import type { Folds } from '../../kernel/messages';
const same = (state: State): State => state;

const carryOf = (state: State, seat: Seat, card: string, from: SidePile, to: SidePile): State =>
  carry(state, [card], pileOfSide(seat, from), pileOfSide(seat, to));

/** Changes one token of a kind at a place: they are all alike. */
const oneToken = (state: State, piece: string, at: Place, change: (token: Token) => Token): State => {
  const kind = kindOf(piece);
  const exhausted = isExhausted(piece);
  const found = state.tokens.findIndex(
    token => token.kind === kind && token.at === at && token.exhausted === exhausted,
  );
  const token = state.tokens[found];
  return token ? { ...state, tokens: state.tokens.with(found, change(token)) } : state;
};

const placed = (token: Token, at: Place): Token => ({ ...token, at, exhausted: false });
const withTokens = (state: State, change: (token: Token) => Token): State => ({
  ...state,
  tokens: state.tokens.map(change),
});

/** §exhaust Fresh tokens are turned; exhausted units go home, exhausted leaders and neutral tokens leave the game. */
const exhausted = (state: State, token: Token): Token => {
  if (!token.exhausted) return { ...token, exhausted: true };
  const owner = ownerOf(state, token.kind);
  return placed(token, owner !== 'nobody' && isUnit(state, token.kind) ? supplyOf(owner) : 'removed');
};

/** §cleanup The cards and markers before the sides at the end of a round. */
export const CLEARED = ['objective', 'revealed', 'played'] as const;

const withMarker = (state: State, marker: MarkerNumber, at: Region | 'aside'): State => ({
  ...state,
  markers: { ...state.markers, [marker]: at },
});

export const folds: Folds<DualPowers> = {
  'neutrals-placed': (state, { tokens }) =>
    tokens.reduce((now, kind, n) => {
      const region = REGIONS[n];
      return region ? oneToken(now, kind, 'removed', token => placed(token, region)) : now;
    }, state),
  ...cards.folds,
  'tile-drawn': (state, { tile, to }) => carry(state, [tile], 'tiles', to),
  'tile-moved': (state, { tile, from, to }) => carry(state, [tile], from, to),
  'round-begun': (state, { round }) => ({ ...state, round }),
  'objective-chosen': (state, { seat, secret }) => carryOf(state, seat, secret?.is ?? '?', 'hand', 'objective'),
  'objective-taken-back': (state, { seat, secret }) => carryOf(state, seat, secret?.is ?? '?', 'objective', 'hand'),
  'objective-revealed': (state, { seat, card }) => carryOf(state, seat, card, 'objective', 'revealed'),
  'objective-found': (state, { seat, card }) => carryOf(state, seat, card, 'played', 'revealed'),
  'card-played': (state, { seat, card }) => carryOf(state, seat, card, 'hand', 'played'),
  'card-revealed': (state, { seat, card }) => carryOf(state, seat, card, 'hand', 'played'),
  'leader-revealed': (state, { seat, card }) => carry(state, [card], 'leaders', pileOfSide(seat, 'played')),
  'cards-cleared': (state, { cards: played, leaders }) => {
    const piles: Record<PileId, readonly string[]> = { ...state.piles };
    for (const seat of SEATS) for (const part of CLEARED) piles[pileOfSide(seat, part)] = [];
    return {
      ...state,
      piles: { ...piles, discard: [...piles.discard, ...played], removed: [...piles.removed, ...leaders] },
    };
  },

  'date-advanced': (state, { month, day }) => ({ ...state, month: MONTHS.indexOf(month) + 1, day }),
  'date-set': (state, { month, day }) => ({ ...state, month: MONTHS.indexOf(month) + 1, day }),
  'will-taken': (state, { seat }) => ({ ...state, will: seat }),
  'trotsky-returned': (state, { region }) => oneToken(state, TROTSKY, 'above-may', token => placed(token, region)),
  'trotsky-joined': (state, { region, token: piece }) => {
    const left = oneToken(state, piece, region, token => placed(token, 'removed'));
    return oneToken(left, RED_TROTSKY, 'above-august', token => ({
      ...token,
      at: region,
      exhausted: isExhausted(piece),
    }));
  },
  'trotsky-stayed-away': state =>
    withTokens(state, token =>
      token.kind === RED_TROTSKY || (token.kind === TROTSKY && token.at === 'above-may')
        ? placed(token, 'removed')
        : token,
    ),
  'blockade-moved': (state, { to }) => ({ ...state, blockade: to }),

  'token-recruited': (state, { token: piece, to }) => {
    const seat = SEATS.find(one => state.tokens.some(token => token.at === supplyOf(one) && pieceOf(token) === piece));
    return seat ? oneToken(state, piece, supplyOf(seat), token => placed(token, to)) : state;
  },
  'token-moved': (state, { token: piece, from, to }) =>
    oneToken(state, piece, from, token => ({
      ...token,
      at: to,
      exhausted: token.exhausted && isInCity({ ...token, at: to }),
    })),
  'token-refreshed': (state, { token: piece, at }) => oneToken(state, piece, at, token => placed(token, at)),
  'token-exhausted': (state, { token: piece, at }) =>
    oneToken(state, piece, at, token => ({ ...token, exhausted: true })),
  'region-exhausted': (state, { region }) =>
    withTokens(state, token => (token.at === region ? exhausted(state, token) : token)),

  'marker-placed': (state, { marker, region }) => withMarker(state, marker, region),
  'marker-returned': (state, { marker }) => withMarker(state, marker, 'aside'),
  'region-held': same,
  'region-empty': same,
  'points-scored': (state, { seat, points }) => ({
    ...state,
    score: state.score + (seat === 'soviet' ? points : -points),
  }),
  'score-set': (state, { score }) => ({ ...state, score }),
  'bonus-taken': same,
  declined: same,
  'game-ended': (state, { winner, reason }) => ({ ...state, ending: { winner, reason } }),
};
