/** Games shared out among threads, as many as the machine has cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameCount } from './game-count';
import type { Told } from './player';

export const CORES = availableParallelism();

/**
 * Plays the games with these numbers, and calls `over` with each. When `mayBegin` returns false, starts no further
 * game but finishes those in progress.
 */
export const playAll = async (
  told: Told,
  numbers: readonly number[],
  threads: number,
  over: (game: GameCount) => void,
  mayBegin: () => boolean = () => true,
): Promise<void> => {
  const left = [...numbers];
  const next = (): number | undefined => (mayBegin() ? left.shift() : undefined);
  const player = async (): Promise<void> => {
    let number = next();
    if (number === undefined) return;
    const worker = new Worker(new URL('player.mjs', import.meta.url), { workerData: told });
    const failed = new Promise<never>((_, reject) => worker.once('error', reject));
    failed.catch(() => undefined);
    const played = (asked: number): Promise<GameCount> =>
      Promise.race([
        failed,
        new Promise<GameCount>(resolve => {
          worker.once('message', resolve);
          worker.postMessage(asked);
        }),
      ]);
    try {
      for (; number !== undefined; number = next()) over(await played(number));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, numbers.length) }, player));
};
