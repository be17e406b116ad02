import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../src/catalog';
import { OURS } from '../src/testing/all-games';
import { bundle, fileOf, filesWith } from './bundle';
import { coreTranslations, LANGUAGES } from './languages';

const root = join(import.meta.dirname, '..');
const { metafile, outputFiles = [] } = await bundle(join(root, 'dist'), false);
const GAMES = CATALOG.flatMap(({ manifest, load }) => (load ? [manifest.id] : []));

const gzipped = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).length;
const sizeOf = (files: readonly string[]): number =>
  outputFiles
    .filter(({ path }) => files.includes(relative(process.cwd(), path)))
    .reduce((sum, { contents }) => sum + gzipped(contents), 0);
const sourcesOf = (files: readonly string[]): readonly string[] =>
  files.flatMap(file => Object.keys(metafile.outputs[file]?.inputs ?? {}));

/** Files of the kernel alone, which come with the first game and serve all: they count with the core. */
const kernel = Object.keys(metafile.outputs).filter(file => {
  const sources = Object.keys(metafile.outputs[file]?.inputs ?? {});
  return sources.length > 0 && sources.every(source => source.startsWith('src/kernel/'));
});
const core = [...new Set([...filesWith(metafile, fileOf(metafile, 'src/module.ts')), ...kernel])];
/** What comes with a part beyond the core. */
const beyondCore = (source: string): readonly string[] =>
  filesWith(metafile, fileOf(metafile, source)).filter(file => !core.includes(file));

describe('what every page loads', () => {
  test('holds of a game nothing but its cover', () => {
    const games = sourcesOf(core).filter(source => source.startsWith('src/games/'));
    expect(games.filter(source => !/\/(?:manifest|data\/(?:scoring-dice|types))\.ts$/.test(source))).toEqual([]);
  });
  // the keys of a person's other devices are looked for wherever a table is opened: they are its last kilobyte
  test('is at most 112 kB, packed as a server sends it', () => {
    expect(sizeOf(core)).toBeGreaterThan(10_000);
    expect(sizeOf(core)).toBeLessThanOrEqual(112_000);
  });
  test.each(LANGUAGES)(
    'says its words of %s in at most 11.5 kB, and half of one for each game beside ours',
    language => {
      const words = coreTranslations(language);
      expect(gzipped(JSON.stringify(words, undefined, 1))).toBeLessThanOrEqual(
        11_500 + 500 * GAMES.filter(game => !OURS.includes(game)).length,
      );
      for (const game of GAMES) expect(words['RT']).not.toHaveProperty(game);
    },
  );
});

/**
 * What may weigh more, and why. All Bridges: the rules of a COIN game; the coast of Finland, drawn from real data, is
 * 5 kB; its Non-players, seventeen cards with all their priorities, what plays them and what they say of it, are 19 kB.
 * They are of the rules, which decide at once and wait for no other file: a part of its own would have to be there before
 * any table of the game is opened, for a seat's bot too. Prelude's last deck is made of two, and says so where it is
 * dealt again; its cards are gathered by hand one by one, for each knows the deck of its Era; and its bots weigh both what
 * an Event may bring and what a table is worth; an Event that an owner has assembled from steps is read with their file.
 * What Non-players tell of each die and each choice belongs to the rules that carry it out.
 */
const HEAVIER: Readonly<Record<string, number>> = { 'all-bridges': 78_000, prelude: 42_500 };

describe.each(GAMES)('%s', game => {
  const source = `src/games/${game}/index.ts`;
  test('comes in at most 40 kB, or what is said of it, and brings no other game', () => {
    const files = beyondCore(source);
    expect(sizeOf(files)).toBeGreaterThan(1_000);
    expect(sizeOf(files)).toBeLessThanOrEqual(HEAVIER[game] ?? 40_000);
    const others = sourcesOf(files).filter(
      one => one.startsWith('src/games/') && !one.startsWith(`${dirname(source)}/`),
    );
    expect(others).toEqual([]);
  });
  test.each(LANGUAGES)('has its words of %s in a file of their own', language => {
    expect(sourcesOf(beyondCore(`src/games/${game}/lang/${language}.json`))).toEqual([
      `src/games/${game}/lang/${language}.json`,
    ]);
  });
});

test('the name of a part tells its content, so that an old cache mixes no versions', () => {
  const parts = Object.keys(metafile.outputs).filter(file => !file.endsWith('.map') && !file.endsWith('/module.js'));
  expect(parts.filter(part => !/\/code\/[\w-]+-[A-Z0-9]{8}\.js$/.test(part))).toEqual([]);
});
