/** §2.0 The Sequence of Play track, and the cards beside it. */
import type { Box, Decoration, Slot, Tone } from '../../kernel/board';
import { cylinderSlot, germanSlot } from './places';
import { kindOfBox } from './sequence';
import { ELIGIBLE, PASSES, ROW_IDS, ROWS, type GermanTurn } from './vocabulary';

const LEFT = 2434;
const RIGHT = 3404;
const CARDS_TOP = 72;
const BIG = { width: 270, height: 378 };
const SMALL = { width: 116, height: 162 };

const card = (id: string, x: number, y: number, size: Slot['piece']): Slot => ({
  id,
  flow: 'one',
  piece: size,
  word: `piles.${id}`,
  box: { x, y, ...size },
});
/** The current and the next card lie open, large; the other piles beside them. */
const SMALL_LEFT = LEFT + 2 * (BIG.width + 12) + 4;
const small = (id: string, column: number, row: number): Slot =>
  card(id, SMALL_LEFT + column * (SMALL.width + 16), CARDS_TOP + row * (SMALL.height + 54), SMALL);
const cards: readonly Slot[] = [
  card('current', LEFT, CARDS_TOP, BIG),
  card('upcoming', LEFT + BIG.width + 12, CARDS_TOP, BIG),
  small('deck', 0, 0),
  small('played', 1, 0),
  small('propaganda', 2, 0),
  small('pivotal', 0, 1),
  small('discarded', 1, 1),
  small('unused', 2, 1),
];

const TOP = 500;
const FOOT = 1032;
const panel = (x: number, y: number, right: number, bottom: number, tone: 'paper' | 'ink'): Decoration => ({
  path: `M${x} ${y}H${right}V${bottom}H${x}Z`,
  tone,
  pattern: 'plain',
});

const CAPTION = 50;
/** What stands over the place of a cylinder, and the place itself below. */
const cylinder = (id: string, { x, y, width, height }: Box, word: string, caption = CAPTION): Slot => {
  const size = Math.min(84, height - caption - 8);
  return {
    id,
    flow: 'row',
    piece: { width: size, height: size },
    box: { x, y: y + caption, width, height: height - caption },
    unprinted: true,
    word,
    caption: { x: x + 8, y: y + 3, width: width - 16, height: caption - 4 },
  };
};

const HEIGHT = 142;
const GAP = 12;
const ROWS_TOP = TOP + 60;
const rowTop = (n: number): number => ROWS_TOP + n * (HEIGHT + GAP);
const ELIGIBLE_LEFT = LEFT + 12;
const ELIGIBLE_WIDTH = 150;
const BOXES_LEFT = ELIGIBLE_LEFT + ELIGIBLE_WIDTH + 26;
const BOX_WIDTH = 166;
const PASS_LEFT = BOXES_LEFT + 3 * (BOX_WIDTH + GAP) + 14;
const PASS_WIDTH = 100;
const LAST_LEFT = PASS_LEFT + PASS_WIDTH + GAP;
const LAST_WIDTH = RIGHT - 12 - LAST_LEFT;

const eligible = ELIGIBLE.map((place, n) =>
  cylinder(
    cylinderSlot(place),
    { x: ELIGIBLE_LEFT, y: rowTop(n), width: ELIGIBLE_WIDTH, height: HEIGHT },
    `cylinders.${place}`,
  ),
);
const actions = ROW_IDS.flatMap((row, line) =>
  ROWS[row].map((place, n) =>
    cylinder(
      cylinderSlot(place),
      { x: BOXES_LEFT + n * (BOX_WIDTH + GAP), y: rowTop(line), width: BOX_WIDTH, height: HEIGHT },
      `boxes.${kindOfBox(place)}`,
    ),
  ),
);
const passes = PASSES.map((place, n) =>
  cylinder(
    cylinderSlot(place),
    { x: PASS_LEFT, y: rowTop(n), width: PASS_WIDTH, height: HEIGHT },
    `cylinders.${place}`,
  ),
);
const GERMANS: readonly GermanTurn[] = ['first', 'last', 'none'];
const last = [
  cylinder(
    cylinderSlot('ineligible'),
    { x: LAST_LEFT, y: rowTop(0), width: LAST_WIDTH, height: HEIGHT },
    'cylinders.ineligible',
  ),
  ...GERMANS.map((turn, n) =>
    cylinder(
      germanSlot(turn),
      { x: LAST_LEFT, y: rowTop(1) + n * 100, width: LAST_WIDTH, height: 96 },
      `germans.${turn}`,
      30,
    ),
  ),
];

const ground = ({ box, caption }: Slot, tone: Tone, pattern: Decoration['pattern'] = 'plain'): Decoration => {
  const top = (caption?.y ?? box.y) - 3;
  return {
    path: `M${box.x} ${top}H${box.x + box.width}V${box.y + box.height}H${box.x}Z`,
    tone,
    pattern,
    pale: true,
  };
};
/** The box that makes Ineligible is darker (§2.2.5); the first of each row, which fixes the row, stands out. */
const grounds: readonly Decoration[] = [
  ...[...eligible, ...passes, ...last].map(slot => ground(slot, 'paper')),
  ...actions.map((slot, n) => {
    const place = ROW_IDS.flatMap(row => ROWS[row])[n];
    const isCommand = place !== undefined && kindOfBox(place) === 'command';
    return ground(slot, isCommand ? 'grey' : n % 3 ? 'paper' : 'brass', isCommand ? 'hatch' : 'plain');
  }),
];
/** From the first box of a row to the others. */
const arrows: readonly Decoration[] = ROW_IDS.map((_row, line) => {
  const x = BOXES_LEFT + BOX_WIDTH + GAP;
  const middle = rowTop(line) + HEIGHT / 2;
  return {
    path: `M${x - GAP - 6} ${middle - 14}L${x + 8} ${middle}L${x - GAP - 6} ${middle + 14}Z`,
    tone: 'ink',
    pattern: 'plain',
  };
});

export const sequenceOnBoard = {
  decorations: [
    panel(LEFT - 5, TOP - 5, RIGHT + 5, FOOT + 5, 'ink'),
    panel(LEFT, TOP, RIGHT, FOOT, 'paper'),
    {
      ...panel(LEFT, TOP, RIGHT, TOP + 44, 'ink'),
      heading: { word: 'tracks.sequence', box: { x: LEFT, y: TOP, width: RIGHT - LEFT, height: 44 } },
    },
    ...grounds,
    ...arrows,
  ] as readonly Decoration[],
  slots: [...cards, ...eligible, ...actions, ...passes, ...last],
  left: LEFT,
  right: RIGHT,
  bottom: FOOT,
} as const;
