/** Lettering as outlines: a picture that is used as a texture cannot see the fonts of the page. */
import type { Lettering } from '../src/table/drawing/lettering';
import { widthOf } from '../src/table/drawing/lettering';
import { el } from '../src/table/drawing/svg';
import { fontFor } from './fonts';

const START = { start: 0, middle: 0.5, end: 1 } as const;

/** Draws a line as one path, each glyph from the font of its face that has it. */
export const outlines: Lettering = ({ text, x, y, size, face, fill, anchor = 'start', spacing = 0 }) => {
  let at = x - widthOf(text, face, size, spacing) * START[anchor], d = '';
  for (const character of text) {
    const font = fontFor(face, character);
    if (font && character !== ' ') d += font.getPath(character, at, y, size).toPathData(1);
    at += widthOf(character, face, size, spacing);
  }
  return d ? el('path', { d, fill }) : '';
};
