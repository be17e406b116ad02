import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'], globalSetup: ['tests/harness/prepare.ts'],
    // Real browsers on a machine that others use too: what fails once is tried once more, and both tries are in the log.
    retry: 1,
    testTimeout: 300_000, hookTimeout: 120_000, pool: 'forks', maxWorkers: 2,
  },
});
