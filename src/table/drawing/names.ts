/** The names of spaces, slots and tracks in the reader's language, each within its box. */
import type { Board, Box, Tone } from '../../kernel/board';
import { fit, pageLettering, type Typeface } from './lettering';
import { INK, INK_QUIET, PAPER } from './palette';
import type { Wording } from '../i18n/wording';

interface Style {
  readonly face: Typeface;
  readonly fill: string;
  readonly max: number;
  readonly anchor: 'start' | 'middle';
}

const written = (text: string, box: Box, { face, fill, max, anchor }: Style): string => {
  const spacing = 0.04;
  const { size, lines } = fit(text.toLocaleUpperCase(), face, box, { max, min: 9, leading: 1.14, spacing });
  const top = box.y + (box.height - lines.length * size * 1.14) / 2;
  const x = anchor === 'middle' ? box.x + box.width / 2 : box.x;
  return lines
    .map((line, n) =>
      pageLettering({ text: line, x, y: top + size * (n * 1.14 + 0.96), size, face, fill, anchor, spacing }),
    )
    .join('');
};

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

/** A name, marked if something of what it names is reconstructed. */
const nameOf = (words: Wording, { word, reconstructed }: { readonly word: string; readonly reconstructed?: true }) =>
  reconstructed ? `${words.text(word)}${MARK}` : words.text(word);

const isLight = (tone: Tone): boolean => tone === 'brass' || tone === 'paper';

/** All names of a board as markup; every word in it has been escaped. */
export const boardNames = (board: Board, words: Wording): string =>
  [
    ...board.decorations.flatMap(({ heading, tone }) =>
      heading === undefined
        ? []
        : [
            written(words.text(heading.word), heading.box, {
              face: 'title',
              fill: isLight(tone) ? INK : PAPER,
              max: heading.box.height * 0.72,
              anchor: 'middle',
            }),
          ],
    ),
    ...board.spaces.map(space =>
      written(nameOf(words, space), oneLine(inset(space.label, 18)), {
        face: 'title',
        fill: space.tone === 'brass' ? INK : PAPER,
        max: space.label.height * 0.6,
        anchor: 'start',
      }),
    ),
    ...board.slots.flatMap(({ word, box, caption: own }) =>
      word === undefined
        ? []
        : [
            written(words.text(word), own ?? caption(box), {
              face: 'label',
              fill: own ? INK : INK_QUIET,
              max: 26,
              anchor: own ? 'start' : 'middle',
            }),
          ],
    ),
    ...board.tracks.flatMap(track => {
      const {
        label,
        boxes: [first, ...rest],
      } = track;
      const last = rest.at(-1);
      const name = nameOf(words, track);
      if (!first) return [];
      if (label) return [written(name, label, { face: 'label', fill: INK, max: label.height, anchor: 'start' })];
      const flat = !last || Math.abs(last.x - first.x) >= Math.abs(last.y - first.y);
      const left = Math.min(first.x, last?.x ?? first.x);
      const right = Math.max(first.x + first.width, (last?.x ?? first.x) + (last?.width ?? 0));
      const top = Math.min(first.y, last?.y ?? first.y);
      const box = flat
        ? { x: left, y: top, width: right - left, height: first.height }
        : { x: first.x - 30, y: top, width: first.width + 60, height: 0 };
      const anchor = flat ? 'start' : 'middle';
      return [written(name, caption(box), { face: 'label', fill: INK, max: 26, anchor })];
    }),
    ...(board.footnote
      ? [
          written(`${MARK} ${words.text(board.footnote.word)}`, board.footnote.box, {
            face: 'label',
            fill: INK_QUIET,
            max: board.footnote.box.height,
            anchor: 'start',
          }),
        ]
      : []),
  ].join('');
