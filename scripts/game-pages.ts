/** The scripts of saved games' pages: what all share, one for each game, and their style. */
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../src/kernel/reading';

const root = join(import.meta.dirname, '..');
const games = join(root, 'src', 'games');

const AS_SCRIPT = {
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Where the common script puts its modules, by path, for the scripts of single games. */
const SHARED = 'globalThis.shared';

/** The export name of a game in its folder. */
export const gameExport = async (folder: string): Promise<string> => {
  const parts: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, 'index.ts')).href);
  const name = Object.keys(parts).find(key => {
    const part = parts[key];
    return isObject(part) && part['id'] === basename(folder);
  });
  if (name === undefined) throw new Error(`${folder} gives no game of its name`);
  return name;
};

const PAGE = './src/page/game-page';
const entranceOf = async (id: string): Promise<string> => `
import { ${await gameExport(join(games, id))} as game } from './src/games/${id}/index';
import { playPage } from '${PAGE}';
playPage(game);
`;

/** Takes modules outside a game's folder from the common script, and adds their paths to `wanted`. */
const shared = (id: string, wanted: Set<string>): Plugin => ({
  name: 'shared',
  setup({ onResolve, onLoad }) {
    const own = join(games, id) + sep;
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      if (file.startsWith(own)) return undefined;
      const name = relative(root, file).replaceAll(sep, '/');
      wanted.add(name);
      return { path: name, namespace: 'shared' };
    });
    onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
      contents: `module.exports = ${SHARED}[${JSON.stringify(path)}];`,
    }));
  },
});

/** Writes `page/all.js`, `page/<game>.js` and `page/page.css` into a folder. A page loads the first two in order. */
export const buildGamePages = async (out: string): Promise<void> => {
  const folder = join(out, 'page');
  mkdirSync(folder, { recursive: true });
  const wanted = new Set<string>();
  const script = (file: string, contents: string, plugins: Plugin[] = []) =>
    build({
      ...AS_SCRIPT,
      stdin: { contents, resolveDir: root, loader: 'ts' },
      outfile: join(folder, file),
      plugins,
    });
  const ids = readdirSync(games, { withFileTypes: true }).flatMap(one => (one.isDirectory() ? one.name : []));
  await Promise.all(ids.map(async id => script(`${id}.js`, await entranceOf(id), [shared(id, wanted)])));
  const names = [...wanted].toSorted();
  const imports = names.map((name, n) => `import * as part${n} from './${name}';\n`);
  const fields = names.map((name, n) => `${JSON.stringify(name)}: part${n}`);
  await script('all.js', `${imports.join('')}${SHARED} = { ${fields.join(', ')} };\n`);
  copyFileSync(join(root, 'src', 'page', 'page.css'), join(folder, 'page.css'));
};
