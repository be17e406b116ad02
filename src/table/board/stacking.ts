/**
 * The stacking order on a canvas. Each place of a board has its own range of numbers, so a change in one place changes
 * no number of another.
 */
import type { Board } from '../../kernel/board';
import type { Placement } from './projection';

/** So much lies between two pieces of one place: room for the signs on a piece. */
const STEP = 10;
/** So many pieces of one place have numbers of their own. */
const MOST = 200;

/** The numbers of placements, in the order of `place`: what comes later lies above. */
export const stackingOf = (board: Board, placements: readonly Placement[]): readonly number[] => {
  const places = [
    ...board.tracks.map(({ id }) => `marker ${id}`),
    ...board.slots.map(({ id }) => `pile ${id}`),
    ...board.slots.map(({ id }) => `counter ${id}`),
  ];
  const ranks = new Map(places.map((name, rank) => [name, rank]));
  const held = new Map<number, number>();
  return placements.map(({ kind, slot }) => {
    // what lies loose lies above all
    const rank = ranks.get(`${kind} ${slot}`) ?? places.length;
    const n = held.get(rank) ?? 0;
    held.set(rank, n + 1);
    return (rank * MOST + Math.min(n, MOST - 1)) * STEP;
  });
};
