import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isKept, signOf } from './freshness.mjs';

const root = dirname(fileURLToPath(import.meta.url));

/** The folder of the built page. */
export const assetsFolder = join(root, 'dist');

/** Sources of the page besides the installed packages. */
const SOURCES = ['client', 'shared', 'styles', 'build.ts', 'package.json'];

const bundle = async (): Promise<void> => {
  // loading esbuild takes longer than starting the host, so it is loaded only if needed
  const { build } = await import('esbuild');
  const common = {
    absWorkingDir: root,
    outdir: assetsFolder,
    bundle: true,
    target: 'es2022',
    logLevel: 'warning',
  } as const;
  const page = build({
    ...common,
    entryPoints: { main: 'client/main.ts', invited: 'client/invited.ts', host: 'styles/host.css' },
    format: 'esm',
    platform: 'browser',
    alias: { handlebars: 'handlebars/dist/cjs/handlebars.js' },
    loader: { '.woff2': 'file', '.ttf': 'file', '.svg': 'file' },
    assetNames: 'fonts/[name]',
    keepNames: true,
    // each page of a session parses the script again
    minifyWhitespace: true,
    sourcemap: true,
  });
  // the platform's libraries change only with their versions and are larger than the page, so they are bundled
  // separately
  const libraries = build({
    ...common,
    entryPoints: { libraries: 'client/libraries.ts' },
    minify: true,
    format: 'iife',
    platform: 'browser',
  });
  await Promise.all([page, libraries]);
};

/** Bundles the host's page (script, style, fonts) into `dist/`, unless that is up to date with its sources. */
export const buildHost = async (): Promise<void> => {
  const kept = join(assetsFolder, '.built-from');
  const sign = signOf(SOURCES.map(place => join(root, place)));
  if (isKept(kept, sign)) return;
  await bundle();
  mkdirSync(assetsFolder, { recursive: true });
  writeFileSync(kept, sign);
};
