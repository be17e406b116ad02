/** Looks ahead while a player looks at the board, a few milliseconds at a time: what is lifted then has its answer. */
import { foreseen, type Hand } from '../../table/board/by-hand';
import { resting } from '../tables/refereeing';

/** Begins with a table as it lies now, and leaves the one before. */
export const makeForethought = (): ((hand: Hand) => Promise<void>) => {
  let latest = 0;
  return async hand => {
    const own = ++latest;
    const work = foreseen(hand);
    const rest = resting();
    while (!work.next().done) {
      await rest();
      if (own !== latest) work.return();
    }
  };
};
