/** Where a browser keeps its keys: in its own storage, by world, table and user, and nowhere in the world. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { makeTable, waitForBeginning } from '../harness/table';

interface Held {
  readonly key?: { readonly secret: string; readonly public: string };
  readonly tableSecret?: string;
}

// shows secrets.5, trust.19
test('keys are kept in the browser by world, table and user, and no world document holds one', () =>
  session({ title: 'keys' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const table = await makeTable(gm, {
      name: 'Keys',
      holders: { red: 'Player 1', white: 'Gamemaster' },
      scene: false,
    });
    await waitForBeginning([gm, red], table);
    // a second user at the same browser, whose storage is one
    const second = await one.join('Player 2', { context: red.context });
    await second.page.waitForFunction(`Object.keys(game.settings.get('revolution-tables', 'keys')).length > 1`);
    const held = await red.page.evaluate<Record<string, Held>>(`JSON.parse(
      Object.entries(localStorage).find(([name]) => name.includes('revolution-tables.keys'))[1])`);
    const place = (user: string): string => `${world}/${table}/${user}`;
    const world: string = await red.page.evaluate('game.world.id');
    const users = await Promise.all([red, second].map(({ page }) => page.evaluate<string>('game.userId')));
    expect(Object.keys(held).sort()).toEqual(users.map(place).sort());
    const [own, other] = users.map(user => held[place(user)]);
    expect(own?.key?.secret).toBeDefined();
    expect(own?.key?.secret).not.toBe(other?.key?.secret);
    expect([own?.tableSecret, other?.tableSecret]).toEqual([undefined, undefined]);

    const gamemaster: Record<string, Held> = await gm.page.evaluate(`game.settings.get('revolution-tables', 'keys')`);
    const { tableSecret = '' } = Object.values(gamemaster)[0] ?? {};
    expect(tableSecret.length).toBe(43);
    const documents = JSON.stringify(
      await gm.page.evaluate(`[...game.collections.values()].map(all => all.toObject
      ? all.toObject() : all.contents.map(one => one.toObject()))`),
    );
    expect(documents).toContain(own?.key?.public);
    for (const secret of [tableSecret, own?.key?.secret ?? '', other?.key?.secret ?? '']) {
      expect(documents).not.toContain(secret);
    }
  }));
