/** Cylinders and the Coordinate marker moved by hand along the Sequence of Play track. */
import { COORDINATE, cylinderPiece } from '../faces';
import type { State } from '../state';
import { SEATS } from '../vocabulary';
import type { Edited } from './common';
import { nonsense } from '../refusals';
import type { Place } from './where';

export const isCylinder = (piece: string): boolean =>
  piece === COORDINATE || piece === cylinderPiece('german') || SEATS.some(seat => cylinderPiece(seat) === piece);

const coordinated = (state: State, from: Place, to: Place): Edited => {
  const on = to.is === 'german';
  if (!on && (to.is !== 'away' || from.is !== 'german')) return nonsense('not-its-place');
  return state.coordinate === on ? nonsense('already-there') : [{ kind: 'coordinate-set', on }];
};

export const cylinderMoved = (state: State, piece: string, from: Place, to: Place): Edited => {
  if (piece === COORDINATE) return coordinated(state, from, to);
  const seat = SEATS.find(one => cylinderPiece(one) === piece);
  if (!seat) {
    if (to.is !== 'german') return nonsense('not-its-place');
    return to.turn === state.germany ? nonsense('already-there') : [{ kind: 'german-cylinder-moved', to: to.turn }];
  }
  if (to.is !== 'cylinder') return nonsense('not-its-place');
  if (from.is === 'cylinder' && from.place !== state.cylinders[seat]) return nonsense('not-there');
  return to.place === state.cylinders[seat]
    ? nonsense('already-there')
    : [{ kind: 'cylinder-moved', seat, to: to.place }];
};
