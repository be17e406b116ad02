/** Markers of tracks set by hand. */
import { MOST_VASSALAGE } from '../pieces';
import { COORDINATE, cylinderPiece } from '../faces';
import { type State, MOST_POLARIZATION, MOST_RESOURCES, type AllBridges } from '../state';
import { SEATS, POWERS } from '../vocabulary';
import type { Edited, Place } from './where';
import { nonsense } from '../refusals';
import { setCounted, type Counted } from '../../../kernel/kit/edits';

/** Cylinders and the Coordinate marker moved by hand along the Sequence of Play track. */
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

const settable = (state: State, marker: string): Counted<AllBridges> | undefined => {
  const seat = SEATS.find(one => marker === `resources-${one}`);
  if (seat) {
    const now = state.resources[seat];
    return {
      now,
      least: 0,
      most: MOST_RESOURCES,
      to: (_value, by) => [{ kind: 'resources-changed', faction: seat, by }],
    };
  }
  const power = POWERS.find(one => marker === `vassalage-${one}`);
  if (power) {
    const now = state.vassalage[power];
    return { now, least: 0, most: MOST_VASSALAGE, to: (_value, by) => [{ kind: 'vassalage-changed', power, by }] };
  }
  switch (marker) {
    case 'polarization': {
      const { polarization: now } = state;
      return { now, least: 0, most: MOST_POLARIZATION, to: (_value, by) => [{ kind: 'polarization-changed', by }] };
    }
    case 'phase':
      return { now: state.phase, least: 1, most: 2, to: value => [{ kind: 'phase-set', phase: value === 2 ? 2 : 1 }] };
    default:
      return undefined;
  }
};

/** Markers that follow from what lies on the map. */
const RECKONED: readonly string[] = [
  'issues-networks',
  'town-population',
  'opposition-administrations',
  'cells-on-map',
];

export const trackSet = (state: State, marker: string, to: number): Edited =>
  RECKONED.includes(marker) ? nonsense('reckoned') : setCounted(settable(state, marker), to);
