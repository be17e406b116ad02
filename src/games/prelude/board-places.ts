/** The Districts and Parties on the board: a ring of arrows, so that neighbours lie side by side. */
import type { Box, Decoration, Pattern, Point, Slot, Space, Tone } from '../../kernel/board';
import {
  DISTRICTS, DISTRICT_IDS, PARTIES, PARTY_COSTS, subtypeOf, type District, type Party, type Place,
  type Subtype,
} from './data/districts';
import { controlSlot, cubeSlot, organizationSlot } from './places';
import type { Seat } from './vocabulary';

/** §6 Six columns and three rows, in which the arrows run from each District to the next around the city. */
const GRID: readonly (readonly District[])[] = [
  ['kronstadt', 'palace-square', 'peter-and-paul', 'winter-palace', 'guards-barracks', 'taurida'],
  ['smolny', 'vasilevskiy', 'kazan', 'reserve-barracks', 'okhrana', 'garrison-barracks'],
  ['obukhov', 'state-bank', 'putilov', 'nevsky-prospect', 'nevsky-shipyards', 'vyborg'],
];

const CELL = 52, STEP = CELL * 1.1, GRID_SIZE = STEP * 3;
const WIDTH = 496, HEIGHT = 320, GAP_X = 48, GAP_Y = 46, LABEL = 50;
const LEFT = 60, TOP = 560;
const SIGN = 64, CONTROL = 92;

const cornerOf = (district: District): Point => {
  const row = GRID.findIndex(line => line.includes(district)), column = GRID[row]?.indexOf(district) ?? 0;
  return { x: LEFT + column * (WIDTH + GAP_X), y: TOP + row * (HEIGHT + GAP_Y) };
};
const boxOf = (district: District): Box => ({ ...cornerOf(district), width: WIDTH, height: HEIGHT });

const CUT = 30;

/** §6 The subtypes by shape: Worker with cut corners, Military with a battlement, Urban plain. */
const shapeOf = (subtype: Subtype, { x, y, width, height }: Box): readonly Point[] => {
  const right = x + width, bottom = y + height;
  switch (subtype) {
    case 'worker': return [
      { x: x + CUT, y }, { x: right - CUT, y }, { x: right, y: y + CUT }, { x: right, y: bottom - CUT },
      { x: right - CUT, y: bottom }, { x: x + CUT, y: bottom }, { x, y: bottom - CUT }, { x, y: y + CUT },
    ];
    case 'military': return [
      { x, y }, { x: x + CUT * 2, y }, { x: x + CUT * 2, y: y - CUT / 2 }, { x: right - CUT * 2, y: y - CUT / 2 },
      { x: right - CUT * 2, y }, { x: right, y }, { x: right, y: bottom }, { x: x + width / 2, y: bottom + CUT / 2 },
      { x, y: bottom },
    ];
    case 'urban': return [{ x, y }, { x: right, y }, { x: right, y: bottom }, { x, y: bottom }];
  }
};

const LOOKS: Readonly<Record<Subtype, { readonly tone: Tone; readonly pattern: Pattern; readonly motif: string }>> = {
  worker: { tone: 'brown', pattern: 'hatch', motif: 'hammer' },
  military: { tone: 'green', pattern: 'stripes', motif: 'rifles' },
  urban: { tone: 'grey', pattern: 'plain', motif: 'city' },
};

const districtSpace = (district: District): Space => {
  const box = boxOf(district), subtype = subtypeOf(district), inset = subtype === 'worker' ? CUT : 0;
  return {
    id: district, shape: shapeOf(subtype, box), word: `places.${district}`, ...LOOKS[subtype],
    label: { x: box.x + inset, y: box.y, width: WIDTH - inset - (subtype === 'worker' ? CUT : 24), height: LABEL },
  };
};

/** The number beside a box; nothing where there is none (§10.1.1). */
const costs = (values: readonly number[]): readonly string[] => values.map(value => value ? `+${value}` : '');

const cubes = (place: Place, seat: Seat, { x, y }: Point, values: readonly number[]): Slot => ({
  id: cubeSlot(place, seat), space: place, flow: 'grid', piece: { width: CELL, height: CELL },
  box: { x, y, width: GRID_SIZE, height: GRID_SIZE }, cells: costs(values),
});

const organization = (place: Place, seat: Seat, { x, y }: Point): Slot => ({
  id: organizationSlot(place, seat), space: place, flow: 'one', piece: { width: SIGN, height: SIGN },
  box: { x, y, width: SIGN, height: SIGN },
});

/** The Revolutionary's boxes on the left, the Government's on the right, control between them. */
const districtSlots = (district: District): readonly Slot[] => {
  const { x, y } = cornerOf(district), top = y + LABEL + 12, right = x + WIDTH - 16 - GRID_SIZE;
  const { costs: values } = DISTRICTS[district], below = top + GRID_SIZE + 6;
  return [
    cubes(district, 'revolutionary', { x: x + 20, y: top }, values.revolutionary),
    cubes(district, 'government', { x: right, y: top }, values.government),
    organization(district, 'revolutionary', { x: x + 72, y: below }),
    organization(district, 'government', { x: right + 52, y: below }),
    {
      id: controlSlot(district), space: district, flow: 'one', piece: { width: CONTROL, height: CONTROL },
      box: { x: x + (WIDTH - CONTROL) / 2, y: top + 40, width: CONTROL, height: CONTROL },
    },
  ];
};

const CHAMBER: readonly Party[] = ['radical', 'socialist', 'liberal', 'monarchist'];
const PARTY_WIDTH = 224, PARTY_LEFT = 1148, PARTY_TOP = 150;

/** §7 The Duma: extremists on the outside, moderates in the middle. */
const partySpace = (party: Party): Space => {
  const x = PARTY_LEFT + CHAMBER.indexOf(party) * (PARTY_WIDTH + 12), { seat, wing } = PARTIES[party];
  const bottom = PARTY_TOP + 330, right = x + PARTY_WIDTH;
  return {
    id: party, word: `places.${party}`, tone: seat === 'revolutionary' ? 'red' : 'blue', motif: 'megaphone',
    pattern: wing === 'extremist' ? 'hatch' : 'plain',
    shape: [{ x, y: PARTY_TOP }, { x: right, y: PARTY_TOP }, { x: right, y: bottom }, { x, y: bottom }],
    label: { x, y: PARTY_TOP, width: PARTY_WIDTH - 8, height: LABEL },
  };
};

const partySlots = (party: Party): readonly Slot[] => {
  const x = PARTY_LEFT + CHAMBER.indexOf(party) * (PARTY_WIDTH + 12), top = PARTY_TOP + LABEL + 16;
  const { seat } = PARTIES[party], left = x + (PARTY_WIDTH - GRID_SIZE) / 2 + 3;
  return [
    cubes(party, seat, { x: left, y: top }, PARTY_COSTS),
    organization(party, seat, { x: x + (PARTY_WIDTH - SIGN) / 2, y: top + GRID_SIZE + 8 }),
  ];
};

const centreOf = (district: District): Point => {
  const { x, y } = cornerOf(district);
  return { x: x + WIDTH / 2, y: y + HEIGHT / 2 };
};

/** §6 Connection Arrows, seen between the Districts. */
const arrows: readonly Decoration[] = DISTRICT_IDS.flatMap(district => DISTRICTS[district].near
  .filter(near => DISTRICT_IDS.indexOf(near) > DISTRICT_IDS.indexOf(district))
  .map((near): Decoration => {
    const from = centreOf(district), to = centreOf(near);
    return { path: `M${from.x} ${from.y}L${to.x} ${to.y}`, tone: 'ink', pattern: 'rails', line: 18 };
  }));

const WATER_RIGHT = LEFT * 2 + 6 * WIDTH + 5 * GAP_X, WATER_BOTTOM = TOP + 3 * HEIGHT + 2 * GAP_Y + 26;
/** The Neva and the Gulf lie between the Districts. */
const water: Decoration = {
  path: `M20 ${TOP - 34}H${WATER_RIGHT - 20}V${WATER_BOTTOM}H20Z`, tone: 'water', pattern: 'waves',
};
const chamber: Decoration = {
  path: `M${PARTY_LEFT - 24} ${PARTY_TOP + 352}V120Q${PARTY_LEFT + 460} 20 ${PARTY_LEFT + 956} 120V${PARTY_TOP + 352}Z`,
  tone: 'brass', pattern: 'plain',
};

export const placesOnBoard = {
  decorations: [water, chamber, ...arrows],
  spaces: [...DISTRICT_IDS.map(districtSpace), ...CHAMBER.map(partySpace)],
  slots: [...DISTRICT_IDS.flatMap(districtSlots), ...CHAMBER.flatMap(partySlots)],
  /** Where the rest of the board goes on. */
  bottom: WATER_BOTTOM, width: WATER_RIGHT,
} as const;
