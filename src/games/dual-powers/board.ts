/**
 * The board: six regions of Petrograd around the Neva, its bridges, the calendar, and each side's half of the table.
 */
import type { Board, Box, Decoration, Point, Slot, Space, Track } from '../../kernel/board';
import type { Options } from '../../kernel/game';
import { isSolitaire } from './data/tokens';
import type { Connection } from './data/types';
import { regionMotif, regionTone } from './faces';
import { ASIDE, objectiveSlot, willSlot } from './places';
import { connectionsOf, LAST_DAY, nameOf, trackLength } from './state';
import { MONTHS, pileOfSide, REGIONS, SEATS, supplyOf, type Month, type Region, type Seat } from './vocabulary';

const WIDTH = 2400, HEIGHT = 1720, MARGIN = 48;
const CARD = { width: 132, height: 184 }, TOKEN = { width: 92, height: 92 }, SIGN = { width: 60, height: 60 };
const BRIDGE = 96, LABEL = 46;

/** The map: two rows of three districts, water between them. */
const MAP = { x: MARGIN, y: 330, width: 1700, height: 900 }, GAP = 130;
const DISTRICT = { width: (MAP.width - GAP * 2) / 3, height: (MAP.height - GAP) / 2 };
/** Column and row of each district, so that the ring of connections is a walk around the map. */
const CELLS: Readonly<Record<Region, readonly [number, number]>> = {
  blue: [0, 0], green: [1, 0], red: [2, 0], white: [0, 1], brown: [1, 1], purple: [2, 1],
};
const districtOf = (region: Region): Box => {
  const [column, row] = CELLS[region];
  return { x: MAP.x + column * (DISTRICT.width + GAP), y: MAP.y + row * (DISTRICT.height + GAP), ...DISTRICT };
};

/** Coasts as parts of the district's box: no two districts look the same, and all leave room for their tokens. */
const COASTS: Readonly<Record<Region, readonly (readonly [number, number])[]>> = {
  blue: [[-0.04, 0.02], [0.5, -0.04], [1.02, 0], [1.04, 0.4], [1.01, 0.9], [0.62, 1.04], [0.1, 1.02], [-0.03, 0.6]],
  green: [[0.02, -0.02], [0.56, -0.03], [0.98, 0], [1.02, 0.52], [1, 1.02], [0.5, 1.03], [0.02, 0.98], [-0.03, 0.5]],
  red: [[0, 0], [0.42, -0.03], [1.04, 0], [1.02, 0.62], [0.98, 1.01], [0.44, 1.03], [0.01, 1.02], [-0.03, 0.45]],
  white: [[0.06, 0], [0.6, -0.03], [1, 0.06], [1.02, 0.5], [1, 1], [0.5, 1.03], [-0.03, 1.01], [-0.03, 0.4]],
  brown: [[0, 0.03], [0.48, -0.03], [1.01, 0.01], [1.02, 0.55], [1, 1.02], [0.46, 1.04], [0, 1], [-0.03, 0.52]],
  purple: [[0.02, 0.02], [0.52, -0.03], [1.03, 0], [1.03, 0.55], [1.03, 1.02], [0.5, 1.03], [0, 1.01], [-0.03, 0.5]],
};
const coastOf = (region: Region): readonly Point[] => {
  const { x, y, width, height } = districtOf(region);
  return COASTS[region].map(([a, b]) => ({ x: x + a * width, y: y + b * height }));
};

const spaceOf = (region: Region): Space => {
  const { x, y, width } = districtOf(region);
  const patterns = {
    red: 'stripes', green: 'grain', blue: 'waves', white: 'grid', brown: 'hatch', purple: 'rails',
  } as const;
  return {
    id: region, shape: coastOf(region), tone: regionTone(region), pattern: patterns[region], motif: regionMotif(region),
    word: `regions.${region}`, label: { x: x + 10, y: y + 12, width: width - 220, height: LABEL },
  };
};
const tokensIn = (region: Region): Slot => {
  const { x, y, width, height } = districtOf(region);
  return {
    id: region, space: region, flow: 'grid', piece: TOKEN,
    box: { x: x + 16, y: y + LABEL + 34, width: width - 32, height: height - LABEL - 52 },
  };
};
const objectivesIn = (region: Region): Slot => {
  const { x, y, width } = districtOf(region);
  return {
    id: objectiveSlot(region), space: region, flow: 'row', piece: SIGN,
    box: { x: x + width - 200, y: y + 8, width: 190, height: 64 },
  };
};

const centre = (region: Region): Point => {
  const { x, y, width, height } = districtOf(region);
  return { x: x + width / 2, y: y + height / 2 };
};
/**
 * The middle of a bridge. Diagonals cross beside each other, and a bridge over a whole district goes round its middle.
 */
const bridgeAt = ({ between: [one, other] }: Connection): Point => {
  const [a, b] = [CELLS[one], CELLS[other]], [from, to] = [centre(one), centre(other)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const columns = Math.abs(a[0] - b[0]), rows = Math.abs(a[1] - b[1]);
  if (columns === 1 && rows === 1) return { x: middle.x, y: middle.y + ((a[0] - b[0]) * (a[1] - b[1]) > 0 ? -52 : 52) };
  return columns === 2 ? { x: middle.x, y: middle.y + (a[1] + b[1] ? 170 : -170) } : middle;
};
const bridgeSlot = (connection: Connection): Slot => {
  const { x, y } = bridgeAt(connection);
  return {
    id: nameOf(connection), flow: 'one', piece: { width: BRIDGE - 12, height: BRIDGE - 12 },
    box: { x: x - BRIDGE / 2, y: y - BRIDGE / 2, width: BRIDGE, height: BRIDGE },
  };
};
const lineTo = ({ x, y }: Point): string => `L${Math.round(x)} ${Math.round(y)}`;
/** A bridge as a road over the water, and on it the arrow in the colour of the tile that blocks it. */
const bridge = (connection: Connection): readonly Decoration[] => {
  const { between: [one, other], arrow } = connection;
  const at = bridgeAt(connection), from = centre(one), to = centre(other);
  const road = `M${Math.round(from.x)} ${Math.round(from.y)}${lineTo(at)}${lineTo(to)}`;
  const { x, y } = at, r = BRIDGE * 0.64;
  return [
    { path: road, tone: 'ink', pattern: 'plain', line: 46 }, { path: road, tone: 'paper', pattern: 'plain', line: 36 },
    { path: road, tone: 'brown', pattern: 'rails', line: 10 },
    ...arrow ? [{
      path: `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`, tone: regionTone(arrow), pattern: 'plain',
    } as const] : [],
  ];
};

/** The Neva around and between the districts, and the gulf beyond the western ones. */
const water: readonly Decoration[] = [
  {
    path: `M0 ${MAP.y - 20}C400 ${MAP.y - 60} 900 ${MAP.y - 8} ${MAP.x + MAP.width + 60} ${MAP.y - 36}`
      + `C${MAP.x + MAP.width + 40} ${MAP.y + 300} ${MAP.x + MAP.width + 70} ${MAP.y + 600} `
      + `${MAP.x + MAP.width + 48} ${MAP.y + MAP.height + 34}`
      + `C1200 ${MAP.y + MAP.height + 14} 600 ${MAP.y + MAP.height + 52} 0 ${MAP.y + MAP.height + 24}Z`,
    tone: 'water', pattern: 'waves',
  },
];

const STRIP: Readonly<Record<Seat, number>> = { government: 62, soviet: 1470 };
const sideSlots = (seat: Seat): readonly Slot[] => {
  const y = STRIP[seat];
  return [
    { id: supplyOf(seat), flow: 'grid', piece: TOKEN, word: `places.${supplyOf(seat)}`,
      box: { x: MARGIN, y, width: 860, height: 200 } },
    { id: willSlot(seat), flow: 'one', piece: { width: 110, height: 110 }, word: 'pieces.will',
      box: { x: 940, y: y + 37, width: 126, height: 126 } },
    { id: pileOfSide(seat, 'objective'), flow: 'one', piece: CARD, word: 'places.objective',
      box: { x: 1100, y, ...CARD } },
    { id: pileOfSide(seat, 'played'), flow: 'row', piece: CARD, word: 'places.played',
      box: { x: 1260, y, width: 740, height: CARD.height } },
  ];
};

/** The right column: the months with the places for Trotsky above, the days, the tiles, the cards. */
const COLUMN = 1824, CELL = 75;
const row = (count: number, x: number, y: number, width: number, height: number, perRow = count): readonly Box[] =>
  Array.from({ length: count },
    (_, n) => ({ x: x + (n % perRow) * width, y: y + Math.floor(n / perRow) * height, width, height }));

const monthSlots: readonly Slot[] = MONTHS.map((month: Month, n) => ({
  id: month === 'may' || month === 'august' ? `above-${month}` : `month-${month}`, flow: 'one',
  piece: { width: 66, height: 66 },
  word: `months.${month}`, box: { x: COLUMN + n * CELL, y: 372, width: CELL, height: 72 },
}));

const cardSlot = (id: string, n: number, y: number): Slot =>
  ({ id, flow: 'one', piece: CARD, word: `places.${id}`, box: { x: COLUMN + n * 142, y, ...CARD } });

const scoreTrack = (options: Options): Track => {
  const length = trackLength({ options }), count = length * 2 + 1, width = Math.floor((WIDTH - MARGIN * 2) / count);
  return {
    id: 'score', from: -length, word: 'places.score', tone: 'green',
    boxes: row(count, (WIDTH - width * count) / 2, 1316, width, Math.min(70, width + 16)),
  };
};

const drawn = (options: Options): Board => ({
  width: WIDTH,
  height: HEIGHT,
  decorations: [...water, ...connectionsOf(options).flatMap(bridge)],
  spaces: REGIONS.map(spaceOf),
  slots: [
    ...REGIONS.flatMap(region => [tokensIn(region), objectivesIn(region)]),
    ...connectionsOf(options).map(bridgeSlot), ...SEATS.flatMap(sideSlots), ...monthSlots,
    cardSlot('unrest', 0, 900), cardSlot('blockade', 1, 900), cardSlot('tiles', 2, 900),
    cardSlot('deck', 0, 1116), cardSlot('discard', 1, 1116),
    ...isSolitaire(options) ? [cardSlot('leaders', 2, 1116)] : [],
    { id: ASIDE, flow: 'grid', piece: SIGN, word: 'places.aside',
      box: { x: COLUMN + 3 * 142, y: 900, width: 96, height: 210 } },
  ],
  tracks: [
    { id: 'month', from: 1, word: 'places.month', tone: 'brass', boxes: row(MONTHS.length, COLUMN, 448, CELL, 62) },
    { id: 'day', from: 1, word: 'places.day', tone: 'paper', boxes: row(LAST_DAY, COLUMN, 544, CELL, 62, 7) },
    scoreTrack(options),
  ],
});

/** Boards by what shapes them: the length of the track, the bridges, whether a soloist plays. */
const known = new Map<string, Board>();
export const board = (options: Options): Board => {
  const key = JSON.stringify([options['track'], options['data'], isSolitaire(options)]), found = known.get(key);
  if (found) return found;
  const made = drawn(options);
  known.set(key, made);
  return made;
};
