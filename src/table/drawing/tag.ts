/** A price and a word or two, as they stand at a lit place of a board. */
import { pageLettering, widthOf } from './lettering';
import { INK, PAPER, PAPER_LIGHT, SHADES } from './palette';
import { el } from './svg';

export interface TagLook {
  readonly price: string;
  readonly gist: string;
  /** Its height in board units. */
  readonly height: number;
}

/** A plaque whose lower right corner is the origin: a coin with the price, and what it comes to. */
export const tagSvg = ({ price, gist, height }: TagLook): string => {
  const size = height * 0.62;
  const pad = height * 0.3;
  const coin = price ? Math.max(height * 0.86, widthOf(price, 'title', size) + pad) : 0;
  const words = gist ? widthOf(gist, 'label', size) + pad * 2 : 0;
  const width = coin + words + (gist ? 0 : height * 0.14);
  const left = -width;
  const base = -height / 2 + size * 0.36;
  const inset = height * 0.07;
  return [
    el('rect', { x: left, y: -height, width, height, fill: PAPER_LIGHT, stroke: INK, 'stroke-width': height * 0.06 }),
    ...(price
      ? [
          el('rect', {
            x: left + inset,
            y: -height + inset,
            width: coin - inset,
            height: height - inset * 2,
            rx: (height - inset * 2) / 2,
            fill: SHADES.brass.deep,
          }),
          pageLettering({
            text: price,
            x: left + inset + (coin - inset) / 2,
            y: base,
            size,
            face: 'title',
            fill: PAPER,
            anchor: 'middle',
          }),
        ]
      : []),
    ...(gist ? [pageLettering({ text: gist, x: left + coin + pad, y: base, size, face: 'label', fill: INK })] : []),
  ].join('');
};
