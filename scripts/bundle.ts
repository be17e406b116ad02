/** Bundles the module's code: what every page loads, and what is loaded on request. */
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

const options = (folder: string, plugins: Plugin[], as: string) =>
  ({
    entryPoints: [join(root, ENTRANCE)],
    outdir: folder,
    // a game is a file of its own; its name depends on its content, so that a cached page mixes no versions
    splitting: true,
    chunkNames: 'code/[name]-[hash]',
    metafile: true,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: true,
    logLevel: 'warning',
    plugins,
    define: { MODULE_VERSION: JSON.stringify(as) },
  }) as const satisfies BuildOptions;

/** Bundles the code for a folder; without `write` it only analyses it. A plugin may replace sources. `as`: version. */
export const bundle = async (
  folder: string,
  write = true,
  plugins: Plugin[] = [],
  as: string = version,
): Promise<BuildResult<{ metafile: true }>> => {
  const plan = options(folder, plugins, as);
  const { metafile } = await build({ ...plan, write: false });
  return build({ ...plan, write, plugins: [...plugins, together(metafile)] });
};

/** Bundles the examination of other modules' games as a separate file, for a Worker that loads nothing else of ours. */
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

/** The output file for an entry point: the module's own, or a part with its own import. */
export const fileOf = ({ outputs }: Metafile, source: string): string => {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)?.[0];
  if (found === undefined) throw new Error(`${source} is no part of its own`);
  return found;
};

const ENTRANCE = 'src/module.ts';
/** The parts loaded with every table: column, hand and board, the replay code, and its texts. */
const AT_A_TABLE = [
  'src/foundry/applications/table-app.ts',
  'src/foundry/applications/hand-app.ts',
  'src/foundry/board/mount-board.ts',
  'src/foundry/playing/play.ts',
  'src/foundry/playing/announce.ts',
  'src/foundry/playing/replay-bar.ts',
  'src/foundry/playing/sounds.ts',
];

/** The part loaded without a table; what it shares with a table's parts is a separate file. */
const WITHOUT_A_TABLE = 'src/foundry/applications/library-app.ts';

/**
 * Merges files that always load together. Otherwise every set of parts with shared code becomes its own file, and a
 * page starts with a hundred requests. So every part imports all that the entry point loads anyway. Each part that
 * shares code with the library's windows imports all the code they share with tables. Each other part that shares
 * code with tables imports all of the tables' shared code. `before`: the split without this.
 */
const together = (before: Metafile): Plugin => {
  const sourcesWith = (entry: string): readonly string[] =>
    filesWith(before, fileOf(before, entry)).flatMap(file => Object.keys(before.outputs[file]?.inputs ?? {}));
  const isSource = (source: string): boolean => /^src\/.*\.ts$/.test(source) && source !== ENTRANCE;
  const parts = Object.values(before.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const atATable = AT_A_TABLE.filter(part => parts.includes(part));
  const core = [...new Set(sourcesWith(ENTRANCE))].filter(isSource);
  const ofTables = [...new Set(atATable.flatMap(sourcesWith))].filter(one => isSource(one) && !core.includes(one));
  const ofLibrary = parts.includes(WITHOUT_A_TABLE) ? sourcesWith(WITHOUT_A_TABLE) : [];
  const windows = ofTables.filter(one => ofLibrary.includes(one));
  const table = ofTables.filter(one => !ofLibrary.includes(one));
  const shared: Readonly<Record<string, readonly string[]>> = { core, windows, table };
  return {
    name: 'together',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^together:/ }, ({ path }) => ({ path, namespace: 'together' }));
      onLoad({ filter: /./, namespace: 'together' }, ({ path }) => ({
        contents: (shared[path.replace('together:', '')] ?? [])
          .map(source => `import ${JSON.stringify(join(root, source))};`)
          .join('\n'),
        resolveDir: root,
      }));
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const part = relative(root, path);
        if (!parts.includes(part)) return undefined;
        const shares = (group: readonly string[]): boolean =>
          /^src\/(?:foundry|table\/(?:board|panels))\//.test(part) &&
          sourcesWith(part).some(one => group.includes(one));
        const imports = ['core', ...(shares(windows) ? ['windows'] : []), ...(shares(table) ? ['table'] : [])];
        const added = imports.map(one => `\nimport 'together:${one}';`).join('');
        return { contents: `${readFileSync(path, 'utf8')}${added}`, loader: 'ts' };
      });
    },
  };
};
