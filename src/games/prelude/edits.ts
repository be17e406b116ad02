/** Changes by hand as events of the game. They may break rules, but not make nonsense of the table. */
import type { Dice } from '../../kernel/chance';
import type { GameEdit } from '../../kernel/edit';
import { refuse, type Refusal } from '../../kernel/refusal';
import { isDistrict, PARTIES, type Place } from './data/districts';
import { LAST_TURN, ROUNDS } from './data/turns';
import { ERAS } from './data/types';
import { PREPARATIONS } from './faces';
import { folds } from './folds';
import { isOpenPile, isPile, pileOf, whereIs } from './piles';
import {
  cubePiece,
  opportunityTrack,
  organizationPiece,
  placeOfSlot,
  preparationPiece,
  seatOfPiece,
  specialOfPiece,
  trackOfMarker,
  turnTrack,
} from './places';
import { deckAdjusted, isEarly, provisionalGovernment } from './rules/abdication';
import { cubesChange } from './rules/common';
import { POINTS_TO_WIN } from './rules/winning';
import {
  boxesOf,
  favoured,
  hasOrganization,
  MOST_OPPORTUNITY,
  PRESTIGE_END,
  SCORE_BOX,
  UNREST_END,
  valueOf,
  WORLD_END,
  type State,
} from './state';
import { SEATS, type Seat } from './seats';
import type { Event, PileId } from './vocabulary';

type Edited = readonly Event[] | Refusal;
const nonsense = (reason: string): Refusal => refuse('§table', reason);
const isRefusal = (edited: Edited): edited is Refusal => 'reason' in edited;

const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

// --- cards

const reader = (pile: PileId): Seat | 'nobody' => SEATS.find(seat => pile === `${seat}-hand`) ?? 'nobody';

/** Is this the referee's table, or what a seat sees of it? */
const isWhole = ({ decks, hands }: State): boolean =>
  [...Object.values(decks), ...Object.values(hands)].every(pile => !pile.includes('?'));

/** A card taken from one pile and laid on another, told to nobody who could not see it. */
const carried = (card: string, from: PileId, to: PileId): readonly Event[] => {
  const taken = { kind: 'card-taken', from } as const;
  const laid = { kind: 'card-laid', to } as const;
  const open = isOpenPile(from) || isOpenPile(to);
  return [
    open ? { ...taken, card } : { ...taken, card: '?', secret: { to: reader(from), is: card } },
    isOpenPile(to) ? { ...laid, card } : { ...laid, card: '?', secret: { to: reader(to), is: card } },
  ];
};

/** Cards are discarded onto the end of their pile, and dealt from the beginning of a deck. */
const topOf = (state: State, pile: PileId): string | undefined =>
  pileOf(state, pile).at(pile.endsWith('-deck') ? 0 : -1);

const transfer = (state: State, named: string, from: string, to: string): Edited => {
  if (!isPile(from) || !isPile(to)) return nonsense('no-such-place');
  const card = named === '?' ? topOf(state, from) : named;
  if (card === undefined || !pileOf(state, from).includes(card)) return nonsense('not-there');
  if (from === to) return nonsense('already-there');
  if (card === '?' && isOpenPile(to)) return nonsense('not-there');
  const shows = !isOpenPile(from) && isOpenPile(to) && isWhole(state);
  const seat = SEATS.find(one => reader(from) === one) ?? state.active;
  return [...(shows ? [{ kind: 'card-shown', seat, card } as const] : []), ...carried(card, from, to)];
};

const shuffled = (state: State, pile: string, dice: Dice): Edited => {
  const era = ERAS.find(one => pile === `${one}-deck`);
  if (!era) return nonsense('not-a-deck');
  const deck = state.decks[era];
  if (!deck.length) return nonsense('not-there');
  return [{ kind: 'deck-shuffled', era, count: deck.length, secret: { to: 'nobody', is: dice.shuffle(deck) } }];
};

// --- counters

/** Where a side may have cubes and Organizations at all. */
const belongs = (seat: Seat, place: Place): boolean => isDistrict(place) || PARTIES[place].seat === seat;

const cubesTaken = (state: State, seat: Seat, slot: string, count: number): Edited => {
  const place = placeOfSlot(slot);
  if (!place) return nonsense('no-such-place');
  return between(count, 1, valueOf(state, seat, place)) ? cubesChange(place, seat, -count) : nonsense('not-there');
};

const cubesLaid = (state: State, seat: Seat, slot: string, count: number): Edited => {
  const place = placeOfSlot(slot);
  if (!place) return nonsense('no-such-place');
  if (!belongs(seat, place)) return nonsense('other-side');
  return between(count, 1, boxesOf(seat, place) - valueOf(state, seat, place))
    ? cubesChange(place, seat, count)
    : nonsense('no-room-there');
};

const organizationTaken = (state: State, seat: Seat, slot: string): Edited => {
  const place = placeOfSlot(slot);
  return place && hasOrganization(state, seat, place)
    ? [{ kind: 'organization-removed', seat, place }]
    : nonsense('not-there');
};

const organizationLaid = (state: State, seat: Seat, slot: string): Edited => {
  const place = placeOfSlot(slot);
  if (!place) return nonsense('no-such-place');
  if (!belongs(seat, place)) return nonsense('other-side');
  return hasOrganization(state, seat, place)
    ? nonsense('already-there')
    : [{ kind: 'organization-created', seat, place }];
};

interface Preparation {
  readonly seat: Seat;
  readonly value: number;
}
const preparationOf = (piece: string): Preparation | undefined =>
  SEATS.flatMap(seat => PREPARATIONS.map(value => ({ seat, value }))).find(
    one => preparationPiece(one.seat, one.value) === piece,
  );

/** A counter taken from the board. */
const taken = (state: State, piece: string, from: string, count: number): Edited => {
  const cubes = seatOfPiece(piece, cubePiece);
  const organization = seatOfPiece(piece, organizationPiece);
  if (cubes) return cubesTaken(state, cubes, from, count);
  if (count !== 1) return nonsense('one-at-a-time');
  if (organization) return organizationTaken(state, organization, from);
  const preparation = preparationOf(piece);
  if (!preparation) return nonsense('no-such-piece');
  return state.preparations[preparation.seat].includes(preparation.value)
    ? [{ kind: 'preparations-lost', ...preparation }]
    : nonsense('not-there');
};

/** A counter put onto the board. */
const laid = (state: State, piece: string, to: string, count: number): Edited => {
  const cubes = seatOfPiece(piece, cubePiece);
  const organization = seatOfPiece(piece, organizationPiece);
  if (cubes) return cubesLaid(state, cubes, to, count);
  if (count !== 1) return nonsense('one-at-a-time');
  if (organization) return organizationLaid(state, organization, to);
  const preparation = preparationOf(piece);
  return preparation ? [{ kind: 'preparations-made', ...preparation }] : nonsense('no-such-piece');
};

const moved = (state: State, piece: string, from: string, to: string, count: number): Edited => {
  if (preparationOf(piece) || placeOfSlot(from) === placeOfSlot(to)) return nonsense('already-there');
  const off = taken(state, piece, from, count);
  const on = laid(state, piece, to, count);
  return isRefusal(off) ? off : isRefusal(on) ? on : [...off, ...on];
};

const flipped = (state: State, piece: string): Edited => {
  const action = specialOfPiece(piece);
  return action
    ? [{ kind: 'special-set', action, mark: state.specials[action] === 'spent' ? 'ready' : 'spent' }]
    : nonsense('no-such-piece');
};

// --- markers

/** A marker with one value: its bounds, what it is now, and the event of a change. */
interface Counted {
  readonly now: number;
  readonly least: number;
  readonly most: number;
  changed(by: number): Event;
}

const countedOf = (state: State, marker: string): Counted | undefined => {
  const { unrest, prestige, points, world, scoring, opportunity } = state;
  const seat = seatOfPiece(marker, opportunityTrack);
  const track = trackOfMarker(marker);
  if (seat) {
    return {
      now: opportunity[seat],
      least: 0,
      most: MOST_OPPORTUNITY,
      changed: by => ({ kind: 'opportunity-changed', seat, by }),
    };
  }
  if (track) {
    return { now: scoring[track], least: 0, most: SCORE_BOX, changed: by => ({ kind: 'scoring-moved', track, by }) };
  }
  switch (marker) {
    case 'unrest':
      return { now: unrest, least: 0, most: UNREST_END, changed: by => ({ kind: 'unrest-changed', by }) };
    case 'prestige':
      return { now: prestige, least: 0, most: PRESTIGE_END, changed: by => ({ kind: 'prestige-changed', by }) };
    // the Revolutionary's side of these tracks is on the left, so that it counts downwards there
    case 'advantage-world':
      return { now: -world, least: -WORLD_END, most: WORLD_END, changed: by => ({ kind: 'world-changed', by: -by }) };
    case 'points':
      return {
        now: -points,
        least: -POINTS_TO_WIN,
        most: POINTS_TO_WIN,
        changed: by => ({ kind: 'points-scored', seat: favoured(-by) ?? 'government', points: Math.abs(by) }),
      };
    default:
      return undefined;
  }
};

/** §12.1 The Tsar goes by hand: the calendar, the cards and the Duma as after an Abdication; there is no way back. */
const tsarSet = (state: State, to: number, dice: Dice): Edited => {
  if (to !== 0) return nonsense('out-of-range');
  if (state.abdicated) return nonsense('already-there');
  const gone = { kind: 'tsar-abdicated', jumped: isEarly(state) } as const;
  const now = folds['tsar-abdicated'](state, gone);
  return [gone, ...deckAdjusted(now, gone.jumped, dice), ...provisionalGovernment(now)];
};

/** §2.2 The First Player by its place among the sides; in the first Action Round he is active too. */
const firstSet = ({ first, round, active }: State, to: number): Edited => {
  const player = SEATS[to];
  if (!player) return nonsense('out-of-range');
  if (player === first) return nonsense('already-there');
  const chosen = { kind: 'first-player-chosen', player } as const;
  return round === 1 ? [chosen] : [chosen, { kind: 'round-begun', round, active }];
};

const set = (state: State, marker: string, to: number, dice: Dice): Edited => {
  if (marker === 'tsar') return tsarSet(state, to, dice);
  if (marker === 'first') return firstSet(state, to);
  const counted = countedOf(state, marker);
  if (counted) {
    if (!between(to, counted.least, counted.most)) return nonsense('out-of-range');
    return to === counted.now ? nonsense('already-there') : [counted.changed(to - counted.now)];
  }
  if (marker === 'round') {
    return between(to, 1, ROUNDS) ? [{ kind: 'round-set', round: to }] : nonsense('out-of-range');
  }
  if (marker === 'turn') return between(to, 1, LAST_TURN) ? [{ kind: 'turn-set', turn: to }] : nonsense('out-of-range');
  const turn = Array.from({ length: LAST_TURN }, (_, n) => n + 1).find(one => turnTrack(one) === marker);
  if (turn && between(to, 1, ROUNDS))
    return [
      { kind: 'turn-set', turn },
      { kind: 'round-set', round: to },
    ];
  return nonsense(marker.startsWith('advantage-') ? 'follows-from-the-table' : 'no-such-marker');
};

/** A change by hand as events, or why it is nonsense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited => {
  switch (change.kind) {
    case 'move':
      if (isPile(change.from)) return transfer(state, change.piece, change.from, change.to);
      return moved(state, change.piece, change.from, change.to, change.count);
    case 'card':
      return transfer(state, change.card, change.from, change.to);
    case 'add': {
      const from = whereIs(state, change.piece);
      return from ? transfer(state, change.piece, from, change.to) : laid(state, change.piece, change.to, change.count);
    }
    case 'remove':
      return isPile(change.from)
        ? transfer(state, change.piece, change.from, 'removed')
        : taken(state, change.piece, change.from, change.count);
    case 'flip':
      return flipped(state, change.piece);
    case 'set':
      return set(state, change.marker, change.to, dice);
    case 'shuffle':
      return shuffled(state, change.pile, dice);
  }
};
