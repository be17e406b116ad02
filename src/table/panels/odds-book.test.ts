import { expect, test } from 'vitest';
import { gameOf, EVERY_GAME } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { legal } from '../../kernel/offers';
import type { AnyGame } from '../record/model';
import { oddsOf } from './odds-book';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';
import { begunTable, playOn, seatedTable } from '../testing/seated-tables';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  'the odds of %s have 2 to 5 rows with different names, the likeliest first and the remainder last',
  async (_, game) => {
    const { table, at } = await seatedTable(game, { seed: 6 });
    for (let n = 0; n < 40; n++) {
      await playOn(table, at, 1, undefined, n, 'bot');
      const [seat = ''] = toAct(game, table.referee.timeline.state);
      const timeline = at[seat]?.sees(seat);
      if (!timeline) continue;
      const reading = readingOf(clientOf(timeline, `user-${seat}`), english);
      for (const command of legal(game, timeline.state, seat).slice(0, 6)) {
        const bars = oddsOf(reading, seat, command);
        if (!bars.length) continue;
        expect(bars.length).toBeGreaterThan(1);
        expect(bars.length).toBeLessThanOrEqual(5);
        expect(new Set(bars.map(bar => bar.label)).size).toBe(bars.length);
        expect(bars.every(bar => bar.label !== '')).toBe(true);
        const widths = bars.filter(bar => bar.label !== 'anything else').map(bar => bar.width);
        expect(widths).toEqual(widths.toSorted((a, b) => b - a));
        expect(bars.reduce((sum, bar) => sum + bar.width, 0)).toBeCloseTo(100, 0);
      }
    }
  },
);

test('paying for a failed check shows no odds: the next die is a separate roll', async () => {
  const prelude = gameOf('prelude') as AnyGame;
  const { table, at } = await begunTable(prelude, { seed: 4 });
  for (let n = 0; n < 200 && table.referee.timeline.state.agenda[0]?.kind !== 'failed-check'; n++) {
    await playOn(table, at, 1, undefined, n, 'bot');
  }
  const [seat = ''] = toAct(prelude, table.referee.timeline.state);
  const timeline = at[seat]?.sees(seat) ?? table.referee.timeline;
  const reading = readingOf(clientOf(timeline, seat === 'revolutionary' ? 'ann' : 'bob'), english);
  expect(timeline.state.agenda[0]?.kind).toBe('failed-check');
  for (const command of legal(prelude, timeline.state, seat)) expect(oddsOf(reading, seat, command)).toEqual([]);
});
