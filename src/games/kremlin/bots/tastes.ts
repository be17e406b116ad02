/** Whom one faction likes and another does not: from its own cards, so that no rival can reckon its sheet. */
import type { State } from '../state';
import { handOf, type Seat } from '../vocabulary';

const START = 0x811c9dc5;
const FACTOR = 0x01000193;
const STEPS = 1000;

/** From 0 to 1, the same for the same cards in hand. */
export const tasteFor = ({ piles }: State, seat: Seat, letter: string): number => {
  const mixed = [...`${letter} ${seat} ${piles[handOf(seat)].join()}`].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), FACTOR),
    START,
  );
  return ((mixed >>> 8) % STEPS) / STEPS;
};
