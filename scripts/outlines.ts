/** Outlined lettering: a picture used as a texture cannot use the fonts of the page. */
import type { Lettering, Typeface } from '../src/table/drawing/lettering';
import { widthOf } from '../src/table/drawing/lettering';
import type { Path } from 'opentype.js';
import { el } from '../src/table/drawing/svg';
import { fontFor } from './fonts';

const START = { start: 0, middle: 0.5, end: 1 } as const;
/** Units in an em of a glyph: on a card enlarged three times, a whole number of them is off by half a pixel at most. */
const UNITS = 128;

/** An outline as path data in whole units, each step relative to the last: half as long as absolute positions. */
const pathData = (commands: Path['commands']): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const numbers = (...values: readonly number[]): string =>
    values.map((value, at) => (at && value >= 0 ? ` ${value}` : `${value}`)).join('');
  const step = (command: Path['commands'][number]): string => {
    if (command.type === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const [fromX, fromY] = [x, y];
    const from = (toX: number, toY: number) => [Math.round(toX) - fromX, Math.round(toY) - fromY] as const;
    [x, y] = [Math.round(command.x), Math.round(command.y)];
    const [dx, dy] = [x - fromX, y - fromY];
    if (command.type === 'M') {
      [startX, startY] = [x, y];
      return `m${numbers(dx, dy)}`;
    }
    if (command.type === 'Q') return `q${numbers(...from(command.x1, command.y1), dx, dy)}`;
    if (command.type === 'C')
      return `c${numbers(...from(command.x1, command.y1), ...from(command.x2, command.y2), dx, dy)}`;
    if (!dx && !dy) return '';
    if (!dx) return `v${dy}`;
    return dy ? `l${numbers(dx, dy)}` : `h${dx}`;
  };
  return commands.map(step).join('');
};

interface Glyph {
  readonly id: string;
  readonly path: string;
  uses: number;
}

/** The glyphs of one picture: each is drawn once, however often it is used. */
const newGlyphs = () => {
  const known = new Map<string, Glyph>();
  const glyphOf = (face: Typeface, character: string): Glyph | undefined => {
    const font = character === ' ' ? undefined : fontFor(face, character);
    if (!font) return undefined;
    const key = face + character;
    const glyph = known.get(key) ?? {
      id: `g${known.size}`,
      path: pathData(font.getPath(character, 0, 0, UNITS).commands),
      uses: 0,
    };
    glyph.uses += 1;
    known.set(key, glyph);
    return glyph;
  };
  return { glyphOf, known };
};

/** Inlines glyphs that are used once; the others are referenced. */
const placed = (svg: string, glyphs: readonly Glyph[]): string => {
  const once = new Map(glyphs.filter(({ uses }) => uses === 1).map(({ id, path }) => [id, path]));
  const body = svg.replace(/<use href="#(g\d+)"(?: x="(\d+)")?\/>/g, (use, id: string, x = '0') => {
    const path = once.get(id);
    // an outline begins with a step from the origin to its place
    return path === undefined
      ? use
      : el('path', { d: path.replace(/^m(-?\d+)/, (_step, from: string) => `m${Number(from) + Number(x)}`) });
  });
  const named = glyphs.filter(({ uses }) => uses > 1).map(({ id, path }) => el('path', { id, d: path }));
  const start = body.indexOf('>') + 1;
  return named.length ? body.slice(0, start) + el('defs', {}, ...named) + body.slice(start) : body;
};

/** Draws a picture with outlined letters: `draw` gets the lettering, and returns a whole `<svg>`. */
export const outlined = (draw: (lettering: Lettering) => string): string => {
  const { glyphOf, known } = newGlyphs();
  const svg = draw(({ text, x, y, size, face, fill, anchor = 'start', spacing = 0 }) => {
    const from = x - widthOf(text, face, size, spacing) * START[anchor];
    const scale = Number((size / UNITS).toPrecision(5));
    let at = 0;
    let uses = '';
    for (const character of text) {
      const glyph = glyphOf(face, character);
      if (glyph) uses += el('use', { href: `#${glyph.id}`, x: Math.round(at) || undefined });
      at += widthOf(character, face, UNITS, spacing);
    }
    return uses && el('g', { fill, transform: `translate(${from.toFixed(1)} ${y.toFixed(1)})scale(${scale})` }, uses);
  });
  return placed(svg, [...known.values()]);
};
