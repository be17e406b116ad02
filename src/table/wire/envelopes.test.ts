import { expect, test, vi } from 'vitest';
import { GAMES } from '../../testing/all-games';
import { playOn, seatedTable } from '../testing/seated-tables';

/** An envelope with a command, with all its keys and its signature, in bytes on average: it goes to the referee alone. */
const MOST = 700;

test.each(GAMES)('the envelopes of $id are light', async game => {
  const { table, at } = await seatedTable(game, { seed: 2 }, 1);
  const handled = vi.spyOn(table.referee, 'handle');
  await playOn(table, at, 30);
  const sizes = handled.mock.calls.map(([envelope]) => JSON.stringify(envelope).length);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(MOST);
});
