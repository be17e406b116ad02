/** Pages that run different versions of the module: the one is told to reload, and nothing is misread. */
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { session, gather } from '../harness/session';
import { inTable } from '../harness/in-page';
import { makeTable, openTableWindow, revisionOf, tableWindow, waitForBeginning } from '../harness/table';
import { reload } from '../harness/people';
import { playByClicking } from '../harness/playing';

test('a browser that has kept an older build is told to reload, and goes on when it has', () =>
  session({ title: 'versions' }, async one => {
    const [gm, white] = await gather(one, 'Player 2');
    const context = await one.browser.newContext();
    const table = await makeTable(gm, {
      name: 'Versions',
      holders: { red: 'Player 1', white: 'Player 2' },
      scene: false,
    });
    const red = await one.join('Player 1', { context });
    const everybody = [gm, red, white];
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await playByClicking([red, white], everybody, table, { seed: 61, most: 4 });

    const code = /\/modules\/revolution-tables\/.*\.js$/;
    await context.route(code, async route => {
      const { pathname } = new URL(route.request().url());
      const body = await (await fetch(`${one.host.host.url}${pathname}`)).text();
      await route.fulfill({ body: body.replaceAll(`"${version}"`, '"0.0.9"'), contentType: 'text/javascript' });
    });
    await reload(red);
    // they are told at once, and what they ask for is refused
    await red.page.locator('.notification', { hasText: 'Reload this page' }).first().waitFor();
    await openTableWindow(red, table);
    const before = await revisionOf(red.page, table);
    const reply = await inTable(red.page, table, client => client.ask({ kind: 'leave', seat: 'red' }));
    expect(reply).toEqual({
      ok: false,
      problem: { problem: 'other-version', details: { ours: '0.0.9', theirs: version } },
    });
    await red.page.locator('.notification', { hasText: 'Reload this page' }).first().waitFor();
    expect(await revisionOf(gm.page, table)).toBe(before);
    // what is still on its way is answered first
    await context.unrouteAll({ behavior: 'wait' });
    await reload(red);
    red.troubles.splice(0, Infinity, ...red.troubles.filter(trouble => !/reload this page/i.test(trouble)));
    await openTableWindow(red, table);
    await playByClicking([red, white], everybody, table, { seed: 62, most: 4 });
    expect(await tableWindow(red.page, table).count()).toBe(1);
  }));
