/** §1.2 The board: Finland in the middle, cards and tracks beside it, the edge track at its foot. */
import { MOST_VASSALAGE } from './pieces';
import type { Options } from '../../kernel/messages';
import type { Board, Box, Decoration, Slot, Track } from '../../kernel/board';
import { mapOnBoard, ownersMap } from './board-map';
import { ownersOf } from './data/owners';
import { sequenceOnBoard } from './board-sequence';
import {
  availableSlot,
  CAPABILITIES_BOX,
  cubeSlot,
  issueSlot,
  OUT_OF_PLAY,
  POLITICS_COST,
  PRISONERS,
  vassalageTrack,
} from './places';
import { CUBES, MOST_POLARIZATION, MOST_RESOURCES } from './state';
import { ISSUES, POWERS, SIDES, type Side } from './vocabulary';
import { politicsCost } from './rules/politics';

/** §1.5, §1.9 to §1.12 Polarization, the Political Display, Vassalage, and the edge track in two lines. */
const { left, right, bottom } = sequenceOnBoard;

const row = (count: number, { x, y, width, height }: Box): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({ x: x + n * width, y, width, height }));

const levels = MOST_POLARIZATION + 1;
const POLARIZATION_TOP = bottom + 46;
const WIDTH = (right - left) / levels;
const polarization: Track = {
  id: 'polarization',
  from: 0,
  word: 'tracks.polarization',
  tone: 'purple',
  boxes: row(levels, { x: left, y: POLARIZATION_TOP, width: WIDTH, height: 78 }),
};
/** §3.3.4 What Politics costs is printed below. */
const cost: Track = {
  id: POLITICS_COST,
  from: 0,
  word: 'tracks.politics-cost',
  tone: 'green',
  labels: Array.from({ length: levels }, (_, level) => String(politicsCost(level) ?? '–')),
  boxes: row(levels, { x: left, y: POLARIZATION_TOP + 78, width: WIDTH, height: 40 }),
  label: { x: left, y: POLARIZATION_TOP + 121, width: right - left, height: 24 },
};

const DISPLAY_TOP = POLARIZATION_TOP + 164;
const DISPLAY_FOOT = DISPLAY_TOP + 228;
const DISPLAY_RIGHT = left + 508;
const RADIUS = 141;
const CUBE = 62;
const SIDE_TONES = { reds: 'red', senate: 'blue' } as const;
const MIDDLE = left + 252;
/** §1.11 The chamber: two wings, the Reds' on the left. */
const chamber = (by: number): string => {
  const [x, y] = [MIDDLE, DISPLAY_FOOT - 14];
  const reach = RADIUS * 2 - 34 + by;
  return `M${x - reach} ${y + by}A${reach} ${(reach - by) * 0.78 + by * 2} 0 0 1 ${x + reach} ${y + by}Z`;
};
const wing = (side: Side): Slot => {
  const isLeft = side === 'reds';
  const width = CUBES * (CUBE + 8);
  const x = isLeft ? MIDDLE - 8 - width : MIDDLE + 8;
  return {
    id: cubeSlot(side),
    flow: 'row',
    piece: { width: CUBE, height: CUBE },
    box: { x, y: DISPLAY_FOOT - 92, width, height: CUBE + 12 },
    word: `tracks.${cubeSlot(side)}`,
  };
};
const ISSUE = 66;
const issues: readonly Slot[] = ISSUES.map((issue, n) => ({
  id: issueSlot(issue),
  flow: 'one',
  piece: { width: ISSUE, height: ISSUE },
  box: { x: DISPLAY_RIGHT + 14, y: DISPLAY_TOP + 6 + n * (ISSUE + 10), width: ISSUE, height: ISSUE },
  word: `issues.${issue}`,
  caption: { x: DISPLAY_RIGHT + 14 + ISSUE + 12, y: DISPLAY_TOP + 6 + n * (ISSUE + 10), width: 214, height: ISSUE },
}));
const display: readonly Decoration[] = [
  { path: chamber(7), tone: 'ink', pattern: 'plain' },
  {
    path: chamber(0),
    tone: 'brass',
    pattern: 'plain',
    pale: true,
    heading: { word: 'tracks.display', box: { x: MIDDLE - 190, y: DISPLAY_TOP + 58, width: 380, height: 40 } },
  },
  ...SIDES.map((side): Decoration => {
    const { box } = wing(side);
    return {
      path: `M${box.x} ${box.y + box.height}H${box.x + box.width}V${box.y + box.height + 10}H${box.x}Z`,
      tone: SIDE_TONES[side],
      pattern: 'plain',
    };
  }),
];

const VASSALAGE_TOP = DISPLAY_FOOT + 50;
const VASSALAGE = 56;
const vassalage = POWERS.map(
  (power, n): Track => ({
    id: vassalageTrack(power),
    from: 0,
    word: `tracks.${vassalageTrack(power)}`,
    brief: `tracks.${vassalageTrack(power)}-brief`,
    tone: power === 'german' ? 'grey' : 'brown',
    boxes: row(MOST_VASSALAGE + 1, {
      x: n ? right - VASSALAGE * (MOST_VASSALAGE + 1) : left,
      y: VASSALAGE_TOP,
      width: VASSALAGE,
      height: 60,
    }),
    reconstructed: true,
  }),
);

const EDGE = 94;
const EDGE_LEFT = 28;
const EDGE_TOP = 2004;
const EDGE_HEIGHT = 54;
const edge = (id: string, y: number, tone: Track['tone']): Track => ({
  id,
  from: 0,
  word: `tracks.${id}`,
  brief: `tracks.${id}-brief`,
  tone,
  boxes: row(MOST_RESOURCES + 1, { x: EDGE_LEFT, y, width: EDGE, height: EDGE_HEIGHT }),
});

const forces = (id: string, y: number, x = 44, width = 386, height = 84): Slot => ({
  id,
  flow: 'row',
  piece: { width: 62, height: 62 },
  largest: { width: 84, height: 84 },
  box: { x, y, width, height },
  word: `boxes.${id}`,
});

const EAST = 1696;
const grounds = (x: number, y: number, width: number, height: number): Decoration => ({
  path: `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
  tone: 'paper',
  pattern: 'plain',
  pale: true,
});
const boxes: readonly Slot[] = [
  forces(availableSlot('reds'), 80),
  forces(availableSlot('senate'), 222),
  forces(availableSlot('moderates'), 364),
  forces(availableSlot('german'), 506),
  forces(OUT_OF_PLAY, 80, EAST, 384),
  forces(PRISONERS, 222, EAST, 384),
  forces(CAPABILITIES_BOX, VASSALAGE_TOP + 110, left, right - left, 62),
];

export const tracksOnBoard = {
  decorations: [...display, grounds(34, 34, 406, 566), grounds(EAST - 10, 34, 404, 282)] as readonly Decoration[],
  slots: [...SIDES.map(wing), ...issues, ...boxes],
  tracks: [
    polarization,
    cost,
    ...vassalage,
    edge('resources', EDGE_TOP, 'paper'),
    // so far below that its name has room on a phone
    edge('victory', EDGE_TOP + EDGE_HEIGHT + 76, 'brass'),
  ],
} as const;

export const board: Board = {
  width: 2970,
  height: 2240,
  decorations: [...mapOnBoard.decorations, ...sequenceOnBoard.decorations, ...tracksOnBoard.decorations],
  spaces: mapOnBoard.spaces,
  slots: [...mapOnBoard.slots, ...sequenceOnBoard.slots, ...tracksOnBoard.slots],
  tracks: tracksOnBoard.tracks,
  footnote: { word: 'tracks.reconstructed', box: { x: 28, y: 2192, width: 2914, height: 34 } },
};

/** The board at a table: with an owner's own numbers, if there are any. */
export const boardAt = (options: Options): Board => {
  const { closed, landings, railways, spaces } = ownersOf(options);
  return spaces.size || closed.size || railways || landings ? { ...board, ...ownersMap(options, board) } : board;
};
