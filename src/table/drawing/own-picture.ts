/**
 * Pictures of an owner's own, in the place of those that are drawn. Only a file of the world's own data is one, named by
 * its path: an address elsewhere would tell a stranger who plays, and when.
 */
import { CARD } from './boxes';
import { INK, PAPER_LIGHT } from './palette';
import { el, picture } from './svg';

/** Under which name a game's board and the backs of its cards have a picture: no piece is called so. */
export const BOARD = 'board';
export const BACK = 'back';
export const backOf = (owner: string): string => `${BACK}-${owner}`;

/** The owner's own picture of a back: that of the side, else the one for all. */
export const ownBack = <T>(own: (piece: string) => T | undefined, owner: string | undefined): T | undefined =>
  (owner === undefined ? undefined : own(backOf(owner))) ?? own(BACK);

/** The longest path that is kept. */
const LONGEST = 300;
/** Pictures of dots alone: an SVG is a document, which could do more than be looked at. */
const KINDS = /\.(?:png|jpe?g|webp|avif)$/i;
/** What a path within the data may not hold once it is read as an address: a scheme, a query, a way up, signs of control. */
const FOREIGN = /[\\:?#<>"'`\p{Cc}]|%(?:2f|5c|00)/iu;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** The path of a picture within the world's data; undefined for anything else. */
export const picturePath = (given: unknown): string | undefined => {
  if (typeof given !== 'string' || !given || given.length > LONGEST || FOREIGN.test(given)) return undefined;
  const path = decoded(given);
  if (path === undefined || FOREIGN.test(path) || !KINDS.test(path)) return undefined;
  const parts = path.split('/');
  return parts.every(part => part.trim() && part !== '.' && part !== '..') ? given : undefined;
};

const image = (href: string, fit: 'meet' | 'slice', box: { readonly width: number; readonly height: number }): string =>
  el('image', { href, ...box, preserveAspectRatio: `xMidYMid ${fit}` });

/** A card that shows the owner's picture, whole. */
export const ownCardSvg = (href: string): string =>
  picture(CARD, CARD, el('rect', { ...CARD, fill: INK }), image(href, 'meet', CARD));

const CHIT = { width: 100, height: 100 } as const;

/** A counter that shows the owner's picture, within a rim. */
export const ownCounterSvg = (href: string): string =>
  picture(
    CHIT,
    CHIT,
    el('rect', { x: 3, y: 3, width: 94, height: 94, fill: PAPER_LIGHT, stroke: INK, 'stroke-width': 4 }),
    el('svg', { x: 5, y: 5, width: 90, height: 90, viewBox: '0 0 100 100' }, image(href, 'slice', CHIT)),
  );

/** The owner's picture of a board, over all of it. */
export const ownBoardSvg = (href: string, board: { readonly width: number; readonly height: number }): string => {
  const { width, height } = board;
  return el('image', { href, width, height, preserveAspectRatio: 'none' });
};
