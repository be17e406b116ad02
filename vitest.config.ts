import { defineConfig } from 'vitest/config';
import { CACHED, IN_BROWSER, LONG, nativeCrypto, WHOLE } from './vitest.fuzz.config.ts';

/** Tests of the cryptography itself, with the library that is shipped. */
const AS_SHIPPED = [
  'src/testing/native-crypto.test.ts',
  'src/table/crypto/*.test.ts',
  'src/table/adversary/passphrases.test.ts',
  'src/table/record/stranger.test.ts',
];

const shared = {
  // No test is decided by a clock: on a slow machine it takes longer.
  testTimeout: 0,
  hookTimeout: 0,
  chaiConfig: WHOLE,
  pool: 'forks',
  // Nothing of the rules keeps a state of its own: files share what they have imported.
  isolate: false,
  experimental: CACHED,
} as const;

/** What tells first whether a change is right: every rule, every refusal, every reader. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'as shipped', include: AS_SHIPPED } },
      {
        plugins: [nativeCrypto()],
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'host/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...LONG, ...IN_BROWSER, ...AS_SHIPPED],
        },
      },
    ],
  },
});
