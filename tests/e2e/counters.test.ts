/** Counters as Foundry's own: made from the library, dragged from the sidebar onto any scene, turned over, moved by players. */
import { expect, test } from 'vitest';
import { inTable, until } from '../harness/in-page';
import { snapshot, untilTold } from '../harness/people';
import { gather, session } from '../harness/session';
import { openLibrary, openSideWindow } from '../harness/table';

interface Lying {
  readonly name: string;
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const TOKENS = `canvas.scene.tokens.contents.map(({ name, texture: { src }, x, y, width }) => ({ name, src, x, y, width }))`;

// shows table.9
test('a counter goes from the library over the sidebar onto a plain scene, where players move it and turn it over', () =>
  session({ title: 'counters' }, async one => {
    const [gm, player] = await gather(one, 'Player 1');
    const { page } = gm;
    await page.evaluate(`Scene.create({ name: 'Plain', width: 1200, height: 800, padding: 0,
      grid: { type: 0, size: 60 }, tokenVision: false }).then(async scene => { await scene.activate(); await scene.view(); })`);
    await until('the scene is drawn', () => page.evaluate(`canvas.ready && canvas.scene?.name === 'Plain'`));

    const library = await openLibrary(gm);
    await library.locator('[data-action="counters"][data-game="dual-powers"]').click();
    await until('the counters are there', () => page.evaluate('game.actors.size > 50'));
    // what is there is not made twice
    const count = await page.evaluate<number>('game.actors.size');
    await library.locator('[data-action="counters"][data-game="dual-powers"]').click();
    await untilTold(gm, 'none was missing');
    expect(await page.evaluate('game.actors.size')).toBe(count);
    await library.locator('[data-action="close"]').first().click();
    expect(
      await page.evaluate(`game.folders.filter(({ type }) => type === 'Actor').map(({ name }) => name).toSorted()`),
    ).toEqual(['Dual Powers: Revolution 1917: counters', 'Government', 'Soviet']);

    await page.locator('#sidebar-tabs [data-tab="actors"]').click();
    const lenin = page.locator('#actors .entry', { hasText: /^\s*Lenin\s*$/ }).first();
    await lenin.scrollIntoViewIfNeeded();
    await snapshot(gm, 'counters-in-the-sidebar');
    await lenin.dragTo(page.locator('#board'), { targetPosition: { x: 420, y: 380 } });
    const lying = (who = gm): Promise<readonly Lying[]> => who.page.evaluate(TOKENS);
    await until('Lenin lies on the scene', async () => (await lying()).length === 1);
    const [first] = await lying();
    expect(first).toMatchObject({ name: 'Lenin', width: 1 });
    expect(first?.src).toMatch(/counters\/dual-powers\/.*\.svg$/);
    await snapshot(gm, 'counter-on-a-plain-scene');

    // a player moves it, and turns it over by the token's own display
    await until('the player sees it', async () => (await lying(player)).length === 1);
    await player.page.evaluate(`canvas.scene.tokens.contents[0].update({ x: 300, y: 300 })`);
    await until('it has moved', async () => (await lying())[0]?.x === 300);
    await player.page.evaluate(`canvas.hud.token.bind(canvas.tokens.placeables[0])`);
    await player.page.locator('#token-hud .rt-turn-over').click();
    await until('it shows its other face', async () => (await lying())[0]?.name !== 'Lenin');
    expect((await lying())[0]?.src).not.toBe(first?.src);
    await snapshot(player, 'counter-turned-over');
  }));

test('by hand is a door of the library: one click opens it, one makes the Free table', () =>
  session({ title: 'by-hand-door' }, async one => {
    const [gm] = await gather(one);
    const library = await openLibrary(gm);
    await snapshot(gm, 'by-hand-door');
    await library.locator('[data-action="atOnce"][data-how="hand"][data-game="all-bridges"]').click();
    const tables = `game.modules.get('revolution-tables').api.tables().map(({ id }) => id)`;
    await until('the table is there', async () => (await gm.page.evaluate<readonly string[]>(tables)).length === 1);
    const [table = ''] = await gm.page.evaluate<readonly string[]>(tables);
    await until('it has begun', async () => (await inTable(gm.page, table, ({ timeline }) => timeline.begun)) === true);
    expect(
      await inTable(gm.page, table, ({ timeline: { mode, holders }, mySeats }) => [
        mode,
        Object.keys(holders).length === mySeats.length,
      ]),
    ).toEqual(['free', true]);

    // at a table, too, a helper is put on the board and asked with one click
    await until('the board is drawn', () => gm.page.evaluate(`canvas.ready && canvas.scene?.tiles.size > 20`));
    const helpers = await openSideWindow(gm, table, 'helpers');
    await helpers.locator('[data-helper="control"]').click();
    await helpers.locator('[data-input="space"]').selectOption('turku');
    await helpers.locator('[data-action="put"]').click();
    const button = gm.page.locator('.rt-helper-button');
    await button.waitFor();
    const before = await gm.page.evaluate<number>('game.messages.size');
    await button.click();
    await until('the answer is posted', () => gm.page.evaluate(`game.messages.size > ${before}`));
    expect(await gm.page.evaluate('game.messages.contents.at(-1).content')).toContain('Turku');
    await snapshot(gm, 'by-hand-table');
  }));
