/** The board: the pyramid of the offices, Siberia and exile beside it, the years beneath. */
import type { Board, Box, Point, Slot, Space, Tone, Track } from '../../kernel/board';
import { CANDIDATES, FIRST_LEVEL, SECOND_LEVEL, type Office } from './data/offices';
import { LAST_TURN } from './options';

const WIDTH = 2000;
const HEIGHT = 1490;
/** A politician in office, large enough to be known by face and name. */
const PIECE = { width: 184, height: 184 };
const square = (size: number): Slot['piece'] => ({ width: size, height: size });
const CHIT = { piece: square(44), largest: square(84) };
const CARD = { width: 136, height: 190 };
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
const PEOPLE = rowAt(4);

/**
 * Other regions: those who wait (at first all) in the left corner above the pyramid, Siberia and exile at its sides,
 * the people beneath it. A politician alone in a region is drawn large; `piece` is for many.
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
    box: { x: EDGE, y: PEOPLE, width: WIDTH - 2 * EDGE, height: 208 },
    piece: square(110),
    largest: square(144),
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
    box: { x: EDGE, y: rowAt(0), ...CORNER },
    piece: square(72),
    largest: square(140),
    tone: 'paper',
    pattern: 'plain',
  },
  {
    id: 'removed',
    box: { x: WIDTH - EDGE - CORNER.width, y: rowAt(1), width: CORNER.width, height: SPACE.height },
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
/** A year and, beside it, the result of its parade. */
const YEAR = { width: 84, height: 84, step: 176, x: 34, y: PEOPLE + 246 };

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
      box: { x: YEAR.x + (turn - 1) * YEAR.step + YEAR.width, y: YEAR.y, width: YEAR.width, height: YEAR.height },
      flow: 'one',
      piece: square(76),
    }),
  ),
  ...(['deck', 'discards', 'in-play'] as const).map(
    (id, n): Slot => ({
      id,
      box: { x: WIDTH - EDGE - CARD.width - (2 - n) * (CARD.width + 24), y: rowAt(0) + 32, ...CARD },
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
    boxes: YEARS.map(turn => ({
      x: YEAR.x + (turn - 1) * YEAR.step,
      y: YEAR.y,
      width: YEAR.width,
      height: YEAR.height,
    })),
    word: 'tracks.turn',
    tone: 'red',
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
