/** Changes by hand as events of the game. They may break rules, but not make nonsense of the table. */
import { between, cardEdits, isRefusal, setCounted, type Counted, type Edited } from '../../kernel/kit/edits';
import { isDistrict, PARTIES, type Place } from './data/districts';
import { LAST_TURN, ROUNDS, PREPARATIONS } from './data/turns';
import { folds } from './folds';
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
import {
  boxesOf,
  hasOrganization,
  MOST_OPPORTUNITY,
  POINTS_END,
  PRESTIGE_END,
  SCORE_BOX,
  UNREST_END,
  valueOf,
  WORLD_END,
  type State,
  type Prelude,
} from './state';
import { cards } from './view';
import type { Dice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { SEATS, type Seat } from './seats';
import { nonsense } from './refusals';
import { isWhole, pileOf } from '../../kernel/piles';
import { cardOf } from './cards/card';
import { ERAS } from './data/types';
import type { PileId } from './vocabulary';

const cardsByHand = cardEdits<Prelude>(cards, { removedTo: () => 'removed' });

/** Where a side may have cubes and Organizations at all. */
const belongs = (seat: Seat, place: Place): boolean => isDistrict(place) || PARTIES[place].seat === seat;

const cubesTaken = (state: State, seat: Seat, slot: string, count: number): Edited<Prelude> => {
  const place = placeOfSlot(slot);
  if (!place) return nonsense('no-such-place');
  return between(count, 1, valueOf(state, seat, place)) ? cubesChange(place, seat, -count) : nonsense('not-there');
};

const cubesLaid = (state: State, seat: Seat, slot: string, count: number): Edited<Prelude> => {
  const place = placeOfSlot(slot);
  if (!place) return nonsense('no-such-place');
  if (!belongs(seat, place)) return nonsense('other-side');
  return between(count, 1, boxesOf(state, seat, place) - valueOf(state, seat, place))
    ? cubesChange(place, seat, count)
    : nonsense('no-room-there');
};

const organizationTaken = (state: State, seat: Seat, slot: string): Edited<Prelude> => {
  const place = placeOfSlot(slot);
  return place && hasOrganization(state, seat, place)
    ? [{ kind: 'organization-removed', seat, place }]
    : nonsense('not-there');
};

const organizationLaid = (state: State, seat: Seat, slot: string): Edited<Prelude> => {
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
const taken = (state: State, piece: string, from: string, count: number): Edited<Prelude> => {
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
const laid = (state: State, piece: string, to: string, count: number): Edited<Prelude> => {
  const cubes = seatOfPiece(piece, cubePiece);
  const organization = seatOfPiece(piece, organizationPiece);
  if (cubes) return cubesLaid(state, cubes, to, count);
  if (count !== 1) return nonsense('one-at-a-time');
  if (organization) return organizationLaid(state, organization, to);
  const preparation = preparationOf(piece);
  return preparation ? [{ kind: 'preparations-made', ...preparation }] : nonsense('no-such-piece');
};

const moved = (state: State, piece: string, from: string, to: string, count: number): Edited<Prelude> => {
  if (preparationOf(piece) || placeOfSlot(from) === placeOfSlot(to)) return nonsense('already-there');
  const off = taken(state, piece, from, count);
  const on = laid(state, piece, to, count);
  return isRefusal(off) ? off : isRefusal(on) ? on : [...off, ...on];
};

const flipped = (state: State, piece: string): Edited<Prelude> => {
  const action = specialOfPiece(piece);
  return action
    ? [{ kind: 'special-set', action, mark: state.specials[action] === 'spent' ? 'ready' : 'spent' }]
    : nonsense('no-such-piece');
};

const countedOf = (state: State, marker: string): Counted<Prelude> | undefined => {
  const { unrest, prestige, points, world, scoring, opportunity } = state;
  const seat = seatOfPiece(marker, opportunityTrack);
  const track = trackOfMarker(marker);
  if (seat) {
    return {
      now: opportunity[seat],
      least: 0,
      most: MOST_OPPORTUNITY,
      to: (_value, by) => [{ kind: 'opportunity-changed', seat, by }],
    };
  }
  if (track) {
    return {
      now: scoring[track],
      least: 0,
      most: SCORE_BOX,
      to: (_value, by) => [{ kind: 'scoring-moved', track, by }],
    };
  }
  switch (marker) {
    case 'unrest':
      return { now: unrest, least: 0, most: UNREST_END, to: (_value, by) => [{ kind: 'unrest-changed', by }] };
    case 'prestige':
      return { now: prestige, least: 0, most: PRESTIGE_END, to: (_value, by) => [{ kind: 'prestige-changed', by }] };
    // the Revolutionary's side of these tracks is on the left, so that it counts downwards there
    case 'advantage-world':
      return {
        now: -world,
        least: -WORLD_END,
        most: WORLD_END,
        to: (_value, by) => [{ kind: 'world-changed', by: -by }],
      };
    case 'points':
      return {
        now: -points,
        least: -POINTS_END,
        most: POINTS_END,
        to: (_value, by) => [
          { kind: 'points-scored', seat: by < 0 ? 'revolutionary' : 'government', points: Math.abs(by) },
        ],
      };
    default:
      return undefined;
  }
};

/** §12.1 The Tsar goes by hand: the calendar, the cards and the Duma as after an Abdication; there is no way back. */
const tsarSet = (state: State, to: number, dice: Dice): Edited<Prelude> => {
  if (to !== 0) return nonsense('out-of-range');
  if (state.abdicated) return nonsense('already-there');
  const gone = { kind: 'tsar-abdicated', jumped: isEarly(state) } as const;
  const now = folds['tsar-abdicated'](state, gone);
  return [gone, ...deckAdjusted(now, gone.jumped, dice), ...provisionalGovernment(now)];
};

/** §2.2 The First Player by its place among the sides; in the first Action Round they are active too. */
const firstSet = ({ first, round, active }: State, to: number): Edited<Prelude> => {
  const player = SEATS[to];
  if (!player) return nonsense('out-of-range');
  if (player === first) return nonsense('already-there');
  const chosen = { kind: 'first-player-chosen', player } as const;
  return round === 1 ? [chosen] : [chosen, { kind: 'round-begun', round, active }];
};

const set = (state: State, marker: string, to: number, dice: Dice): Edited<Prelude> => {
  if (marker === 'tsar') return tsarSet(state, to, dice);
  if (marker === 'first') return firstSet(state, to);
  const counted = countedOf(state, marker);
  if (counted) return setCounted(counted, to);
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
export const edit = (state: State, change: GameEdit, dice: Dice): Edited<Prelude> => {
  if (change.kind === 'recall') return gathered(state, change.pile, dice);
  const ofCards = cardsByHand(state, change, dice);
  if (ofCards) return ofCards;
  switch (change.kind) {
    case 'move':
      return moved(state, change.piece, change.from, change.to, change.count);
    case 'add':
      return laid(state, change.piece, change.to, change.count);
    case 'remove':
      return taken(state, change.piece, change.from, change.count);
    case 'flip':
      return flipped(state, change.piece);
    case 'set':
      return set(state, change.marker, change.to, dice);
    default:
      return nonsense('no-such-place');
  }
};

// §2.1 An edit may return every card of an Era to its deck. The cards’ own Era decides, not their place.

/** §12.1.1 The cards of the Provisional Government are of the last deck once it holds them; the Key Events are of none. */
const deckOf = (state: State, id: string): string => {
  const deck = cardOf(state, id)?.deck;
  return `${deck === 'provisional' && state.abdicated ? 'collapse' : deck}-deck`;
};

/** A viewer cannot tell whether the deck is complete: cards hidden from them may belong to it. */
export const gathered = (state: State, named: string, dice: Dice): Edited<Prelude> => {
  const deck = ERAS.map(era => `${era}-deck` as const).find(one => one === named);
  if (!deck) return nonsense('not-a-deck');
  // a loose piece is named after its place
  const away = (Object.keys(state.piles) as PileId[]).flatMap(pile => {
    const isAll = pile === deck || cards.homeOf(state, pile) === deck;
    const own = isAll ? [] : pileOf(state, pile).filter(card => deckOf(state, card) === deck);
    return own.length ? [{ own, event: cards.taken(state, own, pile, false) }] : [];
  });
  const recalled = cards.recalled(
    state,
    deck,
    dice,
    away.flatMap(({ own }) => own),
  );
  if (isWhole(state) && recalled.count === state.piles[deck].length) return nonsense('already-there');
  return [...away.map(({ event }) => event), recalled];
};
