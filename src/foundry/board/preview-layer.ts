/** The layer of preview pieces: as they will lie after the choice under the pointer. It is drawn above all others. */
import { type Artist, piecePicture } from '../../table/drawing/piece';
import type { PreviewPiece, Preview } from '../../table/board/preview';
import { setAttributes, svgElement } from '../dom';
import type { Sheet } from './sheet';

export interface PreviewLayer {
  show(preview: Preview | undefined): void;
}

export const makePreviewLayer = (sheet: Sheet, artist: Artist): PreviewLayer => {
  const document = sheet.svg.ownerDocument;
  const layer = svgElement(document, 'g', { class: 'rt-preview', 'aria-hidden': 'true' });
  sheet.above.append(layer);

  const drawn = ({ kind, placement, from }: PreviewPiece, { tabletop }: Preview): readonly SVGElement[] => {
    const { x, y, width, height } = placement;
    const way =
      from &&
      svgElement(document, 'line', {
        class: 'rt-preview-piece__way',
        x1: from.x,
        y1: from.y,
        x2: x + width / 2,
        y2: y + height / 2,
      });
    const piece = svgElement(document, 'g', { class: `rt-preview-piece rt-preview-piece--${kind}` });
    setAttributes(piece, { transform: `translate(${x} ${y})` });
    const rim = `<rect class="rt-preview-piece__rim" x="-4" y="-4" width="${width + 8}" height="${height + 8}"/>`;
    const cross = `<path class="rt-preview-piece__cross" d="M0 0L${width} ${height}M${width} 0L0 ${height}"/>`;
    // Pictures of our own making; the words in them have been escaped.
    piece.innerHTML =
      kind === 'goes'
        ? `${rim}${cross}`
        : `<g class="rt-preview-piece__art">${piecePicture(artist, tabletop, placement)}</g>${rim}`;
    return way ? [way, piece] : [piece];
  };

  return {
    show(preview) {
      layer.replaceChildren(...(preview ? preview.pieces.flatMap(piece => drawn(piece, preview)) : []));
    },
  };
};
