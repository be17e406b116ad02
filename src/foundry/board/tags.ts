/** Prices, and what a choice comes to, upon the places that are lit: above all pieces, in nobody's way. */
import type { Tag } from '../../table/board/tags';
import { tagSvg } from '../../table/drawing/tag';
import { setAttributes, svgElement } from './dom';
import type { Sheet } from './sheet';

export interface Tags {
  show(tags: readonly Tag[]): void;
}

/** A tag's height, as a part of the board's. */
const HEIGHT = 0.021;

export const makeTags = (sheet: Sheet, board: { readonly height: number }): Tags => {
  const document = sheet.svg.ownerDocument;
  const layer = svgElement(document, 'g', { class: 'rt-tags', 'aria-hidden': 'true' });
  sheet.above.append(layer);
  let shown: readonly Tag[] = [];
  return {
    show(tags) {
      if (tags === shown) return;
      shown = tags;
      layer.replaceChildren(
        ...tags.map(({ key, at, price, gist }) => {
          const tag = svgElement(document, 'g', { 'data-tag': key });
          setAttributes(tag, { transform: `translate(${at.x} ${at.y})` });
          // Markup of our own, in which every word has been escaped.
          tag.innerHTML = tagSvg({ price, gist, height: board.height * HEIGHT });
          return tag;
        }),
      );
    },
  };
};
