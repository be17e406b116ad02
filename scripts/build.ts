/** Builds the installable module into dist/: code, styles, words, templates, fonts, pictures, decks. */
import type { Metafile, Plugin } from 'esbuild';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from 'sass';
import { GAMES } from '../src/testing/all-games';
import { bundle, bundleExaminer, version } from './bundle';
import { buildAssets } from './assets';
import { buildGamePages } from './game-pages';
import { licencesOf, licencesText } from './licences';
import { compilePacks, writePacks } from './packs';
import { LANGUAGES, coreTranslations } from './languages';
import { program, withoutArguments } from './command-line';

const root = join(import.meta.dirname, '..');
export const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

const FONTS = [
  { family: 'oswald', weights: [400, 600], subsets: ['latin', 'latin-ext', 'cyrillic'] },
  { family: 'pt-serif', weights: [400, 700], subsets: ['latin', 'latin-ext', 'cyrillic'] },
] as const;

const copyFonts = (out: string): void => {
  for (const { family, weights, subsets } of FONTS) {
    const folder = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
    for (const weight of weights)
      for (const subset of subsets) {
        const file = `${family}-${subset}-${weight}-normal.woff2`;
        cpSync(join(folder, file), join(out, 'assets', 'fonts', file));
      }
  }
};

export interface BuildPlan {
  readonly out?: string;
  readonly plugins?: Plugin[];
  /** The contents of module.json; otherwise the repository's, with the version of package.json. */
  readonly manifest?: Readonly<Record<string, unknown>>;
}

/** Builds everything from scratch; returns the sources of each code file. */
export const buildModule = async ({ out = dist, plugins = [], manifest: given }: BuildPlan = {}): Promise<Metafile> => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'lang'), { recursive: true });
  const as = typeof given?.['version'] === 'string' ? given['version'] : version;
  const { metafile } = await bundle(out, true, plugins, as);
  await bundleExaminer(out);
  mkdirSync(join(out, 'styles'));
  writeFileSync(
    join(out, 'styles', 'module.css'),
    compile(join(root, 'styles', 'module.scss'), { style: 'compressed' }).css,
  );
  for (const language of LANGUAGES) {
    writeFileSync(join(out, 'lang', `${language}.json`), JSON.stringify(coreTranslations(language), undefined, 1));
  }
  cpSync(join(root, 'templates'), join(out, 'templates'), { recursive: true });
  if (existsSync(join(root, 'assets'))) cpSync(join(root, 'assets'), join(out, 'assets'), { recursive: true });
  copyFonts(out);
  await buildGamePages(out);
  buildAssets(GAMES, out);
  // a build changes no tracked file: only `npm run packs` writes the sources in packs/
  const packs = mkdtempSync(join(tmpdir(), 'rt-packs-'));
  writePacks(GAMES, packs);
  await compilePacks(packs, join(out, 'packs'));
  rmSync(packs, { recursive: true, force: true });
  const manifest = JSON.parse(readFileSync(join(root, 'module.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(out, 'module.json'), JSON.stringify(given ?? { ...manifest, version }, undefined, 2));
  writeFileSync(join(out, 'THIRD-PARTY-LICENSES.txt'), licencesText(licencesOf(metafile)));
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(out, file));
  return metafile;
};

export const main = withoutArguments(() => buildModule());
await program(import.meta.filename, 'Usage: npm run build', main);
