import { expect, test } from 'vitest';
import { clientOf, person } from './testing/client';
import { english, render, textOf } from './testing/render';
import { countdown, reactionPanel, windowAsking } from './reaction';
import { readingOf } from './reading';
import type { TableClient } from './client-model';
import { atWindow, type WindowTable } from '../testing/reaction-windows';

const us = 'stalinists';
const them = 'militarists';

const reading = ({ table, at, clock }: WindowTable, seat: string, given: Partial<TableClient> = {}) => {
  const timeline = at[seat]?.sees(seat) ?? table.referee.timeline;
  return readingOf(clientOf(timeline, `user-${seat}`, { now: () => clock.now, ...given }), english);
};
const lineOf = (...given: Parameters<typeof reading>): string => {
  const window = reactionPanel(reading(...given));
  return textOf(render('table-window', { window }));
};

test('a window is one line: a countdown that asks for time when pressed, and two buttons', async () => {
  const table = await atWindow();
  expect(lineOf(table, us)).toBe('0:30 Wait Anybody may react now. Let it pass React');
  // neither stands out: passing is no suggestion
  const html = render('table-window', { window: reactionPanel(reading(table, us)) });
  expect(html).not.toContain('rt-button--primary');
});
test('a seat that has passed is not asked again, and may still ask to wait', async () => {
  const table = await atWindow();
  await table.pass(us);
  const passed = { hasPassed: () => true };
  expect(lineOf(table, us, passed)).toBe('0:30 Wait after all You let it pass. The others still have time.');
  expect(windowAsking(reading(table, us, passed).client)).toBeUndefined();
  expect(windowAsking(reading(table, us).client)?.opened).toBe(table.window().opened);
});
test('other seats do not see who has passed', async () => {
  const table = await atWindow();
  const before = lineOf(table, them);
  await table.pass(us);
  expect(lineOf(table, them)).toBe(before);
});
test('while somebody waits the clock stands still, and all see for whom', async () => {
  const table = await atWindow();
  await table.wait(them);
  expect(lineOf(table, us)).toBe('Wait The clock is stopped for Red Army Militarists. Let it pass React');
  expect(lineOf(table, them)).toBe('The clock is stopped for Red Army Militarists. Let it pass React');
});
test('after the agreed time others may pass for an absent seat, but a game master without a seat need not wait', async () => {
  const table = await atWindow({ window: 'until-all' });
  expect(lineOf(table, us)).not.toContain('away');
  table.clock.now += 180_000;
  expect(lineOf(table, us)).toContain('Somebody is away … Red Army Militarists');
  table.clock.now -= 180_000;
  const gm = clientOf(table.gm.sees(), 'gm', { people: [person('gm', { gm: true, self: true })] });
  expect(reactionPanel(readingOf(gm, english))?.away.length).toBe(3);
});
test('the rest of the time is shown in minutes and seconds', () => {
  expect(countdown(65_000, 0)).toBe('1:05');
  expect(countdown(7_000, 200)).toBe('0:07');
  expect(countdown(1_000, 9_000)).toBe('0:00');
});
test('between windows the line keeps its place empty; before the first window there is none', async () => {
  const table = await atWindow();
  const { timeline } = reading(table, us).client;
  const state = { ...timeline.state, agenda: timeline.state.agenda.slice(1).filter(({ kind }) => kind !== 'window') };
  const between = { ...timeline, state };
  expect(reactionPanel(reading(table, us, { timeline: between }))).toBeUndefined();
  const [last] = timeline.moments.slice(-1);
  const closed = last && { ...last, entry: { ...last.entry, kind: 'turn', by: 'window' } as typeof last.entry };
  const later = { ...between, moments: [...timeline.moments, ...(closed ? [closed] : [])] };
  expect(reactionPanel(reading(table, us, { timeline: later }))).toMatchObject({ idle: true, text: '' });
});
