/** A closer look: the card of the piece under the pointer, drawn large beside it. */
import type { Board } from '../../kernel/board';
import { type Artist, cardPicture, portraitPicture } from '../../table/drawing/piece';
import type { Placement } from '../../table/board/projection';
import { svgElement } from './dom';
import { appear } from './motion';
import type { Sheet } from './sheet';

export interface Peek {
  show(placement: Placement | undefined): void;
}

const DELAY = 350;
const SIZE = { width: 330, height: 462 } as const;

/** Only faces with something to read are worth a closer look, and whoever has one. */
const isWorthIt = ({ showing }: Artist, { kind, piece }: Placement): boolean => {
  const face = kind === 'marker' || piece === undefined || piece === '?' ? undefined : showing.face(piece);
  return face?.note !== undefined || face?.portrait === true;
};

/** `known` tells what this reader knows of a piece as it lies. */
export const makePeek = (
  sheet: Sheet,
  board: Board,
  artist: Artist,
  known: (placement: Placement) => readonly string[],
): Peek => {
  const document = sheet.svg.ownerDocument;
  const window = document.defaultView;
  let timer: number | undefined;
  let shown: SVGElement | undefined;

  const draw = (placement: Placement): void => {
    const { x, y, width, piece } = placement;
    if (piece === undefined) return;
    const right = x + width + 16;
    const left = right + SIZE.width > board.width - 16 ? x - 16 - SIZE.width : right;
    const top = Math.max(16, Math.min(y - 60, board.height - SIZE.height - 16));
    shown = svgElement(document, 'g', {
      class: 'rt-board__peek',
      'aria-hidden': 'true',
      transform: `translate(${left} ${top}) scale(${SIZE.width / 300})`,
    });
    const isPortrait = artist.showing.face(piece)?.portrait === true;
    const picture = isPortrait
      ? portraitPicture(artist, piece, known(placement).join(' · '))
      : cardPicture(artist, piece);
    // A picture of our own making; the words in it have been escaped.
    shown.innerHTML = `<rect class="rt-board__peek-shadow" x="8" y="8" width="300" height="420"/>${picture}`;
    sheet.above.append(shown);
    const card = shown.lastElementChild;
    if (card) appear(card);
  };

  return {
    show(placement) {
      window?.clearTimeout(timer);
      shown?.remove();
      shown = undefined;
      if (placement && isWorthIt(artist, placement)) timer = window?.setTimeout(() => draw(placement), DELAY);
    },
  };
};
