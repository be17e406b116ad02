/** The picture of what lies on the board: a chit, a marker, a card, or a pile with its thickness. */
import type { Counter, Face, Marker, Pile, Point, Tabletop } from '../../kernel/board';
import type { AnyPresentation } from '../record/model';
import { emblemOf } from './emblems';
import type { Placement } from '../board/projection';
import { cardBackSvg, cardSvg, type CardLook, type CardTexts } from './card';
import { CARD } from './boxes';
import {
  badgeSvg,
  countSvg,
  counterSvg,
  type CounterLook,
  markerSvg,
  nameSvg,
  numbersSvg,
  numeralSvg,
} from './counter';
import type { Emblem } from './emblems';
import { ownBack, ownCardSvg, ownCounterSvg } from './own-picture';
import { INK, PAPER_LIGHT } from './palette';
import { isOnlyCard, pileOwner, COUNT, type Sign, signsOf } from './signs';
import { drawnOnce, el } from './svg';

/** How pictures of a game are made for one reader: the words of a card are theirs. */
export interface Artist {
  readonly presentation: Pick<AnyPresentation, 'face'>;
  readonly seats: readonly string[];
  readonly texts: (piece: string) => CardTexts;
  /** Where the owner's own picture of a piece lies, if there is one. */
  readonly own?: (piece: string) => string | undefined;
}

type Size = { readonly width: number; readonly height: number };

/** The emblem of the side a face belongs to; a face of no side shows its own shape. */
export const sideOf = (
  { presentation, seats }: Pick<Artist, 'presentation' | 'seats'>,
  piece: string | undefined,
  side?: string,
): Emblem | undefined => {
  const named = side ?? (piece === undefined ? undefined : presentation.face(piece)?.side);
  return named !== undefined && seats.includes(named) ? emblemOf(seats, named) : undefined;
};

const isCardShaped = ({ width, height }: Size): boolean => height > width * 1.2;

// without what letters them, which is the page's here
const cardOf = drawnOnce((face: Face, texts: CardTexts, look: Omit<CardLook, 'lettering'>) =>
  cardSvg(face, texts, look),
);
const backOf = drawnOnce((side: Emblem) => cardBackSvg(side));
const counterOf = drawnOnce((face: Face, look: Omit<CounterLook, 'lettering'>) => counterSvg(face, look));
const markerOf = drawnOnce((face: Face, look: Omit<CounterLook, 'lettering'>) => markerSvg(face, look));

/** A picture of its own size, placed inside another. */
const inside = (svg: string, x: number, y: number, { width, height }: Size): string =>
  svg.replace(
    /^<svg xmlns="[^"]*" width="[^"]*" height="[^"]*"/,
    () => `<svg x="${x}" y="${y}" width="${width}" height="${height}"`,
  );

/** The card `piece`, or a back where nobody here may know it. */
export const cardPicture = (artist: Artist, piece: string, owner?: string): string => {
  const face = piece === '?' ? undefined : artist.presentation.face(piece);
  const own = face && artist.own?.(piece);
  if (own !== undefined) return ownCardSvg(own);
  if (face) return cardOf(face, artist.texts(piece), { emblem: sideOf(artist, piece) });
  const back = artist.own && ownBack(artist.own, owner);
  if (back !== undefined) return ownCardSvg(back);
  return backOf(sideOf(artist, undefined, owner) ?? { tone: 'ink', shape: 'star' });
};

/** What a counter shows: its face, with the number that it has now. */
const shownOn = ({ presentation }: Artist, { piece, number }: Counter): Face | undefined => {
  const face = presentation.face(piece);
  return face && number !== undefined ? { ...face, number } : face;
};

const chit = (artist: Artist, counter: Counter, size: Size): string => {
  const face = shownOn(artist, counter);
  const side = Math.min(size.width, size.height);
  if (!face) return '';
  if (isCardShaped(size) && counter.turned !== 'down') return inside(cardPicture(artist, counter.piece), 0, 0, size);
  const look = { emblem: sideOf(artist, counter.piece, counter.side), down: counter.turned === 'down' };
  const own = look.down ? undefined : artist.own?.(counter.piece);
  return inside(
    own === undefined ? counterOf(face, look) : ownCounterSvg(own),
    (size.width - side) / 2,
    (size.height - side) / 2,
    {
      width: side,
      height: side,
    },
  );
};

const signSvg = (sign: Sign): string =>
  'badge' in sign ? badgeSvg(sign.badge) : 'count' in sign ? countSvg(sign.count) : numeralSvg(sign.numeral);

const signs = (artist: Artist, counter: Counter, size: Size): string =>
  signsOf(counter, artist.presentation.face(counter.piece) ?? {}, { ...size, x: 0, y: 0 })
    .map(sign => inside(signSvg(sign), sign.box.x, sign.box.y, sign.box))
    .join('');

const counterPicture = (artist: Artist, counter: Counter, size: Size): string => {
  const art = chit(artist, counter, size) + signs(artist, counter, size);
  return counter.turned === 'exhausted'
    ? el('g', { transform: `rotate(90 ${size.width / 2} ${size.height / 2})` }, art)
    : art;
};

/** A card of a pile lies in the middle of its place, and the plate of its number on the card's corner. */
const cardIn = ({ width, height }: Size): Size & Point => {
  const scale = Math.min(width / CARD.width, height / CARD.height);
  const box = { width: CARD.width * scale, height: CARD.height * scale };
  return { ...box, x: (width - box.width) / 2, y: (height - box.height) / 2 };
};
const PILE_PLATE = 0.34;

/** How many cards a pile has, where its plate is too small to be read. */
const pileWords = (pile: Pile, size: Size, least: number): string => {
  const { x, y, width, height } = cardIn(size);
  const plate = width * PILE_PLATE;
  if (!pile.cards.length || isOnlyCard(pile) || plate * COUNT.number >= least * 100) return '';
  return largeCount(pile.cards.length, least, { x: x + width + plate * 0.2, y: y + height + plate * 0.2 });
};

const pilePicture = (artist: Artist, pile: Pile, size: Size): string => {
  const [top] = pile.cards;
  const { x, y, ...box } = cardIn(size);
  if (top === undefined) return '';
  const layers = Math.min(5, Math.floor(pile.cards.length / 6));
  const edges = Array.from({ length: layers }, (_, n) =>
    el('rect', {
      x: x + (layers - n) * 2.5,
      y: y + (layers - n) * 2.5,
      ...box,
      fill: PAPER_LIGHT,
      stroke: INK,
      'stroke-width': 1.5,
    }),
  ).join('');
  const number = box.width * PILE_PLATE;
  return (
    edges +
    inside(cardPicture(artist, pile.role === 'draw' ? '?' : top, pileOwner(artist.seats, pile)), x, y, box) +
    (isOnlyCard(pile)
      ? ''
      : inside(countSvg(pile.cards.length), x + box.width - number * 0.8, y + box.height - number * 0.8, {
          width: number,
          height: number,
        }))
  );
};

const markerPicture = (artist: Artist, marker: Marker, size: Size): string => {
  const face = artist.presentation.face(marker.piece);
  return face ? inside(markerOf(face, { emblem: sideOf(artist, marker.piece, marker.side) }), 0, 0, size) : '';
};

/** The picture of a placement, from 0 0 to its width and height. */
export const piecePicture = (artist: Artist, tabletop: Tabletop, placement: Placement): string => {
  const { id, kind } = placement;
  const counter = kind === 'counter' && tabletop.counters.find(one => one.id === id);
  if (counter) return counterPicture(artist, counter, placement);
  const marker = kind === 'marker' && tabletop.markers.find(one => one.id === id);
  if (marker) return markerPicture(artist, marker, placement);
  const pile = kind === 'pile' && tabletop.piles.find(one => one.id === id);
  return pile ? pilePicture(artist, pile, placement) : '';
};

/** A square picture in the middle of a placement. */
const inMiddle = (svg: string, { width, height }: Size): string => {
  const side = Math.min(width, height);
  return svg && inside(svg, (width - side) / 2, (height - side) / 2, { width: side, height: side });
};

/** How many lie there, in a plate whose number is so large, with its corner where `countSvg` has it. */
const largeCount = (count: number, least: number, { x, y }: Point): string => {
  const size = (least / COUNT.number) * 100;
  return inside(countSvg(count), x - size * 0.8, y - size * 0.8, { width: size, height: size });
};

const nameOf = (artist: Artist, counter: Counter, face: Face, { lettering, ...size }: Placement): string => {
  const { title } = artist.texts(counter.piece);
  // what lies turned, or bears the number of its stack, has no room for it
  if (lettering === undefined || title === undefined || counter.turned || (counter.count ?? 1) > 1) return '';
  const side = Math.min(size.width, size.height);
  return inMiddle(nameSvg(face, { text: title, least: (lettering / side) * 100 }), size);
};

/** The numbers on a counter that are drawn too small to be read, as large as that. */
const numbersOf = (artist: Artist, counter: Counter, face: Face, size: Size, least: number): string => {
  const side = Math.min(size.width, size.height);
  const isChit = !face.counted && !face.solid && !face.hollow && counter.turned !== 'down';
  const own = artist.own?.(counter.piece);
  const numbers = isChit && own === undefined ? inMiddle(numbersSvg(face, { least: (least / side) * 102 }), size) : '';
  const { count = 1 } = counter;
  const plate = side * COUNT.plate;
  if (face.counted || count <= 1 || plate * COUNT.number >= least * 100) return numbers;
  const large = (least / COUNT.number) * 100;
  return numbers + largeCount(count, least, { x: large * 0.8 - plate * 0.15, y: size.height + plate * 0.15 });
};

/**
 * What is laid on the picture of a piece to be read: the name of a counter that is large enough to bear it, and numbers
 * that are too small in the picture. `least`: the smallest size that can be read, in board pixels.
 */
export const pieceWords = (artist: Artist, tabletop: Tabletop, placement: Placement, least: number): string => {
  const { id, kind } = placement;
  const pile = kind === 'pile' ? tabletop.piles.find(one => one.id === id) : undefined;
  if (pile) return pileWords(pile, placement, least);
  const counter = kind === 'counter' ? tabletop.counters.find(one => one.id === id) : undefined;
  const face = counter && shownOn(artist, counter);
  if (!counter || !face || isCardShaped(placement)) return '';
  const isNamed = !face.counted && !face.solid && !face.hollow;
  const name = isNamed ? nameOf(artist, counter, face, placement) : '';
  const words = name || numbersOf(artist, counter, face, placement, least);
  return counter.turned === 'exhausted'
    ? el('g', { transform: `rotate(90 ${placement.width / 2} ${placement.height / 2})` }, words)
    : words;
};
