/** A closer look: the card of the piece under the pointer, drawn large beside it. */
import type { Board } from '../../kernel/board';
import { type Artist, cardPicture } from '../../table/drawing/piece';
import type { Placement } from '../../table/board/projection';
import { svgElement } from './dom';
import { appear } from './motion';
import type { Sheet } from './sheet';

export interface Peek {
  show(placement: Placement | undefined): void;
}

const DELAY = 350;
const SIZE = { width: 330, height: 462 } as const;

/** Only faces with something to read are worth a closer look. */
const isWorthIt = ({ showing }: Artist, { kind, piece }: Placement): boolean =>
  kind !== 'marker' && piece !== undefined && piece !== '?' && showing.face(piece)?.note !== undefined;

export const makePeek = (sheet: Sheet, board: Board, artist: Artist): Peek => {
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
    // A picture of our own making; the words in it have been escaped.
    shown.innerHTML = `<rect class="rt-board__peek-shadow" x="8" y="8" width="300" height="420"/>${cardPicture(artist, piece)}`;
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
