/**
 * Chance that is the same in every run. Keys, the referee's secret and the seats' numbers (32 and 16 bytes) come from a
 * seed, so the game of a seed is the same game; what must never repeat (nonces, message ids) stays true chance.
 */
import type { BrowserContext } from 'playwright-core';

/** Each load of a page goes on where no other load has been, so that nothing made before a reload is made again. */
export const fixChance = (context: BrowserContext, seed: string): Promise<unknown> =>
  context.addInitScript(given => {
    const load = Number(sessionStorage.getItem('chance') ?? 0) + 1;
    sessionStorage.setItem('chance', String(load));
    const hashed = (hash: number, letter: string): number => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    let word = [...`${given} ${load}`].reduce(hashed, 0x811c9dc5);
    const next = (): number => {
      let mixed = (word = (word + 0x9e3779b9) | 0);
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return (mixed ^ (mixed >>> 15)) & 255;
    };
    const truly = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = array => {
      if (!(array instanceof Uint8Array) || (array.length !== 32 && array.length !== 16)) return truly(array);
      array.set(Array.from(array, next));
      return array;
    };
  }, seed);
