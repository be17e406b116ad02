/** The board: three fronts side by side, the Whites above, the Reds below, six markers between them. */
import type { Board, Box, Point, Slot, Space, Track } from '../../kernel/board';
import { frontSlot } from './places';
import { numbers } from './numbers';
import { MARKERS, MAX_MORALE } from './state';
import { FRONTS, pileId, SEATS, type Front, type PileName, type Seat } from './vocabulary';

const WIDTH = 2400;
const HEIGHT = 1600;
const MARGIN = 44;
const FRONT_WIDTH = 752;
const GAP = 28;
const HALF = { white: 284, red: 878 } as const;
const HALF_HEIGHT = 438;
const CARD = { width: 132, height: 184 };
const UNIT = { width: 124, height: 124 };
const LABEL = 50;

const corners = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const halfOf = (front: Front, seat: Seat): Box => ({
  x: MARGIN + FRONTS.indexOf(front) * (FRONT_WIDTH + GAP),
  y: HALF[seat],
  width: FRONT_WIDTH,
  height: HALF_HEIGHT,
});

const MOTIFS: Readonly<Record<Front, string>> = { 'north-west': 'ship', south: 'horse', east: 'train' };

/** The outer rim of a half bears the name of the front. */
const spaceOf = (front: Front, seat: Seat): Space => {
  const box = halfOf(front, seat);
  const rim = seat === 'white' ? box.y : box.y + box.height - LABEL;
  return {
    id: frontSlot(front, seat),
    shape: corners(box),
    word: `fronts.${front}`,
    motif: seat === 'white' ? MOTIFS[front] : 'star',
    tone: seat === 'white' ? 'white' : 'red',
    pattern: seat === 'white' ? 'hatch' : 'stripes',
    label: { x: box.x, y: rim, width: 300, height: LABEL },
  };
};

const unitSlot = (front: Front, seat: Seat): Slot => {
  const { x, y, width, height } = halfOf(front, seat);
  const top = seat === 'white' ? y + LABEL + 4 : y + 8;
  return {
    id: frontSlot(front, seat),
    space: frontSlot(front, seat),
    flow: 'groups',
    piece: UNIT,
    box: { x: x + 16, y: top, width: width - 32, height: height - LABEL - 12 },
  };
};

const STRIP: Readonly<Record<Seat, number>> = { white: 56, red: 1372 };

const cardSlot = (seat: Seat, pile: PileName, n: number): Slot => ({
  id: pileId(seat, pile),
  flow: 'one',
  piece: CARD,
  word: `places.${pile}`,
  box: { x: MARGIN + 16 + n * (CARD.width + 28), y: STRIP[seat], ...CARD },
});

/** Boxes in rows, from left to right and from top to bottom. */
const boxes = (count: number, perRow: number, { x, y, width, height }: Box): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({
    x: x + (n % perRow) * width,
    y: y + Math.floor(n / perRow) * height,
    width,
    height,
  }));

const moraleTrack = (seat: Seat): Track => ({
  id: `morale-${seat}`,
  from: 0,
  word: `places.morale-${seat}`,
  tone: seat === 'red' ? 'red' : 'white',
  boxes: boxes(MAX_MORALE + 1, MAX_MORALE + 1, { x: 420, y: STRIP[seat] + 58, width: 70, height: 70 }),
});

const MARKER_BOX = 72;
const markerTrack = (front: Front): Track => {
  const { x, width } = halfOf(front, 'white');
  const count = MARKERS + 1;
  return {
    id: `markers-${front}`,
    from: 0,
    word: 'places.markers',
    tone: 'brass',
    boxes: boxes(count, count, {
      x: x + (width - count * MARKER_BOX) / 2,
      y: 774,
      width: MARKER_BOX,
      height: MARKER_BOX,
    }),
  };
};

const turnTrack: Track = {
  id: 'turn',
  from: 1,
  word: 'places.turn',
  tone: 'paper',
  boxes: boxes(numbers.usual['last-turn'], 12, { x: 1930, y: STRIP.red + 4, width: 35, height: 35 }),
};

/** Railways behind the lines, from front to front. */
const rail = (y: number) => ({ path: `M0 ${y}H${WIDTH}`, tone: 'ink', pattern: 'rails', line: 10 }) as const;

export const board: Board = {
  width: WIDTH,
  height: HEIGHT,
  decorations: [rail(270), rail(810), rail(1325)],
  spaces: FRONTS.flatMap(front => SEATS.map(seat => spaceOf(front, seat))),
  slots: [
    ...FRONTS.flatMap(front => SEATS.map(seat => unitSlot(front, seat))),
    ...SEATS.flatMap(seat => [cardSlot(seat, 'deck', 0), cardSlot(seat, 'discard', 1)]),
  ],
  tracks: [...SEATS.map(moraleTrack), ...FRONTS.map(markerTrack), turnTrack],
};
