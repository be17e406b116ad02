/**
 * Previews of pieces at their places after the choice under the pointer; drawn above all others and removed with it.
 */
import { type Artist, piecePicture } from '../../table/drawing/piece';
import type { Ghost, Preview } from '../../table/board/preview';
import { setAttributes, svgElement } from '../dom';
import type { Sheet } from './sheet';

export interface Ghosts {
  show(preview: Preview | undefined): void;
}

export const makeGhosts = (sheet: Sheet, artist: Artist): Ghosts => {
  const document = sheet.svg.ownerDocument;
  const layer = svgElement(document, 'g', { class: 'rt-ghosts', 'aria-hidden': 'true' });
  sheet.above.append(layer);

  const drawn = ({ kind, placement, from }: Ghost, { tabletop }: Preview): readonly SVGElement[] => {
    const { x, y, width, height } = placement;
    const way =
      from &&
      svgElement(document, 'line', {
        class: 'rt-ghost__way',
        x1: from.x,
        y1: from.y,
        x2: x + width / 2,
        y2: y + height / 2,
      });
    const ghost = svgElement(document, 'g', { class: `rt-ghost rt-ghost--${kind}` });
    setAttributes(ghost, { transform: `translate(${x} ${y})` });
    const rim = `<rect class="rt-ghost__rim" x="-4" y="-4" width="${width + 8}" height="${height + 8}"/>`;
    const cross = `<path class="rt-ghost__cross" d="M0 0L${width} ${height}M${width} 0L0 ${height}"/>`;
    // our own markup, in which every word is escaped
    ghost.innerHTML =
      kind === 'goes'
        ? `${rim}${cross}`
        : `<g class="rt-ghost__art">${piecePicture(artist, tabletop, placement)}</g>${rim}`;
    return way ? [way, ghost] : [ghost];
  };

  return {
    show(preview) {
      layer.replaceChildren(...(preview ? preview.ghosts.flatMap(ghost => drawn(ghost, preview)) : []));
    },
  };
};
