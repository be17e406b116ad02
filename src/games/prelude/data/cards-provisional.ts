/** The Events of the Provisional Government. */
import type { CardEvents } from './event-types';
import {
  add,
  addEach,
  ASSEMBLY,
  choose,
  checkEach,
  inPlay,
  LENIN,
  marker,
  noted,
  opportunity,
  organize,
  points,
  remove,
  removeEach,
  there,
  world,
} from './effects';

export const PROVISIONAL_EVENTS: CardEvents = {
  301: { need: [inPlay(LENIN)], event: [{ do: 'leave-play', card: LENIN, to: 'pool' }, remove(2, 'socialist')] },
  302: { event: [removeEach(1, 'military'), addEach(1, 'military')] },
  303: { event: [world(1), opportunity(2)] },
  304: {
    need: [inPlay(LENIN)],
    event: [
      {
        do: 'unrest-check',
        success: [points(3), marker(2)],
        failure: [{ do: 'leave-play', card: LENIN, to: 'pool' }],
      },
    ],
  },
  305: {
    event: [
      {
        do: 'table',
        rows: [
          { most: 4, list: [world(1, 'rival'), removeEach(1, 'military', 'own')] },
          { most: 6, list: [world(2)] },
        ],
      },
    ],
  },
  306: { event: [{ do: 'contest', higher: [marker(4)], lower: [add(2, 'district')] }] },
  307: { event: [organize(4, 'socialist', 'sponsored', [opportunity(2)])] },
  308: { event: [add(2, 'moderate'), add(1, 'moderate', { whose: 'rival' })] },
  309: { event: [{ do: 'disarm', who: 'rival', values: [1, 2] }] },
  310: {
    event: [
      choose(2, { in: 'military', found: 'anyhow' }),
      checkEach(3, noted(), [{ do: 'found', where: there }, marker(1)]),
    ],
  },
  311: { need: [inPlay(ASSEMBLY)], event: [add(3, 'liberal')] },
  312: { event: [], traits: ['to-mother-russia'] },
};
