/** §1.5, §1.9 to §1.12 Polarization, the Political Display, Vassalage, and the edge track in two lines. */
import type { Box, Decoration, Slot, Track } from '../../kernel/board';
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
import { CUBES, MOST_POLARIZATION, MOST_RESOURCES, MOST_VASSALAGE } from './state';
import { ISSUES, POWERS, SIDES, type Side } from './vocabulary';
import { politicsCost } from './rules/politics-cost';

const { left, right, bottom } = sequenceOnBoard;

const row = (count: number, { x, y, width, height }: Box): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({ x: x + n * width, y, width, height }));

const levels = MOST_POLARIZATION + 1;
const POLARIZATION_TOP = bottom + 58;
const WIDTH = (right - left) / levels;
const polarization: Track = {
  id: 'polarization',
  from: 0,
  word: 'tracks.polarization',
  tone: 'purple',
  boxes: row(levels, { x: left, y: POLARIZATION_TOP, width: WIDTH, height: 84 }),
};
/** §3.3.4 What Politics costs is printed below. */
const cost: Track = {
  id: POLITICS_COST,
  from: 0,
  word: 'tracks.politics-cost',
  tone: 'green',
  labels: Array.from({ length: levels }, (_, level) => String(politicsCost(level) ?? '–')),
  boxes: row(levels, { x: left, y: POLARIZATION_TOP + 84, width: WIDTH, height: 40 }),
  label: { x: left, y: POLARIZATION_TOP + 128, width: right - left, height: 24 },
};

const DISPLAY_TOP = POLARIZATION_TOP + 204;
const DISPLAY_FOOT = DISPLAY_TOP + 290;
const DISPLAY_RIGHT = left + 590;
const RADIUS = 150;
const CUBE = 66;
const SIDE_TONES = { reds: 'red', senate: 'blue' } as const;
/** §1.11 The chamber: two wings, the Reds' on the left. */
const chamber = (by: number): string => {
  const [x, y] = [left + 20 + RADIUS * 2, DISPLAY_FOOT - 14];
  const reach = RADIUS * 2 - 34 + by;
  return `M${x - reach} ${y + by}A${reach} ${(reach - by) * 0.78 + by * 2} 0 0 1 ${x + reach} ${y + by}Z`;
};
const wing = (side: Side): Slot => {
  const isLeft = side === 'reds';
  const middle = left + 20 + RADIUS * 2;
  const width = CUBES * (CUBE + 8);
  const x = isLeft ? middle - 10 - width : middle + 10;
  return {
    id: cubeSlot(side),
    flow: 'row',
    piece: { width: CUBE, height: CUBE },
    box: { x, y: DISPLAY_FOOT - 96, width, height: CUBE + 12 },
    word: `tracks.${cubeSlot(side)}`,
  };
};
const ISSUE = 68;
const issues: readonly Slot[] = ISSUES.map((issue, n) => ({
  id: issueSlot(issue),
  flow: 'one',
  piece: { width: ISSUE, height: ISSUE },
  box: { x: DISPLAY_RIGHT + 14, y: DISPLAY_TOP + 6 + n * (ISSUE + 16), width: ISSUE, height: ISSUE },
  word: `issues.${issue}`,
  caption: { x: DISPLAY_RIGHT + 14 + ISSUE + 12, y: DISPLAY_TOP + 6 + n * (ISSUE + 16), width: 262, height: ISSUE },
}));
const display: readonly Decoration[] = [
  { path: chamber(7), tone: 'ink', pattern: 'plain' },
  {
    path: chamber(0),
    tone: 'brass',
    pattern: 'plain',
    pale: true,
    heading: { word: 'tracks.display', box: { x: left + 100, y: DISPLAY_TOP + 106, width: 440, height: 44 } },
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

const VASSALAGE_TOP = DISPLAY_FOOT + 82;
const VASSALAGE = 66;
const vassalage = POWERS.map(
  (power, n): Track => ({
    id: vassalageTrack(power),
    from: 0,
    word: `tracks.${vassalageTrack(power)}`,
    tone: power === 'german' ? 'grey' : 'brown',
    boxes: row(MOST_VASSALAGE + 1, {
      x: n ? right - VASSALAGE * (MOST_VASSALAGE + 1) : left,
      y: VASSALAGE_TOP,
      width: VASSALAGE,
      height: 70,
    }),
    reconstructed: true,
  }),
);

const EDGE = 105;
const EDGE_LEFT = 92;
const EDGE_TOP = 2086;
const edge = (id: string, y: number, tone: Track['tone']): Track => ({
  id,
  from: 0,
  word: `tracks.${id}`,
  tone,
  boxes: row(MOST_RESOURCES + 1, { x: EDGE_LEFT, y, width: EDGE, height: 62 }),
});

const forces = (id: string, y: number, x = 44, width = 386): Slot => ({
  id,
  flow: 'row',
  piece: { width: 62, height: 62 },
  box: { x, y, width, height: 84 },
  word: `boxes.${id}`,
});

const EAST = 2000;
const grounds = (x: number, y: number, width: number, height: number): Decoration => ({
  path: `M${x} ${y}H${x + width}V${y + height}H${x}Z`,
  tone: 'paper',
  pattern: 'plain',
  pale: true,
});
const boxes: readonly Slot[] = [
  forces(availableSlot('reds'), 84),
  forces(availableSlot('senate'), 212),
  forces(availableSlot('moderates'), 340),
  forces(availableSlot('german'), 468),
  forces(OUT_OF_PLAY, 84, EAST, 384),
  forces(PRISONERS, 212, EAST, 384),
  forces(CAPABILITIES_BOX, VASSALAGE_TOP + 136, left, right - left),
];

export const tracksOnBoard = {
  decorations: [...display, grounds(34, 50, 406, 512), grounds(EAST - 10, 50, 404, 256)] as readonly Decoration[],
  slots: [...SIDES.map(wing), ...issues, ...boxes],
  tracks: [
    polarization,
    cost,
    ...vassalage,
    edge('resources', EDGE_TOP, 'paper'),
    edge('victory', EDGE_TOP + 104, 'brass'),
  ],
} as const;
