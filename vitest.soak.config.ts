import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/soak/**/*.soak.ts'],
    globalSetup: ['tests/harness/prepare.ts'],
    testTimeout: 0,
    hookTimeout: 0,
    pool: 'forks',
    maxWorkers: 2,
  },
});
