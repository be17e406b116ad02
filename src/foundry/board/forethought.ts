/** Looks ahead while a player looks at the board, a few milliseconds at a time: what is lifted then has its answer. */
import { foreseen, type Hand } from '../../table/board/by-hand';
import { resting } from '../tables/refereeing';

/** Begins with a table as it lies now, and leaves the one before; `over` when all has been looked at. Ends with its board. */
export const makeForethought = (board: AbortSignal, over: () => void): ((hand: Hand) => Promise<void>) => {
  let latest = 0;
  return async hand => {
    const own = ++latest;
    const work = foreseen(hand);
    const rest = resting();
    while (!work.next().done) {
      await rest();
      if (own !== latest || board.aborted) return void work.return();
    }
    over();
  };
};
