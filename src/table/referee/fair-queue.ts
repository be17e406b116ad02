/** One thing after another: an ask is judged on what all asks before it have left. */
import type { Reply } from '../record/model';
import { enter, type Lines, next, OWN } from './lines';
import { problem } from './referee-model';

type Work = () => Promise<Reply>;

export interface Queue {
  /** Does something; a fault of the program spoils that one thing, not the table. */
  guarded(work: Work): Promise<Reply>;
  /** Does something for somebody in his turn; at once `too-many` if he has asked for too much that still waits. */
  inTurn(work: Work, who?: string): Promise<Reply>;
  /** Resolves when nobody waits. */
  idle(): Promise<unknown>;
}

export interface QueueIo {
  onFault(fault: unknown): void;
  /** Somebody asks for more than is served. */
  onFull(who: string): void;
}

export const makeQueue = ({ onFault, onFull }: QueueIo): Queue => {
  let lines: Lines<() => Promise<void>> = [];
  let serving: Promise<void> | undefined;
  const guarded = async (work: Work): Promise<Reply> => {
    try {
      return await work();
    } catch (fault) {
      onFault(fault);
      return problem('fault');
    }
  };
  const serveAll = async (): Promise<void> => {
    await undefined;
    for (let turn = next(lines); turn; turn = next(lines)) {
      lines = turn.rest;
      await turn.one();
    }
    serving = undefined;
  };
  return {
    guarded,
    inTurn: (work, who = OWN) =>
      new Promise(resolve => {
        const longer = enter(lines, who, async () => resolve(await guarded(work)));
        if (!longer) {
          onFull(who);
          resolve(problem('too-many'));
          return;
        }
        lines = longer;
        serving ??= serveAll();
      }),
    idle: () => serving ?? Promise.resolve(),
  };
};
