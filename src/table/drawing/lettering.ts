/** Lettering of pictures: how wide words are, how they break, and how they become SVG. */
import { el } from './svg';
import widths from './widths.json';

/** Poster face for titles and numbers, its light cut for labels, book face for sentences. */
export type Typeface = 'title' | 'label' | 'text';

export interface Line {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly face: Typeface;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Room between letters, as part of the size. */
  readonly spacing?: number;
}
/** Turns a line into SVG: as text where the page has the fonts, as outlines where it has not. */
export type Lettering = (line: Line) => string;

const FAMILIES: Readonly<Record<Typeface, { readonly 'font-family': string; readonly 'font-weight': number }>> = {
  title: { 'font-family': "'RT Oswald', Oswald, sans-serif", 'font-weight': 600 },
  label: { 'font-family': "'RT Oswald', Oswald, sans-serif", 'font-weight': 400 },
  text: { 'font-family': "'RT PT Serif', 'PT Serif', serif", 'font-weight': 400 },
};

/** Lettering for pictures inside a page. */
export const pageLettering: Lettering = ({ text, x, y, size, face, fill, anchor = 'start', spacing = 0 }) =>
  el(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      ...FAMILIES[face],
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'letter-spacing': spacing ? size * spacing : undefined,
    },
    escapeText(text),
  );

/** A text as it stands in markup. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`);

const known: Readonly<Record<Typeface, Readonly<Record<string, number>>>> = widths;

/** How wide a text is at a size. */
export const widthOf = (text: string, face: Typeface, size: number, spacing = 0): number => {
  let units = 0;
  for (const character of text) units += (known[face][character] ?? 600) + spacing * 1000;
  return (units * size) / 1000;
};

/** A word too long for a line, cut into parts with hyphens. */
const cut = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word) || word.length < 4) return [word];
  let end = word.length - 2;
  while (end > 2 && !fits(`${word.slice(0, end)}-`)) end--;
  return [`${word.slice(0, end)}-`, ...cut(word.slice(end), fits)];
};

/** A text in lines; `isCut`: a word was too long for a line, so it is cut with a hyphen. */
interface Lines {
  readonly lines: readonly string[];
  readonly isCut: boolean;
}

/** A text broken into lines of at most `width`. */
export const wrap = (text: string, face: Typeface, size: number, width: number, spacing = 0): Lines => {
  const fits = (line: string) => widthOf(line, face, size, spacing) <= width;
  const lines: string[] = [];
  let isCut = false;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [first = '', ...more] = cut(word, fits);
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${first}`)) lines[lines.length - 1] = `${last} ${first}`;
    else lines.push(first);
    lines.push(...more);
    isCut ||= more.length > 0;
  }
  return { lines, isCut };
};

export interface Fit {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * The largest size between `max` and `min` at which a text fills no more than the box; at `min` it is cut with an
 * ellipsis.
 */
export const fit = (
  text: string,
  face: Typeface,
  box: { readonly width: number; readonly height: number },
  {
    max,
    min,
    leading = 1.2,
    spacing = 0,
  }: { readonly max: number; readonly min: number; readonly leading?: number; readonly spacing?: number },
): Fit => {
  for (let size = max; size >= min; size -= 0.5) {
    const { lines, isCut } = wrap(text, face, size, box.width, spacing);
    if (!(isCut && size > min) && lines.length * size * leading <= box.height + size * (leading - 1))
      return { size, lines };
  }
  const { lines } = wrap(text, face, min, box.width, spacing);
  const room = Math.max(1, Math.floor(box.height / (min * leading)));
  return {
    size: min,
    lines: lines.length > room ? [...lines.slice(0, room - 1), `${(lines[room - 1] ?? '').replace(/.$/, '')}…`] : lines,
  };
};
