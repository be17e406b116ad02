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

/** Files with kernel code only: they load with the first game and serve all, so they count as core. */
const kernel = Object.keys(metafile.outputs).filter(file => {
  const sources = Object.keys(metafile.outputs[file]?.inputs ?? {});
  return sources.length > 0 && sources.every(source => source.startsWith('src/kernel/'));
});
const core = [...new Set([...filesWith(metafile, fileOf(metafile, 'src/module.ts')), ...kernel])];
/** The files that a part loads beyond the core. */
const beyondCore = (source: string): readonly string[] =>
  filesWith(metafile, fileOf(metafile, source)).filter(file => !core.includes(file));

describe('what every page loads', () => {
  test('contains nothing of a game but its cover', () => {
    const games = sourcesOf(core).filter(source => source.startsWith('src/games/'));
    expect(games.filter(source => !/\/(?:manifest|data\/(?:scoring-dice|types))\.ts$/.test(source))).toEqual([]);
  });
  // the last of it: signs of life that count when they were written, canonical texts in half the time, and what tells hands
  // the rules' own doing (1 kB, also at a table); what saves work at each command (80 bytes)
  test('is at most 115 kB, compressed as a server sends it', () => {
    expect(sizeOf(core)).toBeGreaterThan(10_000);
    expect(sizeOf(core)).toBeLessThanOrEqual(115_100);
  });
  test.each(LANGUAGES)('has words of %s of at most 12 kB, and half a kilobyte for each game beside ours', language => {
    const words = coreTranslations(language);
    expect(gzipped(JSON.stringify(words, undefined, 1))).toBeLessThanOrEqual(
      12_000 + 500 * GAMES.filter(game => !OURS.includes(game)).length,
    );
    for (const game of GAMES) expect(words['RT']).not.toHaveProperty(game);
  });
});

// Larger features of the last kilobytes: recognizing changes by hand (1 kB), readable numbers on counters (0.5 kB), hints
// and likely actions (1 kB), changes by hand told alike on every page (1.5 kB). What the library shares with tables is a
// separate file, which saves more there than it costs here. What misses its place, and what the tray tells apart, is said
// (0.2 kB).
test('a page at a table loads a few files, not one for each set of parts with shared code', () => {
  const parts = ['applications/table-app', 'applications/hand-app', 'board/mount-board', 'playing/play'];
  const files = ['src/module.ts', ...parts.map(part => `src/foundry/${part}.ts`)].flatMap(part =>
    filesWith(metafile, fileOf(metafile, part)),
  );
  expect(new Set(files).size).toBeLessThanOrEqual(25);
  expect(sizeOf([...new Set(files)])).toBeLessThanOrEqual(202_200);
});

test('the library loads no code for tables', () => {
  const files = beyondCore('src/foundry/applications/library-app.ts');
  expect(sourcesOf(files).filter(source => /table-app|hand-app|mount-board|playing\/play/.test(source))).toEqual([]);
  expect(sizeOf(files)).toBeLessThanOrEqual(38_600);
});

/**
 * Larger limits, and their reasons. All Bridges: the rules of a COIN game; the coast of Finland, from real data, takes
 * 5 kB; its Non-players take 19 kB: seventeen cards with all priorities, the code that plays them, and their texts.
 * These belong to the rules, which decide at once and load no other file. A separate part would have to be loaded before
 * any table of the game opens, for a seat's bot too. Prelude: its last deck is made of two, also in a
 * redeal. Its cards are gathered by hand one by one, because each has the deck of its Era. Its bots value the gain
 * of an Event and of a table. An Event that an owner has assembled from steps is read with their file, of All Bridges too:
 * its reader names every step, field and sentence of the rules (5 kB). Every box, arrow and band of Prelude's board may be an
 * owner's: their readers, and the board drawn from them, take 1 kB.
 * The texts of Non-players about each die and choice belong to the rules that carry them out.
 * Where a rule of All Bridges was mended, both readings stay: a record made before is verified by the old one (0.4 kB).
 * How its Moderates look at a command is a plan of their own (0.6 kB). What an Attack notes on a card stays (0.1 kB).
 */
const HEAVIER: Readonly<Record<string, number>> = { 'all-bridges': 88_100, prelude: 45_000 };

describe.each(GAMES)('%s', game => {
  const source = `src/games/${game}/index.ts`;
  test('comes in at most 40 kB, or its own limit, and brings no other game', () => {
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

test('the name of a part depends on its content, so that a cached page mixes no versions', () => {
  const parts = Object.keys(metafile.outputs).filter(file => !file.endsWith('.map') && !file.endsWith('/module.js'));
  expect(parts.filter(part => !/\/code\/[\w-]+-[A-Z0-9]{8}\.js$/.test(part))).toEqual([]);
});
