/** The end of whole games of bots: who won, figures of every seat, curves that end where the game did, moments to see again. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/speech';
import { defaultOptions } from '../../kernel/options';
import { GAMES } from '../../testing/all-games';
import { openTimeline } from '../record/timeline';
import { wordingOf } from '../saying/wording';
import { tableOf } from '../testing/tables';
import { courseOf } from './course';
import { endPanel } from './end';
import { clientOf } from './testing/client';
import { render, textOf } from './testing/render';

test.each(GAMES.map(game => [game.id, game] as const))('%s', async (_, game) => {
  const options = { ...defaultOptions(game.options), ...game.demo.watched };
  const bot = game.bots[0]?.id ?? '';
  const seats = game.seats(options);
  const holders = Object.fromEntries(seats.map(seat => [seat, { kind: 'bot', bot } as const]));
  const table = await tableOf(game, { holders, options, seed: 5 });
  await table.referee.idle();
  const timeline = openTimeline(game, table.head, table.raws, { keys: {} });
  const client = clientOf(timeline, 'gm');
  const speech = speechOf('en');
  const reading = { client, speech, words: wordingOf(client.showing, speech) };
  const course = courseOf(reading);
  expect(course.figures.length).toBeGreaterThan(0);
  expect(course.turns.length).toBeGreaterThan(1);
  for (const { word, lines } of course.figures)
    for (const { seat, values } of lines) {
      expect(values).toHaveLength(course.at.length);
      const fact = client.showing.facts(timeline.state, seat).find(one => one.word === word);
      expect(values.at(-1)).toBe(fact?.value);
    }
  const panel = endPanel(reading);
  expect(panel?.winner).toBeTruthy();
  expect(panel?.moments.length).toBeGreaterThan(0);
  expect(panel?.figures.every(({ values }) => values.length === seats.length)).toBe(true);
  const text = textOf(render('record-end', { end: panel, mayPlayAgain: true }));
  expect(text).toContain(panel?.winner);
  expect(text).not.toMatch(/undefined|NaN|RT\./);
  for (const { picture } of panel?.plots ?? []) expect(picture).not.toMatch(/undefined|NaN/);
});
