/**
 * Requests are served one after another, so each is judged on what all before it have left. Every sender waits in a line
 * of their own and the lines take turns: whoever sends a hundred requests waits for them, and delays others by one.
 */
import type { Reply } from '../record/model';
import { problem } from './referee-model';

interface Line<T> {
  readonly who: string;
  readonly waiting: readonly T[];
}
/** The lines of those who wait, the next to be served first. */
export type Lines<T> = readonly Line<T>[];

/** The referee's own duties, which nobody can add to. */
export const OWN = '';
/** Whose browsers the referee does not know: they all share one line. */
export const STRANGERS = '?';
/** So much waits in one line; who comes then is sent away, and comes again later. */
export const MOST = 24;

/** The lines with one more waiting; undefined if their line is full. */
export const enter = <T>(lines: Lines<T>, who: string, one: T): Lines<T> | undefined => {
  const line = lines.find(other => other.who === who);
  if (!line) return [...lines, { who, waiting: [one] }];
  if (who !== OWN && line.waiting.length >= MOST) return undefined;
  const longer = { who, waiting: [...line.waiting, one] };
  return lines.map(other => (other === line ? longer : other));
};

/** The next to be served, and who still waits then: their own line has its next turn after all others. */
export const next = <T>(lines: Lines<T>): { readonly one: T; readonly rest: Lines<T> } | undefined => {
  const [line, ...others] = lines;
  const [one, ...waiting] = line?.waiting ?? [];
  if (!line || one === undefined) return undefined;
  return { one, rest: waiting.length ? [...others, { who: line.who, waiting }] : others };
};

type Work = () => Promise<Reply>;

export interface Queue {
  /** Does something; a fault of the program spoils that one thing, not the table. */
  guarded(work: Work): Promise<Reply>;
  /** Does something for somebody in their turn; at once `too-many` if they have asked for too much that still waits. */
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
