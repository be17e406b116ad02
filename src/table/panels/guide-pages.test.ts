import { describe, expect, test } from 'vitest';
import { definitionsIn, guidePages, type JournalPage, plainOf, shownHtml } from './guide-pages';

const pageOf = (id: string, name: string, html: string): JournalPage => ({ id, name, level: 1, html });
const pages = [
  pageOf('a', 'Attacking', '<p>Name an army that has a <span class="rt-term" data-term="x/token">token</span>.</p>'),
  pageOf('b', 'Blocking', '<p>See @UUID[Compendium.m.guides.JournalEntry.e.JournalEntryPage.a]{Attacking}.</p>'),
  pageOf('c', 'Reserve', '<p>A card buys a token &#38; more.</p>'),
];

describe('the guide’s window', () => {
  test('shows the contents without a page', () => {
    expect(guidePages(pages, { query: '' }).contents?.map(({ name }) => name)).toEqual([
      'Attacking',
      'Blocking',
      'Reserve',
    ]);
  });

  test('shows a page’s neighbours: the first has none before it, the last none after it', () => {
    const middle = guidePages(pages, { query: '', page: 'b' });
    expect([middle.previous?.id, middle.next?.id]).toEqual(['a', 'c']);
    expect(guidePages(pages, { query: '', page: 'a' }).previous).toBeUndefined();
    expect(guidePages(pages, { query: '', page: 'c' }).next).toBeUndefined();
  });

  test('finds every page with all the words, those with them in the name first', () => {
    expect(guidePages(pages, { query: 'attacking' }).found?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(guidePages(pages, { query: 'TOKEN' }).found?.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(guidePages(pages, { query: 'card token' }).found?.map(({ id }) => id)).toEqual(['c']);
    expect(guidePages(pages, { query: 'siberia' }).found).toEqual([]);
  });

  test('shows a result with the words around it', () => {
    const [first] = guidePages(pages, { query: 'buys' }).found ?? [];
    expect(first).toMatchObject({ before: 'A card ', hit: 'buys', after: ' a token & more.' });
  });

  test('does not search for a single letter', () =>
    expect(guidePages(pages, { query: 'a', page: 'c' }).page?.name).toBe('Reserve'));
});

test('turns the journal’s links into buttons, and makes terms reachable by keyboard', () => {
  expect(shownHtml(pages[1]?.html ?? '')).toContain('data-action="page" data-page="a">Attacking</button>');
  expect(shownHtml(pages[0]?.html ?? '')).toMatch(
    /class="rt-term" tabindex="0" role="button"[^>]* data-term="x\/token"/,
  );
});

test('reads a text without its markup', () => {
  expect(plainOf(pages[1]?.html ?? '')).toBe('See Attacking.');
  expect(plainOf(pages[2]?.html ?? '')).toBe('A card buys a token & more.');
});

test('reads definitions from the page of the terms', () => {
  const html =
    '<dl><dt id="term-token" data-forms="a|b">Token</dt><dd>A sign.</dd><dt id="term-x" data-forms="x">X</dt><dd>Y</dd></dl>';
  expect(Object.fromEntries(definitionsIn(html))).toEqual({
    token: { name: 'Token', html: 'A sign.' },
    x: { name: 'X', html: 'Y' },
  });
});
