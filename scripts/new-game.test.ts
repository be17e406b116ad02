/** A new game's skeleton compiles and plays as it is, in this repository and as a separate module. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { packKit } from '../kit/packing';
import { examine } from '../src/kernel/testing/examination';
import { moduleFiles, titleOf, writeFiles, wrongId } from '../kit/template';
import { GAMES } from '../src/testing/all-games';
import { gameExport } from './game-pages';
import { gameFiles, withEntry } from './new-game';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'rt-new-game-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ID = 'three-chairs';
const gameIn = async (file: string): Promise<unknown> =>
  ((await import(pathToFileURL(file).href)) as { readonly game: unknown }).game;

describe('a game in this repository', () => {
  const src = join(folder, 'src');
  writeFiles(join(src, 'games', ID), gameFiles(ID));
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
  test.each([join(src, 'games', ID), ...GAMES.map(({ id }) => join(root, 'src', 'games', id))])(
    '%s is found by the page of a saved game',
    async game => {
      expect(await gameExport(game)).toMatch(/^\w+$/);
    },
  );
  test('contains no name from the template or the kit', () => {
    const all = [...gameFiles(ID).values()].join('\n');
    expect(all.match(/tug-of-war|Tug of War|Tauziehen|revolution-tables-kit/g)).toBeNull();
    expect(gameFiles(ID).get('lang/en.json')).toContain('"name": "Three Chairs"');
  });
  test('is in the catalogue after the others', () => {
    const before = readFileSync(join(root, 'src', 'catalog.ts'), 'utf8');
    const after = withEntry(before, ID);
    expect(after).toContain(`import { manifest as threeChairsManifest } from './games/${ID}/manifest';`);
    expect(after.trimEnd().endsWith('];')).toBe(true);
    expect(after.indexOf(`./games/${ID}/lang/de.json`)).toBeGreaterThan(after.indexOf('./games/kremlin/lang/de.json'));
  });
});

/** What a module installs beside the kit: taken from this repository, so that the test needs no network. */
const INSTALLED = ['@types', 'esbuild', 'tsx', 'typescript', 'valibot', 'vitest'];

describe('a game as a module of its own', async () => {
  const own = join(folder, 'module');
  const modules = join(own, 'node_modules');
  const installed = join(modules, 'revolution-tables-kit');
  mkdirSync(installed, { recursive: true });
  const tarball = await packKit(own);
  writeFiles(own, moduleFiles(join(root, 'examples', 'toy-game-module'), ID, tarball));
  const unpacked = spawnSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], { cwd: own });
  if (unpacked.status !== 0) throw new Error('the tarball cannot be unpacked');
  for (const name of INSTALLED) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  const runs = (script: string, ...given: readonly string[]): readonly [string, number | null] => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(modules, script), ...given], {
      cwd: own,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NO_COLOR: '1' },
    });
    return [status === 0 ? '' : `${stdout}${stderr}`, status];
  };

  test('needs nothing of this repository but the tarball', () => {
    expect(JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))).toMatchObject({
      name: ID,
      dependencies: { 'revolution-tables-kit': `file:${tarball}` },
    });
    const texts = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter(path =>
      /\.(?:js|ts|json)$/.test(path),
    );
    expect(texts.length).toBeGreaterThan(4);
    for (const path of texts) expect(readFileSync(join(installed, path), 'utf8').includes(root), path).toBe(false);
  });
  test('contains every page, heading and file that the kit’s pages name', () => {
    const pages = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter(
      path => path.endsWith('.md') && !path.startsWith('node_modules'),
    );
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/a-game-as-a-module.md', 'docs/trust.md']));
    const anchorsIn = (text: string): readonly string[] =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      );
    const lost: string[] = [];
    let followed = 0;
    for (const page of pages) {
      const text = readFileSync(join(installed, page), 'utf8');
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(link)) continue;
        followed++;
        const [file = '', anchor] = link.split('#');
        const target = file ? normalize(join(installed, dirname(page), file)) : join(installed, page);
        const isThere = target.startsWith(installed) && existsSync(target);
        const isHeading = anchor === undefined || (isThere && anchorsIn(readFileSync(target, 'utf8')).includes(anchor));
        if (!isThere || !isHeading) lost.push(`${page}: ${link}`);
      }
    }
    expect(lost).toEqual([]);
    expect(followed).toBeGreaterThan(8);
  });
  test('can make another module itself, without this repository', () => {
    const next = join(folder, 'next');
    const { status, stderr } = spawnSync(process.execPath, [join(installed, 'dist', 'create.js'), 'two-boats', next], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder },
    });
    expect([stderr, status]).toEqual(['', 0]);
    expect(readFileSync(join(next, 'module.json'), 'utf8')).toContain('"two-boats"');
    const made = readdirSync(next, { recursive: true, encoding: 'utf8' }).filter(path => !path.endsWith('.tgz'));
    const wanted = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter(
      path => !/^node_modules|^dist|\.tgz$/.test(path),
    );
    expect(made.toSorted()).toEqual(wanted.toSorted());
  });
  test('type-checks', () => expect(runs('typescript/bin/tsc')).toEqual(['', 0]));
  test('passes its tests', () => expect(runs('vitest/vitest.mjs', 'run')).toEqual(['', 0]));
  test('builds and plays', async () => {
    expect(runs('tsx/dist/cli.mjs', 'build.ts')).toEqual(['', 0]);
    expect(JSON.parse(readFileSync(join(own, 'dist', 'module.json'), 'utf8'))).toMatchObject({ id: ID });
    expect(examine(await gameIn(join(own, 'dist', 'game.js')), ID)).toBeUndefined();
  });
});

test('a taken or invalid id is refused', () => {
  expect(wrongId(ID, ['kremlin'])).toBeUndefined();
  expect(wrongId('kremlin', ['kremlin'])).toContain('already');
  for (const id of ['', 'x', 'Two Boats', '../x', '1848', 'a'.repeat(41)])
    expect(wrongId(id, [])).toContain('is no id');
  expect(titleOf('two-boats')).toBe('Two Boats');
});
