import { defineConfig } from 'vitest/config';
import { LONG } from './vitest.fuzz.config.ts';

/** What tells within half a minute whether a change is right: every rule, every refusal, every reader. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'host/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...LONG],
    // No test is decided by a clock: on a slow machine it takes longer.
    testTimeout: 0,
    hookTimeout: 0,
    pool: 'forks',
    maxWorkers: 2,
  },
});
