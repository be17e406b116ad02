/** What hands did while nothing was asked of them is no beginning: where the rules begin to advise, they look from there. */
import { expect, test } from 'vitest';
import { eventsOf } from '../../kernel/change';
import { chooser, quickDice } from '../../kernel/dice';
import { isOfSequence, type GameEdit } from '../../kernel/edit';
import { anyEdit } from '../../kernel/testing/edits';
import { EVERY_GAME } from '../../testing/all-games';
import { seatedTable } from '../testing/seated-tables';
import { leftAt } from './hands-since-rules';

/** Changes while the table is Free, and after it advises. */
const FREE = 8;
const ADVISED = 1;
const PLAIN: readonly GameEdit['kind'][] = ['add', 'move', 'flip', 'remove', 'set'];

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', async (_, game) => {
  const { table, gm, at, seats } = await seatedTable(game, { seed: 4 });
  const [seat = ''] = seats;
  const choose = chooser(quickDice(9));
  const changed = async (wanted: number): Promise<void> => {
    for (let n = 0, tried = 0; n < wanted && tried < 2000; tried++) {
      const { state } = table.referee.timeline;
      const edit = anyEdit(game, game.hide(state, seat), choose);
      if (isOfSequence(edit) || edit.kind === 'together' || !PLAIN.includes(edit.kind)) continue;
      if ('reason' in eventsOf(game, state, edit, quickDice(1))) continue;
      if ((await at[seat]?.ask({ kind: 'edit', seat, edit }))?.ok) n++;
    }
  };
  expect((await gm.ask({ kind: 'mode', mode: 'free' })).ok).toBe(true);
  await changed(FREE);
  expect(leftAt(table.referee.timeline, seat).length).toBeGreaterThan(1);
  expect((await gm.ask({ kind: 'mode', mode: 'advised' })).ok).toBe(true);
  const { state } = table.referee.timeline;
  expect(leftAt(table.referee.timeline, seat)).toEqual([{ state: game.hide(state, seat), by: undefined }]);
  await changed(ADVISED);
  const left = leftAt(table.referee.timeline, seat);
  expect(left.length).toBeLessThanOrEqual(ADVISED + 1);
  expect(left.at(-1)?.state).toEqual(game.hide(table.referee.timeline.state, seat));
});
