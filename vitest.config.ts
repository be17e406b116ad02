import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'host/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 600_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
