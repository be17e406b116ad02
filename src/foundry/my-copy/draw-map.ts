/** The board with the copy's values and its starting pieces: all of it, or a space and its surroundings. */
import type { Board, Box } from '../../kernel/board';
import { leastText, place } from '../../table/board/projection';
import { boardBody } from '../../table/drawing/board';
import { cardTexts } from '../../table/drawing/card-texts';
import { boardNames } from '../../table/drawing/names';
import { type Artist, piecePicture, pieceWords } from '../../table/drawing/piece';
import { el } from '../../table/drawing/svg';
import { wordingOf } from '../../table/i18n/wording';
import { optionsWith } from '../../table/panels/my-copy/panel';
import type { CopyOf } from '../../table/panels/my-copy/copy';
import { speech } from '../lazy-import';

/** The margin around a space, as a part of its size. */
const AROUND = 0.08;

/** The part of a board to show. */
const viewOf = ({ height, spaces, width }: Board, id: string): Box => {
  const shape = spaces.find(space => space.id === id)?.shape;
  if (!shape) return { x: 0, y: 0, width, height };
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const around = Math.max(across, down) * AROUND;
  return { x: left - around, y: top - around, width: across + 2 * around, height: down + 2 * around };
};

/** Draws into an element; shows the whole board if `space` is not one of its spaces. */
export const drawMap = (into: HTMLElement, of: CopyOf, space: string): void => {
  const { rules } = of;
  const options = optionsWith(of);
  const presentation = rules.presentation(options);
  const words = wordingOf(presentation, speech);
  const artist: Artist = {
    presentation,
    seats: rules.seats(options),
    texts: piece => {
      const face = presentation.face(piece);
      return face ? cardTexts(face, words) : {};
    },
  };
  const { board } = presentation;
  const tabletop = presentation.tabletop(rules.setUp(options));
  const { height, width, x, y } = viewOf(board, space);
  const pieces = place(board, tabletop).map(one => {
    const turn = one.rotation ? ` rotate(${one.rotation} ${one.width / 2} ${one.height / 2})` : '';
    const drawn = `${piecePicture(artist, tabletop, one)}${pieceWords(artist, tabletop, one, leastText({ width }))}`;
    return el('g', { transform: `translate(${one.x} ${one.y})${turn}` }, drawn);
  });
  // our own markup, in which every word is escaped
  into.innerHTML = el(
    'svg',
    { viewBox: `${x} ${y} ${width} ${height}`, role: 'img', 'aria-hidden': 'true' },
    boardBody(board) + boardNames(board, words) + pieces.join(''),
  );
};
