/** Writes src/table/drawing/widths.json: the width of each character of the pinned fonts, in thousandths of the size. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Typeface } from '../src/table/drawing/lettering';
import { fontFor } from './fonts';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
const OTHERS = '–—‘’‚“”„†…−';
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...range(0x400, 0x45f), ...OTHERS];
const FACES: readonly Typeface[] = ['title', 'label', 'text'];

const widthsOf = (face: Typeface): Readonly<Record<string, number>> =>
  Object.fromEntries(
    CHARACTERS.flatMap(character => {
      const font = fontFor(face, character);
      return font
        ? [[character, Math.round((font.charToGlyph(character).advanceWidth * 1000) / font.unitsPerEm)] as const]
        : [];
    }),
  );

const target = join(import.meta.dirname, '../src/table/drawing/widths.json');
writeFileSync(target, `${JSON.stringify(Object.fromEntries(FACES.map(face => [face, widthsOf(face)])))}\n`);
