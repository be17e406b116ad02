import { expect, test } from 'vitest';
import { atWindow } from '../testing/reaction-windows';
import { secretSheetPanel } from './secret-sheet';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english, render, textOf } from './testing/render';

const us = 'stalinists';
const them = 'militarists';

test('my sheet shows what I have declared of it, and the others’ declarations, but nothing else of theirs', async () => {
  const table = await atWindow();
  const sheetsOf = (seat: string) => {
    const client = clientOf(table.at[seat]?.sees(seat) ?? table.table.referee.timeline, `user-${seat}`);
    return { client, panel: secretSheetPanel(readingOf(client, english)) };
  };
  const { client, panel } = sheetsOf(us);
  const sheet = (client.timeline.state as unknown as { influence: Record<string, Record<string, number>> }).influence;
  expect(panel?.rows.map(({ own }) => Number(own)).toSorted((a, b) => a - b)).toEqual(
    Object.values(sheet[us] ?? {})
      .filter(points => points > 0)
      .toSorted((a, b) => a - b),
  );
  expect(panel?.sum).toBe('0 of 55 points shown');
  const theirs = sheetsOf(them).panel?.rows.find(({ own }) => own !== '–');
  await table.as(them, {
    kind: 'command',
    seat: them,
    command: { kind: 'declare', politician: theirs?.ids ?? '', points: 1 } as never,
  });
  const row = sheetsOf(us).panel?.rows.find(({ ids }) => ids === theirs?.ids);
  expect(row?.others.map(({ shown }) => shown)).toEqual(['1']);
  expect(textOf(render('table-secret-sheet', { secretSheet: sheetsOf(them).panel }))).toContain('1 of 55 points shown');
});

test('after the game every sheet is open to everybody, next to what was declared', async () => {
  const { timeline } = (await atWindow()).table.referee;
  const ending = { winner: us, reason: 'score' };
  const panelOf = (more: object) => {
    const state = { ...timeline.state, ...more, ending };
    return secretSheetPanel(readingOf(clientOf({ ...timeline, ending, state }, 'anybody'), english));
  };
  const panel = panelOf({});
  const entries = panel?.rows.flatMap(({ others }) => others) ?? [];
  expect(entries).toHaveLength(3 * 10);
  expect(entries.every(({ shown }) => /^0\/\d+$/.test(shown))).toBe(true);
  expect(textOf(render('table-secret-sheet', { secretSheet: panel }))).toContain(
    'all declared influence is on the sheets',
  );
  const declared = { A: [{ seat: them, points: 99 }] };
  expect(panelOf({ declared })?.sum).toBe('some declared influence is not on the sheets');
});
