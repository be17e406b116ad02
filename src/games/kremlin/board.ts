/** The board: the pyramid of the offices, Siberia and exile beside it, the years beneath. */
import type { Board, Box, Point, Slot, Space, Tone, Track } from '../../kernel/board';
import { CANDIDATES, FIRST_LEVEL, SECOND_LEVEL, type Office } from './data/offices';
import { LAST_TURN } from './state';

const WIDTH = 2400;
const HEIGHT = 1600;
const PIECE = { width: 152, height: 152 };
/** Smaller where there may be many: thirteen of the people in a row, and before the deal all who wait. */
const AMONG_MANY = { width: 124, height: 124 };
const MIDDLE = { width: 112, height: 112 };
const SMALL = { width: 86, height: 86 };
const CHIT = { width: 54, height: 54 };
const CARD = { width: 110, height: 154 };
const SPACE = { width: 290, height: 214 };
const LABEL = 40;
const GAP = 16;

const rectangle = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const labelOf = ({ x, y, width }: Box): Box => ({ x: x + 6, y: y + 4, width: width - 12, height: LABEL });

/** The rows of the pyramid: a level, and where its offices begin. */
const ROWS: readonly { readonly offices: readonly Office[]; readonly y: number; readonly tone: Tone }[] = [
  { offices: ['party-chief'], y: 40, tone: 'red' },
  { offices: FIRST_LEVEL, y: 276, tone: 'brass' },
  { offices: SECOND_LEVEL, y: 512, tone: 'brown' },
  { offices: CANDIDATES, y: 748, tone: 'paper' },
];
const boxesOf = ({ offices, y }: (typeof ROWS)[number]): readonly Box[] => {
  const whole = offices.length * (SPACE.width + GAP) - GAP;
  return offices.map((_, n) => ({ x: (WIDTH - whole) / 2 + n * (SPACE.width + GAP), y, ...SPACE }));
};
/** Other regions: those who wait (at first all) and Siberia left of the pyramid, the people beneath, exile right. */
const REGIONS: readonly {
  readonly id: string;
  readonly box: Box;
  readonly piece: Slot['piece'];
  readonly tone: Tone;
  readonly pattern: Space['pattern'];
}[] = [
  { id: 'people', box: { x: 30, y: 984, width: 1835, height: 250 }, piece: AMONG_MANY, tone: 'grey', pattern: 'grain' },
  { id: 'siberia', box: { x: 30, y: 520, width: 390, height: 428 }, piece: MIDDLE, tone: 'white', pattern: 'snow' },
  { id: 'exile', box: { x: 1990, y: 300, width: 380, height: 400 }, piece: MIDDLE, tone: 'blue', pattern: 'waves' },
  { id: 'waiting', box: { x: 30, y: 40, width: 690, height: 455 }, piece: SMALL, tone: 'paper', pattern: 'plain' },
  { id: 'removed', box: { x: 1900, y: 984, width: 470, height: 250 }, piece: SMALL, tone: 'ink', pattern: 'hatch' },
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
const YEAR = { width: 96, height: 96, step: 116, x: 562, y: 1300 };

const slots: readonly Slot[] = [
  ...offices.flatMap(({ id, box }): readonly Slot[] => [
    {
      id,
      space: id,
      box: { x: box.x + 10, y: box.y + LABEL + 14, ...PIECE },
      flow: 'one',
      piece: PIECE,
      unprinted: true,
    },
    {
      id: chitsOf(id),
      space: id,
      box: { x: box.x + 168, y: box.y + LABEL + 8, width: 116, height: 164 },
      flow: 'grid',
      piece: CHIT,
      unprinted: true,
    },
  ]),
  ...REGIONS.map(
    ({ id, box, piece }): Slot => ({
      id,
      space: id,
      box: { x: box.x + 12, y: box.y + LABEL + 12, width: box.width - 24, height: box.height - LABEL - 24 },
      flow: 'grid',
      piece,
      unprinted: true,
    }),
  ),
  ...YEARS.map(
    (turn): Slot => ({
      id: waveOf(turn),
      box: { x: YEAR.x + (turn - 1) * YEAR.step, y: YEAR.y + 120, width: YEAR.width, height: YEAR.height },
      flow: 'one',
      piece: { width: 80, height: 80 },
    }),
  ),
  ...(['deck', 'discards', 'in-play'] as const).map(
    (id, n): Slot => ({
      id,
      box: { x: 1990 + n * 130, y: 60, ...CARD },
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
  footnote: { word: 'sources.note', box: { x: 535, y: 1540, width: 1330, height: 40 } },
};
