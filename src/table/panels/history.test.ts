import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/speech';
import { civilWar } from '../../games/civil-war';
import type { AnyGame } from '../record/model';
import { playOn, seatedTable } from '../testing/tables';
import { openTimeline } from '../record/timeline';
import { gameWording } from '../saying/wording';
import { plain } from '../saying/links';
import { accountOf } from './account';
import { historyHtml, plainText } from './history';

const game = civilWar as unknown as AnyGame;

test('a chapter tells every line once, each run of one seat in a paragraph, under the turns of the game', async () => {
  const { table, at } = await seatedTable(game);
  await playOn(table, at, 60);
  const timeline = openTimeline(game, table.head, table.raws, { keys: {} });
  const speech = speechOf('en');
  const words = gameWording(game, speech);
  const telling = { client: { game, showing: game.showing(table.head.options), timeline, people: [] }, speech, words };
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
