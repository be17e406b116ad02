/** The Events of the Provisional Government. */
import type { CardEvents } from './types';
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

/** The small picture of each card. */
const MOTIFS: Readonly<Record<string, readonly number[]>> = {
  book: [1, 2, 31, 46, 111, 115, 210, 236, 311, 402, 409, 410],
  letter: [4, 5, 17, 38, 150, 231, 235, 240, 253, 408],
  eagle: [3, 40, 106, 107, 121, 140, 146, 233, 401],
  sabre: [14, 26, 43, 139, 202, 216, 223],
  fist: [6, 8, 9, 12, 13, 128, 129, 134, 213, 220, 222, 224, 225, 229, 257, 307],
  anchor: [7, 123],
  crown: [29, 30, 32, 33, 34, 113, 131, 147, 206, 207, 226, 227, 248, 249, 258, 405],
  wheat: [10, 20, 42, 47, 50, 124, 219, 228, 232],
  map: [11, 15, 49, 117, 217, 302],
  megaphone: [16, 18, 23, 104, 116, 135, 148, 208, 243, 254, 308, 406],
  lightning: [19, 44, 48, 304],
  coin: [37, 102, 127, 230, 237, 303],
  eye: [22, 126, 403],
  handshake: [24, 39, 41, 149, 209, 212],
  crowd: [25, 36, 103, 108, 110, 137, 205, 245, 251, 305],
  hammer: [35, 109, 130, 133, 250],
  torch: [21, 27, 101, 142, 242, 244],
  scales: [45, 256, 301],
  skull: [105, 112, 119, 120, 145, 255],
  rifles: [114, 125, 138, 143, 204, 214, 215, 218, 221, 239, 241, 246, 247, 252, 309, 310, 312],
  flag: [28, 118, 122, 234, 411],
  cannon: [132, 136, 144, 404],
  train: [141, 203, 407],
  snow: [211],
  bayonet: [201, 238, 306],
};
const BY_NUMBER: ReadonlyMap<number, string> = new Map(
  Object.entries(MOTIFS).flatMap(([motif, numbers]) => numbers.map((number): [number, string] => [number, motif])),
);

/** The id of a card's picture in the motif list. */
export const motifOf = (number: number): string => BY_NUMBER.get(number) ?? 'star';
