/** Requests that were refused or changed nothing, so that sending them again later does nothing either. */
import type { Reply } from '../record/model';
import { problem } from './referee-model';

/** Number of answers kept for each browser. Requests as old as the answers dropped since are not judged any more. */
const KEPT = 300;

interface Kept {
  readonly seen: number;
  readonly reply: Reply;
}
interface Browser {
  readonly answers: Map<string, Kept>;
  /** A request that has seen less than this may have been refused and forgotten. */
  floor: number;
}

/** The last of some names. */
export const lastOf = (most: number): { has(name: string): boolean; add(name: string): void } => {
  const names = new Set<string>();
  return {
    has: name => names.has(name),
    add(name) {
      names.add(name);
      const [oldest] = names;
      if (names.size > most && oldest !== undefined) names.delete(oldest);
    },
  };
};

export interface Refusals {
  /** The answer that a message got, or must have got. */
  before(key: string, id: string, seen: number): Reply | undefined;
  keep(key: string, id: string, seen: number, reply: Reply): void;
}

export const refusalsOf = (): Refusals => {
  const browsers = new Map<string, Browser>();
  return {
    before(key, id, seen) {
      const browser = browsers.get(key);
      const known = browser?.answers.get(id);
      if (known) return known.reply;
      return browser && seen < browser.floor ? problem('stale') : undefined;
    },
    keep(key, id, seen, reply) {
      const browser = browsers.get(key) ?? { answers: new Map<string, Kept>(), floor: 0 };
      browsers.set(key, browser);
      browser.answers.set(id, { seen, reply });
      const [oldest] = browser.answers;
      if (browser.answers.size <= KEPT || !oldest) return;
      browser.answers.delete(oldest[0]);
      browser.floor = Math.max(browser.floor, oldest[1].seen + 1);
    },
  };
};
