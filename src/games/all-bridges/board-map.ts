/** §1.2 Finland on the board: the coast, the Provinces and Towns, the railways, the landing sites. */
import { population } from './data/owners-map';
import type { Board, Box, Decoration, Point, Slot, Space as Drawn, Tone } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import coast from './data/coast.json';
import {
  BORDERS,
  isSpace,
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
import { ownersOf, type Landing } from './data/owners';
import { controlSlot, pieceSlot, sabotageSlot, stopSlot, supportSlot } from './places';

type Province = Exclude<Space, Town>;

const HEAD = 56;
const SIGN = 56;
/** Name, Population, Control, Support: the line at the head of each space. */
const NAME = { town: 190, province: 236 };
const SIGNS = 3 * (SIGN + 4);
/** A few pieces lie large in a space, many as small as this. */
const PIECE = { width: 56, height: 56 };
const LARGEST = { width: 140, height: 140 };

/** Where the head of a Province stands, and the box of its pieces. */
const PROVINCES: Readonly<Record<Province, { readonly head: Point; readonly box: Box; readonly tone: Tone }>> = {
  oulu: { head: { x: 960, y: 64 }, box: { x: 970, y: 132, width: 560, height: 220 }, tone: 'grey' },
  pohjanmaa: { head: { x: 640, y: 574 }, box: { x: 650, y: 640, width: 396, height: 240 }, tone: 'brass' },
  kuopio: { head: { x: 1280, y: 630 }, box: { x: 1280, y: 696, width: 440, height: 200 }, tone: 'paper' },
  mikkeli: { head: { x: 1000, y: 1010 }, box: { x: 1226, y: 1074, width: 300, height: 130 }, tone: 'grey' },
  karelia: { head: { x: 1280, y: 1260 }, box: { x: 1310, y: 1324, width: 360, height: 176 }, tone: 'brass' },
  uusimaa: { head: { x: 666, y: 1538 }, box: { x: 660, y: 1600, width: 420, height: 96 }, tone: 'grey' },
  hame: { head: { x: 512, y: 1338 }, box: { x: 560, y: 1400, width: 330, height: 130 }, tone: 'paper' },
  'varsinais-suomi': { head: { x: 120, y: 1160 }, box: { x: 326, y: 1226, width: 172, height: 240 }, tone: 'brown' },
};

const TOWN = { width: NAME.town + SIGNS, height: 230 };
const CUT = 26;
/** Town plates: by the sea where the Town lies on it. */
const PLATES: Readonly<Record<Town, Point>> = {
  helsinki: { x: 692, y: 1706 },
  tampere: { x: 604, y: 1080 },
  turku: { x: 150, y: 1550 },
  viipuri: { x: 1256, y: 1570 },
  vaasa: { x: 140, y: 606 },
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

/** Decodes numbers in pairs, as the data of the coast stores them: each point relative to the one before. */
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
  return { x: x + 10, y: y + HEAD + 4, width: TOWN.width - 20, height: TOWN.height - HEAD - 10 };
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
      piece: PIECE,
      largest: LARGEST,
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

const rails = (line: readonly Stop[]): Decoration => ({
  path: `M${line.map(stop => `${stopAt(stop).x} ${stopAt(stop).y}`).join('L')}`,
  tone: 'ink',
  pattern: 'rails',
  line: 9,
  over: true,
});
const railways = RAILWAYS.map(rails);

const STATION = 34;
const TRAIN = 64;
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

const SABOTAGE = 56;
/** Where Sabotage lies: where a railway crosses the border, else in the middle of it. */
const CROSSINGS: Readonly<Record<string, Point>> = {
  'helsinki/uusimaa': { x: 664, y: 1700 },
  'tampere/hame': { x: 560, y: 1240 },
  'turku/varsinais-suomi': { x: 430, y: 1516 },
  'viipuri/karelia': { x: 1352, y: 1536 },
  'vaasa/pohjanmaa': { x: 548, y: 664 },
  'uusimaa/hame': { x: 925, y: 1465 },
  'uusimaa/karelia': { x: 1112, y: 1431 },
  'uusimaa/mikkeli': { x: 1065, y: 1352 },
  'uusimaa/varsinais-suomi': { x: 617, y: 1620 },
  'hame/varsinais-suomi': { x: 520, y: 1298 },
  'hame/pohjanmaa': { x: 717, y: 988 },
  'hame/mikkeli': { x: 1004, y: 1270 },
  'varsinais-suomi/pohjanmaa': { x: 436, y: 1032 },
  'pohjanmaa/mikkeli': { x: 1078, y: 941 },
  'pohjanmaa/kuopio': { x: 1081, y: 702 },
  'pohjanmaa/oulu': { x: 765, y: 383 },
  'karelia/mikkeli': { x: 1195, y: 1326 },
  'karelia/kuopio': { x: 1746, y: 876 },
  'mikkeli/kuopio': { x: 1208, y: 842 },
  'kuopio/oulu': { x: 1390, y: 445 },
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

const ARM = 16;
/** Crosses out a border that an owner's copy does not have: no move leads across it. */
const crossedOut = (border: Border): Decoration => {
  const { x, y } = crossing(border);
  return {
    path: `M${x - ARM} ${y - ARM}L${x + ARM} ${y + ARM}M${x - ARM} ${y + ARM}L${x + ARM} ${y - ARM}`,
    tone: 'red',
    pattern: 'plain',
    line: 9,
    over: true,
  };
};

/** §3.4 Where the Germans land: an anchor off the coast, and the range of the die. */
const SITES: readonly Point[] = [
  { x: 190, y: 1376 },
  { x: 440, y: 1806 },
  { x: 1106, y: 1600 },
];
const LANDING = 56;
/** In an owner's own landing the anchor lies over the name of its space, because its coast is not known. */
const siteAt = ({ space }: Landing, n: number): Point => {
  const { x, y } = headOf(space);
  return LANDINGS[n]?.space === space ? (SITES[n] ?? { x, y }) : { x: x + n * 2 * LANDING, y: y - LANDING };
};
const landingSlots = ({ upTo, space }: Landing, n: number, all: readonly Landing[]): readonly Slot[] => {
  const { x, y } = siteAt({ upTo, space }, n);
  const from = (all[n - 1]?.upTo ?? 0) + 1;
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
};
const landings: readonly Slot[] = LANDINGS.flatMap(landingSlots);

/** The sea and the lands around, up to the frame of the map. */
export const MAP_FRAME = { left: 20, top: 20, right: 2100, bottom: 1960 };
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
  // Towns lie on their Provinces
  spaces: [...SPACES.filter(space => !isTown(space)), ...TOWNS].map(drawn),
  slots: [...SPACES.flatMap(spaceSlots), ...stations, ...borders, ...landings],
} as const;

/** The map with an owner's own values instead of ours; cached for everybody who has given none. */
export const ownersMap = (options: Options, { decorations: all, spaces, slots }: Board): Partial<Board> => {
  const own = ownersOf(options);
  const sites = own.landings?.flatMap(landingSlots);
  const isClosedSlot = ({ id }: Slot): boolean => [...own.closed].some(border => id === sabotageSlot(border));
  return {
    decorations: [
      ...(own.railways ? all.filter(one => !railways.includes(one)) : all),
      ...(own.railways ?? []).map(rails),
      ...[...own.closed].map(crossedOut),
    ],
    spaces: spaces.map(({ reconstructed, ...space }) => ({
      ...space,
      ...(reconstructed &&
        !(isSpace(space.id) && own.spaces.get(space.id)?.population !== undefined) && { reconstructed }),
    })),
    slots: slots
      .filter(slot => !isClosedSlot(slot))
      .map(slot => {
        const site = sites?.find(({ id }) => id === slot.id);
        if (site) return site;
        const space = SPACES.find(one => slot.id === `population-${one}`);
        return space ? { ...slot, cells: [String(population({ options }, space))] } : slot;
      }),
  };
};
