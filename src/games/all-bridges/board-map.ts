/** §1.2 Finland on the board: the coast, the Provinces and Towns, the railways, the landing sites. */
import type { Box, Decoration, Point, Slot, Space as Drawn, Tone } from '../../kernel/board';
import coast from './data/coast.json';
import {
  BORDERS,
  isTown,
  LANDINGS,
  MAP,
  RAILWAYS,
  SPACES,
  STOP_IDS,
  STOPS,
  TOWNS,
  type Border,
  type Space,
  type Stop,
  type Town,
} from './data/map';
import { controlSlot, pieceSlot, sabotageSlot, stopSlot, supportSlot } from './places';

type Province = Exclude<Space, Town>;

const HEAD = 46;
const SIGN = 46;
/** Name, Population, Control, Support: the line at the head of each space. */
const NAME = { town: 172, province: 236 };
const SIGNS = 3 * (SIGN + 4);
const PIECE = 50;

/** Where the head of a Province stands, and the box of its pieces. */
const PROVINCES: Readonly<Record<Province, { readonly head: Point; readonly box: Box; readonly tone: Tone }>> = {
  oulu: { head: { x: 1260, y: 196 }, box: { x: 1260, y: 250, width: 560, height: 160 }, tone: 'grey' },
  pohjanmaa: { head: { x: 950, y: 704 }, box: { x: 950, y: 758, width: 346, height: 220 }, tone: 'brass' },
  kuopio: { head: { x: 1580, y: 760 }, box: { x: 1580, y: 814, width: 480, height: 164 }, tone: 'paper' },
  mikkeli: { head: { x: 1536, y: 1110 }, box: { x: 1524, y: 1164, width: 330, height: 112 }, tone: 'grey' },
  karelia: { head: { x: 1580, y: 1396 }, box: { x: 1600, y: 1450, width: 366, height: 132 }, tone: 'brass' },
  uusimaa: { head: { x: 966, y: 1668 }, box: { x: 960, y: 1722, width: 420, height: 84 }, tone: 'grey' },
  hame: { head: { x: 812, y: 1478 }, box: { x: 896, y: 1530, width: 300, height: 104 }, tone: 'paper' },
  'varsinais-suomi': { head: { x: 470, y: 1276 }, box: { x: 628, y: 1330, width: 178, height: 200 }, tone: 'brown' },
};

const TOWN = { width: NAME.town + SIGNS, height: 196 };
const CUT = 26;
/** Town plates: by the sea where the Town lies on it. */
const PLATES: Readonly<Record<Town, Point>> = {
  helsinki: { x: 992, y: 1822 },
  tampere: { x: 858, y: 1230 },
  turku: { x: 470, y: 1672 },
  viipuri: { x: 1556, y: 1690 },
  vaasa: { x: 456, y: 700 },
};

const plate = ({ x, y }: Point): readonly Point[] => {
  const right = x + TOWN.width;
  const bottom = y + TOWN.height;
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom - CUT },
    { x: right - CUT, y: bottom },
    { x: x + CUT, y: bottom },
    { x, y: bottom - CUT },
  ];
};

/** Numbers in pairs, as the data of the coast holds them: each point by the way to it from the one before. */
const line = (steps: readonly number[]): readonly Point[] => {
  let x = 0;
  let y = 0;
  return steps.flatMap((step, n) => (n % 2 ? [] : [{ x: (x += step), y: (y += steps[n + 1] ?? 0) }]));
};

const isTownOf = (space: Space): space is Town => isTown(space);

const nameOf = (space: Space): number => (isTown(space) ? NAME.town : NAME.province);
const headOf = (space: Space): Point => (isTownOf(space) ? PLATES[space] : PROVINCES[space].head);

const drawn = (space: Space): Drawn => {
  const { x, y } = headOf(space);
  const shared = {
    id: space,
    word: `spaces.${space}`,
    pattern: 'plain',
    label: { x, y, width: nameOf(space), height: HEAD },
    ...(MAP[space].reconstructed && { reconstructed: true as const }),
  } as const;
  return isTownOf(space)
    ? { ...shared, shape: plate(PLATES[space]), tone: 'white', motif: 'city' }
    : { ...shared, shape: line(coast.provinces[space]), tone: PROVINCES[space].tone, land: true };
};

const boxOf = (space: Space): Box => {
  if (!isTownOf(space)) return PROVINCES[space].box;
  const { x, y } = PLATES[space];
  return { x: x + 14, y: y + HEAD + 6, width: TOWN.width - 28, height: TOWN.height - HEAD - 14 };
};

const spaceSlots = (space: Space): readonly Slot[] => {
  const { x, y } = headOf(space);
  const piece = { width: SIGN, height: SIGN };
  const sign = (n: number): Box => ({ x: x + nameOf(space) + 4 + n * (SIGN + 4), y, ...piece });
  return [
    {
      id: pieceSlot(space),
      space,
      flow: 'groups',
      piece: { width: PIECE, height: PIECE },
      box: boxOf(space),
      unprinted: true,
    },
    { id: `population-${space}`, space, flow: 'grid', piece, box: sign(0), cells: [String(MAP[space].population)] },
    { id: controlSlot(space), space, flow: 'one', piece, box: sign(1) },
    { id: supportSlot(space), space, flow: 'one', piece, box: sign(2) },
  ];
};

const townCentre = (town: Town): Point => ({
  x: PLATES[town].x + TOWN.width / 2,
  y: PLATES[town].y + TOWN.height / 2,
});
const stopAt = (stop: Stop): Point => {
  const space = STOPS[stop];
  if (isTownOf(space)) return townCentre(space);
  const [x = 0, y = 0] = coast.places[stop];
  return { x, y };
};

const railways: readonly Decoration[] = RAILWAYS.map(line => ({
  path: `M${line.map(stop => `${stopAt(stop).x} ${stopAt(stop).y}`).join('L')}`,
  tone: 'ink',
  pattern: 'rails',
  line: 9,
  over: true,
}));

const STATION = 34;
const TRAIN = 54;
/** A Train in a Town stands at the foot of its plate. */
const stations: readonly Slot[] = STOP_IDS.map(stop => {
  const space = STOPS[stop];
  const { x, y } = stopAt(stop);
  const size = isTownOf(space) ? TRAIN : STATION;
  const at = isTownOf(space)
    ? { x: PLATES[space].x + TOWN.width - TRAIN - 6, y: PLATES[space].y + TOWN.height - TRAIN - 6 }
    : { x: x - size / 2, y: y - size / 2 };
  return {
    id: stopSlot(stop),
    space,
    flow: 'stack',
    piece: { width: TRAIN, height: TRAIN },
    box: { ...at, width: size, height: size },
    unprinted: true,
    ...(!isTownOf(space) && { sign: { motif: 'train', tone: 'ink' } as const }),
  };
});

const SABOTAGE = 48;
/** Where Sabotage lies: where a railway crosses the border, else in the middle of it. */
const CROSSINGS: Readonly<Record<string, Point>> = {
  'helsinki/uusimaa': { x: 1148, y: 1796 },
  'tampere/hame': { x: 1000, y: 1450 },
  'turku/varsinais-suomi': { x: 730, y: 1646 },
  'viipuri/karelia': { x: 1652, y: 1664 },
  'vaasa/pohjanmaa': { x: 790, y: 852 },
  'uusimaa/hame': { x: 1170, y: 1588 },
  'uusimaa/karelia': { x: 1412, y: 1561 },
  'uusimaa/mikkeli': { x: 1365, y: 1482 },
  'uusimaa/varsinais-suomi': { x: 917, y: 1750 },
  'hame/varsinais-suomi': { x: 850, y: 1440 },
  'hame/pohjanmaa': { x: 1017, y: 1118 },
  'hame/mikkeli': { x: 1250, y: 1330 },
  'varsinais-suomi/pohjanmaa': { x: 736, y: 1162 },
  'pohjanmaa/mikkeli': { x: 1378, y: 1071 },
  'pohjanmaa/kuopio': { x: 1381, y: 832 },
  'pohjanmaa/oulu': { x: 1065, y: 513 },
  'karelia/mikkeli': { x: 1495, y: 1456 },
  'karelia/kuopio': { x: 2046, y: 1006 },
  'mikkeli/kuopio': { x: 1508, y: 972 },
  'kuopio/oulu': { x: 1690, y: 575 },
};
const crossing = (border: Border): Point => CROSSINGS[border] ?? { x: 0, y: 0 };
const borders: readonly Slot[] = BORDERS.map(border => {
  const { x, y } = crossing(border);
  return {
    id: sabotageSlot(border),
    flow: 'one',
    piece: { width: SABOTAGE, height: SABOTAGE },
    box: { x: x - SABOTAGE / 2, y: y - SABOTAGE / 2, width: SABOTAGE, height: SABOTAGE },
    unprinted: true,
  };
});

/** §3.4 Where the Germans land: an anchor off the coast, and the range of the die. */
const SITES: readonly Point[] = [
  { x: 496, y: 1500 },
  { x: 744, y: 1906 },
  { x: 1410, y: 1700 },
];
const LANDING = 56;
const landings: readonly Slot[] = LANDINGS.flatMap(({ upTo }, n): readonly Slot[] => {
  const { x, y } = SITES[n] ?? { x: 0, y: 0 };
  const from = (LANDINGS[n - 1]?.upTo ?? 0) + 1;
  const size = { width: LANDING, height: LANDING };
  return [
    {
      id: `landing-site-${n}`,
      flow: 'one',
      piece: size,
      box: { x, y, ...size },
      unprinted: true,
      sign: { motif: 'anchor', tone: 'grey' },
    },
    {
      id: `landing-${n}`,
      flow: 'grid',
      piece: { width: LANDING, height: 40 },
      box: { x: x + LANDING + 14, y: y + 8, width: LANDING, height: 40 },
      cells: [from === upTo ? `${upTo}` : `${from}–${upTo}`],
    },
  ];
});

/** The sea and the lands around, up to the frame of the map. */
export const MAP_FRAME = { left: 20, top: 20, right: 2400, bottom: 2030 };
const { left, top, right, bottom } = MAP_FRAME;

const decorations: readonly Decoration[] = [
  { path: `M${left} ${top}H${right}V${bottom}H${left}Z`, tone: 'water', pattern: 'waves' },
  { path: coast.abroad, tone: 'paper', pattern: 'hatch' },
  { path: coast.islands, tone: 'brown', pattern: 'plain', pale: true },
  { path: coast.ladoga, tone: 'water', pattern: 'waves' },
  { path: coast.lakes, tone: 'water', pattern: 'plain', over: true },
  ...railways,
];

export const mapOnBoard = {
  decorations,
  // Towns lie upon their Provinces
  spaces: [...SPACES.filter(space => !isTown(space)), ...TOWNS].map(drawn),
  slots: [...SPACES.flatMap(spaceSlots), ...stations, ...borders, ...landings],
} as const;
