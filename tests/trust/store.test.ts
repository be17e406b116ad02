/** A world that cannot be written for a while: everybody is told, no turn is lost or made twice, and then it goes on. */
import { expect, test } from 'vitest';
import { untilTold } from '../harness/people';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import {
  makeTable,
  openTableWindow,
  revisionOf,
  tableWindow,
  waitForBeginning,
  waitForRevision,
} from '../harness/table';
import { playByClicking } from '../harness/playing';

test('a full disk in the middle of a game', () =>
  session({ title: 'full-disk' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, {
      name: 'Full disk',
      holders: { red: 'Player 1', white: 'Player 2' },
      scene: false,
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await playByClicking([red, white], everybody, table, { seed: 51, most: 6 });

    const before = await revisionOf(gm.page, table);
    const troubles = everybody.map(person => person.troubles.length);
    one.host.host.fillDisk(true);
    const offers = [red, white].map(({ page }) =>
      tableWindow(page, table).locator('.rt-choices [data-action="submit"]:not([aria-disabled="true"])'),
    );
    const [acting = red, buttons] = (await offers[0]?.count()) ? [red, offers[0]] : [white, offers[1]];
    await buttons?.first().evaluate(element => {
      element.closest('details')?.setAttribute('open', '');
    });
    await buttons?.first().click();
    await untilTold(acting, 'could not be written into the world');
    expect(await Promise.all(everybody.map(({ page }) => revisionOf(page, table)))).toEqual([before, before, before]);

    one.host.host.fillDisk(false);
    // the browser of the referee tells of what the server refused
    everybody.forEach((person, n) => {
      const meanwhile = person.troubles.splice(troubles[n] ?? 0);
      person.troubles.push(...meanwhile.filter(trouble => !/could not be (saved|written)/.test(trouble)));
    });
    await buttons?.first().click();
    await waitForRevision(everybody, table, before + 1);
    await playByClicking([red, white], everybody, table, { seed: 52, most: 6 });
    await until('all read the same', async () => {
      const hashes = await Promise.all(
        everybody.map(({ page }) => inTable(page, table, client => client.timeline.hash)),
      );
      return new Set(hashes).size === 1;
    });
    expect(await inTable(gm.page, table, client => client.timeline.problems)).toEqual([]);
  }));
