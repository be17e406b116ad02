import type { Latency } from './options';

/** Passes work on after the latency of a line, in the order it was given: a connection never overtakes itself. */
export const delayLine = ({ mean, spread }: Latency): ((work: () => void) => void) => {
  if (mean === 0 && spread === 0) return work => work();
  let last = 0;
  // timers of different lengths that end together may fire in any order: whichever does takes what has waited longest
  const waiting: (() => void)[] = [];
  return work => {
    const now = performance.now();
    last = Math.max(last, now + Math.max(0, mean + (Math.random() * 2 - 1) * spread));
    waiting.push(work);
    setTimeout(() => waiting.shift()?.(), last - now);
  };
};
