import { describe, expect, test } from 'vitest';
import { definitionsIn, guidePages, type JournalPage, plainOf, shownHtml } from './guide-pages';

const pageOf = (id: string, name: string, html: string): JournalPage => ({ id, name, level: 1, html });
const pages = [
  pageOf('a', 'Attacking', '<p>Name an army that has a <span class="rt-term" data-term="x/token">token</span>.</p>'),
  pageOf('b', 'Blocking', '<p>See @UUID[Compendium.m.guides.JournalEntry.e.JournalEntryPage.a]{Attacking}.</p>'),
  pageOf('c', 'Reserve', '<p>A card buys a token &#38; more.</p>'),
];

describe('the guide in a window', () => {
  test('without a page it shows the contents', () => {
    expect(guidePages(pages, { query: '' }).contents?.map(({ name }) => name)).toEqual([
      'Attacking',
      'Blocking',
      'Reserve',
    ]);
  });

  test('a page has its neighbours; the first has none before it, the last none after it', () => {
    const middle = guidePages(pages, { query: '', page: 'b' });
    expect([middle.previous?.id, middle.next?.id]).toEqual(['a', 'c']);
    expect(guidePages(pages, { query: '', page: 'a' }).previous).toBeUndefined();
    expect(guidePages(pages, { query: '', page: 'c' }).next).toBeUndefined();
  });

  test('a search finds every page with all the words, those with them in the name first', () => {
    expect(guidePages(pages, { query: 'attacking' }).found?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(guidePages(pages, { query: 'TOKEN' }).found?.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(guidePages(pages, { query: 'card token' }).found?.map(({ id }) => id)).toEqual(['c']);
    expect(guidePages(pages, { query: 'siberia' }).found).toEqual([]);
  });

  test('what is found stands with the words around it', () => {
    const [first] = guidePages(pages, { query: 'buys' }).found ?? [];
    expect(first).toMatchObject({ before: 'A card ', hit: 'buys', after: ' a token & more.' });
  });

  test('a single letter is no search yet', () =>
    expect(guidePages(pages, { query: 'a', page: 'c' }).page?.name).toBe('Reserve'));
});

test('links of the journal are buttons, terms can be reached by keyboard', () => {
  expect(shownHtml(pages[1]?.html ?? '')).toContain('data-action="page" data-page="a">Attacking</button>');
  expect(shownHtml(pages[0]?.html ?? '')).toMatch(
    /class="rt-term" tabindex="0" role="button"[^>]* data-term="x\/token"/,
  );
});

test('a text without its markup reads as it is shown', () => {
  expect(plainOf(pages[1]?.html ?? '')).toBe('See Attacking.');
  expect(plainOf(pages[2]?.html ?? '')).toBe('A card buys a token & more.');
});

test('definitions are read from the page of the terms', () => {
  const html =
    '<dl><dt id="term-token" data-forms="a|b">Token</dt><dd>A sign.</dd><dt id="term-x" data-forms="x">X</dt><dd>Y</dd></dl>';
  expect(Object.fromEntries(definitionsIn(html))).toEqual({
    token: { name: 'Token', html: 'A sign.' },
    x: { name: 'X', html: 'Y' },
  });
});
