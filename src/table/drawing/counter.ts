/** Chits: counters and markers, without words. */
import type { Face } from '../../kernel/board';
import type { Emblem } from './emblems';
import { emblemIn, chitOutline, outline } from './outlines';
import { fit, type Lettering, pageLettering } from './lettering';
import { motif, motifIds } from './motifs/motifs';
import { INK, PAPER, PAPER_LIGHT, SHADES } from './palette';
import { COUNT } from './signs';
import { el, picture } from './svg';

export interface CounterLook {
  /** The side it belongs to, if its face does not say enough. */
  readonly emblem?: Emblem | undefined;
  readonly size?: number;
  readonly lettering?: Lettering;
  /** Drawn with its back up. */
  readonly down?: boolean;
}

/** What stands out on a white chit. */
const PALE_ACCENT = '#8a8578';

/** The accent: another colour than ink where a portrait leaves the face all ink. */
const accentOf = ({ tone, portrait }: Face): string => {
  if (tone === 'white') return PALE_ACCENT;
  return portrait && tone === 'ink' ? SHADES.red.fill : SHADES[tone].fill;
};
/** A head fills the chit, a little to the left of the number. */
const artIn = ({ portrait }: Face, isSquare: boolean) => {
  if (portrait) return { x: 9, y: 22, size: 74 };
  return isSquare ? { x: 24, y: 30, size: 58 } : { x: 27, y: 22, size: 48 };
};

/** All chits are drawn in a box of this size, and end here. */
const BOX = 100;
const FOOT = 96;

/** How large numbers are written on a chit. */
const NUMBER = 32;
const BENEATH = 18;

/** `foot`: how high the plate of its name is. */
const numberPlate = (number: number, lettering: Lettering, foot = 0, size = NUMBER): string => {
  const text = String(number);
  const width = ((30 + 12 * (text.length - 1)) * size) / NUMBER;
  const bottom = FOOT - foot;
  return (
    el('path', { d: `M${100 - width} ${bottom - size}H96V${bottom}H${92 - width}Z`, fill: INK }) +
    lettering({ text, x: 96 - width / 2, y: bottom - size / 8, size, face: 'title', fill: PAPER, anchor: 'middle' })
  );
};

const NAME_LEADING = 1.1;
/** The mark of what is ours and not the publisher's. */
const OURS = '†';
/** Two lines of a name at most, larger than it must be where there is room. */
const LARGER = 1.25;

/**
 * The name along the foot of a chit, and its number above that: laid on the picture of the chit. `least`: the smallest
 * size that can be read, in hundredths of the chit. Chits without a straight foot have none. Nor have chits with two
 * numbers, because the name would hide one.
 */
export const nameSvg = (
  { shape, number, beneath, reconstructed, portrait }: Face,
  { text: name, least, lettering = pageLettering }: Pick<CounterLook, 'lettering'> & { text: string; least: number },
): string => {
  if (beneath !== undefined || ['hexagon', 'octagon', 'round'].includes(shape)) return '';
  const isCut = shape === 'cut';
  const text = reconstructed === undefined ? name : `${name}${OURS}`;
  const room = { width: isCut ? 72 : 86, height: least * NAME_LEADING * 2 };
  const fitted = (words: string) =>
    fit(words, 'label', room, { max: least * LARGER, min: least, leading: NAME_LEADING });
  const whole = fitted(text);
  // a head is not hidden by a name in two lines: the last word of it is what everybody calls them
  const { size, lines } = portrait && whole.lines.length > 1 ? fitted(text.split(' ').at(-1) ?? text) : whole;
  const foot = lines.length * size * NAME_LEADING + 3;
  const top = FOOT - foot;
  const corner = isCut ? `V${Math.max(top, 76)}L76 ${FOOT}` : `V${FOOT}`;
  const words = lines.map((line, n) =>
    lettering({ text: line, x: 7, y: top + size * (n * NAME_LEADING + 0.95), size, face: 'label', fill: PAPER }),
  );
  return picture(
    { width: BOX, height: BOX },
    { width: BOX + 2, height: BOX + 2 },
    el('path', { d: `M4 ${top}H96${corner}H4Z`, fill: INK }),
    words.join(''),
    number === undefined ? '' : numberPlate(number, lettering, foot),
  );
};

/** The small mark of a value that is ours and not the publisher's. */
const dagger = (lettering: Lettering): string =>
  lettering({ text: OURS, x: 15, y: 92, size: 22, face: 'title', fill: INK, anchor: 'middle' });

/** What the other side of a token shows, small above its own number. */
const plateBeneath = (number: number, lettering: Lettering, size = BENEATH): string => {
  const by = size / BENEATH;
  const d = `M${95 - 19 * by} ${64 - 22 * by}H95V64H${95 - 23 * by}Z`;
  return (
    el('path', { d, fill: PAPER_LIGHT, stroke: INK, 'stroke-width': 2 }) +
    lettering({
      text: String(number),
      x: 95 - 10 * by,
      y: 64 - 4 * by,
      size,
      face: 'label',
      fill: INK,
      anchor: 'middle',
    })
  );
};

/** The numbers of a chit that are too small to be read, laid on it as large as they must be. `least`: in hundredths of it. */
export const numbersSvg = (
  { number, beneath }: Face,
  { least, lettering = pageLettering }: Pick<CounterLook, 'lettering'> & { readonly least: number },
): string => {
  const plates = [
    ...(beneath !== undefined && BENEATH < least ? [plateBeneath(beneath, lettering, least)] : []),
    ...(number !== undefined && NUMBER < least ? [numberPlate(number, lettering, 0, least)] : []),
  ];
  return plates.length ? picture({ width: BOX, height: BOX }, { width: BOX + 2, height: BOX + 2 }, ...plates) : '';
};

/** The band of the side along the top, with its emblem. */
const band = (emblem: Emblem): string =>
  el('path', { d: 'M4 4H96V20L4 30Z', fill: SHADES[emblem.tone].fill, stroke: INK, 'stroke-width': 2 }) +
  emblemIn(emblem, 6, 6, 28);

/** The band alone, to be laid on a portrait that was drawn for nobody. */
export const bandSvg = (emblem: Emblem): string =>
  picture({ width: BOX, height: BOX }, { width: BOX + 2, height: BOX + 2 }, band(emblem));

/** The sign of its side, light on the side's full colour; of no side, its motif. */
const solidSvg = (face: Face, side: Emblem, isOfSide: boolean, size: number): string => {
  const { fill, deep, on } = SHADES[side.tone];
  return picture(
    { width: size, height: size },
    { width: BOX + 2, height: BOX + 2 },
    el('path', { d: chitOutline(face.shape, 9, 10, 90), fill: INK, opacity: 0.4 }),
    el('path', { d: chitOutline(face.shape, 4, 4, 92), fill, stroke: INK, 'stroke-width': 5 }),
    el('path', { d: chitOutline(face.shape, 12, 12, 76), fill: 'none', stroke: deep, 'stroke-width': 4 }),
    isOfSide
      ? el('path', { d: outline(side.shape, 21, 20, 58, 60), fill: on })
      : motif(face.motif, { ink: on, accent: on, paper: fill }, { x: 21, y: 21, size: 58 }),
  );
};

/** The same piece exhausted: pale, its sign an outline, so that it can be recognized without colour. */
const hollowSvg = (face: Face, side: Emblem, size: number): string => {
  const { fill, deep, pale } = SHADES[side.tone];
  return picture(
    { width: size, height: size },
    { width: BOX + 2, height: BOX + 2 },
    el('path', { d: chitOutline(face.shape, 9, 10, 90), fill: INK, opacity: 0.25 }),
    el('path', { d: chitOutline(face.shape, 5, 5, 90), fill: pale, stroke: deep, 'stroke-width': 6 }),
    el('path', {
      d: outline(side.shape, 27, 26, 46, 48),
      fill: 'none',
      stroke: fill,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
  );
};

/** The sign of its side alone, as large as it goes: its number is laid on it. */
const countedSvg = ({ tone, shape }: Emblem, size: number): string =>
  picture(
    { width: size, height: size },
    { width: BOX + 2, height: BOX + 2 },
    el('path', { d: outline(shape, 8, 9, 92, 92), fill: INK, opacity: 0.4 }),
    el('path', { d: outline(shape, 4, 4, 92, 92), fill: SHADES[tone].fill, stroke: INK, 'stroke-width': 5 }),
  );

/** A counter as a chit: emblem and colour of its side, motif, number. */
export const counterSvg = (
  face: Face,
  { emblem, size = BOX, lettering = pageLettering, down = false }: CounterLook = {},
): string => {
  const side = emblem ?? { tone: face.tone, shape: face.shape };
  if (face.counted && !down) return countedSvg(side, size);
  if (face.solid && !down) return solidSvg(face, side, emblem !== undefined, size);
  if (face.hollow && !down) return hollowSvg(face, side, size);
  const ground = down ? SHADES[side.tone].fill : SHADES[face.tone].pale;
  const square = ['square', 'card', 'star', 'rook'].includes(face.shape);
  const body =
    el('path', { d: chitOutline(face.shape, 9, 10, 90), fill: INK, opacity: 0.4 }) +
    el('path', { d: chitOutline(face.shape, 4, 4, 92), fill: ground, stroke: INK, 'stroke-width': 4 });
  const art = down
    ? el('path', { d: outline(side.shape, 27, 32, 46, 50), fill: SHADES[side.tone].deep })
    : motif(face.motif, { ink: INK, accent: accentOf(face), paper: PAPER_LIGHT }, artIn(face, square));
  const sign = square ? band(side) : emblemIn(side, 36, 72, 24);
  return picture(
    { width: size, height: size },
    { width: BOX + 2, height: BOX + 2 },
    body,
    art,
    sign,
    face.number === undefined || down ? '' : numberPlate(face.number, lettering),
    face.beneath === undefined || down ? '' : plateBeneath(face.beneath, lettering),
    face.reconstructed === undefined || down ? '' : dagger(lettering),
  );
};

/** A marker of a track: an emblem as large as it goes, or its motif. */
export const markerSvg = (face: Face, { emblem, size = BOX }: CounterLook = {}): string => {
  const side = emblem ?? { tone: face.tone, shape: face.shape };
  const { fill, deep, on } = SHADES[side.tone];
  const body =
    el('path', { d: outline('round', 9, 11, 88, 88), fill: INK, opacity: 0.4 }) +
    el('path', { d: outline('round', 4, 4, 90, 90), fill, stroke: INK, 'stroke-width': 4 }) +
    el('path', { d: outline('round', 11, 11, 76, 76), fill: 'none', stroke: deep, 'stroke-width': 2 });
  const sign = emblem
    ? el('path', { d: outline(side.shape, 27, 25, 44, 46), fill: on })
    : motif(face.motif, { ink: on, accent: deep, paper: fill }, { x: 26, y: 26, size: 46 });
  return picture({ width: size, height: size }, { width: BOX + 2, height: BOX + 2 }, body, sign);
};

/** Pictures of badges whose own name is no motif. */
const BADGES: ReadonlyMap<string, string> = new Map([
  ['rally', 'flag'],
  ['committed', 'cross-swords'],
  ['attacking', 'cross-swords'],
  ['blocking', 'fortress'],
  ['waiting', 'eye'],
]);

/** Badges that are written: so many crosses, so many question marks. */
interface Written {
  readonly text: string;
  readonly ink: string;
  readonly ground: string;
}
const WRITTEN: ReadonlyMap<string, Written> = new Map(
  [1, 2, 3].flatMap((n): readonly (readonly [string, Written])[] => [
    [`crosses-${n}`, { text: '+'.repeat(n), ink: SHADES.red.fill, ground: PAPER_LIGHT }],
    [`doubts-${n}`, { text: '?'.repeat(n), ink: INK, ground: SHADES.brass.fill }],
  ]),
);
/** How large so many signs are written. */
const WRITING: readonly number[] = [86, 66, 48];

/** Every badge that has a picture: each motif, and the names above. */
export const badgeIds = (): readonly string[] => [...BADGES.keys(), ...WRITTEN.keys(), ...motifIds()];

const writing = (text: string, fill: string, lettering: Lettering): string => {
  const size = WRITING[text.length - 1] ?? 48;
  return lettering({ text, x: 50, y: 50 + size * 0.37, size, face: 'title', fill, anchor: 'middle' });
};

/** A small round sign on a counter (a rally token). */
export const badgeSvg = (badge: string, { size = BOX, lettering = pageLettering }: CounterLook = {}): string => {
  const written = WRITTEN.get(badge);
  const fill = written?.ground ?? SHADES.brass.fill;
  return picture(
    { width: size, height: size },
    { width: BOX, height: BOX },
    el('path', { d: outline('round', 3, 3, 94, 94), fill, stroke: INK, 'stroke-width': 6 }),
    written
      ? writing(written.text, written.ink, lettering)
      : motif(
          BADGES.get(badge) ?? badge,
          { ink: INK, accent: SHADES.red.fill, paper: PAPER_LIGHT },
          { x: 22, y: 20, size: 58 },
        ),
  );
};

/** The number of a counted chit, on it. */
export const numeralSvg = (count: number, { size = BOX, lettering = pageLettering }: CounterLook = {}): string =>
  picture(
    { width: size, height: size },
    { width: BOX, height: BOX },
    el('path', { d: outline('round', 20, 20, 60, 60), fill: INK }),
    lettering({ text: String(count), x: 49, y: 70, size: 54, face: 'title', fill: PAPER, anchor: 'middle' }),
  );

/** The plate of a chit alone, to be laid on one that is printed with another number. */
export const plateSvg = (number: number, { size = BOX, lettering = pageLettering }: CounterLook = {}): string =>
  picture({ width: size, height: size }, { width: BOX + 2, height: BOX + 2 }, numberPlate(number, lettering));

/** The size of a stack: a small plate with a number. */
export const countSvg = (count: number, { size = BOX, lettering = pageLettering }: CounterLook = {}): string =>
  picture(
    { width: size, height: size },
    { width: BOX, height: BOX },
    el('path', { d: outline('cut', 4, 4, 92, 92), fill: INK, stroke: PAPER, 'stroke-width': 6 }),
    lettering({ text: String(count), x: 50, y: 71, size: COUNT.number, face: 'title', fill: PAPER, anchor: 'middle' }),
  );
