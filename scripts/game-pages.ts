/** The scripts of saved games' pages: what all share, one for each game, and their style. */
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CATALOG } from '../src/catalog';

const root = join(import.meta.dirname, '..');

const AS_SCRIPT = {
  bundle: true,
  format: 'iife',
  target: 'es2022',
  minify: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** What the script of all games leaves for the script of one: its modules, by their place in the repository. */
const SHARED = 'globalThis.shared';

/** The name under which a game's folder gives the game. */
const exportOf = (id: string): string => id.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const PAGE = './src/page/game-page';
const entranceOf = (id: string): string => `
import { ${exportOf(id)} as game } from './src/games/${id}/index';
import { playPage } from '${PAGE}';
playPage(game);
`;

/** Takes what lies outside a game's folder from the script that comes before. `wanted` is told what that is. */
const shared = (id: string, wanted: Set<string>): Plugin => ({
  name: 'shared',
  setup({ onResolve, onLoad }) {
    const own = join(root, 'src', 'games', id) + sep;
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

/** Writes `page/all.js`, `page/<game>.js` and `page/page.css` into a folder. A page holds the first two, one after the other. */
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
  // a game that a test has put into the catalogue lies elsewhere, and has no page
  const ids = CATALOG.map(({ manifest }) => manifest.id).filter(id => existsSync(join(root, 'src', 'games', id)));
  await Promise.all(ids.map(id => script(`${id}.js`, entranceOf(id), [shared(id, wanted)])));
  const names = [...wanted].toSorted();
  const imports = names.map((name, n) => `import * as part${n} from './${name}';\n`);
  const fields = names.map((name, n) => `${JSON.stringify(name)}: part${n}`);
  await script('all.js', `${imports.join('')}${SHARED} = { ${fields.join(', ')} };\n`);
  copyFileSync(join(root, 'src', 'page', 'page.css'), join(folder, 'page.css'));
};
