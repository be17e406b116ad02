/** The names of spaces, slots and tracks in the reader's language, each within its box. */
import type { Board, Box } from '../../kernel/board';
import { around, meet } from './boxes';
import { fit, type Lettering, pageLettering, widthOf, wrap } from './lettering';
import { el } from './svg';
import { type Name, namesOf, RANKS } from './names-of-board';
import type { Wording } from '../i18n/wording';

/** A name as it is written: its box holds all of its lines. */
export interface WrittenName {
  readonly text: string;
  readonly size: number;
  readonly box: Box;
  readonly of: Box;
  readonly lines: number;
  /** It has grown beyond its own box, and has a plate beneath it. */
  readonly isGrown: boolean;
  /** There is no room for it: it is shown while what it names is pointed at. */
  readonly isHidden: boolean;
  readonly markup: string;
}

const LEADING = 1.14;
const SPACING = 0.04;
/** Room around a name on its plate, as part of its size. */
const PADDING = 0.2;

interface How {
  readonly isGrown?: boolean;
  readonly isHidden?: boolean;
  readonly lettering?: Lettering;
}

const write = (
  name: Name,
  { size, lines, box }: { readonly size: number; readonly lines: readonly string[]; readonly box: Box },
  { isGrown = false, isHidden = false, lettering = pageLettering }: How = {},
): WrittenName => {
  const { text, face, fill, anchor, of, plate } = name;
  const x = anchor === 'middle' ? box.x + box.width / 2 : box.x + (isGrown ? size * PADDING : 0);
  const top = box.y + (box.height - lines.length * size * LEADING) / 2;
  const words = lines.map((line, n) =>
    lettering({ text: line, x, y: top + size * (n * LEADING + 0.96), size, face, fill, anchor, spacing: SPACING }),
  );
  const ground = isGrown ? el('rect', { ...box, fill: plate, opacity: 0.92 }) : '';
  return { text, size, box, of, lines: lines.length, isGrown, isHidden, markup: [ground, ...words].join('') };
};

/** As large as its own box lets it be: two lines at most are wanted, a long one is written smaller. */
const natural = (name: Name, lettering: Lettering): WrittenName => {
  const { size, lines } = fit(name.text, name.face, name.box, {
    max: name.max,
    min: 9,
    leading: LEADING,
    spacing: SPACING,
  });
  const width = Math.max(...lines.map(line => widthOf(line, name.face, size, SPACING)));
  const height = lines.length * size * LEADING;
  const { x, y, width: room, height: high } = name.box;
  const left = name.anchor === 'middle' ? x + (room - width) / 2 : x;
  return write(name, { size, lines, box: { x: left, y: y + (high - height) / 2, width, height } }, { lettering });
};

/** How far a name reaches to the side of what it names. */
const asideOf = ({ of, box }: Name, at: Box): number => around([of, box, at]).width - around([of, box]).width;

/** How broad the longer of two lines may be, as part of the name: two words of three are more than half of it. */
const HALVES = [0.6, 0.7, 0.8, 0.9];

/** A name in two lines, as narrow as its words let it be; undefined if it has one word. */
const inTwo = ({ text, face }: Name, size: number): readonly string[] | undefined =>
  HALVES.map(part => wrap(text, face, size, widthOf(text, face, size, SPACING) * part, SPACING)).find(
    ({ lines, isCut }) => lines.length === 2 && !isCut,
  )?.lines;

/** Where a name of one size may stand, the best first: above or beside what it names, then a little aside. */
const placesFor = (name: Name, size: number, board: Board): readonly { lines: readonly string[]; box: Box }[] =>
  [[name.text], inTwo(name, size)]
    .flatMap(lines => {
      if (!lines) return [];
      const width = Math.max(...lines.map(line => widthOf(line, name.face, size, SPACING))) + size * PADDING * 2;
      const height = (lines.length * LEADING + PADDING) * size;
      const { of } = name;
      const { x, y, width: room, height: high } = name.box;
      const left = name.anchor === 'middle' ? x + (room - width) / 2 : x;
      const bottom = y + high - height;
      // one that is broader than all it names reaches over both its sides alike
      const whole = around([of, name.box]);
      const middle = whole.x + (whole.width - width) / 2;
      const spots = [
        { x: left, y: bottom },
        { x: left, y: y + (high - height) / 2 },
        { x: left, y },
        { x: x + room - width, y: bottom },
        { x, y: bottom },
        { x: middle, y: bottom },
        { x: middle, y },
      ];
      return spots.map(spot => ({
        lines,
        box: {
          x: Math.max(8, Math.min(spot.x, board.width - width - 8)),
          y: Math.max(8, Math.min(spot.y, board.height - height - 8)),
          width,
          height,
        },
      }));
    })
    .filter(({ box }) => box.width <= board.width - 16)
    .toSorted((a, b) => asideOf(name, a.box) - asideOf(name, b.box));

const inCapitals = (name: Name): Name => ({
  ...name,
  text: name.text.toLocaleUpperCase(),
  ...(name.brief !== undefined && { brief: name.brief.toLocaleUpperCase() }),
});

/** A name as it is, then its shorter one, if it has one. */
const wordings = (name: Name): readonly Name[] =>
  name.brief === undefined ? [name] : [name, { ...name, text: name.brief }];

/**
 * All names of a board. `least`: the smallest size that can be read, in board units. A name that its own box would make
 * smaller grows beyond it, onto a plate, where no other name and nothing that may lie on the board is in its way. If
 * the whole name has no room, the shorter one is tried; the others are hidden, the last of `RANKS` first.
 */
export const writtenNames = (
  board: Board,
  words: Wording,
  least = 0,
  lettering: Lettering = pageLettering,
): readonly WrittenName[] => {
  const all = namesOf(board, words)
    .map(name => (name.rank === 'footnote' ? name : inCapitals(name)))
    .toSorted((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank))
    .map(name => {
      const inPlace = wordings(name).map(one => natural(one, lettering));
      return { name, written: inPlace.find(({ size }) => size >= least) };
    });
  const standing = all.flatMap(({ written }) => (written ? [written.box] : []));
  const pieces = [
    ...board.slots.filter(({ unprinted }) => !unprinted).map(({ box }) => box),
    ...board.tracks.flatMap(({ boxes }) => boxes),
  ];
  const grown = (name: Name): WrittenName | undefined => {
    const places = placesFor(name, least, board);
    const clear = (among: typeof places, of: readonly Box[]) =>
      among.find(({ box }) => !of.some(other => meet(box, other)));
    const inside = places.filter(({ box }) => asideOf(name, box) === 0);
    // the name of a space may cover the edge of what lies there; one of a slot is not worth as much
    const isFirst = name.rank === 'space';
    // the last of all covers no place of counters either, which bears no frame
    const taken = name.rank === 'footnote' ? [...pieces, ...board.slots.map(({ box }) => box)] : pieces;
    const free =
      clear(inside, [...standing, ...taken]) ??
      (isFirst ? clear(inside, standing) : undefined) ??
      clear(places, [...standing, ...taken]) ??
      (isFirst ? clear(places, standing) : undefined);
    return free && write(name, { ...free, size: least }, { isGrown: true, lettering });
  };
  /** The whole name in one line of its own place, else the shorter one, else the whole one in any way. */
  const firstOf = (name: Name): WrittenName | undefined => {
    const whole = grown(name);
    if (name.brief === undefined) return whole;
    const isInPlace = whole && whole.lines === 1 && asideOf(name, whole.box) === 0;
    return (isInPlace ? whole : undefined) ?? grown({ ...name, text: name.brief }) ?? whole;
  };
  /** A name without room, as it appears while its place is pointed at. */
  const hidden = (name: Name): WrittenName => {
    const [place] = placesFor(name, least, board);
    return place
      ? write(name, { ...place, size: least }, { isGrown: true, isHidden: true, lettering })
      : { ...natural(name, lettering), isHidden: true };
  };
  return all.map(({ name, written }) => {
    if (written) return written;
    const found = firstOf(name);
    if (!found) return hidden(name);
    standing.push(found.box);
    return found;
  });
};

/**
 * All names of a board as markup, for a picture of it; every word in it has been escaped. `least`: as large as there is
 * room for it, for names whose own box is small; those that have none stay as they are.
 */
export const boardNames = (board: Board, words: Wording, least = 0, lettering: Lettering = pageLettering): string => {
  const usual = writtenNames(board, words, 0, lettering);
  return writtenNames(board, words, least, lettering)
    .map(({ isHidden, markup }, n) => (isHidden ? usual[n]?.markup : markup))
    .join('');
};
