/** The tests of every guide: no mark without a page, no rule without an example, the same content in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GUIDE_LANGUAGES, type Question } from '../../src/kernel/guide';
import { GAMES } from '../../src/testing/all-games';
import { wordingOf } from '../../src/table/i18n/wording';
import { defaultOptions } from '../../src/kernel/options';
import { speechOf } from '../languages';
import { GUIDES, guideOf } from './guides';
import { nameOf } from './guide/pages';
import { played } from './guide/played';
import { readProse, TERMS } from './guide/prose';

/** The most words in a sentence. */
const LONGEST = 24;
/** The least number of questions that each guide must answer. */
const QUESTIONS = 50;

const games = join(import.meta.dirname, '..', '..', 'src', 'games');

interface Rulebook {
  readonly sections: Readonly<Record<string, string>>;
}

/** The sections by which a game's rules refuse something. */
const refusing = (game: string): ReadonlySet<string> => {
  const files = ['rules', 'cards', 'nonplayers'].flatMap(folder => {
    try {
      return readdirSync(join(games, game, folder), { recursive: true, encoding: 'utf8' }).map(path =>
        join(games, game, folder, path),
      );
    } catch {
      return [];
    }
  });
  const sources = files.filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  return new Set(
    sources.flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/refuse\(\s*'(§[\w.-]+)'/g)].map(([, mark]) => mark ?? ''),
    ),
  );
};

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?:;])\s+(?=[\p{Lu}\d"„+])|\s—\s/u).filter(one => one.trim());

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length;

/** The visible text of some markup. */
const plainText = (html: string): string =>
  html
    .replace(/@UUID\[[^\]]*\]\{([^}]*)\}/g, '$1')
    .replace(/<\/(?:p|li|h2|tr|dd|dt|figcaption)>|<ul>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)));

const written = GAMES.filter(game => GUIDES.has(game.id));

test('every game of ours has a guide', () => expect(written.length).toBeGreaterThan(0));

describe.each(written.map(game => [game.id, game] as const))('the guide of %s', async (id, game) => {
  const guide = GUIDES.get(id);
  if (!guide) return;
  const { rulebook } = (await import(pathToFileURL(join(games, id, 'rulebook.ts')).href)) as { rulebook: Rulebook };
  const marks = Object.keys(rulebook.sections);
  const proseOf = Object.fromEntries(GUIDE_LANGUAGES.map(language => [language, readProse(guide.texts[language])]));
  const english = readProse(guide.texts.en);
  const examplesOf = (page: string): readonly string[] =>
    english.pages
      .filter(one => one.id === page)
      .flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'example' ? [block.id] : [])));
  const runs = new Map(Object.entries(guide.examples).map(([name, one]) => [name, played(game, name, one)]));

  test('has the game in ten minutes, a player aid and the terms of the game', () => {
    const names = english.pages.map(page => page.id);
    expect(names).toEqual(expect.arrayContaining(['ten-minutes', 'aid', TERMS]));
    expect(english.terms.length).toBeGreaterThanOrEqual(10);
  });

  test('has a page for every section of the rulebook', () => {
    const pages = new Set(english.pages.map(page => page.id));
    expect(marks.filter(mark => !pages.has(mark))).toEqual([]);
    expect([...pages].filter(page => page.startsWith('§') && !marks.includes(page))).toEqual([]);
  });

  test('has a text on every page, and says what is forbidden where the rules refuse something', () => {
    expect(english.pages.filter(page => page.id !== TERMS && !page.blocks.length).map(page => page.id)).toEqual([]);
    const sayNot = english.pages
      .filter(page => page.blocks.some(block => block.kind === 'heading' && block.text === 'not'))
      .map(page => page.id);
    expect([...refusing(id)].filter(mark => marks.includes(mark) && !sayNot.includes(mark))).toEqual([]);
  });

  test('shows a refusal for every section that refuses something, on its own page', () => {
    const shown = (mark: string): boolean =>
      examplesOf(mark).some(name => runs.get(name)?.moves.some(({ refusal }) => refusal?.section === mark));
    expect([...refusing(id)].filter(mark => marks.includes(mark) && !shown(mark))).toEqual([]);
  });

  test('uses every example, table and picture that it has', () => {
    const used = new Set(english.pages.flatMap(page => examplesOf(page.id)));
    expect(Object.keys(guide.examples).filter(name => !used.has(name))).toEqual([]);
    const tables = english.pages.flatMap(page =>
      page.blocks.flatMap(block => (block.kind === 'table' ? [block.name] : [])),
    );
    expect(Object.keys(guide.tables).filter(name => !tables.includes(name))).toEqual([]);
    const terms = english.terms.map(term => term.id);
    expect(Object.keys(guide.pictures).filter(name => !terms.includes(name))).toEqual([]);
  });

  test('shows in its picture every piece that a refused command names', () => {
    const missing = Object.entries(guide.examples).flatMap(([name, { shows }]) =>
      (runs.get(name)?.moves ?? []).flatMap(({ move, refusal }, n) => {
        const state = runs.get(name)?.states[n];
        if (!refusal || !state || !shows.length) return [];
        const { board, tabletop } = game.presentation(state.options);
        const named = Object.values({ ...move.command });
        const lies = board.slots.filter(({ id: slot, space }) => shows.includes(slot) || shows.includes(space ?? ''));
        return tabletop(state)
          .counters.filter(counter => named.includes(counter.id) && !shows.includes(counter.piece))
          .filter(({ slot }) => !lies.some(one => one.id === slot))
          .map(counter => `${name}: ${counter.id}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('has the same pages, examples and terms in every language', () => {
    const shapeOf = (language: string) => ({
      pages: proseOf[language]?.pages.map(page => [
        page.id,
        page.blocks.flatMap(block =>
          block.kind === 'example' ? [block.id] : block.kind === 'table' ? [`${block.name} ${block.heads.length}`] : [],
        ),
      ]),
      terms: proseOf[language]?.terms.map(term => term.id),
    });
    for (const language of GUIDE_LANGUAGES) expect(shapeOf(language)).toEqual(shapeOf('en'));
  });

  test('answers at least fifty questions', () => expect(guide.questions.length).toBeGreaterThanOrEqual(QUESTIONS));

  describe.each(GUIDE_LANGUAGES)('in %s', language => {
    const rendered = guideOf(game, language);
    const pages = rendered?.pages ?? [];
    const words = wordingOf(game.presentation(defaultOptions(game.options)), speechOf(language));

    test(`has no sentence of more than ${LONGEST} words`, () => {
      const long = pages.flatMap(page =>
        page.prose.flatMap(sentencesOf).flatMap(one => (wordsIn(one) > LONGEST ? [`${page.id}: ${one}`] : [])),
      );
      expect(long).toEqual([]);
    });

    test('marks every one of its terms somewhere', () => {
      const marked = new Set([...(rendered?.marked.values() ?? [])].flatMap(terms => [...terms]));
      const unmarked = rendered?.prose.terms.map(term => term.id).filter(term => !marked.has(term));
      expect(unmarked).toEqual([]);
    });

    test('leaves no placeholder and no key without a word', () => {
      const faults = pages.flatMap(page =>
        [...plainText(page.html).matchAll(/\{[\w-]+\}|RT\.[\w.-]+|\b(?:cards|kinds|facts)\.[\w-]+/g)].map(
          ([found]) => `${page.id}: ${found}`,
        ),
      );
      expect(faults).toEqual([]);
    });

    /** The answer as the page must show it, if it is a value. */
    const valueOf = (question: Question): string | undefined =>
      'is' in question ? nameOf(words, question.is) : undefined;

    test.each(guide.questions.map(question => [question.ask, question] as const))('%s', (_ask, question) => {
      const page = pages.find(one => one.id === question.page);
      expect(page, `no page ${question.page}`).toBeDefined();
      const value = valueOf(question);
      const near = question.near[language];
      const hits = plainText(page?.html ?? '')
        .split('\n')
        .flatMap(line => [line, ...sentencesOf(line)])
        .filter(line => line.toLocaleLowerCase().includes(near.toLocaleLowerCase()));
      expect(hits, `no sentence has “${near}”`).not.toEqual([]);
      if (value !== undefined) {
        const standsIn = (line: string): boolean =>
          line.split(/[^\p{L}\p{N}+–-]+/u).includes(value) || (!/^\d+$/.test(value) && line.includes(value));
        expect(hits.some(standsIn), `“${value}” beside “${near}”`).toBe(true);
        return;
      }
      const name = 'refused' in question ? question.refused : 'allowed' in question ? question.allowed : '';
      const run = runs.get(name);
      expect(run, `no example ${name}`).toBeDefined();
      if ('refused' in question) expect(run?.moves.some(({ refusal }) => refusal)).toBe(true);
      else expect(run?.moves.some(({ refusal }) => !refusal)).toBe(true);
    });
  });
});
