/**
 * A small stand-in for the public module Quench, for the host: it takes batches as Quench does, runs one test after
 * another and tells what came of each. It runs in the page and sees nothing of the test.
 */
import type { Page } from 'playwright-core';

export interface Outcome {
  /** The batch, the suites and the test, with `›` between them. */
  readonly title: string;
  readonly milliseconds: number;
  readonly error?: string;
}

interface Assert {
  readonly [name: string]: (...given: readonly unknown[]) => void;
}
type Work = () => unknown;
interface Context {
  readonly describe: (title: string, inner: () => void) => void;
  readonly it: (title: string, work: Work) => void;
  readonly before: (work: Work) => void;
  readonly after: (work: Work) => void;
  readonly assert: Assert;
}
interface Globals {
  quenchBatches?: [string, (context: Context) => void][];
  quenchAssert?: Assert;
  readonly Hooks: { callAll(hook: string, ...given: readonly unknown[]): void };
}

/** The assertions of Chai that the batches use. */
const installAssert = (): void => {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  const show = (value: unknown): string => {
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const holds = (ok: boolean, what: string, ...values: readonly unknown[]): void => {
    if (!ok) fail(`${what}: ${values.map(show).join(', ')}`);
  };
  const ordered = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : Array.isArray(value)
        ? value.map(ordered)
        : Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, one]) => [key, ordered(one)]),
          );
  const numbers =
    (check: (a: number, b: number) => boolean, what: string) =>
    (a: unknown, b: unknown): void =>
      holds(check(Number(a), Number(b)), what, a, b);
  (globalThis as unknown as Globals).quenchAssert = {
    // biome-ignore lint/suspicious/noDoubleEquals: the public library compares so
    equal: (a, b) => holds(a == b, 'should be equal', a === b ? '' : String(a), String(b)),
    deepEqual: (a, b) => holds(show(ordered(a)) === show(ordered(b)), 'should be deeply equal', a, b),
    isTrue: value => holds(value === true, 'should be true', value),
    isFalse: value => holds(value === false, 'should be false', value),
    isNull: value => holds(value === null, 'should be null', value),
    isUndefined: value => holds(value === undefined, 'should be undefined', value),
    isDefined: value => holds(value !== undefined, 'should be defined'),
    isFunction: (value, name) => holds(typeof value === 'function', 'should be a function', name),
    isNumber: value => holds(typeof value === 'number' && !Number.isNaN(value), 'should be a number', value),
    instanceOf: (value, of) =>
      holds(value instanceof (of as new () => object), 'should be an instance', String(of).slice(0, 40)),
    match: (value, pattern) => holds((pattern as RegExp).test(String(value)), 'should match', value),
    notInclude: (value, part) => holds(!String(value).includes(String(part)), 'should not include', value, part),
    isAtLeast: numbers((a, b) => a >= b, 'should be at least'),
    isAtMost: numbers((a, b) => a <= b, 'should be at most'),
    isAbove: numbers((a, b) => a > b, 'should be above'),
    closeTo: (a, b, by) => holds(Math.abs(Number(a) - Number(b)) <= Number(by), 'should be close', a, b),
    throws: work => {
      let thrown = false;
      try {
        (work as Work)();
      } catch {
        thrown = true;
      }
      holds(thrown, 'should throw');
    },
  };
};

const runAll = async (): Promise<Outcome[]> => {
  const page = globalThis as unknown as Globals;
  const outcomes: Outcome[] = [];
  const { quenchAssert: assert } = page;
  if (!assert) return [{ title: 'no assertions', milliseconds: 0, error: 'they were not installed' }];
  const batches: [string, (context: Context) => void][] = [];
  page.Hooks.callAll('quenchReady', {
    registerBatch: (name: string, register: (context: Context) => void) => {
      batches.push([name, register]);
    },
  });
  // as Mocha does, though later: a test that hangs must not keep the others from being run
  const givenUp = (): Promise<never> =>
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('was given up')), 60_000);
    });
  const attempt = async (title: string, work: Work): Promise<void> => {
    const begun = performance.now();
    const spent = (): number => Math.round(performance.now() - begun);
    try {
      await Promise.race([work(), givenUp()]);
      outcomes.push({ title, milliseconds: spent() });
    } catch (error) {
      outcomes.push({ title, milliseconds: spent(), error: String(error) });
    }
  };
  for (const [name, register] of batches) {
    const path: string[] = [name];
    const tests: [string, Work][] = [];
    const first: Work[] = [];
    const last: Work[] = [];
    register({
      assert,
      describe: (title, inner) => {
        path.push(title);
        inner();
        path.pop();
      },
      it: (title, work) => {
        tests.push([[...path, title].join(' › '), work]);
      },
      before: work => {
        first.push(work);
      },
      after: work => {
        last.push(work);
      },
    });
    for (const work of first) await attempt(`${name} › before`, work);
    for (const [title, work] of tests) await attempt(title, work);
    for (const work of last) await attempt(`${name} › after`, work);
  }
  return outcomes;
};

/** Runs every batch that the page's modules register for its user. */
export const runBatches = async (page: Page): Promise<readonly Outcome[]> => {
  await page.evaluate(installAssert);
  return page.evaluate(runAll);
};
