/** The board: three fronts side by side, the Whites above, the Reds below, six markers between them. */
import type { Board, Box, Point, Slot, Space, Track } from '../../kernel/board';
import { frontSlot } from './tabletop';
import { numbers } from './options';
import { MARKERS, MAX_MORALE } from './state';
import { FRONTS, pileId, SEATS, type Front, type PileName, type Seat } from './vocabulary';

const WIDTH = 2000;
const HEIGHT = 1480;
const MARGIN = 36;
const FRONT_WIDTH = 626;
const GAP = 25;
const HALF = { white: 246, red: 776 } as const;
const HALF_HEIGHT = 404;
const CARD = { width: 126, height: 176 };
/** A few units are drawn large in a half of a front, a dozen as small as this. */
const UNIT = { width: 112, height: 112 };
const LARGEST = { width: 280, height: 280 };
const LABEL = 46;

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

/** The outer rim of a half has the name of the front. */
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
    largest: LARGEST,
    box: { x: x + 10, y: top, width: width - 20, height: height - LABEL - 12 },
  };
};

/** The row of each side's cards and Morale: above the Whites' half, below the Reds'. */
const STRIP: Readonly<Record<Seat, number>> = { white: 54, red: 1234 };

const cardSlot = (seat: Seat, pile: PileName, n: number): Slot => ({
  id: pileId(seat, pile),
  flow: 'one',
  piece: CARD,
  word: `places.${pile}`,
  box: { x: MARGIN + n * (CARD.width + 22), y: STRIP[seat], ...CARD },
});

/** Boxes in rows, from left to right and from top to bottom. */
const boxes = (count: number, perRow: number, { x, y, width, height }: Box): readonly Box[] =>
  Array.from({ length: count }, (_, n) => ({
    x: x + (n % perRow) * width,
    y: y + Math.floor(n / perRow) * height,
    width,
    height,
  }));

/** Morale and calendar stand beside the cards. */
const BESIDE = MARGIN + 2 * (CARD.width + 22) + 10;
const MORALE = { width: Math.floor((WIDTH - MARGIN - BESIDE) / (MAX_MORALE + 1)), height: 76 };

const moraleTrack = (seat: Seat): Track => ({
  id: `morale-${seat}`,
  from: 0,
  word: `places.morale-${seat}`,
  tone: seat === 'red' ? 'red' : 'white',
  boxes: boxes(MAX_MORALE + 1, MAX_MORALE + 1, { x: BESIDE, y: STRIP[seat] + (seat === 'white' ? 50 : 0), ...MORALE }),
});

const MARKER_BOX = 70;
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
      y: 690,
      width: MARKER_BOX,
      height: MARKER_BOX,
    }),
  };
};

/** The calendar of the war, in two lines. */
const A_LINE = numbers.usual['last-turn'] / 2;

const turnTrack: Track = {
  id: 'turn',
  from: 1,
  word: 'places.turn',
  tone: 'paper',
  boxes: boxes(numbers.usual['last-turn'], A_LINE, {
    x: BESIDE,
    y: STRIP.red + MORALE.height + 34,
    width: Math.floor((MORALE.width * (MAX_MORALE + 1)) / A_LINE),
    height: 50,
  }),
};

/** Railways behind the lines, from front to front. */
const rail = (y: number) => ({ path: `M0 ${y}H${WIDTH}`, tone: 'ink', pattern: 'rails', line: 10 }) as const;

export const board: Board = {
  width: WIDTH,
  height: HEIGHT,
  decorations: [rail(236), rail(725), rail(1191)],
  spaces: FRONTS.flatMap(front => SEATS.map(seat => spaceOf(front, seat))),
  slots: [
    ...FRONTS.flatMap(front => SEATS.map(seat => unitSlot(front, seat))),
    ...SEATS.flatMap(seat => [cardSlot(seat, 'deck', 0), cardSlot(seat, 'discard', 1)]),
  ],
  tracks: [...SEATS.map(moraleTrack), ...FRONTS.map(markerTrack), turnTrack],
};
