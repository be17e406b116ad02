/** The module's translations: one tree of keys for each language. The catalogue says where those of a game are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '../src/catalog';
import { speechFrom } from '../src/table/i18n/speech-from';
import type { Speech } from '../src/table/i18n/wording';

export interface Tree {
  [key: string]: string | Tree;
}
export const LANGUAGES = ['en', 'de'] as const;

const root = join(import.meta.dirname, '..');

const treeIn = (file: string): Tree => JSON.parse(readFileSync(file, 'utf8')) as Tree;
const inside = (tree: Tree, key: string): Tree => {
  const found = tree[key];
  return typeof found === 'object' ? found : {};
};

/**
 * The words of a game that the library needs before the game is loaded, and the faces of its dice, which can be
 * rolled without a table.
 */
const ON_A_COVER: readonly string[] = ['name', 'subtitle', 'players', 'about', 'lessons', 'faces'];
const covered = (words: Tree): Tree =>
  Object.fromEntries(Object.entries(words).filter(([key]) => ON_A_COVER.includes(key)));

/** The words of every game of the catalogue, by language. */
const WORDS: ReadonlyMap<string, Tree> = new Map(
  await Promise.all(
    LANGUAGES.map(async language => {
      const games = await Promise.all(
        CATALOG.map(
          async ({ manifest, words }) => [manifest.id, (await words?.[language]?.()) as Tree | undefined] as const,
        ),
      );
      return [language, Object.fromEntries(games.filter(([, words]) => words)) as Tree] as const;
    }),
  ),
);
const gameWords = (language: string): Tree => WORDS.get(language) ?? {};

/** The module's words while no game is loaded: its own, and those on the cover of each game. */
export const coreTranslations = (language: string): Tree => {
  const core = inside(treeIn(join(root, 'lang', `${language}.json`)), 'RT');
  const words = gameWords(language);
  const covers = CATALOG.flatMap(({ manifest: { id } }) =>
    id in words ? [[id, covered(inside(words, id))] as const] : [],
  );
  return { RT: { ...core, games: Object.fromEntries(covers) } };
};

/** One tree merged into another. */
const merged = (one: Tree, other: Tree): Tree => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : merged(inside(one, key), value),
    ]),
  ),
});

/** The parts of the core's words that load later, each in a folder of its name. */
const LATE = [
  'problems',
  'hands',
  'removal',
  'diagnostics',
  'guide',
  'redeal',
  'page',
  'hint',
  'my-copy',
  'weekly',
  'devices',
] as const;

/** The words of the toy game, which only tests play. */
const toyWords = (language: string): Tree =>
  treeIn(join(root, 'src', 'kernel', 'testing', 'toy', 'lang', `${language}.json`));

/** Every key of a language, nested, with the words of all games, of the toy, and of parts that load later. */
export const translations = (language: string): Tree => {
  const core = inside(coreTranslations(language), 'RT');
  const wordsIn = (folder: string): Tree => treeIn(join(root, 'lang', folder, `${language}.json`));
  const late = Object.fromEntries(LATE.map(part => [part, wordsIn(part)]));
  return { RT: { ...merged(core, late), toy: toyWords(language), ...gameWords(language) } };
};

/** `{ 'RT.table.yes': 'yes' }` */
export const flatten = (tree: Tree, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;

const speeches = new Map<string, Speech>();

/** The translations of a language in the form that messages need, without Foundry. */
export const speechOf = (language: string): Speech => {
  const speech = speeches.get(language) ?? speechFrom(language, translations(language));
  speeches.set(language, speech);
  return speech;
};
