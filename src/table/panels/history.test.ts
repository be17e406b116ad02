import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { defaultOptions } from '../../kernel/options';
import { civilWar } from '../../games/civil-war';
import { dualPowers } from '../../games/dual-powers';
import type { AnyGame } from '../record/model';
import { openTimeline } from '../record/timeline';
import { gameWording } from '../i18n/wording';
import { plain } from '../i18n/links';
import { accountOf } from './account';
import { historyHtml, plainText } from './history';
import { recordPanel } from './record';
import { clientOf } from './testing/client';
import { playOn, seatedTable } from '../testing/seated-tables';

const game = civilWar as unknown as AnyGame;

test('a chapter contains every line once, a paragraph for each run of one seat, under game turns', async () => {
  const { table, at } = await seatedTable(game);
  await playOn(table, at, 60);
  const timeline = openTimeline(game, table.head, table.raws, { keys: {} });
  const speech = speechOf('en');
  const words = gameWording(game, speech);
  const telling = {
    client: { game, presentation: game.presentation(table.head.options), timeline, people: [] },
    speech,
    words,
  };
  const html = historyHtml(telling, timeline.moments);
  const tags = [...html.matchAll(/<(\/?)(p|h3|em|strong|s)>/g)];
  const open: (string | undefined)[] = [];
  for (const [, closes, tag] of tags) {
    if (closes) expect(open.pop()).toBe(tag);
    else open.push(tag);
  }
  expect(open).toEqual([]);
  expect(html).not.toContain('<p></p>');
  const told = timeline.moments
    .flatMap(moment => accountOf(telling, moment).map(({ parts }) => plain(parts)))
    .map(plainText);
  expect(told.length).toBeGreaterThan(20);
  for (const text of told) expect(html).toContain(text);
  const seats = [...html.matchAll(/<p><strong>([^<]*)<\/strong>/g)].map(([, seat]) => seat);
  const sections = html
    .split('<h3>')
    .map(part => [...part.matchAll(/<p><strong>([^<]*)<\/strong>/g)].map(([, seat]) => seat));
  expect(seats.length).toBeGreaterThan(4);
  expect(html.split('<h3>').length).toBeGreaterThan(2);
  for (const section of sections) expect(section.every((seat, n) => n === 0 || seat !== section[n - 1])).toBe(true);
});

test('acts of an opposition without a player are under its own name', async () => {
  const solo = dualPowers as unknown as AnyGame;
  const { table, at } = await seatedTable(solo, {
    options: { ...defaultOptions(solo.options), players: 'solitaire', side: 'soviet' },
  });
  await playOn(table, at, 40);
  const timeline = openTimeline(solo, table.head, table.raws, { keys: {} });
  const speech = speechOf('en');
  const presentation = solo.presentation(table.head.options);
  const telling = {
    client: { game: solo, presentation, timeline, people: [] },
    speech,
    words: gameWording(solo, speech),
  };
  const html = historyHtml(telling, timeline.moments);
  const names = [...html.matchAll(/<p><strong>([^<]*)<\/strong>/g)].map(([, name]) => name);
  expect(html).toContain('<p>Government reveals');
  expect(html).not.toMatch(/ Government reveals/);
  expect(new Set(names)).toEqual(new Set(['Soviet:', 'Government:']));
  const reading = { client: clientOf(timeline, 'ann'), speech, words: gameWording(solo, speech) };
  const actions = recordPanel(reading, undefined).chapters.flatMap(chapter => chapter.actions);
  const turnedUp = actions.filter(({ heading }) => heading && plain(heading.parts).includes('reveals'));
  expect(turnedUp.length).toBeGreaterThan(2);
  // the last one may have done nothing yet
  for (const { seat, lines } of turnedUp) if (lines.length) expect(seat).toBe('Government');
});
