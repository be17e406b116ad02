/** Where everything lies: pure geometry (`Board`) and a state's pieces on it (`Tabletop`). Units are board pixels. */
import type { Atom } from './messages';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A colour role of styles/_tokens.scss, never a colour. */
export type Tone =
  | 'paper'
  | 'red'
  | 'blue'
  | 'white'
  | 'green'
  | 'grey'
  | 'brown'
  | 'purple'
  | 'brass'
  | 'water'
  | 'ink';
export type Pattern = 'plain' | 'stripes' | 'dots' | 'waves' | 'hatch' | 'grid' | 'snow' | 'grain' | 'rails';

/**
 * A named region of the board. `word` is a key under `RT.<game>.` in lang; the name is laid over by each reader's
 * client.
 */
export interface Space {
  readonly id: string;
  readonly shape: readonly Point[];
  readonly tone: Tone;
  readonly pattern: Pattern;
  /** A small picture of the motif list that identifies the space without colour. */
  readonly motif?: string;
  readonly word: string;
  /** A shorter name, where the whole one has no room. */
  readonly brief?: string;
  readonly label: Box;
  /** A part of a map: it throws no shadow, its border is thin, and lines of the map are drawn across it. */
  readonly land?: true;
  /** Something of it is reconstructed: a sign beside its name, which the board's footnote explains. */
  readonly reconstructed?: true;
}

/** Where counters or a pile lie. */
export interface Slot {
  readonly id: string;
  readonly box: Box;
  /** `groups`: counters of one `group` overlap in a row, and the groups fill the box line by line. */
  readonly flow: 'one' | 'stack' | 'row' | 'grid' | 'groups';
  readonly piece: { readonly width: number; readonly height: number };
  /** The size of pieces where only a few lie here; `piece` is the smallest, for many. */
  readonly largest?: { readonly width: number; readonly height: number };
  readonly space?: string;
  /** A caption laid over the board, a key under `RT.<game>.` in lang; above the box if it has no place of its own. */
  readonly word?: string;
  /** A shorter name, where the board is shown so small that the whole one has no room. */
  readonly brief?: string;
  readonly caption?: Box;
  /** Nothing is printed there: the space or the sign beneath shows through. */
  readonly unprinted?: boolean;
  /** A picture printed in the slot: faint where a card will lie, else a plaque in the colour of its tone. */
  readonly sign?: { readonly motif: string; readonly tone: Tone };
  /** Of a grid: a printed box for each piece from the first on, with the number or sign in it ('+1'). */
  readonly cells?: readonly string[];
}

/** Boxes for a marker that counts: `boxes[n]` is the place of value `from + n`. */
export interface Track {
  readonly id: string;
  readonly from: number;
  readonly boxes: readonly Box[];
  readonly word: string;
  /** As of a slot. */
  readonly brief?: string;
  readonly tone: Tone;
  /** Boxes of other tones, by their order. */
  readonly tones?: readonly Tone[];
  /** What is printed in the boxes instead of their values: numbers and signs, no words. */
  readonly labels?: readonly string[];
  /** The seats to whose halves its boxes below and above 0 belong: both halves print the same labels. */
  readonly halves?: readonly [below: string, above: string];
  /** Where its name stands, if not above its boxes. */
  readonly label?: Box;
  /** Numbers stand in the upper left corner of their boxes and a marker in the lower right one: both are seen. */
  readonly corner?: true;
  /** As of a space. */
  readonly reconstructed?: true;
}

/** Drawn beneath everything, without meaning for the rules: coast, river, railway. */
export interface Decoration {
  readonly path: string;
  readonly tone: Tone;
  readonly pattern: Pattern;
  readonly line?: number;
  /** An area in the paler shade of its tone, so that it stays in the background. */
  readonly pale?: boolean;
  /** Drawn on the land of a map: a railway, a lake. */
  readonly over?: true;
  /** A name on it: a key under `RT.<game>.` in lang. */
  readonly heading?: { readonly word: string; readonly brief?: string; readonly box: Box };
}

/** A line of small print: a key under `RT.<game>.` in lang. */
export interface Footnote {
  readonly word: string;
  readonly box: Box;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly decorations: readonly Decoration[];
  readonly spaces: readonly Space[];
  readonly slots: readonly Slot[];
  readonly tracks: readonly Track[];
  /** What the sign beside names that are marked as reconstructed means. */
  readonly footnote?: Footnote;
}

/** One piece on the board. `id` is unique on the tabletop; `piece` is what `face` draws. */
export interface Counter {
  readonly id: string;
  readonly piece: string;
  readonly slot: string;
  readonly group?: string;
  readonly side?: string;
  readonly turned?: 'down' | 'exhausted';
  /** More than one of the same piece as one stack. */
  readonly count?: number;
  /** The number that it shows now, which need not be the one printed on it. */
  readonly number?: number;
  /** Small signs on it (a rally token): keys under `badges` in lang, and motifs or the names in `drawing/counter.ts`. */
  readonly badges?: readonly string[];
  /** Numbers to show when pointing at it (strength 7); keys under `facts` in lang. */
  readonly facts?: readonly { readonly word: string; readonly value: Atom }[];
  /**
   * Numbers of the piece that may be set by hand, each as a marker of that id: its years, its health. `word` is a key
   * under `facts`.
   */
  readonly dials?: readonly Dial[];
}
export interface Dial {
  readonly id: string;
  readonly word: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
}
export interface Marker {
  readonly id: string;
  readonly track: string;
  readonly value: number;
  readonly side?: string;
  readonly piece: string;
}

/** Cards in order, the first is the top. `owner` is the seat whose hand it is. */
export interface Pile {
  readonly id: string;
  readonly slot?: string;
  readonly owner?: string;
  readonly role: 'hand' | 'draw' | 'discard' | 'open' | 'removed';
  readonly cards: readonly string[];
}
export interface Tabletop {
  readonly counters: readonly Counter[];
  readonly markers: readonly Marker[];
  readonly piles: readonly Pile[];
}

/** The text and picture of a card or a counter; words are keys under `RT.<game>.` in lang. */
export interface Face {
  readonly word: string;
  readonly note?: string;
  readonly kind: string;
  readonly side?: string;
  readonly number?: number;
  /** A smaller number beside it: that of the counter's other side. */
  readonly beneath?: number;
  readonly motif: string;
  /** Its motif is a portrait: it fills a counter. */
  readonly portrait?: true;
  readonly shape: 'card' | 'square' | 'star' | 'rook' | 'hexagon' | 'octagon' | 'round' | 'cut';
  readonly tone: Tone;
  /** In the full colour of its side, with only its sign, to be recognized from far away: a wooden piece, a flag. */
  readonly solid?: true;
  /** The resting side of a solid piece: its sign as an outline on pale ground. */
  readonly hollow?: true;
  /** It only shows how many it stands for: the sign of its side, with the number large on it. */
  readonly counted?: true;
  /** A short label of where it may stand ('South'): keys in lang. */
  readonly tags?: readonly string[];
  /** What its player counts with, as pictures with numbers: understood without words, like the cards of a canvas. */
  readonly marks?: readonly { readonly motif: string; readonly value?: number }[];
  /** The value is reconstructed: marked like this for users, with its source. */
  readonly reconstructed?: string;
}
