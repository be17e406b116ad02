/** Builds a module that brings a game: its registration, its rules as a file of their own, its words and its guide. */
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Tree {
  readonly [key: string]: string | Tree;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const under = (words: Tree, key: string): Tree => {
  const found = words[key];
  return typeof found === 'object' ? found : {};
};

/** A stub of a guide: the headings of the rulebook, until somebody writes the guide. */
const stubOf = (words: Tree, unwritten: string): readonly object[] => {
  const sections = Object.entries(under(words, 'sections')).filter(([, heading]) => typeof heading === 'string');
  const lines = sections.map(([mark, heading]) => `<li>§${escaped(mark)} ${escaped(String(heading))}</li>`);
  return [
    {
      // the page that the library opens
      id: 'ten-minutes',
      name: String(words['name']),
      level: 1,
      html: `<p>${escaped(String(words['about']))}</p><p><em>${escaped(unwritten)}</em></p><ul>${lines.join('')}</ul>`,
    },
  ];
};

const UNWRITTEN: Readonly<Record<string, string>> = {
  en: 'The guide to this game is not written yet. These are the headings of its rules.',
  de: 'Die Anleitung zu diesem Spiel ist noch nicht geschrieben. Das sind die Überschriften seiner Regeln.',
};

/** Files of the module, and the sources of its tutorials below `src/game/tutorial/`. */
const LESSONS: Readonly<Record<string, string>> = { tutorial: 'index.ts', second: 'second.ts' };

/** The module's source folder and output folder. */
export interface GameModule {
  /** The module's folder: `module.json`, `src/module.ts`, `src/game/index.ts`, `src/game/lang/<language>.json`. */
  readonly folder: string;
  readonly out: string;
}

/**
 * Builds the module: `module.js` registers, `game.js` exports `game`, `lang/` and `guide/` are files of each language. A
 * guide that is not written (`src/game/guide/<language>.json`) has the headings of the rules, and says so. Tutorials in
 * `src/game/tutorial/` become `tutorial.js` and `second.js`.
 */
export const buildGameModule = async ({ folder, out }: GameModule): Promise<void> => {
  rmSync(out, { recursive: true, force: true });
  for (const part of ['lang', 'guide']) mkdirSync(join(out, part), { recursive: true });
  const game = join(folder, 'src', 'game');
  const lessons = Object.entries(LESSONS).map(([name, file]) => [name, join(game, 'tutorial', file)] as const);
  await build({
    entryPoints: {
      module: join(folder, 'src', 'module.ts'),
      game: join(game, 'index.ts'),
      ...Object.fromEntries(lessons.filter(([, file]) => existsSync(file))),
    },
    outdir: out,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
  const lang = join(game, 'lang');
  for (const file of readdirSync(lang)) {
    cpSync(join(lang, file), join(out, 'lang', file));
    // without a guide in this language the English one is used
    const written = [file, 'en.json'].map(name => join(game, 'guide', name)).find(path => existsSync(path));
    const words = JSON.parse(readFileSync(join(lang, file), 'utf8')) as Tree;
    const unwritten = UNWRITTEN[file.replace('.json', '')] ?? UNWRITTEN['en'] ?? '';
    if (written !== undefined) cpSync(written, join(out, 'guide', file));
    else writeFileSync(join(out, 'guide', file), JSON.stringify(stubOf(words, unwritten), undefined, 1));
  }
  cpSync(join(folder, 'module.json'), join(out, 'module.json'));
};
