/** What came of the batches, in the form of Mocha's JSON report, so that a report of Quench can be laid beside it. */
import type { Outcome } from './quench';

interface Told {
  readonly title: string;
  readonly fullTitle: string;
  readonly duration: number;
  readonly err: { readonly message?: string };
}

export interface Report {
  /** The Foundry, or the host, that was asked, and who asked. */
  readonly of: { readonly version: string; readonly system: string; readonly browser: string };
  readonly stats: {
    readonly suites: number;
    readonly tests: number;
    readonly passes: number;
    readonly failures: number;
    readonly start: string;
    readonly end: string;
    readonly duration: number;
  };
  readonly tests: readonly Told[];
  readonly passes: readonly Told[];
  readonly failures: readonly Told[];
  /** What was found of the questions that no page answers. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const toldOf = ({ title, milliseconds, error }: Outcome): Told => {
  const parts = title.split(' › ');
  return {
    title: parts.at(-1) ?? title,
    fullTitle: parts.join(' '),
    duration: milliseconds,
    err: error === undefined ? {} : { message: error },
  };
};

/** The report of what one page or several found. */
export const reportOf = (
  of: Report['of'],
  outcomes: readonly Outcome[],
  answers: Readonly<Record<string, unknown>>,
  [start, end]: readonly [Date, Date],
): Report => {
  const tests = outcomes.map(toldOf);
  const failures = tests.filter(({ err }) => err.message !== undefined);
  const suites = new Set(outcomes.map(({ title }) => title.split(' › ').slice(0, -1).join(' › ')));
  return {
    of,
    stats: {
      suites: suites.size,
      tests: tests.length,
      passes: tests.length - failures.length,
      failures: failures.length,
      start: start.toISOString(),
      end: end.toISOString(),
      duration: end.getTime() - start.getTime(),
    },
    tests,
    passes: tests.filter(one => !failures.includes(one)),
    failures,
    answers,
  };
};
