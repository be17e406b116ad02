import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'], globalSetup: ['tests/harness/prepare.ts'],
    testTimeout: 300_000, hookTimeout: 120_000, pool: 'forks', maxWorkers: 2,
  },
});
