import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/soak/**/*.soak.ts'],
    globalSetup: ['tests/harness/prepare.ts'],
    testTimeout: 1_800_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
