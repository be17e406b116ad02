/** The small signs on pieces: a counter's badges and number, and what a pile shows besides its cards. */
import type { Box, Counter, Face, Pile } from '../../kernel/board';

export type Sign = { readonly box: Box } & (
  | { readonly badge: string }
  | { readonly count: number }
  /** The number of a counted chit, over the whole of it. */
  | { readonly numeral: number }
);

/** The number that a counter shows now, where another one is printed on it. */
export const changedNumber = ({ number, turned }: Counter, face: Pick<Face, 'number'>): number | undefined =>
  turned === 'down' || number === face.number ? undefined : number;

/** The plate of a stack's number: its size as a part of the counter's, and the number's in hundredths of the plate. */
export const COUNT = { plate: 0.4, number: 58 } as const;

/** The signs of a counter that lies in a box. */
export const signsOf = (
  { badges = [], count = 1 }: Counter,
  face: Pick<Face, 'counted'>,
  box: Box,
): readonly Sign[] => {
  const { x, y, width, height } = box;
  const size = Math.min(width, height) * COUNT.plate;
  const small = { width: size, height: size };
  const all = badges.map(
    (badge, n): Sign => ({ badge, box: { x: x + width - size * (0.8 + n * 0.8), y: y - size * 0.2, ...small } }),
  );
  if (face.counted) return [...all, { numeral: count, box }];
  return count > 1 ? [...all, { count, box: { x: x - size * 0.15, y: y + height - size * 0.85, ...small } }] : all;
};

/**
 * Whose cards a pile holds: its owner's, or by the names games give to piles (`red-deck`), those of the seat it begins
 * with.
 */
export const pileOwner = (seats: readonly string[], { id, owner }: Pile): string | undefined =>
  owner ?? seats.find(seat => id.startsWith(`${seat}-`));

/** A card that lies alone in the open is not counted. */
export const isOnlyCard = ({ role, cards }: Pile): boolean => role === 'open' && cards.length === 1;
