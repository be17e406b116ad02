/** The code of the module: what every page loads, and the parts loaded later. */
import { build, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

/** Bundles the code for a folder; without `write` it is only examined. A plugin may replace sources; `as`: its version. */
export const bundle = (
  folder: string,
  write = true,
  plugins: Plugin[] = [],
  as: string = version,
): Promise<BuildResult<{ metafile: true }>> =>
  build({
    entryPoints: [join(root, 'src', 'module.ts')],
    outdir: folder,
    // a game is a file of its own; its name depends on its content, so that an old cache cannot mix two versions
    splitting: true,
    chunkNames: 'code/[name]-[hash]',
    write,
    metafile: true,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
    plugins,
    define: { MODULE_VERSION: JSON.stringify(as) },
  });

/** Bundles the examination of other modules' games: a separate file, for a Worker that loads nothing else of ours. */
export const bundleExaminer = (folder: string): Promise<BuildResult> =>
  build({
    entryPoints: [join(root, 'src', 'testing', 'examiner.ts')],
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });

/** The files that load together with one of them, itself included: its static imports, and what those import. */
export const filesWith = ({ outputs }: Metafile, file: string): readonly string[] => {
  const found = new Set([file]);
  for (const one of found)
    for (const { path, kind } of outputs[one]?.imports ?? []) if (kind === 'import-statement') found.add(path);
  return [...found];
};

/** The file whose entry point is a source: the module's own, or a part that is imported by itself. */
export const fileOf = ({ outputs }: Metafile, source: string): string => {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
  if (found === undefined) throw new Error(`${source} is no part of its own`);
  return found;
};
