/** Cards as small posters: band of the side, number, picture, kind, marks, note. */
import type { Face, Tone } from '../../kernel/board';
import type { Emblem } from './emblems';
import { emblemIn, outline } from './outlines';
import { CARD } from './boxes';
import { strip } from './card-strip';
import { fit, type Lettering, pageLettering, widthOf } from './lettering';
import { motif } from './motifs/motifs';
import { INK, INK_QUIET, PAPER, PAPER_DARK, PAPER_LIGHT, SHADES } from './palette';
import { el, picture } from './svg';

/** What a card says, in the reader's language. Without a title it is drawn without any words. */
export interface CardTexts {
  readonly title?: string;
  readonly kind?: string;
  readonly note?: string;
  readonly tags?: readonly string[];
}
export interface CardLook {
  readonly width?: number;
  readonly emblem?: Emblem | undefined;
  readonly lettering?: Lettering;
}

const HEAD = 66;
const ART = 176;
const STRIP = 27;
const MARKS = 58;
const MARGIN = 20;

const hash = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);

/** A poster's rays behind the picture, turned differently for each card. */
const rays = (key: string, fill: string): string => {
  const from = hash(key);
  const x = from % 2 ? 0 : CARD.width;
  const y = HEAD + ART;
  const reach = 420;
  const to = (angle: number) =>
    `${Math.round(x + (x ? -1 : 1) * reach * Math.cos(angle))} ${Math.round(y - reach * Math.sin(angle))}`;
  const d = [0, 1, 2, 3].map(n => {
    const turn = ((n * 2 + ((from >> 3) % 2)) * Math.PI) / 16;
    return `M${x} ${y}L${to(turn)}L${to(turn + Math.PI / 16)}Z`;
  });
  return el('path', { d: d.join(''), fill });
};

const art = (face: Face): string => {
  const event = face.number === undefined;
  const { fill, pale, deep } = SHADES[face.tone];
  const light = face.tone === 'white';
  const [ground, ray] = event && !light ? [fill, deep] : [pale, light ? PAPER_DARK : '#00000014'];
  const accent = light ? SHADES.blue.fill : event ? PAPER_LIGHT : fill;
  const size = 138;
  const at = { x: (CARD.width - size) / 2, y: HEAD + (ART - size) / 2, size };
  const brush = { ink: INK, accent, paper: event && !light ? SHADES.brass.pale : PAPER_LIGHT };
  return (
    el(
      'svg',
      { x: 0, y: HEAD, width: CARD.width, height: ART, viewBox: `0 ${HEAD} ${CARD.width} ${ART}` },
      el('rect', { x: 0, y: HEAD, width: CARD.width, height: ART, fill: ground }),
      rays(face.word, ray),
      `<g opacity=".28">${motif(
        face.motif,
        { ink: INK, accent: INK, paper: INK },
        { ...at, x: at.x + 7, y: at.y + 7 },
      )}</g>`,
      motif(face.motif, brush, at),
    ) + el('path', { d: `M0 ${HEAD}H${CARD.width}M0 ${HEAD + ART}H${CARD.width}`, stroke: INK, 'stroke-width': 4 })
  );
};

const head = (face: Face, side: Emblem, title: string, lettering: Lettering): string => {
  const { fill, on } = SHADES[side.tone];
  const numbered = face.number !== undefined;
  const left = numbered || side.shape !== 'card' ? 66 : 8;
  // a number of three digits is smaller, as its plate is as broad as all
  const text = String(face.number);
  const digits = Math.min(48, (48 * (left - 14)) / widthOf(text, 'title', 48));
  const plate = numbered
    ? el('rect', { x: 0, y: 0, width: left, height: HEAD, fill: INK }) +
      lettering({
        text,
        x: left / 2,
        y: 34 + digits * 0.354,
        size: digits,
        face: 'title',
        fill: PAPER,
        anchor: 'middle',
      }) +
      (face.reconstructed
        ? lettering({ text: '†', x: left - 14, y: 24, size: 18, face: 'title', fill: SHADES.brass.fill })
        : '')
    : side.shape === 'card'
      ? ''
      : emblemIn(side, 0, 0, HEAD);
  // a card of no side has no sign
  const signed = numbered && side.shape !== 'card';
  const sign = signed ? emblemIn(side, CARD.width - 48, (HEAD - 34) / 2, 34) : '';
  const room = { width: CARD.width - left - (signed ? 68 : 26), height: HEAD - 12 };
  const { size, lines } = fit(title.toLocaleUpperCase(), 'title', room, {
    max: 26,
    min: 13,
    leading: 1.16,
    spacing: 0.02,
  });
  const top = HEAD / 2 - (lines.length * size * 1.16) / 2;
  return (
    el('rect', { x: 0, y: 0, width: CARD.width, height: HEAD, fill }) +
    plate +
    sign +
    lines
      .map((text, n) =>
        lettering({
          text,
          x: left + 13,
          y: top + size * (n * 1.16 + 0.97),
          size,
          face: 'title',
          fill: on,
          spacing: 0.02,
        }),
      )
      .join('')
  );
};

/** Where the words of a card begin: below its marks, if it has any. */
const topOf = ({ marks }: Face): number => HEAD + ART + STRIP + (marks ? MARKS : 0);

/** The marks side by side: a picture and its number each. */
const marks = ({ marks: all = [], tone }: Face, lettering: Lettering): string =>
  all
    .map(({ motif: name, value }, n) => {
      const width = CARD.width / all.length;
      const x = n * width;
      const y = HEAD + ART + STRIP;
      const size = 40;
      const left = x + (width - size - (value === undefined ? 0 : 30)) / 2;
      const accent = tone === 'white' || tone === 'paper' ? SHADES.blue.fill : SHADES[tone].fill;
      return (
        el('rect', {
          x,
          y,
          width,
          height: MARKS,
          fill: n % 2 ? PAPER_LIGHT : SHADES[tone].pale,
          stroke: INK,
          'stroke-width': 2,
        }) +
        motif(name, { ink: INK, accent, paper: PAPER_LIGHT }, { x: left, y: y + (MARKS - size) / 2, size }) +
        (value === undefined
          ? ''
          : lettering({
              text: String(value),
              x: left + size + 8,
              y: y + MARKS / 2 + 13,
              size: 36,
              face: 'title',
              fill: INK,
            }))
      );
    })
    .join('');

const note = (text: string, from: number, lettering: Lettering): string => {
  const top = from;
  const room = { width: CARD.width - MARGIN * 2, height: CARD.height - top - 30 };
  const { size, lines } = fit(text, 'text', room, { max: 21, min: 12, leading: 1.28 });
  return lines
    .map((line, n) =>
      lettering({ text: line, x: MARGIN, y: top + 16 + size * (0.78 + n * 1.28), size, face: 'text', fill: INK }),
    )
    .join('');
};

/** The lower third of a card without a note or words: its side, large and quiet. */
const ornament = (side: Emblem, from: number): string => {
  const top = from > HEAD + ART + STRIP ? from - 26 : from;
  return (
    el('path', { d: outline(side.shape, CARD.width / 2 - 42, top + 30, 84, 84), fill: INK_QUIET, opacity: 0.16 }) +
    el('path', {
      d: `M${MARGIN} ${top + 72}H90M210 ${top + 72}H${CARD.width - MARGIN}`,
      stroke: INK_QUIET,
      'stroke-width': 3,
      opacity: 0.3,
    })
  );
};

const sheet = (ground: string, ...children: readonly string[]): string =>
  el(
    'g',
    {},
    el('rect', { x: 0, y: 0, width: CARD.width, height: CARD.height, fill: ground }),
    ...children,
    el('rect', {
      x: 2,
      y: 2,
      width: CARD.width - 4,
      height: CARD.height - 4,
      fill: 'none',
      stroke: INK,
      'stroke-width': 4,
    }),
  );

const sized = (width: number): { readonly width: number; readonly height: number } => ({
  width,
  height: (width * CARD.height) / CARD.width,
});

/** The face of a card. */
export const cardSvg = (
  face: Face,
  texts: CardTexts,
  { width = CARD.width, emblem, lettering = pageLettering }: CardLook = {},
): string => {
  const side = emblem ?? { tone: face.tone, shape: face.shape };
  return picture(
    sized(width),
    CARD,
    sheet(
      PAPER,
      head(face, side, texts.title ?? '', lettering),
      art(face),
      strip(texts, { y: HEAD + ART, height: STRIP, margin: MARGIN, lettering }),
      marks(face, lettering),
      texts.note ? note(texts.note, topOf(face), lettering) : ornament(side, topOf(face)),
    ),
  );
};

/** The picture of a card alone, without its words: where a page says these itself. */
export const cardArtSvg = (face: Face): string => {
  const box = { width: CARD.width, height: ART };
  return picture(box, box, el('g', { transform: `translate(0 ${-HEAD})` }, art(face)));
};

/** A motif alone, as it stands in the row of a card's marks. */
export const markSvg = (name: string, tone: Tone): string => {
  const accent = tone === 'white' || tone === 'paper' ? SHADES.blue.fill : SHADES[tone].fill;
  const box = { width: 100, height: 100 };
  return picture(box, box, motif(name, { ink: INK, accent, paper: PAPER_LIGHT }, { x: 0, y: 0, size: 100 }));
};

/** The back of a side's cards: its emblem on a field of diagonals. */
export const cardBackSvg = (side: Emblem, { width = CARD.width }: CardLook = {}): string => {
  const { fill, deep, on } = SHADES[side.tone];
  const light = side.tone === 'white' || side.tone === 'paper';
  const lines = Array.from({ length: 12 }, (_, n) => `M${-420 + n * 70} 420L${n * 70} 0h28L${-392 + n * 70} 420Z`).join(
    '',
  );
  return picture(
    sized(width),
    CARD,
    sheet(
      fill,
      el('svg', { x: 0, y: 0, ...CARD }, el('path', { d: lines, fill: light ? PAPER_DARK : deep })),
      el('rect', { x: 18, y: 18, width: 264, height: 384, fill: 'none', stroke: light ? INK : on, 'stroke-width': 3 }),
      el('path', { d: outline('hexagon', 60, 110, 180, 200), fill: INK }),
      el('path', {
        d: outline(side.shape, 100, 154, 100, 108),
        fill: light ? PAPER_LIGHT : SHADES[side.tone].fill,
        stroke: PAPER_LIGHT,
        'stroke-width': 4,
      }),
    ),
  );
};
