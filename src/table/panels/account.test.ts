import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { defaultOptions } from '../../kernel/options';
import { GAMES, gameOf } from '../../testing/all-games';
import { readAs } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';
import { plain } from '../i18n/links';
import { wordingOf } from '../i18n/wording';
import { tellEvents } from './account';
import { loggedOf } from './log';
import { playOn, seatedTable } from '../testing/seated-tables';

/** The words for the end of a solitaire game of Dual Powers. */
const endingTold = (winner: string): string | undefined => {
  const game = gameOf('dual-powers');
  if (!game) throw new Error('Dual Powers is not in the catalogue');
  const options = { ...defaultOptions(game.options), players: 'solitaire', side: 'soviet' };
  const presentation = game.presentation(options);
  const speech = speechOf('en');
  const over = { kind: 'game-ended', winner, reason: 'third-round' };
  const told = tellEvents({ game, presentation, speech, words: wordingOf(presentation, speech) }, game.setUp(options), [
    over,
  ]);
  return told.map(({ parts }) => plain(parts)).at(-1);
};

test('the opposition of a soloist can win, though it has no seat', () => {
  expect(endingTold('government')).toBe('Government: victory. Ahead on the support track after three rounds.');
  expect(endingTold('soviet')).toBe('Soviet: victory. Ahead on the support track after three rounds.');
});

test.each(GAMES)(
  '$id: a user who knows every card tells the public of a change by hand only what an observer reads',
  async game => {
    const { table, gm, seats, at } = await seatedTable(game, { seed: 5 });
    await playOn(table, at, 4, undefined, 5);
    expect((await gm.ask({ kind: 'mode', mode: 'free' })).ok).toBe(true);
    const piles = Object.keys(game.piles(table.head.options));
    for (const seat of seats) {
      for (const from of piles) {
        await at[seat]?.ask({ kind: 'edit', seat, edit: { kind: 'look', seat, pile: from, count: 1 } });
        for (const to of piles)
          await at[seat]?.ask({ kind: 'edit', seat, edit: { kind: 'cards', from, to, count: 1 } });
      }
    }
    const all = table.referee.timeline;
    const speech = speechOf('en');
    const presentation = game.presentation(all.head.options);
    const words = wordingOf(presentation, speech);
    const tellingOf = (timeline: Timeline) => ({ client: { game, presentation, timeline, people: [] }, speech, words });
    const observer = tellingOf(readAs(all, { keys: {} }));
    const byHand = all.moments.filter(({ entry }) => entry.kind === 'turn' && entry.by === 'hand');
    expect(byHand.length).toBeGreaterThan(3);
    const seen = observer.client.timeline.moments;
    for (const moment of byHand) {
      const asSeen = seen.find(({ entry }) => entry.r === moment.entry.r);
      expect(loggedOf(tellingOf(all), moment, true).map(plain)).toEqual(
        asSeen ? loggedOf(observer, asSeen).map(plain) : [],
      );
    }
  },
);
