/** Whole games of bots, told: nothing is left unfilled, every change has both its values, and every end its reason. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../scripts/languages';
import { speechOf } from '../../../scripts/speech';
import { defaultOptions } from '../../kernel/options';
import { GAMES } from '../../testing/all-games';
import { openTimeline } from '../record/timeline';
import { plain } from '../saying/links';
import { wordingOf } from '../saying/wording';
import { tableOf } from '../testing/tables';
import { accountOf } from './account';
import { recordPanel } from './record';
import { clientOf } from './testing/client';

const playedBy = async (game: (typeof GAMES)[number]) => {
  const options = { ...defaultOptions(game.options), ...game.demo.watched };
  const bot = game.bots[0]?.id ?? '';
  const holders = Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'bot', bot } as const]));
  const table = await tableOf(game, { holders, options, seed: 3 });
  await table.referee.idle();
  return openTimeline(game, table.head, table.raws, { keys: {} });
};

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('a whole game of bots is told in both languages', async () => {
    const timeline = await playedBy(game);
    expect(timeline.ending).toBeDefined();
    const showing = game.showing(timeline.head.options);
    for (const language of LANGUAGES) {
      const speech = speechOf(language);
      const client = { ...clientOf(timeline, 'gm'), showing };
      const reading = { client, speech, words: wordingOf(showing, speech) };
      const told = timeline.moments.flatMap(moment => accountOf(reading, moment));
      const sentences = told.map(({ parts }) => plain(parts));
      expect(sentences.length).toBeGreaterThan(60);
      // no field is left open, no mark of a link shows, no key stands for a word
      expect(sentences.filter(text => /[{}\uE000-\uE003]|RT\.|undefined/.test(text))).toEqual([]);
      expect(sentences.filter(text => !/[.!?:\p{L}\p{N}“”)+]$/u.test(text))).toEqual([]);
      // a change is told with its sign, and where it leads
      expect(sentences.filter(text => / [+−]\d+\.$/.test(text) && !text.includes('→'))).toEqual([]);
      expect(told.some(({ parts }) => parts.some(({ id }) => id !== undefined))).toBe(true);
      const reason = reading.words.text(`endings.${timeline.ending?.reason ?? ''}`, { ...timeline.ending });
      expect(sentences.at(-1)).toContain(reason.replace(/[.!]$/, ''));
      const panel = recordPanel(reading, undefined);
      const lines = panel.chapters.flatMap(({ deeds }) => deeds.flatMap(({ lines: some, rest }) => [...some, ...rest]));
      expect(lines.length).toBeGreaterThan(30);
      expect(lines.every(line => line.sentences.length)).toBe(true);
    }
  });
});
