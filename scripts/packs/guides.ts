/** A journal entry a game: its sequence of play, and the headings of the rulebook that refusals point to. */
import { defaultOptions } from '../../src/kernel/options';
import type { AnyGame } from '../../src/table/record/model';
import { gameWording } from '../../src/table/i18n/wording';
import { type Tree, LANGUAGES, translations } from '../languages';
import { speechOf } from '../speech';
import { documentOf, embeddedIn, folderOf, type Language, type SourceFile, STATS } from './source';

/** `CONST.JOURNAL_ENTRY_PAGE_FORMATS.HTML` */
const HTML = 1;
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
const branch = (tree: Tree, key: string): Tree => {
  const found = tree[key];
  return typeof found === 'object' ? found : {};
};
const textsIn = (tree: Tree): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []));

/** The phases of a turn in their order, each told by its name. */
const sequence = (words: Tree, game: AnyGame): string => {
  const { phases } = game.status(game.setUp(defaultOptions(game.options)));
  const named = Object.fromEntries(textsIn(branch(words, 'phases')));
  return `<ol>${phases.map(phase => `<li>${escaped(named[phase] ?? phase)}</li>`).join('')}</ol>`;
};

/** Numbered headings in the order of their numbers, the others as the game lists them. */
const sections = (words: Tree): string => {
  const all = textsIn(branch(words, 'sections'));
  const isNumbered = all.every(([mark]) => /^\d/.test(mark));
  const order = new Intl.Collator('en', { numeric: true });
  const sorted = isNumbered ? all.toSorted(([a], [b]) => order.compare(a, b)) : all;
  const items = sorted.map(
    ([mark, heading]) => `<li id="${mark.replaceAll('.', '-')}">§${mark} ${escaped(heading)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
};

const guideOf = (game: AnyGame, language: Language, sort: number): SourceFile => {
  const words = branch(branch(translations(language), 'RT'), game.id);
  const own = documentOf('guides', `${game.id}.${language}`, language);
  const say = (key: string): string => speechOf(language).localize(`RT.guides.${key}`);
  const page = (id: string, content: string, at: number) => ({
    ...embeddedIn('guides', 'pages', own._id, `${game.id}.${language}/${id}`),
    _stats: STATS,
    name: say(id),
    type: 'text',
    title: { show: true, level: 1 },
    text: { format: HTML, content },
    sort: at,
    ownership: { default: -1 },
    flags: {},
  });
  const about = `<p>${escaped(gameWording(game, speechOf(language)).text('about'))}</p>`;
  const source = {
    ...own,
    name: gameWording(game, speechOf(language)).text('name'),
    sort,
    pages: [page('about', about, 0), page('sequence', sequence(words, game), 1), page('sections', sections(words), 2)],
  };
  return { path: `${game.id}.${language}.json`, source };
};

export const guideFiles = (games: readonly AnyGame[]): readonly SourceFile[] =>
  LANGUAGES.flatMap(language => [
    folderOf('guides', language),
    ...games.map((game, sort) => guideOf(game, language, sort)),
  ]);
