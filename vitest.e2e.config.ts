import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CACHED, IN_BROWSER, WHOLE } from './vitest.fuzz.config.ts';

/** These take longest: begun last, one of them would keep a single core busy while the other waits. */
const LONGEST = [
  'other-browsers/two-browsers',
  'other-browsers/keys-and-fingers',
  'e2e/first-question',
  'e2e/tutorial',
  'e2e/accessibility',
  'e2e/all-bridges',
  'e2e/place',
  'e2e/this-one',
  'e2e/game-module',
  'e2e/toy-game',
  'trust/devices',
  'trust/killed',
  'e2e/prelude',
  'e2e/company',
  'e2e/kremlin',
  'trust/memory',
  'e2e/whole-game',
  'e2e/dual-powers',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex(name => moduleId.endsWith(`${name}.test.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** What puts something else in place of a part of the project, which no other file of its worker may meet. */
const ALONE = ['tests/e2e/toy-game.test.ts', 'tests/e2e/game-module.test.ts'];

const sessions = {
  globalSetup: ['tests/harness/prepare.ts'],
  // No clock decides: what does not come about is told by the harness, which counts its questions.
  testTimeout: 0,
  hookTimeout: 0,
  // A page may hang for reasons that are not ours. No test needs this: `npm test` names each that did.
  retry: 1,
  chaiConfig: WHOLE,
  pool: 'forks',
  experimental: CACHED,
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...sessions,
          name: 'sessions',
          include: ['tests/**/*.test.ts', ...IN_BROWSER],
          exclude: [...ALONE, ...(process.env['RT_BROWSERS'] === '1' ? [] : ['tests/other-browsers/**'])],
          // The files of a worker share what they have imported, and its browser; each evening has a host and a world of its own.
          isolate: false,
        },
      },
      { test: { ...sessions, name: 'alone', include: ALONE } },
    ],
  },
});
