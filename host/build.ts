import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the built page lies. */
export const assetsFolder = join(root, 'dist-host');

/** Bundles the host's page (script, style, fonts) into `dist-host/`. */
export const buildHost = async (): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'host/client/main.ts', host: 'host/styles/host.css' },
    outdir: assetsFolder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    alias: { handlebars: 'handlebars/dist/cjs/handlebars.js' },
    loader: { '.woff2': 'file', '.ttf': 'file', '.svg': 'file' },
    assetNames: 'fonts/[name]',
    keepNames: true,
    sourcemap: true,
    logLevel: 'warning',
  });
  // the platform's libraries change only with their versions, and are larger than the page
  await build({
    absWorkingDir: root,
    entryPoints: { libraries: 'host/client/libraries.ts' },
    outdir: assetsFolder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'warning',
  });
};
