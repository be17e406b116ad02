/** Whole games of bots: described without gaps, and ended with figures, curves and moments to watch again. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, speechOf } from '../../../scripts/languages';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { defaultOptions } from '../../kernel/options';
import { parseRecord } from '../../kernel/parse-record';
import { goldenIn } from '../../kernel/testing/golden';
import { openTimeline } from '../record/timeline';
import { plain } from '../i18n/links';
import { wordingOf } from '../i18n/wording';
import { accountOf, tellEvents } from './account';
import { courseOf } from './figures-over-time';
import { endPanel } from './end-of-game';
import { gameText } from './game-text';
import { guidePanel } from './guide';
import { lastLines } from './entry-sentences';
import { recordPanel } from './record';
import { tableOf } from '../testing/tables';
import { clientOf } from './testing/client';
import { render, textOf } from './testing/render';

/** At so many moments of a game. */
const STEPS_TOLD = 60;

/** A whole game played by the game's first bot in all seats, with the options for watching. */
const playedByBots = async (game: (typeof EVERY_GAME)[number]) => {
  const options = { ...defaultOptions(game.options), ...game.demo.watched };
  const bot = game.bots[0]?.id ?? '';
  const holders = Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'bot', bot } as const]));
  const table = await tableOf(game, { holders, options, seed: 3 });
  await table.referee.idle();
  return openTimeline(game, table.head, table.raws, { keys: {} });
};

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_, game) => {
  const played = playedByBots(game);
  test('a whole game of bots is described in both languages', async () => {
    const timeline = await played;
    expect(timeline.ending).toBeDefined();
    const presentation = game.presentation(timeline.head.options);
    for (const language of LANGUAGES) {
      const speech = speechOf(language);
      const client = { ...clientOf(timeline, 'gm'), presentation };
      const reading = { client, speech, words: wordingOf(presentation, speech) };
      const told = timeline.moments.flatMap(moment => accountOf(reading, moment));
      const sentences = told.map(({ parts }) => plain(parts));
      expect(sentences.length).toBeGreaterThan(floorOf(game.id, 60));
      // no field is unfilled, no link mark is visible, no key replaces a word
      expect(sentences.filter(text => /[{}\uE000-\uE003]|RT\.|undefined/.test(text))).toEqual([]);
      // each ends as a sentence: pages and the chat log put them in one line
      const bare = told.flatMap(({ heading, parts }) => (heading ? [] : [plain(parts)]));
      expect(bare.filter(text => !/[.!?]["”“»)]?$/.test(text))).toEqual([]);
      // a change has its sign and its result
      expect(sentences.filter(text => / [+−]\d+\.$/.test(text) && !text.includes('→'))).toEqual([]);
      expect(told.some(({ parts }) => parts.some(({ id }) => id !== undefined))).toBe(true);
      const reason = reading.words.text(`endings.${timeline.ending?.reason ?? ''}`, { ...timeline.ending });
      expect(sentences.at(-1)).toContain(reason.replace(/[.!]$/, ''));
      const panel = recordPanel(reading, undefined);
      const lines = panel.chapters.flatMap(({ actions }) =>
        actions.flatMap(({ lines: some, rest }) => [...some, ...rest]),
      );
      expect(lines.length).toBeGreaterThan(floorOf(game.id, 30));
      expect(lines.every(line => line.sentences.length)).toBe(true);
      // the newest first, without headings, which would stand over earlier lines
      const last = lastLines(reading, timeline.moments.length);
      expect(last.length).toBeGreaterThan(floorOf(game.id, 30));
      expect(last.filter(({ sentences: said }) => said.every(({ heading }) => heading))).toEqual([]);
    }
  });

  test('every way to end is described in both languages, along the golden games', () => {
    const golden = goldenIn(new URL(`../../games/${game.id}/golden/`, import.meta.url));
    expect(golden.size).toBeGreaterThanOrEqual(floorOf(game.id, 4));
    for (const [name, input] of golden) {
      const record = parseRecord(game, input);
      if ('problem' in record) throw new Error(`${name}: ${record.problem}`);
      const { options, turns } = record;
      const presentation = game.presentation(options);
      for (const language of LANGUAGES) {
        const speech = speechOf(language);
        const teller = { game, presentation, speech, words: wordingOf(presentation, speech) };
        const events = turns.flatMap(turn => turn.events);
        const told = tellEvents(teller, game.setUp(options), events);
        expect(told.length, name).toBeGreaterThan(turns.length / 2);
        // the chat log says each event by itself
        const sentences = [...told.map(({ parts }) => plain(parts)), ...events.map(teller.words.event)];
        expect(sentences.filter(text => /[{}\uE000-\uE003]|RT\.|undefined/.test(text))).toEqual([]);
        // the reason stands behind "Reds: victory." and under the winner's name: it does not name them again
        const ends = told.flatMap(({ event, parts }) => (event.kind === 'ended' ? [plain(parts)] : []));
        expect(ends.length, name).toBe(1);
        expect(ends.filter(text => /^([^:]+): .*\1|[.!]\.$/.test(text))).toEqual([]);
      }
    }
  });

  test('by hand, every step that is next or comes later is told in both languages', async () => {
    const timeline = await played;
    const { moments } = timeline;
    const every = Math.ceil(moments.length / STEPS_TOLD);
    const sampled = moments.filter((_moment, n) => n % every === 0);
    for (const language of LANGUAGES) {
      const speech = speechOf(language);
      const told = sampled.flatMap(({ state }) => {
        const { ending: _, ...unended } = timeline;
        const client = clientOf({ ...unended, state, mode: 'free' }, 'gm');
        return guidePanel({ client, speech, words: wordingOf(client.presentation, speech) })?.steps ?? [];
      });
      expect(told.length).toBeGreaterThan(floorOf(game.id, 30));
      const lines = new Set(told.flatMap(({ text, section, who }) => [text, section, who]));
      expect([...lines].filter(text => /[{}\uE000-\uE003]|RT\.|undefined/.test(text))).toEqual([]);
    }
  });

  test('as text it names its seats and its end, and numbers its moves turn by turn', async () => {
    const timeline = await played;
    const client = clientOf(timeline, 'gm');
    for (const language of LANGUAGES) {
      const speech = speechOf(language);
      const reading = { client, speech, words: wordingOf(client.presentation, speech) };
      const text = gameText(reading);
      expect(text).not.toMatch(/undefined|NaN|RT\.|\[object|[\uE000-\uE003]/);
      for (const seat of game.seats(timeline.head.options)) expect(text).toContain(reading.words.text(`seats.${seat}`));
      expect(text).toContain(endPanel(reading)?.reason);
      expect(endPanel(reading)?.reason).toMatch(/^[^{}\uE000-\uE003]+$/);
      const numbers = [...text.matchAll(/^ *(\d+)\. /gm)].map(([, number]) => Number(number));
      expect(numbers.length).toBeGreaterThan(floorOf(game.id, 30));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(text.match(/^-+$/gm)?.length).toBeGreaterThan(1);
    }
  });

  test('its end has a winner, figures of every seat, curves up to the last values, and moments to watch again', async () => {
    const timeline = await played;
    const seats = game.seats(timeline.head.options);
    const client = clientOf(timeline, 'gm');
    const speech = speechOf('en');
    const reading = { client, speech, words: wordingOf(client.presentation, speech) };
    const course = courseOf(reading);
    expect(course.figures.length).toBeGreaterThan(0);
    expect(course.turns.length).toBeGreaterThan(1);
    for (const { word, lines } of course.figures)
      for (const { seat, values } of lines) {
        expect(values).toHaveLength(course.at.length);
        const fact = client.presentation.facts(timeline.state, seat).find(one => one.word === word);
        expect(values.at(-1)).toBe(fact?.value);
      }
    const panel = endPanel(reading);
    expect(panel?.winner).toBeTruthy();
    expect(panel?.moments.length).toBeGreaterThan(0);
    // what ended the game is the last of them
    const last = timeline.moments.findLast(({ entry, undone }) => entry.kind === 'turn' && !undone);
    expect(panel?.moments.at(-1)?.revision).toBe(last?.entry.r);
    expect(panel?.figures.every(({ values }) => values.length === seats.length)).toBe(true);
    // a number below zero has a minus, in the table and on the axes
    expect(panel?.figures.flatMap(({ values }) => values).filter(value => value.startsWith('-'))).toEqual([]);
    expect(panel?.plots.filter(({ picture }) => />-\d/.test(picture))).toEqual([]);
    const text = textOf(render('end', { ending: panel, end: panel, mayPlayAgain: true }));
    expect(text).toContain(panel?.winner);
    // emblems head the columns of a crowd, whose names would break; a screen reader reads them all the same
    for (const seat of seats) expect(text).toContain(reading.words.text(`seats.${seat}`));
    expect(panel?.isCrowded).toBe(seats.length > 3);
    expect(text).not.toMatch(/undefined|NaN|RT\./);
    for (const { picture } of panel?.plots ?? []) expect(picture).not.toMatch(/undefined|NaN/);
  });
});
