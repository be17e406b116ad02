/**
 * Requests are served one after another, so each sees the result of all before it. Every sender has their own queue,
 * and the queues take turns: a user who sends a hundred requests delays others by only one.
 */
import type { Reply } from '../record/model';
import { problem } from './referee-model';

interface Line<T> {
  readonly who: string;
  readonly waiting: readonly T[];
}
/** The queues with waiting requests, the next one first. */
export type Lines<T> = readonly Line<T>[];

/** The referee's own duties, which nobody can add to. */
export const OWN = '';
/** Senders whose browsers the referee does not know: they share one queue. */
export const STRANGERS = '?';
/** Limit of one queue. A request beyond it is turned away and has to be sent again. */
export const MOST = 24;

/** The queues with one more request; undefined if the sender's queue is full. */
export const enter = <T>(lines: Lines<T>, who: string, one: T): Lines<T> | undefined => {
  const line = lines.find(other => other.who === who);
  if (!line) return [...lines, { who, waiting: [one] }];
  if (who !== OWN && line.waiting.length >= MOST) return undefined;
  const longer = { who, waiting: [...line.waiting, one] };
  return lines.map(other => (other === line ? longer : other));
};

/** The next request, and the queues after it: this sender's next turn comes after all others. */
export const next = <T>(lines: Lines<T>): { readonly one: T; readonly rest: Lines<T> } | undefined => {
  const [line, ...others] = lines;
  const [one, ...waiting] = line?.waiting ?? [];
  if (!line || one === undefined) return undefined;
  return { one, rest: waiting.length ? [...others, { who: line.who, waiting }] : others };
};

type Work = () => Promise<Reply>;

export interface Queue {
  /** Does one job; a fault of the program affects only that job. */
  guarded(work: Work): Promise<Reply>;
  /** Does one job in the sender's turn; returns `too-many` at once if their queue is full. */
  inTurn(work: Work, who?: string): Promise<Reply>;
  /** Resolves when nobody waits. */
  idle(): Promise<unknown>;
}

export interface QueueIo {
  onFault(fault: unknown): void;
  /** Somebody sends more requests than are served. */
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
