/**
 * Makes a running skeleton of a game from the template in examples/: `npm run new-game -- <id>` in src/games/, or with
 * `--module <folder>` as a module of its own.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { packKit } from '../kit/packing';
import { filesIn, GAME, moduleFiles, renamed, writeFiles, wrongId } from '../kit/template';
import { program, readArguments, wrong } from './command-line';

const root = join(import.meta.dirname, '..');
const template = join(root, 'examples', 'toy-game-module');
const kit = join(root, 'kit');

/** The source of each name that the kit exports, as a path of the repository without its ending. */
const originsIn = (file: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(kit, file), 'utf8').matchAll(/export (?:type )?\{([^}]*)\} from '\.\.\/([^']*)'/g)].flatMap(
      ([, names = '', from = '']) =>
        names.split(',').flatMap(name => {
          const plain = name.replace('type ', '').trim();
          return plain ? [[plain, from] as const] : [];
        }),
    ),
  );

const ORIGINS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  'revolution-tables-kit': originsIn('index.ts'),
  'revolution-tables-kit/testing': originsIn('testing.ts'),
};

/** In this repository a game imports the kernel itself. */
const withKernel = (text: string, up: string): string =>
  text.replaceAll(
    /import (type )?\{([^}]*)\} from '(revolution-tables-kit(?:\/testing)?)';\n/g,
    (_, type: string | undefined, names: string, from: string) => {
      const files = new Map<string, string[]>();
      for (const given of names.split(',').map(name => name.trim())) {
        if (!given) continue;
        const origin = ORIGINS[from]?.get(given.replace('type ', ''));
        if (origin === undefined) throw new Error(`the kit has no ${given}`);
        files.set(origin, [...(files.get(origin) ?? []), given]);
      }
      const lines = [...files]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([origin, all]) => {
          const isType = type !== undefined || all.every(name => name.startsWith('type '));
          const shown = isType ? all.map(name => name.replace('type ', '')) : all;
          return `import ${isType ? 'type ' : ''}{ ${shown.join(', ')} } from '${up}${origin.replace(/^src\//, '')}';\n`;
        });
      return lines.join('');
    },
  );

/** One test covers the tutorials of all games in this repository; only a separate module needs its own. */
const MODULE_ONLY = 'tutorial.test.ts';

/** The files of a game in this repository, by path below src/games/<id>. Golden games follow the template's rules. */
export const gameFiles = (id: string): ReadonlyMap<string, string> => {
  const folder = join(template, 'src', 'game');
  return new Map(
    filesIn(folder)
      .filter(path => path !== MODULE_ONLY)
      .map(path => {
        const up = '../'.repeat(path.split(sep).length + 1);
        return [path, withKernel(renamed(readFileSync(join(folder, path), 'utf8'), id), up)] as const;
      }),
  );
};

/** The catalogue with one more game. */
export const withEntry = (catalogue: string, id: string): string => {
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lang = (language: string): string =>
    `      ${language}: async () => (await import('./games/${id}/lang/${language}.json')).default,\n`;
  const entry =
    `  {\n    manifest: ${name}Manifest,\n    load: async () => any((await import('./games/${id}')).game),\n` +
    `    words: {\n${lang('en')}${lang('de')}    },\n` +
    `    tutorials: { first: async () => lesson((await import('./games/${id}/tutorial')).tutorial) },\n  },\n];\n`;
  return catalogue
    .replace(
      'import type { Game }',
      `import { manifest as ${name}Manifest } from './games/${id}/manifest';\nimport type { Game }`,
    )
    .replace(/\];\n$/, entry);
};

const USAGE = 'Usage: npm run new-game -- <id> [--module <folder>]';

export const main = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, { module: { type: 'string' } }, 1);
  const [id = ''] = positionals;
  const games = join(root, 'src', 'games');
  const problem = wrongId(id, [...readdirSync(games), GAME]);
  if (problem !== undefined) wrong(problem);
  if (values.module !== undefined) {
    const out = resolve(values.module);
    if (existsSync(out)) wrong(`${out} is there already.`);
    mkdirSync(out, { recursive: true });
    writeFiles(out, moduleFiles(template, id, await packKit(out)));
    return console.log(`${out}: npm install there, then npm test and npm run build.`);
  }
  writeFiles(join(games, id), gameFiles(id));
  const catalogue = join(root, 'src', 'catalog.ts');
  const before = readFileSync(catalogue, 'utf8');
  writeFileSync(catalogue, withEntry(before, id));
  console.log(`src/games/${id}: npm run format, npm run packs, then npm run check and npx vitest run src/games/${id}.`);
};

await program(import.meta.filename, USAGE, main);
