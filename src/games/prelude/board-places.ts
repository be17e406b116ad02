/** The Districts and Parties on the board: a ring of arrows, so that neighbours lie side by side. */
import type { Board, Box, Decoration, Pattern, Point, Slot, Space, Tone } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { boxesAt, isOurs, nearAt, subtypeAt } from './board-values';
import { DISTRICT_IDS, PARTIES, type District, type Party, type Place, type Subtype } from './data/districts';
import { controlSlot, cubeSlot, organizationSlot } from './places';
import type { Seat } from './seats';

/** §6 Six columns and three rows, in which the arrows run from each District to the next around the city. */
const GRID: readonly (readonly District[])[] = [
  ['kronstadt', 'palace-square', 'peter-and-paul', 'winter-palace', 'guards-barracks', 'taurida'],
  ['smolny', 'vasilevskiy', 'kazan', 'reserve-barracks', 'okhrana', 'garrison-barracks'],
  ['obukhov', 'state-bank', 'putilov', 'nevsky-prospect', 'nevsky-shipyards', 'vyborg'],
];

const CELL = 52;
const STEP = CELL * 1.1;
const GRID_SIZE = STEP * 3;
const WIDTH = 508;
const HEIGHT = 320;
const GAP_X = 56;
const GAP_Y = 62;
const LABEL = 50;
const LEFT = 60;
const TOP = 566;
const SIGN = 72;
const CONTROL = 122;

const cornerOf = (district: District): Point => {
  const row = GRID.findIndex(line => line.includes(district));
  const column = GRID[row]?.indexOf(district) ?? 0;
  return { x: LEFT + column * (WIDTH + GAP_X), y: TOP + row * (HEIGHT + GAP_Y) };
};
const boxOf = (district: District): Box => ({ ...cornerOf(district), width: WIDTH, height: HEIGHT });

const CUT = 34;
const TOWER = 84;
const BATTLEMENT = 18;

/** §6 The subtypes by shape: Worker with cut corners, Military between two towers, Urban plain. */
const shapeOf = (subtype: Subtype, { x, y, width, height }: Box): readonly Point[] => {
  const right = x + width;
  const bottom = y + height;
  const top = y - BATTLEMENT;
  const foot = bottom + BATTLEMENT;
  switch (subtype) {
    case 'worker':
      return [
        { x: x + CUT, y },
        { x: right - CUT, y },
        { x: right, y: y + CUT },
        { x: right, y: bottom - CUT },
        { x: right - CUT, y: bottom },
        { x: x + CUT, y: bottom },
        { x, y: bottom - CUT },
        { x, y: y + CUT },
      ];
    case 'military':
      return [
        { x, y: top },
        { x: x + TOWER, y: top },
        { x: x + TOWER, y },
        { x: right - TOWER, y },
        { x: right - TOWER, y: top },
        { x: right, y: top },
        { x: right, y: foot },
        { x: right - TOWER, y: foot },
        { x: right - TOWER, y: bottom },
        { x: x + TOWER, y: bottom },
        { x: x + TOWER, y: foot },
        { x, y: foot },
      ];
    case 'urban':
      return [
        { x, y },
        { x: right, y },
        { x: right, y: bottom },
        { x, y: bottom },
      ];
  }
};

const LOOKS: Readonly<Record<Subtype, { readonly tone: Tone; readonly pattern: Pattern; readonly motif: string }>> = {
  worker: { tone: 'brown', pattern: 'hatch', motif: 'hammer' },
  military: { tone: 'green', pattern: 'stripes', motif: 'rifles' },
  urban: { tone: 'grey', pattern: 'plain', motif: 'city' },
};

const districtSpace = (options: Options, district: District): Space => {
  const box = boxOf(district);
  const subtype = subtypeAt({ options }, district);
  const inset = subtype === 'worker' ? CUT : 0;
  return {
    id: district,
    shape: shapeOf(subtype, box),
    word: `places.${district}`,
    ...LOOKS[subtype],
    label: { x: box.x + inset, y: box.y, width: WIDTH - inset * 2 - (inset ? 0 : 24), height: LABEL },
    ...(isOurs(options, district) && { reconstructed: true }),
  };
};

/** The number beside a box; nothing where there is none (§10.1.1). */
const costs = (values: readonly number[]): readonly string[] => values.map(value => (value ? `+${value}` : ''));

const cubes = (options: Options, place: Place, seat: Seat, { x, y }: Point): Slot => ({
  id: cubeSlot(place, seat),
  space: place,
  flow: 'grid',
  piece: { width: CELL, height: CELL },
  box: { x, y, width: GRID_SIZE, height: GRID_SIZE },
  cells: costs(boxesAt({ options }, seat, place)),
});

const organization = (place: Place, seat: Seat, { x, y }: Point): Slot => ({
  id: organizationSlot(place, seat),
  space: place,
  flow: 'one',
  piece: { width: SIGN, height: SIGN },
  box: { x, y, width: SIGN, height: SIGN },
});

/** The Revolutionary's boxes on the left, the Government's on the right, who controls it large between them. */
const districtSlots = (options: Options, district: District): readonly Slot[] => {
  const { x, y } = cornerOf(district);
  const top = y + LABEL + 12;
  const left = x + 14;
  const right = x + WIDTH - 8 - GRID_SIZE;
  const below = top + GRID_SIZE + 4;
  const inset = (GRID_SIZE - SIGN) / 2;
  return [
    cubes(options, district, 'revolutionary', { x: left, y: top }),
    cubes(options, district, 'government', { x: right, y: top }),
    organization(district, 'revolutionary', { x: left + inset, y: below }),
    organization(district, 'government', { x: right + inset, y: below }),
    {
      id: controlSlot(district),
      space: district,
      flow: 'one',
      piece: { width: CONTROL, height: CONTROL },
      box: { x: x + (WIDTH - CONTROL) / 2, y: top + 62, width: CONTROL, height: CONTROL },
    },
  ];
};

const CHAMBER: readonly Party[] = ['radical', 'socialist', 'liberal', 'monarchist'];
const PARTY_WIDTH = 224;
const PARTY_STEP = PARTY_WIDTH + 22;
const PARTY_LEFT = 1286;
const PARTY_TOP = 158;

/** §7 The Duma: extremists on the outside, moderates in the middle. */
const partySpace = (options: Options, party: Party): Space => {
  const x = PARTY_LEFT + CHAMBER.indexOf(party) * PARTY_STEP;
  const { seat, wing } = PARTIES[party];
  const bottom = PARTY_TOP + 330;
  const right = x + PARTY_WIDTH;
  return {
    id: party,
    word: `places.${party}`,
    tone: seat === 'revolutionary' ? 'red' : 'blue',
    motif: 'megaphone',
    pattern: wing === 'extremist' ? 'hatch' : 'plain',
    shape: [
      { x, y: PARTY_TOP },
      { x: right, y: PARTY_TOP },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
    label: { x, y: PARTY_TOP, width: PARTY_WIDTH - 8, height: LABEL },
    ...(isOurs(options, party) && { reconstructed: true }),
  };
};

const partySlots = (options: Options, party: Party): readonly Slot[] => {
  const x = PARTY_LEFT + CHAMBER.indexOf(party) * PARTY_STEP;
  const top = PARTY_TOP + LABEL + 16;
  const { seat } = PARTIES[party];
  const left = x + (PARTY_WIDTH - GRID_SIZE) / 2 + 3;
  return [
    cubes(options, party, seat, { x: left, y: top }),
    organization(party, seat, { x: x + (PARTY_WIDTH - SIGN) / 2, y: top + GRID_SIZE + 4 }),
  ];
};

const CHAMBER_LEFT = PARTY_LEFT - 24;
const CHAMBER_WIDTH = PARTY_STEP * 4 + 36;
const CHAMBER_BOTTOM = PARTY_TOP + 352;
/** The vault over the chamber of the Duma. */
const vault = (by: number): string => {
  const left = CHAMBER_LEFT - by;
  const right = CHAMBER_LEFT + CHAMBER_WIDTH + by;
  const top = PARTY_TOP - 62 - by;
  return (
    `M${left} ${CHAMBER_BOTTOM + by}V${top}Q${(left + right) / 2} ${top - 124 - by} ${right} ${top}` +
    `V${CHAMBER_BOTTOM + by}Z`
  );
};
const chamber: readonly Decoration[] = [
  { path: vault(6), tone: 'ink', pattern: 'plain' },
  {
    path: vault(0),
    tone: 'brass',
    pattern: 'plain',
    heading: {
      word: 'tracks.duma',
      box: { x: CHAMBER_LEFT + CHAMBER_WIDTH / 2 - 200, y: PARTY_TOP - 118, width: 400, height: 62 },
    },
  },
];

const HEAD = 20;
const SHAFT = 8;
const BARB = 20;

/** An arrow with two heads, drawn in the water between neighbours. */
const arrowPath = ({ x, y }: Point, isAcross: boolean): string => {
  const outline = [
    [-HEAD, 0],
    [-2, -BARB],
    [-2, -SHAFT],
    [2, -SHAFT],
    [2, -BARB],
    [HEAD, 0],
    [2, BARB],
    [2, SHAFT],
    [-2, SHAFT],
    [-2, BARB],
  ] as const;
  return `M${outline.map(([a, b]) => (isAcross ? `${x + a} ${y + b}` : `${x + b} ${y + a}`)).join('L')}Z`;
};

const middleOf = (district: District): Point => {
  const { x, y } = cornerOf(district);
  return { x: x + WIDTH / 2, y: y + HEIGHT / 2 };
};

/** An arrow of an owner's copy between Districts that do not lie side by side here: a line under those between them. */
const longArrow = (from: Point, to: Point): Decoration => ({
  path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
  tone: 'ink',
  pattern: 'plain',
  line: SHAFT,
});

/** §6 Connection Arrows: ours are in the gaps between neighbours. */
const arrows = (options: Options): readonly Decoration[] =>
  DISTRICT_IDS.flatMap(district =>
    nearAt({ options }, district)
      .filter(near => DISTRICT_IDS.indexOf(near) > DISTRICT_IDS.indexOf(district))
      .map((near): Decoration => {
        const [from, to] = [middleOf(district), middleOf(near)];
        const [across, down] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
        const isAcross = down === 0;
        if (isAcross ? across > WIDTH + GAP_X : across > 0 || down > HEIGHT + GAP_Y) return longArrow(from, to);
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return { path: arrowPath(middle, isAcross), tone: 'ink', pattern: 'plain' };
      }),
  );

const WATER_RIGHT = LEFT * 2 + 6 * WIDTH + 5 * GAP_X;
const WATER_BOTTOM = TOP + 3 * HEIGHT + 2 * GAP_Y + 34;
/** The Neva and the Gulf lie between the Districts. */
const water: Decoration = {
  path: `M20 ${TOP - 40}H${WATER_RIGHT - 20}V${WATER_BOTTOM}H20Z`,
  tone: 'water',
  pattern: 'waves',
};

/** Districts and Parties as a table has them. */
export const placesAt = (options: Options): Pick<Board, 'decorations' | 'spaces' | 'slots'> => ({
  decorations: [water, ...chamber, ...arrows(options)],
  spaces: [
    ...DISTRICT_IDS.map(district => districtSpace(options, district)),
    ...CHAMBER.map(party => partySpace(options, party)),
  ],
  slots: [
    ...DISTRICT_IDS.flatMap(district => districtSlots(options, district)),
    ...CHAMBER.flatMap(party => partySlots(options, party)),
  ],
});

/** The rest of the board, and the chamber of the Duma. */
export const placesOnBoard = {
  bottom: WATER_BOTTOM,
  width: WATER_RIGHT,
  chamber: { left: CHAMBER_LEFT, right: CHAMBER_LEFT + CHAMBER_WIDTH },
} as const;
