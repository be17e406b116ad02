/**
 * One journal entry for each game and language: its guide, page by page. A game without a guide has its sequence of
 * play, and the headings of the rulebook.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultOptions } from '../../src/kernel/options';
import type { AnyGame } from '../../src/table/record/model';
import { gameWording } from '../../src/table/i18n/wording';
import { escapeHtml } from '../../src/table/drawing/svg';
import { type Tree, LANGUAGES, translations, speechOf } from '../languages';
import { CATALOG } from '../../src/catalog';
import { guidePath, type RenderedGuide, renderGuide } from './guide/pages';
import type { AnyGuide } from './guide/played';
import { documentOf, embeddedIn, folderOf, type Language, type SourceFile, STATS } from './source';

/** `CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML` */
const HTML = 1;
const branch = (tree: Tree, key: string): Tree => {
  const found = tree[key];
  return typeof found === 'object' ? found : {};
};
const textsIn = (tree: Tree): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []));

/** The names of a turn's phases in order. */
const sequence = (words: Tree, game: AnyGame): string => {
  const { phases } = game.status(game.setUp(defaultOptions(game.options)));
  const named = Object.fromEntries(textsIn(branch(words, 'phases')));
  return `<ol>${phases.map(phase => `<li>${escapeHtml(named[phase] ?? phase)}</li>`).join('')}</ol>`;
};

/** Numbered headings by number, the others in the game's order. */
const sections = (words: Tree): string => {
  const all = textsIn(branch(words, 'sections'));
  const isNumbered = all.every(([mark]) => /^\d/.test(mark));
  const order = new Intl.Collator('en', { numeric: true });
  const sorted = isNumbered ? all.toSorted(([a], [b]) => order.compare(a, b)) : all;
  const items = sorted.map(
    ([mark, heading]) => `<li id="${mark.replaceAll('.', '-')}">§${mark} ${escapeHtml(heading)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const gamesFolder = join(import.meta.dirname, '..', '..', 'src', 'games');

const guideIn = async (game: string): Promise<AnyGuide | undefined> => {
  const file = join(gamesFolder, game, 'guide', 'index.ts');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as { guide: AnyGuide }).guide : undefined;
};

/** The guides that are written, by game. */
export const GUIDES: ReadonlyMap<string, AnyGuide> = new Map(
  (await Promise.all(CATALOG.map(async ({ manifest: { id } }) => [id, await guideIn(id)] as const))).flatMap(
    ([id, guide]) => (guide ? [[id, guide] as const] : []),
  ),
);

const rendered = new Map<string, RenderedGuide>();

/** The guide of a game in a language, rendered once; undefined if it is not written. */
export const guideOf = (game: AnyGame, language: Language): RenderedGuide | undefined => {
  const key = `${game.id}.${language}`;
  const guide = GUIDES.get(game.id);
  const known = rendered.get(key) ?? (guide && renderGuide(game, guide, language));
  if (known) rendered.set(key, known);
  return known;
};

/** The data of a journal's pages: id, name, level of the heading, and markup. */
type Pages = readonly { readonly id: string; readonly name: string; readonly level: number; readonly html: string }[];

const headings = (game: AnyGame, language: Language): Pages => {
  const words = branch(branch(translations(language), 'RT'), game.id);
  const about = `<p>${escapeHtml(gameWording(game, speechOf(language)).text('about'))}</p>`;
  const contents = { about, sequence: sequence(words, game), sections: sections(words) };
  return Object.entries(contents).map(([id, html]) => ({
    id,
    name: speechOf(language).localize(`RT.guides.${id}`),
    level: 1,
    html,
  }));
};

const journalOf = (game: AnyGame, language: Language, sort: number): SourceFile => {
  const own = documentOf('guides', `${game.id}.${language}`, language);
  const pages = guideOf(game, language)?.pages ?? headings(game, language);
  const source = {
    ...own,
    name: gameWording(game, speechOf(language)).text('name'),
    sort,
    categories: [],
    pages: pages.map(({ id, name, level, html }, at) => ({
      ...embeddedIn('guides', 'pages', own._id, guidePath(game.id, language, id).replace('packs/guides/', '')),
      _stats: STATS,
      name,
      type: 'text',
      title: { show: true, level },
      text: { format: HTML, content: html },
      image: {},
      video: { controls: true, volume: 0.5 },
      src: null,
      category: null,
      system: {},
      sort: at,
      ownership: { default: -1 },
      flags: {},
    })),
  };
  return { path: `${game.id}.${language}.json`, source };
};

export const guideFiles = (games: readonly AnyGame[]): readonly SourceFile[] =>
  LANGUAGES.flatMap(language => [
    folderOf('guides', language),
    ...games.map((game, sort) => journalOf(game, language, sort)),
  ]);
