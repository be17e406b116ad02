/**
 * Packs what other repositories install (`npm run kit`): JavaScript and types instead of our sources, and the pages that
 * its README names.
 */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn, isOfExample } from './template';
import { program, withoutArguments } from '../scripts/command-line';

const kit = import.meta.dirname;
const root = join(kit, '..');
const ENTRIES = ['index', 'testing', 'build'] as const;
/** The pages a designer reads without this repository. */
const PAGES = [
  'a-game-as-a-module',
  'adding-a-game',
  'api',
  'glossary',
  'kernel',
  'trust',
  'writing-a-guide',
  'writing-a-tutorial',
];

/** Where linked pages lie in the package. */
const MOVED: Readonly<Record<string, string>> = {
  '../kit': '../README.md',
  '../examples/toy-game-module': '../example',
};
/** The link of a packed page; our source files are linked as their types. Undefined for targets outside the package. */
const linkOf = (link: string, types: string): string | undefined => {
  const [file = '', ...anchor] = link.split('#');
  if (/^(?:[a-z]+:|#)/.test(link) || PAGES.some(page => file === `${page}.md`)) return link;
  const moved = MOVED[file];
  if (moved !== undefined) return [moved, ...anchor].join('#');
  const typed = file.replace(/^\.\.\/src\/(.*)\.ts$/, 'src/$1.d.ts');
  return typed !== file && existsSync(join(types, typed)) ? `../dist/types/${typed}` : undefined;
};
/** A page as packed: links out of the package become plain text. */
const packedPage = (text: string, types: string): string =>
  text.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, words: string, link: string) => {
    const to = linkOf(link, types);
    return to === link ? whole : to === undefined ? words : `[${words}](${to})`;
  });

interface Manifest {
  readonly exports: object;
  readonly scripts?: object;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The package.json of the packed kit: without sources; the tests bring their own vitest. */
const published = ({ scripts, devDependencies, exports, private: _, ...rest }: Manifest): object => ({
  ...rest,
  exports: {
    ...Object.fromEntries(
      ENTRIES.map(entry => [
        entry === 'index' ? '.' : `./${entry}`,
        { types: `./dist/types/kit/${entry}.d.ts`, default: `./dist/${entry}.js` },
      ]),
    ),
    './package.json': './package.json',
  },
  bin: { 'new-revolution-game': './dist/create.js' },
  files: ['dist', 'docs', 'example'],
  peerDependencies: { vitest: devDependencies['vitest'] },
  peerDependenciesMeta: { vitest: { optional: true } },
});

const writeTypes = (out: string): void => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: object;
  };
  const project = mkdtempSync(join(tmpdir(), 'rt-kit-types-'));
  const config = {
    compilerOptions: {
      ...compilerOptions,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: out,
      typeRoots: [join(root, 'node_modules', '@types')],
    },
    files: ENTRIES.map(entry => join(kit, `${entry}.ts`)),
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  rmSync(project, { recursive: true });
  if (status !== 0) throw new Error(`the kit's types cannot be written:\n${stdout}`);
};

/** Writes the package into a folder, ready to be packed. */
const writePackage = async (out: string): Promise<void> => {
  const dist = join(out, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(out, 'docs'), { recursive: true });
  await build({
    entryPoints: ENTRIES.map(entry => join(kit, `${entry}.ts`)),
    outdir: dist,
    bundle: true,
    splitting: true,
    // the rest of what the tests use is in the package itself
    external: ['esbuild', 'valibot', 'vitest', 'node:*'],
    mainFields: ['module', 'main'],
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'warning',
  });
  writeTypes(join(dist, 'types'));
  await build({
    entryPoints: [join(kit, 'create.ts')],
    outdir: dist,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  const types = join(dist, 'types');
  for (const page of PAGES)
    writeFileSync(
      join(out, 'docs', `${page}.md`),
      packedPage(readFileSync(join(root, 'docs', `${page}.md`), 'utf8'), types),
    );
  const example = join(root, 'examples', 'toy-game-module');
  for (const path of filesIn(example).filter(isOfExample)) cpSync(join(example, path), join(out, 'example', path));
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const read = (file: string): string => readFileSync(join(kit, file), 'utf8');
  const [manifest, readme] = [read('package.json'), read('README.md')];
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify(published(JSON.parse(manifest) as Manifest), undefined, 2)}\n`,
  );
  writeFileSync(join(out, 'README.md'), readme.replaceAll('../docs/', 'docs/'));
};

/** Packs the kit into a folder; returns the name of the tarball. */
export const packKit = async (out: string): Promise<string> => {
  const stage = mkdtempSync(join(tmpdir(), 'rt-kit-'));
  try {
    await writePackage(stage);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status, stdout, stderr } = spawnSync(npm, ['pack', stage, '--json', '--pack-destination', out], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`the kit cannot be packed:\n${stderr}`);
    const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
    if (!packed) throw new Error('npm has packed nothing');
    return packed.filename;
  } finally {
    rmSync(stage, { recursive: true });
  }
};

export const main = withoutArguments(async () => {
  const out = join(root, 'dist-packages');
  mkdirSync(out, { recursive: true });
  console.log(join(out, await packKit(out)));
});

await program(import.meta.filename, 'Usage: npm run kit', main);
