/** Who is waited for and away is whispered to, and written to by a webhook; one that is down keeps nobody from playing. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { snapshot, untilTold, whispersTo } from '../harness/people';
import { clickFirst, playByClicking } from '../harness/playing';
import { commandsIn, leave } from '../harness/referees';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

/** A service that takes messages from pages of any address, and keeps them. */
const openService = async () => {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    let body = '';
    request.on('data', part => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'POST') taken.push(body);
      response.writeHead(204, headers).end();
    });
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    taken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () =>
      new Promise(resolve => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

test('a reminder goes out once; with its service down the game master is told once, and the game goes on', () =>
  session({ title: 'reminders', seating: { chance: 4 } }, async one => {
    const service = await openService();
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const players = [red, white];
    const table = await makeTable(gm, { name: 'By post', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(players, table);

    // the game master chooses the service, and tries it
    await gm.page.waitForFunction(`game.settings.menus.has('revolution-tables.reminders')`);
    await gm.page.evaluate(`void new (game.settings.menus.get('revolution-tables.reminders').type)().render()`);
    const dialog = gm.page.locator('.rt-reminders');
    await dialog.locator('[name="url"]').fill(service.url);
    await snapshot(gm, 'reminders-settings');
    await dialog.locator('[data-action="test"]').click();
    await until('the test message has come', () => Promise.resolve(service.taken.length === 1));
    expect(JSON.parse(service.taken[0] ?? '')).toMatchObject({ content: expect.stringContaining('reach you') });
    await dialog.locator('[data-action="save"]').click();
    await dialog.waitFor({ state: 'detached' });

    for (const person of players) await openTableWindow(person, table);
    await playByClicking(players, players, table, { seed: 6, most: 2 });
    const isRed = (await tableWindow(red.page, table).locator('.rt-ask--mine').count()) > 0;
    const [asked, other] = isRed ? [red, white] : [white, red];
    await leave(asked);
    await until('they are written to', () => Promise.resolve(service.taken.length === 2));
    const { content } = JSON.parse(service.taken[1] ?? '') as { readonly content: string };
    expect(content).toMatch(new RegExp(`^${asked.name}, it is your turn at “By post” since `));
    await until('they are whispered to', async () => (await whispersTo(gm, asked.name)).length === 1);
    expect((await whispersTo(gm, asked.name))[0]).toContain('By post');
    expect(await whispersTo(gm, other.name)).toEqual([]);

    // a day later nobody takes messages any more
    await service.close();
    await gm.page.evaluate(`game.settings.set('revolution-tables', 'reminded', {})`);
    await other.page.evaluate(`game.user.setFlag('world', 'seen', 1)`);
    await untilTold(gm, 'webhook did not take');
    expect(
      gm.troubles.splice(0).filter(trouble => !/ERR_CONNECTION_REFUSED|webhook did not take/.test(trouble)),
    ).toEqual([]);
    const back = await one.join(asked.name, asked);
    await openTableWindow(back, table);
    const before = await commandsIn(gm, table);
    await clickFirst([back], table);
    await until('the move is made', async () => (await commandsIn(gm, table)) === before + 1);
  }));
