/** Markers of tracks set by hand. */
import { MOST_POLARIZATION, MOST_RESOURCES, MOST_VASSALAGE, type State } from '../state';
import { POWERS, SEATS, type Event } from '../vocabulary';
import { nonsense, type Edited } from './common';

interface Settable {
  readonly now: number;
  readonly least: number;
  readonly most: number;
  readonly set: (to: number) => Event;
}

const settable = (state: State, marker: string): Settable | undefined => {
  const seat = SEATS.find(one => marker === `resources-${one}`);
  if (seat) {
    const now = state.resources[seat];
    return {
      now,
      least: 0,
      most: MOST_RESOURCES,
      set: to => ({ kind: 'resources-changed', faction: seat, by: to - now }),
    };
  }
  const power = POWERS.find(one => marker === `vassalage-${one}`);
  if (power) {
    const now = state.vassalage[power];
    return { now, least: 0, most: MOST_VASSALAGE, set: to => ({ kind: 'vassalage-changed', power, by: to - now }) };
  }
  switch (marker) {
    case 'polarization': {
      const { polarization: now } = state;
      return { now, least: 0, most: MOST_POLARIZATION, set: to => ({ kind: 'polarization-changed', by: to - now }) };
    }
    case 'phase':
      return { now: state.phase, least: 1, most: 2, set: to => ({ kind: 'phase-set', phase: to === 2 ? 2 : 1 }) };
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

export const trackSet = (state: State, marker: string, to: number): Edited => {
  const found = settable(state, marker);
  if (!found) return nonsense(RECKONED.includes(marker) ? 'reckoned' : 'no-such-marker');
  if (!Number.isInteger(to) || to < found.least || to > found.most) return nonsense('out-of-range');
  return to === found.now ? nonsense('already-there') : [found.set(to)];
};
