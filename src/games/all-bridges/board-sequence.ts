/** §2.0 The Sequence of Play track, and the cards beside it. */
import type { Box, Decoration, Slot, Tone } from '../../kernel/board';
import { cylinderSlot, germanSlot } from './places';
import { kindOfBox } from './sequence';
import { ELIGIBLE, PASSES, ROW_IDS, ROWS, type GermanTurn } from './vocabulary';

const LEFT = 2134;
const RIGHT = 2944;
const CARDS_TOP = 66;
const BIG = { width: 256, height: 358 };
const DECK = { width: 170, height: 238 };
const SMALL = { width: 118, height: 165 };

const card = (id: string, x: number, y: number, size: Slot['piece']): Slot => ({
  id,
  flow: 'one',
  piece: size,
  word: `piles.${id}`,
  box: { x, y, ...size },
});
/** The current and the next card lie open and large, with the deck beside them; the other piles are in a line below. */
const SMALL_TOP = CARDS_TOP + BIG.height + 48;
const SMALL_STEP = (RIGHT - LEFT - SMALL.width) / 4;
const cards: readonly Slot[] = [
  card('current', LEFT, CARDS_TOP, BIG),
  card('upcoming', LEFT + BIG.width + 22, CARDS_TOP, BIG),
  card('deck', RIGHT - DECK.width - 30, CARDS_TOP, DECK),
  ...['played', 'propaganda', 'pivotal', 'discarded', 'unused'].map((id, n) =>
    card(id, LEFT + n * SMALL_STEP, SMALL_TOP, SMALL),
  ),
];

const TOP = 650;
const FOOT = 1302;
const panel = (x: number, y: number, right: number, bottom: number, tone: 'paper' | 'ink'): Decoration => ({
  path: `M${x} ${y}H${right}V${bottom}H${x}Z`,
  tone,
  pattern: 'plain',
});

/** The height of one line, on the smallest board. */
const CAPTION = 46;
/** A cylinder's place with its caption above. */
const cylinder = (id: string, { x, y, width, height }: Box, word: string, caption = CAPTION, brief?: string): Slot => {
  const size = Math.min(84, height - caption - 4);
  return {
    id,
    flow: 'row',
    piece: { width: size, height: size },
    box: { x, y: y + caption, width, height: height - caption },
    unprinted: true,
    word,
    ...(brief !== undefined && { brief }),
    caption: { x: x + 8, y: y + 3, width: width - 16, height: caption - 4 },
  };
};

const HEIGHT = 132;
const GAP = 10;
const ROWS_TOP = TOP + 56;
const rowTop = (n: number): number => ROWS_TOP + n * (HEIGHT + GAP);
const ELIGIBLE_LEFT = LEFT + GAP;
const ELIGIBLE_WIDTH = 142;
const BOXES_LEFT = ELIGIBLE_LEFT + ELIGIBLE_WIDTH + 22;
const BOX_WIDTH = 158;
const PASS_LEFT = BOXES_LEFT + 3 * (BOX_WIDTH + GAP) + 6;
const PASS_WIDTH = RIGHT - GAP - PASS_LEFT;
/** Below the rows: the box for Ineligible Factions, and when the Germans move. */
const LAST_TOP = rowTop(ROW_IDS.length);
const LAST_WIDTH = (RIGHT - LEFT - 5 * GAP) / 4;
const LAST_HEIGHT = FOOT - GAP - LAST_TOP;
/** The height of two lines. */
const LAST_CAPTION = 78;

const eligible = ELIGIBLE.map((place, n) =>
  cylinder(
    cylinderSlot(place),
    { x: ELIGIBLE_LEFT, y: rowTop(n), width: ELIGIBLE_WIDTH, height: HEIGHT },
    `cylinders.${place}`,
    CAPTION,
    `cylinders.${place}-brief`,
  ),
);
const actions = ROW_IDS.flatMap((row, line) =>
  ROWS[row].map((place, n) =>
    cylinder(
      cylinderSlot(place),
      { x: BOXES_LEFT + n * (BOX_WIDTH + GAP), y: rowTop(line), width: BOX_WIDTH, height: HEIGHT },
      `boxes.${kindOfBox(place)}`,
      CAPTION,
      `boxes.${kindOfBox(place)}-brief`,
    ),
  ),
);
const passes = PASSES.map((place, n) =>
  cylinder(
    cylinderSlot(place),
    { x: PASS_LEFT, y: rowTop(n), width: PASS_WIDTH, height: HEIGHT },
    `cylinders.${place}`,
    CAPTION,
    'cylinders.pass-brief',
  ),
);
const GERMANS: readonly GermanTurn[] = ['first', 'last', 'none'];
const last = [
  { id: cylinderSlot('ineligible'), word: 'cylinders.ineligible', brief: 'cylinders.ineligible-brief' },
  ...GERMANS.map(turn => ({ id: germanSlot(turn), word: `germans.${turn}`, brief: undefined })),
].map(({ id, word, brief }, n) =>
  cylinder(
    id,
    { x: LEFT + GAP + n * (LAST_WIDTH + GAP), y: LAST_TOP, width: LAST_WIDTH, height: LAST_HEIGHT },
    word,
    LAST_CAPTION,
    brief,
  ),
);

const ground = ({ box, caption }: Slot, tone: Tone, pattern: Decoration['pattern'] = 'plain'): Decoration => {
  const top = (caption?.y ?? box.y) - 3;
  return {
    path: `M${box.x} ${top}H${box.x + box.width}V${box.y + box.height}H${box.x}Z`,
    tone,
    pattern,
    pale: true,
  };
};
/**
 * The box that makes a Faction Ineligible is darker (§2.2.5); the first of each row, which fixes the row, stands out.
 */
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
