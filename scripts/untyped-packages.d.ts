/** The types of Foundry's command line package that the build uses. */
declare module '@foundryvtt/foundryvtt-cli' {
  /** Compiles a folder of JSON sources, one a primary document, into a LevelDB pack. */
  export function compilePack(source: string, destination: string, options?: { readonly log?: boolean }): Promise<void>;
  /** Extracts a LevelDB pack into a folder of JSON sources. */
  export function extractPack(source: string, destination: string, options?: { readonly log?: boolean }): Promise<void>;
}

/** The types of opentype.js (https://opentype.js.org) that lettering uses. */
declare module 'opentype.js' {
  export type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };
  export interface Path {
    readonly commands: readonly PathCommand[];
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
