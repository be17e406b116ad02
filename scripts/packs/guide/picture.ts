/** The picture of a position: the part of the board in an example, its pieces, and open cards below. */
import type { Board, Box, Face, Point } from '../../../src/kernel/board';
import { place } from '../../../src/table/board/projection';
import { boardBody } from '../../../src/table/drawing/board';
import { around, meet, CARD } from '../../../src/table/drawing/boxes';
import { cardSvg, type CardTexts } from '../../../src/table/drawing/card';
import { counterSvg } from '../../../src/table/drawing/counter';
import { defaultOptions } from '../../../src/kernel/options';
import { cardTexts } from '../../../src/table/drawing/card-texts';
import type { Typeface } from '../../../src/table/drawing/lettering';
import { boardNames } from '../../../src/table/drawing/names';
import { type Artist, cardPicture, piecePicture, sideOf } from '../../../src/table/drawing/piece';
import { el, picture } from '../../../src/table/drawing/svg';
import type { AnyGame, AnyTypes } from '../../../src/table/record/model';
import { wordingOf, type Speech } from '../../../src/table/i18n/wording';
import { fileLettering } from '../../fonts';

const MARGIN = 26;
const CARD_HEIGHT = 300;
const CARD_WIDTH = (CARD_HEIGHT * CARD.width) / CARD.height;
const GAP = 16;
/** The largest width of pictures. */
const WIDEST = 640;
/** The minimum of board units per pixel: a small excerpt is not enlarged. */
const CLOSEST = 1.9;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** How much there is to draw, in places of a board. */
  readonly parts: number;
  draw(): string;
}

/** A card and a piece cost about as much to draw as this many places of a board. */
const OF_CARD = 8;
const OF_PIECE = 4;

const boundsOf = (shape: Board['spaces'][number]['shape']): Box =>
  around(shape.map(point => ({ ...point, width: 0, height: 0 })));

/** The area of a place's id on the board; undefined if it is not a place. */
const boxesOf = (board: Board, id: string): readonly Box[] => [
  ...board.spaces.filter(one => one.id === id).flatMap(one => [boundsOf(one.shape), one.label]),
  ...board.slots.filter(one => one.id === id).flatMap(one => (one.caption ? [one.box, one.caption] : [one.box])),
  ...board.tracks.filter(one => one.id === id).flatMap(one => (one.label ? [...one.boxes, one.label] : one.boxes)),
];

/** The board with only the parts visible in an excerpt. */
const within = (board: Board, part: Box): Board => ({
  ...board,
  spaces: board.spaces.filter(one => meet(boundsOf(one.shape), part)),
  slots: board.slots.filter(one => meet(one.box, part)),
  tracks: board.tracks.filter(one => one.boxes.some(box => meet(box, part))),
});

/** How far an element may be visible outside its coordinates: stroke width, text length. */
const BEYOND = { rect: 20, text: 1200, path: 20 } as const;

/** The bounds of a path, if all its coordinates are absolute. */
const boundsOfPath = (path: string): Box | undefined => {
  if (/[^MLHVQCTSZ\d\s.,-]/.test(path)) return undefined;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g))
    for (const [at, number] of (rest.match(/-?[\d.]+/g) ?? []).entries())
      (command === 'V' || (command !== 'H' && at % 2) ? ys : xs).push(Number(number));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** A board's drawing without elements outside a part of it. */
export const seenIn = (svg: string, part: Box): string => {
  let depth = 0;
  return svg.replace(
    /<(?:g|svg|defs|pattern)[ >][^>]*|<\/(?:g|svg|defs|pattern)>|<(rect|text|path)([^>]*)>(?:[^<]*<\/text>)?/g,
    (tag: string, kind?: keyof typeof BEYOND, attributes = '') => {
      if (!kind) depth += tag.startsWith('</') ? -1 : 1;
      // elements in a group may be transformed
      if (!kind || depth > 0 || attributes.includes('transform=')) return tag;
      const number = (key: string): number => Number(new RegExp(` ${key}="(-?[\\d.]+)"`).exec(attributes)?.[1] ?? 0);
      const own =
        kind === 'path'
          ? boundsOfPath(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '')
          : { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
      if (!own) return tag;
      const beyond = BEYOND[kind];
      const box = {
        x: own.x - beyond,
        y: own.y - beyond,
        width: own.width + 2 * beyond,
        height: own.height + 2 * beyond,
      };
      return meet(box, part) ? tag : '';
    },
  );
};

const moved = ({ x, y }: Point, ...parts: readonly string[]): string =>
  el('g', { transform: `translate(${x} ${y})` }, ...parts);

/** A page's texts prepared for an image file, which cannot use the page's fonts. */
const asFile = (svg: string): string =>
  svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, content: string) => {
    const given = new Map([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    const number = (key: string): number => Number(given.get(key) ?? 0);
    const isSerif = given.get('font-family')?.includes('Serif') ?? false;
    const face: Typeface = isSerif ? 'text' : number('font-weight') > 400 ? 'title' : 'label';
    const anchor = given.get('text-anchor');
    const size = number('font-size');
    return fileLettering({
      text: content.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code))),
      x: number('x'),
      y: number('y'),
      size,
      face,
      fill: given.get('fill') ?? '#000',
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
      spacing: size ? number('letter-spacing') / size : 0,
    });
  });

/** The cards below the board: named ones, and those of a pile outside the board. */
const cardsOf = (
  { shows, board, face, piles }: Shown,
  hasPlace: (id: string) => boolean,
): readonly { readonly card: string; readonly owner?: string }[] =>
  shows.flatMap(id => {
    if (hasPlace(id)) return [];
    const pile = piles.find(one => one.id === id && !board.slots.some(slot => slot.id === one.slot));
    if (pile) return pile.cards.map(card => ({ card, ...(pile.owner !== undefined && { owner: pile.owner }) }));
    if (!face(id)) throw new Error(`${id} is neither a place nor a pile nor a card`);
    return [{ card: id }];
  });

interface Shown {
  readonly shows: readonly string[];
  readonly board: Board;
  readonly face: (id: string) => unknown;
  readonly piles: ReturnType<ReturnType<AnyGame['presentation']>['tabletop']>['piles'];
}

/** The layout of cards below the board: how many in a row, and the height of the first. */
const fanOf = (count: number, part: Box) => {
  const perRow = Math.max(4, Math.floor((part.width + GAP) / (CARD_WIDTH + GAP)));
  const top = part.height ? part.height + GAP : 0;
  const rows = Math.ceil(count / perRow);
  return {
    at: (n: number): Point => ({
      x: (n % perRow) * (CARD_WIDTH + GAP),
      y: top + Math.floor(n / perRow) * (CARD_HEIGHT + GAP),
    }),
    width: Math.max(part.width, Math.min(count, perRow) * (CARD_WIDTH + GAP) - GAP),
    height: count ? top + rows * (CARD_HEIGHT + GAP) - GAP : part.height,
  };
};

/** The part of a board around some boxes, with a margin. */
const partAround = (board: Board, boxes: readonly Box[]): Box => {
  if (!boxes.length) return { x: 0, y: 0, width: 0, height: 0 };
  const tight = around(boxes);
  const x = Math.max(0, tight.x - MARGIN);
  const y = Math.max(0, tight.y - MARGIN);
  return {
    x,
    y,
    width: Math.min(board.width, tight.x + tight.width + MARGIN) - x,
    height: Math.min(board.height, tight.y + tight.height + MARGIN) - y,
  };
};

/** The part of a state that an example shows to one reader. */
export const excerptOf = (
  game: AnyGame,
  speech: Speech,
  state: AnyTypes['state'],
  shows: readonly string[],
): Picture => {
  const presentation = game.presentation(state.options);
  const words = wordingOf(presentation, speech);
  const artist: Artist = {
    presentation,
    seats: game.seats(state.options),
    texts: piece => {
      const face = presentation.face(piece);
      return face ? cardTexts(face, words) : {};
    },
  };
  const tabletop = presentation.tabletop(state);
  const { board } = presentation;
  const boxes = shows.flatMap(id => boxesOf(board, id));
  const part = partAround(board, boxes);
  const cards = cardsOf(
    { shows, board, face: presentation.face, piles: tabletop.piles },
    id => !!boxesOf(board, id).length,
  );
  const fan = fanOf(cards.length, part);
  const scale = Math.min(1 / CLOSEST, WIDEST / fan.width);
  const size = { width: Math.round(fan.width * scale), height: Math.round(fan.height * scale) };
  const lying = place(board, tabletop).filter(one => meet(one, part));
  const excerpt = (): string =>
    el(
      'svg',
      { ...part, x: 0, y: 0, viewBox: `${part.x} ${part.y} ${part.width} ${part.height}` },
      seenIn(boardBody(within(board, part)), part),
      ...lying.map(one => moved(one, piecePicture(artist, tabletop, one))),
      seenIn(boardNames(within(board, part), words), part),
    );
  const fanned = (): readonly string[] =>
    cards.map(({ card, owner }, n) =>
      moved(fan.at(n), el('g', { transform: `scale(${CARD_HEIGHT / CARD.height})` }, cardPicture(artist, card, owner))),
    );
  const { slots, tracks } = within(board, part);
  const places = slots.length + tracks.reduce((sum, track) => sum + track.boxes.length, 0);
  return {
    ...size,
    parts: (boxes.length ? places + lying.length * OF_PIECE : 0) + cards.length * OF_CARD,
    draw: () => asFile(picture(size, fan, boxes.length ? excerpt() : '', ...fanned())),
  };
};

/** A single piece, for a term. */
export const pieceSvg = (game: AnyGame, face: Face, piece: string, texts: CardTexts): Picture => {
  const seats = game.seats(defaultOptions(game.options));
  const emblem = sideOf({ presentation: { face: () => face }, seats }, piece);
  const isCard = face.shape === 'card';
  return {
    ...(isCard ? { width: 150, height: 210, parts: OF_CARD } : { width: 64, height: 64, parts: 1 }),
    draw: () =>
      isCard
        ? cardSvg(face, texts, { emblem, lettering: fileLettering })
        : counterSvg(face, { emblem, lettering: fileLettering }),
  };
};
