import { defineConfig } from 'vitest/config';
import { CACHED, IN_BROWSER, LONG } from './vitest.fuzz.config.ts';

/** What tells within half a minute whether a change is right: every rule, every refusal, every reader. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'host/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
    exclude: [...LONG, ...IN_BROWSER],
    // No test is decided by a clock: on a slow machine it takes longer.
    testTimeout: 0,
    hookTimeout: 0,
    pool: 'forks',
    // Nothing of the rules keeps a state of its own: files share what they have imported.
    isolate: false,
    maxWorkers: 2,
    experimental: CACHED,
  },
});
