import { defineConfig } from 'vitest/config';

/** Tests that try many games or cases, not one: random and golden games of each game, attacks, schedules, bots. */
export const LONG = [
  'src/**/game.test.ts',
  'src/**/*.fuzz.test.ts',
  'src/games/*/bots/*.test.ts',
  'src/table/hostile.test.ts',
  'src/table/every-game.test.ts',
  'src/table/record/payload.test.ts',
] as const;

export default defineConfig({
  test: { include: [...LONG], testTimeout: 0, hookTimeout: 0, pool: 'forks', maxWorkers: 2 },
});
