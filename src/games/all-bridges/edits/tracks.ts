/** Markers of tracks set by hand. */
import { setCounted, type Counted } from '../../../kernel/kit/edits';
import { MOST_POLARIZATION, MOST_RESOURCES, MOST_VASSALAGE, type State, type AllBridges } from '../state';
import { POWERS, SEATS } from '../vocabulary';
import type { Edited } from './common';
import { nonsense } from '../refusals';

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
