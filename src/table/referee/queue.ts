/** One thing after another: an ask is judged on what all asks before it have left. */
import type { Reply } from '../record/model';
import { problem } from './referee-model';

type Work = () => Promise<Reply>;

export interface Turnstile {
  /** Does something; a fault of the program spoils that one thing, not the table. */
  guarded(work: Work): Promise<Reply>;
  /** Does something when all that came before it is done. */
  inTurn(work: Work): Promise<Reply>;
  /** Resolves when nobody waits. */
  idle(): Promise<unknown>;
}

export const makeTurnstile = (onFault: (fault: unknown) => void): Turnstile => {
  let last: Promise<unknown> = Promise.resolve();
  const guarded = async (work: Work): Promise<Reply> => {
    try {
      return await work();
    } catch (fault) {
      onFault(fault);
      return problem('fault');
    }
  };
  return {
    guarded,
    inTurn(work) {
      const done = last.then(() => guarded(work));
      last = done;
      return done;
    },
    idle: () => last,
  };
};
