/** A skeleton compiles and plays as it is made, in this repository and as a module of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { buildGameModule } from 'revolution-tables-kit/build';
import { examine } from '../src/kernel/testing/examination';
import { gameFiles, moduleFiles, titleOf, withEntry, wrongId } from './new-game';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'rt-new-game-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ID = 'three-chairs';
const write = (under: string, files: ReadonlyMap<string, string>): void => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(under, path)), { recursive: true });
    writeFileSync(join(under, path), text);
  }
};
const gameIn = async (file: string): Promise<unknown> =>
  ((await import(pathToFileURL(file).href)) as { readonly game: unknown }).game;

describe('a game in this repository', () => {
  const src = join(folder, 'src');
  write(join(src, 'games', ID), gameFiles(ID));
  symlinkSync(join(root, 'src', 'kernel'), join(src, 'kernel'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, preserveSymlinks: true }, include: ['src/games'] }),
  );

  test('compiles at once', () => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });
  test('plays, and passes the examination of a game', async () => {
    expect(examine(await gameIn(join(src, 'games', ID, 'index.ts')), ID)).toBeUndefined();
  });
  test('contains no name from the template or the kit', () => {
    const all = [...gameFiles(ID).values()].join('\n');
    expect(all.match(/tug-of-war|Tug of War|Tauziehen|revolution-tables-kit/g)).toBeNull();
    expect(gameFiles(ID).get('lang/en.json')).toContain('"name": "Three Chairs"');
  });
  test('stands in the catalogue after the others', () => {
    const before = readFileSync(join(root, 'src', 'catalog.ts'), 'utf8');
    const after = withEntry(before, ID);
    expect(after).toContain(`import { manifest as threeChairsManifest } from './games/${ID}/manifest';`);
    expect(after.trimEnd().endsWith('];')).toBe(true);
    expect(after.indexOf(`./games/${ID}/lang/de.json`)).toBeGreaterThan(after.indexOf('./games/kremlin/lang/de.json'));
  });
});

test('a game as a module of its own is built from its folder, and plays', async () => {
  const own = join(folder, 'module');
  write(own, moduleFiles(ID, own));
  expect(JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))).toMatchObject({
    name: ID,
    dependencies: { 'revolution-tables-kit': expect.stringMatching(/^file:.*kit$/) },
  });
  await buildGameModule({ folder: own, out: join(own, 'dist') });
  expect(JSON.parse(readFileSync(join(own, 'dist', 'module.json'), 'utf8'))).toMatchObject({ id: ID });
  expect(examine(await gameIn(join(own, 'dist', 'game.js')), ID)).toBeUndefined();
});

test('an id is refused that is taken, or invalid', () => {
  expect(wrongId(ID, ['kremlin'])).toBeUndefined();
  expect(wrongId('kremlin', ['kremlin'])).toContain('already');
  for (const id of ['', 'x', 'Two Boats', '../x', '1848', 'a'.repeat(41)])
    expect(wrongId(id, [])).toContain('is no id');
  expect(titleOf('two-boats')).toBe('Two Boats');
});
