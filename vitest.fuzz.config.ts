import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Tests that try many games or cases, not one: random and golden games of each game, attacks, forgeries, schedules,
 * bots; and what compiles the whole module.
 */
export const LONG = [
  'src/**/game.test.ts',
  'src/**/*.fuzz.test.ts',
  'src/games/*/bots/*.test.ts',
  'src/games/decisions.test.ts',
  'src/table/hostile.test.ts',
  'src/table/every-game.test.ts',
  'src/table/record/payload.test.ts',
  'src/table/record/packing.test.ts',
  'src/table/forging.test.ts',
  'src/table/referee/election/election.test.ts',
  'src/kernel/testing/planted-faults.test.ts',
  'src/kernel/testing/toy/toy.test.ts',
  'src/table/panels/odds-book.test.ts',
  'src/table/panels/turning-points-panel.test.ts',
  'scripts/coast/coast.test.ts',
  'scripts/packs.test.ts',
  'scripts/rules-cli/process.test.ts',
  'scripts/usage.test.ts',
  'scripts/platform-members.test.ts',
] as const;

/** Tests of the host in a browser: they run with those of the module there. */
export const IN_BROWSER = [
  'host/client/**/page.test.ts',
  'host/docs/page.test.ts',
  'host/server/storm.test.ts',
] as const;

/** What was transformed once is kept for the next run: the three parts of `npm test` load much the same files. */
export const CACHED = { fsModuleCache: true } as const;

/** `npm test` repeats the first line of a failure, which then says what was found and not only how many. */
export const WHOLE = { truncateThreshold: 400 } as const;

const CRYPTO = join(import.meta.dirname, 'src/testing/native-crypto.ts');

/** Tests that play much sign, agree and hash with Node's cryptography: half of their time went into the library's. */
export const nativeCrypto = (): Plugin => ({
  name: 'native-crypto',
  enforce: 'pre',
  resolveId: (id, importer) =>
    ['@noble/curves/ed25519.js', '@noble/hashes/sha2.js'].includes(id) && importer !== CRYPTO ? CRYPTO : undefined,
});

export default defineConfig({
  plugins: [nativeCrypto()],
  test: {
    include: [...LONG],
    testTimeout: 0,
    hookTimeout: 0,
    chaiConfig: WHOLE,
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    experimental: CACHED,
  },
});
