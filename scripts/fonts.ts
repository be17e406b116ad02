/**
 * The pinned fonts as opentype.js reads them. A face is split into files by script, so a character is looked up in each.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import type { Typeface } from '../src/table/drawing/lettering';

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

/** The font of a face that has the character, if any. */
export const fontFor = (face: Typeface, character: string): Font | undefined =>
  fontsOf(face).find(font => font.charToGlyph(character).index > 0);
