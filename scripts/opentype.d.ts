/** The part of opentype.js (https://opentype.js.org) that the pictures are lettered with. */
declare module 'opentype.js' {
  export interface Path {
    toPathData(decimals: number): string;
  }
  export interface Glyph {
    readonly index: number;
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
