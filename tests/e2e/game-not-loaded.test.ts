/** A line that is lost, or an old cache: a game does not come. The Library says so, and it is tried again. So does it of a table that does not fit its game. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { makeTable, openLibrary, openTableWindow } from '../harness/table';

const GAME = '**/code/civil-war-*.js';

// shows trust.11
test('a table whose game does not come says so in the Library, and opens when it is tried again', () =>
  session({ title: 'game-not-loaded' }, async one => {
    const [gm] = await gather(one);
    const table = await makeTable(gm, { name: 'Later', holders: { red: 'Player 1', white: 'Bot' }, scene: false });
    const context = await one.browser.newContext();
    await context.route(GAME, route => route.abort());
    const red = await one.join('Player 1', { context });
    const library = await openLibrary(red);
    const closed = library.locator('[data-closed]');
    await closed.waitFor();
    expect(await closed.innerText()).toContain('Reds and Whites could not be loaded');

    await context.unroute(GAME);
    await closed.locator('[data-action="again"]').click();
    await closed.waitFor({ state: 'detached' });
    await library.locator('[data-action="close"]').first().click();
    await openTableWindow(red, table);

    // a table with an option that its game does not know is not opened either, and the option is named
    await gm.page.evaluate(`(async () => {
      const known = game.journal.contents[0].getFlag('revolution-tables', 'head');
      const head = JSON.parse(known);
      const odd = { ...head, id: 'odd', name: 'Odd', options: { ...head.options, cheat: true } };
      await JournalEntry.create({ name: 'Odd', flags: { 'revolution-tables': { head: JSON.stringify(odd) } },
        ownership: { default: 2 } });
    })()`);
    await openLibrary(red);
    const refused = library.locator('[data-closed="odd"]');
    await refused.waitFor();
    expect(await refused.innerText()).toContain('This game has no option cheat.');
    expect(await refused.locator('[data-action="again"]').count()).toBe(0);
    // the page itself complained of the lost file, as it should
    red.troubles.splice(0, Infinity, ...red.troubles.filter(trouble => !/civil-war-|ERR_FAILED/.test(trouble)));
  }));
