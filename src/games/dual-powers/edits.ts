/** Changes by hand as events of the game. They may break rules, but must leave a meaningful table. */
import { cardEdits, setCounted, type Counted, type Edited } from '../../kernel/kit/edits';
import { cardOf, leaderOn, regionOn } from './data/box';
import { isExhausted, isOpposition, kindOf, pieceOf, RED_TROTSKY, TROTSKY } from './data/tokens';
import {
  ASIDE,
  BLOCKADE,
  blockadeSlot,
  connectionNamed,
  objectiveMarker,
  placeNamed,
  regionNamed,
  WILL,
  willNamed,
  willSlot,
} from './tabletop';
import { LAST_DAY, monthOf, ownerOf, tokenAt, trackLength, type State, type DualPowers } from './state';
import { cards } from './view';
import {
  isRegion,
  MARKERS,
  MONTHS,
  pileOfSide,
  SEATS,
  supplyOf,
  type Event,
  type PileId,
  type Place,
  type Seat,
} from './vocabulary';
import type { Dice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import type { Refusal } from '../../kernel/refusal';
import { nonsense } from './refusals';

/** Why a token cannot lie at a place: only the city holds any token. */
const misplaced = (state: State, kind: string, to: Place): Refusal | undefined => {
  if (isRegion(to) || to === 'removed') return undefined;
  const fits =
    to === 'above-may'
      ? kind === TROTSKY
      : to === 'above-august'
        ? kind === RED_TROTSKY
        : kind !== RED_TROTSKY && SEATS.some(seat => to === supplyOf(seat) && ownerOf(state, kind) === seat);
  return fits ? undefined : nonsense('not-its-place');
};

const moveToken = (state: State, piece: string, from: Place, to: Place): Edited<DualPowers> => {
  if (!tokenAt(state, piece, from)) return nonsense('not-there');
  if (from === to) return nonsense('already-there');
  const recruits = isRegion(to) && SEATS.some(seat => from === supplyOf(seat));
  return (
    misplaced(state, kindOf(piece), to) ?? [
      recruits ? { kind: 'token-recruited', token: piece, to } : { kind: 'token-moved', token: piece, from, to },
    ]
  );
};

/** A marker that lies as a counter: an objective marker, the blockade, the will of the people. */
const moveMarker = (state: State, piece: string, from: string, to: string): Edited<DualPowers> | undefined => {
  const marker = MARKERS.find(one => objectiveMarker(one) === piece);
  if (marker !== undefined) {
    const region = regionNamed(to);
    const here = state.markers[marker];
    if ((regionNamed(from) ?? from) !== here) return nonsense('not-there');
    if ((region ?? to) === here) return nonsense('already-there');
    return region
      ? [{ kind: 'marker-placed', marker, region }]
      : to === ASIDE
        ? [{ kind: 'marker-returned', marker }]
        : nonsense('not-its-place');
  }
  if (piece === BLOCKADE) {
    const connection = connectionNamed(state, to);
    if (from !== blockadeSlot(state)) return nonsense('not-there');
    if (connection === undefined) return nonsense('not-its-place');
    return connection === state.blockade ? nonsense('already-there') : [{ kind: 'blockade-moved', to: connection }];
  }
  if (piece !== WILL) return undefined;
  const seat = willNamed(to);
  if (from !== willSlot(state.will)) return nonsense('not-there');
  if (!seat) return nonsense('not-its-place');
  return seat === state.will ? nonsense('already-there') : [{ kind: 'will-taken', seat }];
};

/** The contents of piles: tiles, leaders' cards of one side, command cards; and some hold only one. */
const TILE_PILES: readonly PileId[] = ['tiles', 'unrest', 'blockade', 'spent-tiles'];
const SINGLE: readonly PileId[] = [
  'unrest',
  'blockade',
  ...SEATS.flatMap(seat => [pileOfSide(seat, 'objective'), pileOfSide(seat, 'revealed')]),
];

/** Where the card of a leader may lie. */
const holdsLeader = ({ options }: State, seat: Seat, pile: PileId): boolean =>
  pile === 'removed' ||
  pile === pileOfSide(seat, 'played') ||
  pile === (isOpposition(options, seat) ? 'leaders' : pileOfSide(seat, 'hand'));

const forbidsPile = (state: State, card: string, from: PileId, to: PileId): Refusal | undefined => {
  const isTile = card === '?' ? TILE_PILES.includes(from) : regionOn(card) !== undefined;
  const leader = leaderOn(state, card);
  if (isTile !== TILE_PILES.includes(to)) return nonsense('not-its-place');
  if (SINGLE.includes(to) && state.piles[to].length) return nonsense('place-taken');
  if (leader) return holdsLeader(state, leader.seat, to) ? undefined : nonsense('not-its-place');
  return to === 'leaders' && card !== '?' ? nonsense('not-its-place') : undefined;
};

/** The rules' own event of a move, so that a drag can be recognized as the command it means. */
const known = (state: State, card: string, from: PileId, to: PileId): readonly Event[] | undefined => {
  for (const seat of SEATS) {
    const hand = pileOfSide(seat, 'hand');
    const objective = pileOfSide(seat, 'objective');
    if (isOpposition(state.options, seat)) continue;
    if (from === hand && to === pileOfSide(seat, 'played')) {
      return [{ kind: 'card-played', seat, card }];
    }
    const own = cards.specOf(state, objective).readers === seat;
    if (own && from === hand && to === objective) {
      return [{ kind: 'objective-chosen', seat, secret: { to: seat, is: card } }];
    }
    if (own && from === objective && to === hand) {
      return [{ kind: 'objective-taken-back', seat, secret: { to: seat, is: card } }];
    }
    if (from === objective && to === pileOfSide(seat, 'revealed')) return [{ kind: 'objective-revealed', seat, card }];
  }
  return undefined;
};

const cardsByHand = cardEdits<DualPowers>(cards, {
  forbids: forbidsPile,
  known,
  removedTo: (state, card) => (cardOf(state, card) ? 'discard' : 'removed'),
});

/** A counter from one place to another: markers, then tokens. */
const moved = (state: State, piece: string, from: string, to: string): Edited<DualPowers> => {
  const marker = moveMarker(state, piece, from, to);
  if (marker) return marker;
  const [place, target] = [placeNamed(from), placeNamed(to)];
  return place && target ? moveToken(state, piece, place, target) : nonsense('no-such-place');
};

/** The present place of a piece, preferably outside the city, so that another one comes in. */
const whereIs = (state: State, piece: string): string | undefined => {
  const marker = MARKERS.find(one => objectiveMarker(one) === piece);
  if (marker !== undefined) return state.markers[marker];
  if (piece === BLOCKADE) return blockadeSlot(state);
  if (piece === WILL) return willSlot(state.will);
  const alike = state.tokens.filter(token => pieceOf(token) === piece);
  const found = alike.find(token => !isRegion(token.at)) ?? alike[0];
  return found?.at;
};

/** A spent token that comes into the city: one from elsewhere is brought, and turned there. */
const broughtSpent = (state: State, piece: string, to: string): Edited<DualPowers> | undefined => {
  const [region, kind] = [regionNamed(to), kindOf(piece)];
  if (!region || !isExhausted(piece) || state.options['from-the-store'] !== true) return undefined;
  const from = state.tokens.find(token => pieceOf(token) === kind && !isRegion(token.at))?.at;
  const brought = from && moveToken(state, kind, from, region);
  return brought && !('reason' in brought)
    ? [...brought, { kind: 'token-exhausted', token: kind, at: region }]
    : undefined;
};

const flipped = (state: State, piece: string, at: string): Edited<DualPowers> => {
  const place = placeNamed(at);
  if (!place || !isRegion(place) || !tokenAt(state, piece, place)) return nonsense('not-in-the-city');
  return [{ kind: isExhausted(piece) ? 'token-refreshed' : 'token-exhausted', token: piece, at: place }];
};

const countedOf = (state: State, marker: string): Counted<DualPowers> | undefined => {
  const { day, month, score } = state;
  const length = trackLength(state);
  const dated = (space: number, on: number): readonly Event[] => [{ kind: 'date-set', month: monthOf(space), day: on }];
  switch (marker) {
    case 'day':
      return { now: day, least: 1, most: LAST_DAY, to: value => dated(month, value) };
    case 'month':
      return { now: month, least: 1, most: MONTHS.length, to: value => dated(value, day) };
    case 'score':
      return { now: score, least: -length, most: length, to: value => [{ kind: 'score-set', score: value }] };
    default:
      return undefined;
  }
};

const removed = (state: State, piece: string, from: string): Edited<DualPowers> => {
  if (piece === WILL) return nonsense('not-its-place');
  const isMarker = piece === BLOCKADE || MARKERS.some(marker => objectiveMarker(marker) === piece);
  return moved(state, piece, from, isMarker ? ASIDE : 'removed');
};

/** A change by hand as events, or why it makes no sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited<DualPowers> => {
  const ofCards = cardsByHand(state, change, dice);
  if (ofCards) return ofCards;
  if ('count' in change && change.count !== 1) return nonsense('one-at-a-time');
  switch (change.kind) {
    case 'move':
      return moved(state, change.piece, change.from, change.to);
    case 'add': {
      const spent = broughtSpent(state, change.piece, change.to);
      if (spent) return spent;
      const from = whereIs(state, change.piece);
      return from === undefined ? nonsense('no-such-piece') : moved(state, change.piece, from, change.to);
    }
    case 'remove':
      return removed(state, change.piece, change.from);
    case 'flip':
      return flipped(state, change.piece, change.at);
    case 'set':
      return setCounted(countedOf(state, change.marker), change.to);
    default:
      return nonsense('no-such-place');
  }
};
