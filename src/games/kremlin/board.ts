/** The board: the pyramid of the offices between Siberia and exile, cards and years in its upper corners, the others beneath. */
import type { Board, Box, Point, Slot, Space, Tone, Track } from '../../kernel/board';
import { CANDIDATES, FIRST_LEVEL, SECOND_LEVEL, type Office } from './data/offices';
import { LAST_TURN } from './options';

const WIDTH = 2000;
const HEIGHT = 1414;
/** A politician in office, large enough to be known by face and name. */
const PIECE = { width: 184, height: 184 };
const square = (size: number): Slot['piece'] => ({ width: size, height: size });
const CHIT = { piece: square(44), largest: square(84) };
const CARD = { width: 150, height: 210 };
const SPACE = { width: 304, height: 256 };
const LABEL = 40;
const GAP = 10;
const EDGE = 30;

const rectangle = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const labelOf = ({ x, y, width }: Box): Box => ({ x: x + 6, y: y + 4, width: width - 12, height: LABEL });

const rowAt = (n: number): number => EDGE + n * (SPACE.height + GAP);

/** The rows of the pyramid: a level, and where its offices begin. */
const ROWS: readonly { readonly offices: readonly Office[]; readonly y: number; readonly tone: Tone }[] = [
  { offices: ['party-chief'], y: rowAt(0), tone: 'red' },
  { offices: FIRST_LEVEL, y: rowAt(1), tone: 'brass' },
  { offices: SECOND_LEVEL, y: rowAt(2), tone: 'brown' },
  { offices: CANDIDATES, y: rowAt(3), tone: 'paper' },
];
const boxesOf = ({ offices, y }: (typeof ROWS)[number]): readonly Box[] => {
  const whole = offices.length * (SPACE.width + GAP) - GAP;
  return offices.map((_, n) => ({ x: (WIDTH - whole) / 2 + n * (SPACE.width + GAP), y, ...SPACE }));
};
/** The free width at each side of the two upper rows of the pyramid, and of the two lower ones. */
const CORNER = { width: 494, height: 2 * SPACE.height + GAP };
const FLANK = { width: 180, height: CORNER.height };

/**
 * Beneath the pyramid: the people, and those who wait. At first all wait, in two rows that fill the box; once the offices
 * are filled, half of the others are the people, and both are large.
 */
const FOOT = { y: rowAt(4), height: 260 } as const;
const PEOPLE = { x: EDGE, width: 560, ...FOOT };
const WAITING = { x: EDGE + PEOPLE.width + GAP, width: WIDTH - 2 * EDGE - PEOPLE.width - GAP, ...FOOT };

/**
 * Other regions: Siberia and exile at the sides of the pyramid, the people and those who wait beneath it, the dead in its
 * left corner. A politician alone in a region is drawn large; `piece` is for many.
 */
const REGIONS: readonly {
  readonly id: string;
  readonly box: Box;
  readonly piece: Slot['piece'];
  readonly largest: Slot['piece'];
  readonly tone: Tone;
  readonly pattern: Space['pattern'];
}[] = [
  {
    id: 'people',
    box: PEOPLE,
    piece: square(72),
    largest: square(152),
    tone: 'grey',
    pattern: 'grain',
  },
  {
    id: 'siberia',
    box: { x: EDGE, y: rowAt(2), ...FLANK },
    piece: square(72),
    largest: square(152),
    tone: 'white',
    pattern: 'snow',
  },
  {
    id: 'exile',
    box: { x: WIDTH - EDGE - FLANK.width, y: rowAt(2), ...FLANK },
    piece: square(72),
    largest: square(152),
    tone: 'blue',
    pattern: 'waves',
  },
  {
    id: 'waiting',
    box: WAITING,
    piece: square(92),
    largest: square(180),
    tone: 'paper',
    pattern: 'plain',
  },
  {
    id: 'removed',
    box: { x: EDGE, y: rowAt(1), width: CORNER.width, height: SPACE.height },
    piece: square(64),
    largest: square(140),
    tone: 'ink',
    pattern: 'hatch',
  },
];

const offices = ROWS.flatMap(row =>
  boxesOf(row).map((box, n) => ({ id: row.offices[n] ?? 'party-chief', box, tone: row.tone })),
);
const spaces: readonly Space[] = [
  ...offices.map(
    ({ id, box, tone }): Space => ({
      id,
      shape: rectangle(box),
      tone,
      pattern: 'plain',
      word: `places.${id}`,
      ...(id.endsWith('minister') && { brief: `places-brief.${id}` }),
      label: labelOf(box),
    }),
  ),
  ...REGIONS.map(
    ({ id, box, tone, pattern }): Space => ({
      id,
      shape: rectangle(box),
      tone,
      pattern,
      word: `places.${id}`,
      label: labelOf(box),
    }),
  ),
];

export const chitsOf = (office: string): string => `chits-${office}`;
export const waveOf = (turn: number): string => `wave-${turn}`;
const YEARS = Array.from({ length: LAST_TURN + 1 }, (_, n) => n + 1);
/** A year and, beside it, the result of its parade: three in a line of the right corner. */
const YEAR = { width: 78, height: 78, across: 169, down: 116, x: WIDTH - EDGE - CORNER.width, y: rowAt(0) + 56 };
const A_LINE = 3;
const yearBox = (turn: number): Box => ({
  x: YEAR.x + ((turn - 1) % A_LINE) * YEAR.across,
  y: YEAR.y + Math.floor((turn - 1) / A_LINE) * YEAR.down,
  width: YEAR.width,
  height: YEAR.height,
});

const slots: readonly Slot[] = [
  ...offices.flatMap(({ id, box }): readonly Slot[] => [
    {
      id,
      space: id,
      box: { x: box.x + 10, y: box.y + LABEL + 18, ...PIECE },
      flow: 'one',
      piece: PIECE,
      unprinted: true,
    },
    {
      id: chitsOf(id),
      space: id,
      box: { x: box.x + 200, y: box.y + LABEL + 10, width: 96, height: SPACE.height - LABEL - 18 },
      flow: 'grid',
      ...CHIT,
      unprinted: true,
    },
  ]),
  ...REGIONS.map(
    ({ id, box, piece, largest }): Slot => ({
      id,
      space: id,
      box: { x: box.x + 12, y: box.y + LABEL + 12, width: box.width - 24, height: box.height - LABEL - 24 },
      flow: 'grid',
      piece,
      largest,
      unprinted: true,
    }),
  ),
  ...YEARS.map(
    (turn): Slot => ({
      id: waveOf(turn),
      box: { ...yearBox(turn), x: yearBox(turn).x + YEAR.width },
      flow: 'one',
      piece: square(72),
    }),
  ),
  ...(['deck', 'discards', 'in-play'] as const).map(
    (id, n): Slot => ({
      id,
      box: { x: EDGE + n * (CARD.width + 22), y: rowAt(0) + 50, ...CARD },
      flow: 'stack',
      piece: CARD,
      word: `places.${id}`,
    }),
  ),
];

const tracks: readonly Track[] = [
  {
    id: 'turn',
    from: 1,
    boxes: YEARS.map(yearBox),
    word: 'tracks.turn',
    tone: 'red',
    corner: true,
  },
];

export const board: Board = {
  width: WIDTH,
  height: HEIGHT,
  decorations: [],
  spaces,
  slots,
  tracks,
  footnote: { word: 'sources.note', box: { x: 335, y: HEIGHT - 54, width: 1330, height: 34 } },
};
