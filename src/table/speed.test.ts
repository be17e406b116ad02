import { expect, test } from 'vitest';
import { toy } from '../kernel/testing/toy/toy';
import type { AnyGame } from './record/model';
import { begunTable, playOn } from './testing/tables';
import { openTimeline } from './record/timeline';

const game = toy as unknown as AnyGame;
// Generous, and the process's own time: these tests run beside others. They see a loop in a loop, not a percent.
const PATIENCE = 5;
const ownTime = (): number => process.cpuUsage().user / 1000;

test('a command is judged, sealed and written within two milliseconds', async () => {
  const { table, at } = await begunTable(game, { options: { years: 8 } });
  await playOn(table, at, 5);
  const start = ownTime();
  const played = await playOn(table, at, 60);
  expect((ownTime() - start) / played).toBeLessThan(2 * PATIENCE);
});

test('a record of five hundred entries opens within a tenth of a second', async () => {
  const { table, ann, gm } = await begunTable(game, { mode: 'free' });
  for (let n = 0; table.referee.timeline.revision < 500; n++) {
    await gm.ask({ kind: 'edit', edit: { kind: 'set', marker: 'coins-north', to: n % 10 } });
    await ann.ask({ kind: 'edit', edit: { kind: 'set', marker: 'coins-south', to: n % 10 }, seat: 'north' });
  }
  openTimeline(game, table.head, table.raws, ann.reader('north'));
  const start = ownTime();
  const timeline = openTimeline(game, table.head, table.raws, ann.reader('north'));
  expect(timeline.moments.length).toBeGreaterThanOrEqual(500);
  expect(ownTime() - start).toBeLessThan(100 * PATIENCE);
});
