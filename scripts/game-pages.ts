/** The scripts of saved games' pages: one for each game, and their style. */
import { build } from 'esbuild';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '../src/catalog';

const root = join(import.meta.dirname, '..');

const entranceOf = (id: string): string => `
import { CATALOG } from './src/catalog';
import { playPage } from './src/page/game-page';
const entry = CATALOG.find(one => one.manifest.id === ${JSON.stringify(id)});
void entry.load().then(playPage);
`;

/** Removes what belongs to other games from the catalogue, so that each script contains its own game only. */
const alone = (id: string) => ({
  name: 'one-game',
  setup: (one: import('esbuild').PluginBuild): void => {
    one.onResolve({ filter: /^\.\/games\// }, ({ path, importer }) =>
      /src[\\/]catalog\.ts$/.test(importer) && !path.includes(`/games/${id}`) && !path.endsWith('/manifest')
        ? { path, namespace: 'left-out' }
        : /src[\\/]catalog\.ts$/.test(importer) && path.includes('/lang/')
          ? { path, namespace: 'left-out' }
          : undefined,
    );
    one.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default {};', loader: 'js' }));
  },
});

/** Writes `page/<game>.js` and `page/page.css` into a folder. */
export const buildGamePages = async (out: string): Promise<void> => {
  const folder = join(out, 'page');
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    CATALOG.filter(({ load }) => load).map(({ manifest: { id } }) =>
      build({
        stdin: { contents: entranceOf(id), resolveDir: root, loader: 'ts' },
        outfile: join(folder, `${id}.js`),
        bundle: true,
        format: 'iife',
        target: 'es2022',
        minify: true,
        logLevel: 'error',
        plugins: [alone(id)],
      }),
    ),
  );
  copyFileSync(join(root, 'src', 'page', 'page.css'), join(folder, 'page.css'));
};
