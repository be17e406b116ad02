/** Wooden pieces moved by hand: Cells, discs, Troops, cubes. Their origin keeps one less. */
import { cellPiece, cubePiece, discPiece, troopPiece } from '../faces';
import { availableCells, availableCubes, availableDiscs, cellsIn, discsIn, troopsIn, troopsOut } from '../selectors';
import type { State } from '../state';
import {
  discOf,
  isSide,
  POWERS,
  SEATS,
  SIDES,
  STANCES,
  turnedOver,
  type Event,
  type Power,
  type Seat,
  type Side,
  type Stance,
} from '../vocabulary';
import { type Edited, spaceAt, type Place } from './where';
import { nonsense } from '../refusals';
/** A piece leaving a place or coming to one: events, or undefined where pieces lie in their box anyway. */
type Half = readonly Event[] | undefined;
const SAME: readonly Event[] = [];

const isBox = (place: Place, seat: Seat): boolean =>
  place.is === 'away' || (place.is === 'available' && place.faction === seat);

const cellsAt = (state: State, seat: Seat, stance: Stance, place: Place): number => {
  if (place.is === 'space') return cellsIn(state, place.space, seat, stance);
  if (place.is === 'prisoners') return isSide(seat) ? state.prisoners[seat] : 0;
  if (place.is === 'out-of-play') return seat === 'senate' ? state.outOfPlay : 0;
  return isBox(place, seat) ? availableCells(state, seat) : 0;
};
const cellsTaken = (seat: Seat, stance: Stance, from: Place, count: number): Half => {
  if (from.is === 'space') {
    return [{ kind: 'cells-removed', faction: seat, space: from.space, stance, count, to: 'available' }];
  }
  if (from.is === 'prisoners' && isSide(seat)) return [{ kind: 'prisoners-changed', faction: seat, by: -count }];
  if (from.is === 'out-of-play' && seat === 'senate') return [{ kind: 'out-of-play-changed', by: -count }];
  return isBox(from, seat) ? SAME : undefined;
};
const cellsPut = (seat: Seat, stance: Stance, to: Place, count: number): Half => {
  if (to.is === 'space') return [{ kind: 'cells-placed', faction: seat, space: to.space, stance, count }];
  if (to.is === 'prisoners' && isSide(seat)) return [{ kind: 'prisoners-changed', faction: seat, by: count }];
  if (to.is === 'out-of-play' && seat === 'senate') return [{ kind: 'out-of-play-changed', by: count }];
  return isBox(to, seat) ? SAME : undefined;
};
const cellsMoved = (state: State, seat: Seat, stance: Stance, from: Place, to: Place, count: number): Edited => {
  const put = cellsPut(seat, stance, to, count);
  const taken = cellsTaken(seat, stance, from, count);
  if (!put || !taken) return nonsense('not-its-place');
  if (cellsAt(state, seat, stance, from) < count) return nonsense('not-there');
  if (from.is === 'space' && to.is === 'space') {
    return [{ kind: 'cells-moved', faction: seat, from: from.space, to: to.space, stance, count }];
  }
  if (from.is === 'space' && to.is === 'prisoners') {
    return [{ kind: 'cells-removed', faction: seat, space: from.space, stance, count, to: 'prison' }];
  }
  return [...taken, ...put];
};

const discsMoved = (state: State, seat: 'reds' | 'moderates', from: Place, to: Place): Edited => {
  const disc = discOf(seat);
  const [start, end] = [from, to].map(spaceAt);
  if ((!start && !isBox(from, seat)) || (!end && !isBox(to, seat))) return nonsense('not-its-place');
  if (start ? !discsIn(state, start, seat) : !availableDiscs(state, disc)) return nonsense('not-there');
  return [
    ...(start ? [{ kind: 'disc-removed', disc, space: start } as const] : []),
    ...(end ? [{ kind: 'disc-placed', disc, space: end } as const] : []),
  ];
};

const troopsMoved = (state: State, power: Power, from: Place, to: Place, count: number): Edited => {
  const isOut = (place: Place): boolean => place.is === 'away' || place.is === 'out-of-play';
  const isOwnBox = (place: Place): boolean =>
    power === 'german' && place.is === 'available' && place.faction === 'german';
  const [start, end] = [from, to].map(spaceAt);
  if ((!start && !isOut(from) && !isOwnBox(from)) || (!end && !isOut(to) && !isOwnBox(to))) {
    return nonsense('not-its-place');
  }
  const there = start ? troopsIn(state, start, power) : isOwnBox(from) ? state.germanBox : troopsOut(state, power);
  if (there < count) return nonsense('not-there');
  if (start && end) return [{ kind: 'troops-moved', power, from: start, to: end, count }];
  return [
    ...(start ? [{ kind: 'troops-removed', power, space: start, count } as const] : []),
    ...(isOwnBox(from) ? [{ kind: 'german-box-changed', by: -count } as const] : []),
    ...(end ? [{ kind: 'troops-placed', power, space: end, count } as const] : []),
    ...(isOwnBox(to) ? [{ kind: 'german-box-changed', by: count } as const] : []),
  ];
};

const cubesMoved = (state: State, side: Side, from: Place, to: Place): Edited => {
  const isDisplay = (place: Place): boolean => place.is === 'display' && place.side === side;
  if (isDisplay(to) && isBox(from, side)) {
    return availableCubes(state, side) ? [{ kind: 'cube-placed', cube: side }] : nonsense('not-there');
  }
  if (!isDisplay(from) || !isBox(to, side)) return nonsense('not-its-place');
  return state.display[side] ? [{ kind: 'cube-removed', cube: side }] : nonsense('not-there');
};

const times = (count: number, events: Edited): Edited =>
  'reason' in events || count === 1 ? events : nonsense('one-at-a-time');

/** A wooden piece moved by hand. */
export const pieceMoved = (state: State, piece: string, from: Place, to: Place, count: number): Edited => {
  if (JSON.stringify(from) === JSON.stringify(to)) return nonsense('already-there');
  for (const seat of SEATS) {
    for (const stance of STANCES) {
      if (cellPiece(seat, stance) === piece) return cellsMoved(state, seat, stance, from, to, count);
    }
    if (seat !== 'senate' && discPiece(seat) === piece) return times(count, discsMoved(state, seat, from, to));
  }
  for (const power of POWERS) if (troopPiece(power) === piece) return troopsMoved(state, power, from, to, count);
  for (const side of SIDES) if (cubePiece(side) === piece) return times(count, cubesMoved(state, side, from, to));
  return nonsense('no-such-piece');
};

/** A Cell flipped by hand. */
export const pieceFlipped = (state: State, piece: string, at: Place): Edited => {
  for (const seat of SEATS) {
    for (const stance of STANCES) {
      if (cellPiece(seat, stance) !== piece) continue;
      if (at.is !== 'space' || !cellsIn(state, at.space, seat, stance)) return nonsense('not-there');
      return [{ kind: 'cells-flipped', faction: seat, space: at.space, to: turnedOver(stance), count: 1 }];
    }
  }
  return nonsense('no-other-side');
};
