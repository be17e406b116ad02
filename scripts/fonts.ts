/**
 * Loads the pinned fonts with opentype.js. A face is split into files by script, so a character is looked up in each.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Font } from 'opentype.js';
import { type Typeface, escapeText, type Lettering, widthOf } from '../src/table/drawing/lettering';
import { el } from '../src/table/drawing/svg';

const require = createRequire(import.meta.url);
const FILES: Readonly<Record<Typeface, readonly string[]>> = {
  title: ['latin', 'latin-ext', 'cyrillic'].map(set => `@fontsource/oswald/files/oswald-${set}-600-normal.woff`),
  label: ['latin', 'latin-ext', 'cyrillic'].map(set => `@fontsource/oswald/files/oswald-${set}-400-normal.woff`),
  text: ['latin', 'latin-ext', 'cyrillic'].map(set => `@fontsource/pt-serif/files/pt-serif-${set}-400-normal.woff`),
};

const loaded = new Map<Typeface, readonly Font[]>();

const fontsOf = (face: Typeface): readonly Font[] => {
  const known =
    loaded.get(face) ??
    FILES[face].map(file => {
      const bytes = readFileSync(require.resolve(file));
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    });
  loaded.set(face, known);
  return known;
};

/** The font of a face that contains the character, if any. */
export const fontFor = (face: Typeface, character: string): Font | undefined =>
  fontsOf(face).find(font => font.charToGlyph(character).index > 0);

/**
 * Lettering for pictures in image files: cards of Foundry's own decks, and a guide's pictures. Outlined letters were
 * most of the file size, so they stay text in a similar system font, compressed to the width of ours so that no word
 * moves. Every file names the fonts, so the list is short and unquoted.
 */
const POSTER = 'Oswald,Bahnschrift Condensed,Arial Narrow,sans-serif';
const FAMILIES: Readonly<Record<Typeface, string>> = {
  title: POSTER,
  label: POSTER,
  text: 'PT Serif,Georgia,serif',
};

/** A line of text with the width of the module's own fonts. */
export const fileLettering: Lettering = ({ text, x, y, size, face, fill, anchor = 'start', spacing = 0 }) =>
  text.trim() &&
  el(
    'text',
    {
      x: x.toFixed(1),
      y: y.toFixed(1),
      fill,
      'font-size': size,
      'font-family': FAMILIES[face],
      'font-weight': face === 'title' ? 600 : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      textLength: Math.round(widthOf(text, face, size, spacing)),
      lengthAdjust: 'spacingAndGlyphs',
    },
    escapeText(text),
  );
