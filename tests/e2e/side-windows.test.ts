/** Side windows belong to the table at which the user sits: they close when the user opens another, of any game. */
import { expect, test } from 'vitest';
import { until } from '../harness/in-page';
import { atRest, byHand, GAMES } from '../harness/place';
import { gather, session } from '../harness/session';
import { openSideWindow } from '../harness/table';

const KINDS = ['seats', 'helpers', 'record'] as const;

// shows table.4
test('who opens another table has only the windows of that one', () =>
  session({ title: 'side-windows' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const left: string[] = [];
    for (const id of GAMES) {
      const table = await byHand(gm, id);
      await atRest(page);
      for (const before of left) {
        const windows = page.locator(KINDS.map(kind => `#rt-${kind}-${before}`).join(', '));
        await until(`${id}: nothing is open of the table before`, async () => (await windows.count()) === 0);
      }
      for (const kind of KINDS) expect(await (await openSideWindow(gm, table, kind)).isVisible()).toBe(true);
      left.push(table);
    }
  }));
