/** Lettering as outlines: a picture that is used as a texture cannot see the fonts of the page. */
import type { Lettering, Typeface } from '../src/table/drawing/lettering';
import { widthOf } from '../src/table/drawing/lettering';
import { el } from '../src/table/drawing/svg';
import { fontFor } from './fonts';

const START = { start: 0, middle: 0.5, end: 1 } as const;
/** Glyphs are kept in thousandths of the size, so that whole numbers are fine enough. */
const UNITS = 1000;

/** The glyphs of one picture: each is drawn once, however often it is used. */
const newGlyphs = () => {
  const ids = new Map<string, string>();
  const drawn: string[] = [];
  const idOf = (face: Typeface, character: string): string | undefined => {
    const font = character === ' ' ? undefined : fontFor(face, character);
    if (!font) return undefined;
    const key = face + character;
    const known = ids.get(key);
    if (known) return known;
    const id = `g${ids.size}`;
    ids.set(key, id);
    drawn.push(el('path', { id, d: font.getPath(character, 0, 0, UNITS).toPathData(0) }));
    return id;
  };
  return { idOf, drawn };
};

/** Draws a picture with outlined letters: `draw` gets the lettering, and returns a whole `<svg>`. */
export const outlined = (draw: (lettering: Lettering) => string): string => {
  const glyphs = newGlyphs();
  const svg = draw(({ text, x, y, size, face, fill, anchor = 'start', spacing = 0 }) => {
    const from = x - widthOf(text, face, size, spacing) * START[anchor];
    const scale = size / UNITS;
    let at = 0;
    let uses = '';
    for (const character of text) {
      const id = glyphs.idOf(face, character);
      if (id) uses += el('use', { href: `#${id}`, x: Math.round(at) || undefined });
      at += widthOf(character, face, UNITS, spacing);
    }
    return uses && el('g', { fill, transform: `translate(${from.toFixed(1)} ${y.toFixed(1)})scale(${scale})` }, uses);
  });
  const body = svg.indexOf('>') + 1;
  return glyphs.drawn.length ? svg.slice(0, body) + el('defs', {}, ...glyphs.drawn) + svg.slice(body) : svg;
};
