/** The map: six districts of Petrograd between the arms of the Neva, and the bridges that join them. Board pixels. */
import type { Box, Decoration, Point, Slot, Space } from '../../kernel/board';
import type { Connection } from './data/types';
import { regionMotif, regionTone } from './faces';
import { objectiveSlot } from './tabletop';
import { nameOf } from './state';
import type { Region } from './vocabulary';

/** The whole sheet of the map; everything except land is water. */
export const MAP: Box = { x: 48, y: 318, width: 1722, height: 934 };

/** A few tokens are drawn large in a district, a dozen as small as this. */
const TOKEN = { width: 100, height: 100 };
const LARGEST = { width: 160, height: 160 };
const SIGN = { width: 62, height: 62 };
const LABEL = 48;
const BRIDGE = 100;

const PATTERNS = {
  red: 'stripes',
  green: 'grain',
  blue: 'waves',
  white: 'grid',
  brown: 'hatch',
  purple: 'rails',
} as const satisfies Record<Region, Space['pattern']>;

type Corner = readonly [number, number];
/** Coasts, clockwise. Islands in the north and west; the mainland reaches the edges of the sheet. */
const COASTS: Readonly<Record<Region, readonly Corner[]>> = {
  blue: [
    [96, 392],
    [150, 352],
    [330, 338],
    [500, 344],
    [584, 366],
    [606, 430],
    [598, 520],
    [614, 610],
    [596, 690],
    [540, 738],
    [400, 752],
    [250, 744],
    [140, 752],
    [92, 700],
    [78, 600],
    [96, 500],
  ],
  green: [
    [676, 318],
    [1178, 318],
    [1168, 400],
    [1186, 500],
    [1176, 600],
    [1190, 680],
    [1150, 736],
    [1020, 752],
    [880, 740],
    [740, 754],
    [684, 718],
    [676, 620],
    [690, 520],
    [668, 420],
  ],
  red: [
    [1276, 318],
    [1770, 318],
    [1770, 702],
    [1690, 728],
    [1560, 736],
    [1430, 752],
    [1310, 744],
    [1270, 700],
    [1256, 610],
    [1274, 510],
    [1258, 410],
  ],
  white: [
    [96, 1252],
    [74, 1150],
    [104, 1040],
    [84, 940],
    [130, 872],
    [270, 846],
    [420, 852],
    [560, 838],
    [604, 880],
    [596, 960],
    [614, 1060],
    [594, 1160],
    [606, 1252],
  ],
  brown: [
    [694, 1252],
    [682, 1150],
    [700, 1050],
    [680, 950],
    [700, 868],
    [820, 844],
    [960, 850],
    [1090, 838],
    [1164, 860],
    [1184, 940],
    [1170, 1040],
    [1188, 1140],
    [1174, 1252],
  ],
  purple: [
    [1268, 1252],
    [1256, 1150],
    [1276, 1050],
    [1258, 950],
    [1280, 870],
    [1400, 838],
    [1540, 840],
    [1670, 818],
    [1770, 806],
    [1770, 1252],
  ],
};

/** The upper left corner of a district's text and pieces. */
const CORNERS: Readonly<Record<Region, Corner>> = {
  blue: [120, 366],
  green: [704, 350],
  red: [1290, 350],
  white: [120, 878],
  brown: [712, 878],
  purple: [1290, 878],
};
/** The size of the area for tokens in a district, below its name. */
const ROOM = { width: 456, height: 290 };

/** A district as a space of the board. */
export const spaceOf = (region: Region): Space => {
  const [x, y] = CORNERS[region];
  return {
    id: region,
    shape: COASTS[region].map(([a, b]) => ({ x: a, y: b })),
    tone: regionTone(region),
    pattern: PATTERNS[region],
    motif: regionMotif(region),
    word: `regions.${region}`,
    label: { x, y, width: 258, height: LABEL },
  };
};

/** Where the tokens of a district stand, and beside its name the objective markers. */
export const slotsIn = (region: Region): readonly Slot[] => {
  const [x, y] = CORNERS[region];
  return [
    {
      id: region,
      space: region,
      flow: 'grid',
      piece: TOKEN,
      largest: LARGEST,
      unprinted: true,
      box: { x, y: y + LABEL + 16, ...ROOM },
    },
    {
      id: objectiveSlot(region),
      space: region,
      flow: 'row',
      piece: SIGN,
      unprinted: true,
      box: { x: x + 262, y: y - 8, width: 206, height: 64 },
    },
  ];
};

/** Column and row of each district, so that the ring of connections is a walk around the map. */
const CELLS: Readonly<Record<Region, Corner>> = {
  blue: [0, 0],
  green: [1, 0],
  red: [2, 0],
  white: [0, 1],
  brown: [1, 1],
  purple: [2, 1],
};
const COLUMNS = [346, 932, 1518];
const ROWS = [545, 1045];
const centre = (region: Region): Point => {
  const [column, row] = CELLS[region];
  return { x: COLUMNS[column] ?? 0, y: ROWS[row] ?? 0 };
};

/** The middle of a bridge. Diagonals cross side by side, and a bridge across a district avoids its middle. */
const bridgeAt = ({ between: [one, other] }: Connection): Point => {
  const [a, b] = [CELLS[one], CELLS[other]];
  const [from, to] = [centre(one), centre(other)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const columns = Math.abs(a[0] - b[0]);
  const rows = Math.abs(a[1] - b[1]);
  if (columns === 1 && rows === 1) return { x: middle.x, y: middle.y + ((a[0] - b[0]) * (a[1] - b[1]) > 0 ? -54 : 54) };
  return columns === 2 ? { x: middle.x, y: middle.y + (a[1] + b[1] ? 170 : -170) } : middle;
};

/** The place of the blockade on a bridge: a plaque in the colour and with the picture of the tile that blocks it. */
export const bridgeSlot = (connection: Connection): Slot => {
  const { x, y } = bridgeAt(connection);
  const { arrow } = connection;
  return {
    id: nameOf(connection),
    flow: 'one',
    piece: { width: BRIDGE - 10, height: BRIDGE - 10 },
    unprinted: true,
    ...(arrow && { sign: { motif: regionMotif(arrow), tone: regionTone(arrow) } }),
    box: { x: x - BRIDGE / 2, y: y - BRIDGE / 2, width: BRIDGE, height: BRIDGE },
  };
};

const at = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
/** A bridge as a road over the water, between its parapets. */
const bridge = (connection: Connection): readonly Decoration[] => {
  const {
    between: [one, other],
  } = connection;
  const path = `M${at(centre(one))}L${at(bridgeAt(connection))}L${at(centre(other))}`;
  return [
    { path, tone: 'ink', pattern: 'plain', line: 62 },
    { path, tone: 'paper', pattern: 'plain', line: 52 },
    { path, tone: 'brown', pattern: 'rails', line: 12 },
  ];
};

const rectangle = ({ x, y, width, height }: Box, by: number): string =>
  `M${x - by} ${y - by}h${width + by * 2}v${height + by * 2}h${-width - by * 2}Z`;

/** The sheet of water, and the bridges over it. */
export const mapGround = (connections: readonly Connection[]): readonly Decoration[] => [
  { path: rectangle(MAP, 6), tone: 'ink', pattern: 'plain' },
  { path: rectangle(MAP, 0), tone: 'water', pattern: 'waves' },
  ...connections.flatMap(bridge),
];
