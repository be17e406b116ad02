/** Which names a board has: what each says, where it may stand, and what it names. */
import type { Board, Box, Tone, Track } from '../../kernel/board';
import { bannerFill } from './board';
import { around } from './boxes';
import type { Typeface } from './lettering';
import { omitUndefined } from '../../kernel/fields';
import { INK, INK_QUIET, PAPER, SHADES } from './palette';
import type { Wording } from '../i18n/wording';

/** What is named, from the first to the last that gives way where the names of a small board have no room. */
export const RANKS = ['space', 'heading', 'track', 'slot', 'footnote'] as const;

/** A name of the board: what it says, where it stands, and what it names. */
export interface Name {
  readonly rank: (typeof RANKS)[number];
  readonly text: string;
  /** What is written instead where that has no room. */
  readonly brief?: string;
  readonly box: Box;
  /** What it names, in board units. */
  readonly of: Box;
  readonly face: Typeface;
  readonly fill: string;
  readonly max: number;
  readonly anchor: 'start' | 'middle';
  /** What it stands on where it has grown beyond its box. */
  readonly plate: string;
}

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y,
  width: Math.max(20, box.width - by * 2),
  height: box.height,
});

/** The middle of a band: two lines would leave it, so a long name is written smaller instead. */
const oneLine = (box: Box): Box => ({ ...box, y: box.y + box.height * 0.2, height: box.height * 0.6 });

/** Room for a caption above a box, or below it where the sheet ends. */
const caption = (box: Box): Box => {
  const height = 28;
  const above = box.y - height - 1;
  return { x: box.x, y: above > 18 ? above : box.y + box.height + 2, width: box.width, height };
};

/** What is ours and not the publisher's has this sign after its name. */
const MARK = '†';

/** What is named: its word, and a shorter one. */
interface Named {
  readonly word: string;
  readonly brief?: string;
  readonly reconstructed?: true;
}

/** What a name says, in whole and in short; marked if something of what it names is reconstructed. */
const nameOf = (words: Wording, { word, brief, reconstructed }: Named): Pick<Name, 'text' | 'brief'> => {
  const mark = reconstructed ? MARK : '';
  return { text: `${words.text(word)}${mark}`, ...(brief !== undefined && { brief: `${words.text(brief)}${mark}` }) };
};

const isLight = (tone: Tone): boolean => tone === 'brass' || tone === 'paper';

/** The box for the name of a track without a place of its own: along its first row, or above its column. */
const trackCaption = ({ boxes }: Track): Box => {
  const all = around(boxes);
  const [first = all, ...rest] = boxes;
  const last = rest.at(-1);
  const isFlat = !last || Math.abs(last.x - first.x) >= Math.abs(last.y - first.y);
  return caption(
    isFlat ? { ...all, height: first.height } : { ...all, x: first.x - 30, width: first.width + 60, height: 0 },
  );
};

const isColumn = ({ boxes: [first, ...rest] }: Track): boolean => {
  const last = rest.at(-1);
  return !!first && !!last && Math.abs(last.x - first.x) < Math.abs(last.y - first.y);
};

export const namesOf = (board: Board, words: Wording): readonly Name[] => [
  ...board.decorations.flatMap(({ heading, tone }): Name[] =>
    heading === undefined
      ? []
      : [
          {
            rank: 'heading',
            ...nameOf(words, heading),
            box: heading.box,
            of: heading.box,
            face: 'title',
            fill: isLight(tone) ? INK : PAPER,
            plate: SHADES[tone].fill,
            max: heading.box.height * 0.72,
            anchor: 'middle',
          },
        ],
  ),
  ...board.spaces.map(
    (space): Name => ({
      rank: 'space',
      ...nameOf(words, space),
      box: oneLine(inset(space.label, 18)),
      of: around(space.shape.map(point => ({ ...point, width: 0, height: 0 }))),
      face: 'title',
      fill: space.tone === 'brass' ? INK : PAPER,
      plate: bannerFill(space),
      max: space.label.height * 0.6,
      anchor: 'start',
    }),
  ),
  ...board.slots.flatMap(({ word, brief, box, caption: own }): Name[] =>
    word === undefined
      ? []
      : [
          {
            rank: 'slot',
            ...nameOf(words, { word, ...omitUndefined({ brief }) }),
            box: own ?? caption(box),
            of: box,
            face: 'label',
            fill: own ? INK : INK_QUIET,
            plate: PAPER,
            max: 26,
            anchor: own ? 'start' : 'middle',
          },
        ],
  ),
  ...board.tracks
    .filter(({ boxes }) => boxes.length)
    .map(
      (track): Name => ({
        rank: 'track',
        ...nameOf(words, track),
        box: track.label ?? trackCaption(track),
        of: around(track.boxes),
        face: 'label',
        fill: INK,
        plate: PAPER,
        max: track.label?.height ?? 26,
        anchor: !track.label && isColumn(track) ? 'middle' : 'start',
      }),
    ),
  ...(board.footnote
    ? [
        {
          rank: 'footnote',
          text: `${MARK} ${words.text(board.footnote.word)}`,
          box: board.footnote.box,
          of: board.footnote.box,
          face: 'label',
          fill: INK_QUIET,
          plate: PAPER,
          max: board.footnote.box.height,
          anchor: 'start',
        } as const,
      ]
    : []),
];
