/** A game as one page: it opens from a file without a network, plays, shows what a seat saw, and verifies itself. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '../../scripts/languages';
import { CATALOG } from '../../src/catalog';
import { type GamePageData, gamePage } from '../../src/page/html';
import { openBrowser, type Person } from '../harness/people';
import { gather, session } from '../harness/session';
import { makeTable, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';

const root = join(import.meta.dirname, '..', '..');
const RECORD = readFileSync(join(root, 'tests', 'fixtures', 'record-1.json'), 'utf8');
const built = (file: string): string => readFileSync(join(root, 'dist', 'page', file), 'utf8');

let folder = '';
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rt-page-'));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  readonly page: Page;
  /** What it tried to load or send, and what went wrong in it. */
  readonly strange: string[];
}

/** Opens a page from its file, in a browser without a network. */
const open = async (html: string, name: string): Promise<Opened> => {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, offline: true });
  const page = await context.newPage();
  const strange: string[] = [];
  page.on('request', request => {
    if (!/^(?:file|data):/.test(request.url())) strange.push(request.url());
  });
  page.on('pageerror', error => strange.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') strange.push(message.text());
  });
  page.on('dialog', dialog => strange.push(dialog.message()));
  await page.goto(`file://${file}`);
  return { page, strange };
};

const pageOf = (given: Partial<GamePageData> = {}, title = 'A game', game = 'civil-war'): string =>
  gamePage({
    title,
    script: built('all.js') + built(`${game}.js`),
    style: built('page.css'),
    data: { language: 'en', words: translations('en'), record: RECORD, people: [], ...given },
  });

const verdictOf = async (page: Page): Promise<string> => {
  await page.locator('.verdict[data-verdict]').waitFor();
  return (await page.locator('.verdict').getAttribute('data-verdict')) ?? '';
};

test('it is played to its end by buttons and by keys, with the eyes of each seat, and says that the record is right', async () => {
  const { page, strange } = await open(pageOf(), 'whole');
  await page.locator('.moves li').first().waitFor();
  expect(await page.locator('.result').innerText()).toMatch(/victory/);
  const all = await page.locator('.moves li').count();
  expect(all).toBeGreaterThan(100);
  const counted = (): Promise<string> => page.locator('output').innerText();
  expect(await counted()).toBe(`0 / ${all}`);
  await page.locator('[data-do="next"]').click();
  await page.keyboard.press('ArrowRight');
  expect(await counted()).toBe(`2 / ${all}`);
  const early = await page.locator('svg').first().innerHTML();
  await page.keyboard.press('End');
  expect(await counted()).toBe(`${all} / ${all}`);
  expect(await page.locator('svg').first().innerHTML()).not.toBe(early);
  await page.locator('.moves button').nth(20).click();
  expect(await counted()).toBe(`21 / ${all}`);
  const open_ = await page.locator('.hands').innerText();
  expect(open_).not.toContain('?');
  await page.locator('select').selectOption('red');
  const red = await page.locator('.hands li').allInnerTexts();
  expect(red.filter(hand => hand.includes('?'))).toHaveLength(1);
  expect(await verdictOf(page)).toBe('right');
  expect(strange).toEqual([]);
});

test('a record of which one word was changed is called wrong', async () => {
  const record = JSON.parse(RECORD) as { entries: Record<string, string> };
  const [key = ''] = Object.keys(record.entries).slice(60);
  const entry = record.entries[key] ?? '';
  record.entries[key] = entry.replace(/[a-z](?=[^a-z]*$)/, letter => (letter === 'a' ? 'b' : 'a'));
  expect(record.entries[key]).not.toBe(entry);
  const { page } = await open(pageOf({ record: JSON.stringify(record) }), 'changed');
  expect(await verdictOf(page)).toBe('wrong');
  expect(await page.locator('.verdict').innerText()).toMatch(/\d+.*\w{4}/);
});

test.each(CATALOG.map(({ manifest }) => manifest.id))('%s: what is no record is refused in words', async game => {
  const { page, strange } = await open(pageOf({ record: '{"kind":"something else"}' }, 'None', game), `none-${game}`);
  expect(await page.locator('.broken').innerText()).toMatch(/\w{4}/);
  expect(strange).toEqual([]);
});

test('names of tables and people are words, never markup', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&\u2028';
  const record = JSON.parse(RECORD) as { head: { name: string } };
  record.head.name = evil;
  const data = {
    record: JSON.stringify(record),
    people: [{ id: 'x', name: evil }],
    language: '"><script>alert(3)</script>',
  };
  const { page, strange } = await open(pageOf(data, evil), 'evil');
  await page.locator('h1').waitFor();
  expect((await page.locator('h1').innerText()).slice(0, 20)).toBe(evil.slice(0, 20));
  expect(await page.locator('img, script:not([id])').count()).toBe(1);
  expect(strange).toEqual([]);
});

test('a script that could end its element makes no page', () => {
  expect(() =>
    gamePage({
      title: '',
      style: '',
      script: 'x="</script>"',
      data: { language: 'en', words: {}, record: '', people: [] },
    }),
  ).toThrow();
});

const saved = async (person: Person, table: string): Promise<string> => {
  const record = await openSideWindow(person, table, 'record');
  const download = person.page.waitForEvent('download');
  await record.locator('[data-action="savePage"]').click();
  return readFileSync((await (await download).path()) ?? '', 'utf8');
};

test('from a table in progress the page shows what everybody sees, and no hidden card', () =>
  session({ title: 'game-page' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const table = await makeTable(gm, { name: 'Saved as a page', holders: { red: 'Player 1', white: 'Bot' } });
    await waitForBeginning([gm, red], table);
    await openTableWindow(red, table);
    const { page, strange } = await open(await saved(red, table), 'table');
    await page.locator('.hands li').first().waitFor();
    await page.keyboard.press('End');
    expect(await page.locator('h1').innerText()).toBe('Saved as a page');
    expect(await page.locator('.result').innerText()).toBe('The game is still going on.');
    for (const hand of await page.locator('.hands li').allInnerTexts())
      expect(hand).toMatch(/^Hand of \S+: \?(?:, \?)*$/);
    expect(await page.locator('select option').count()).toBe(1);
    expect(strange).toEqual([]);
  }));
