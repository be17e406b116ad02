/** How the Tiles of a table follow its record: what differs and no more, by one client, and no turn waits for it. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { makeTable, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';

interface Seen {
  readonly tiles: Record<string, string>;
  readonly updates: readonly { id: string; user: string }[];
}

/** Moves after each of which the Tiles are looked at. */
const MOVES = 8;

const SCENE = `game.scenes.find(one => one.getFlag('revolution-tables', 'table'))`;

/** Notes on a page every change of a Tile, and who made it. */
const note = ({ page }: Person): Promise<void> =>
  page.evaluate(`(() => {
  globalThis.tileUpdates = [];
  Hooks.on('updateTile', (tile, change, options, user) => tileUpdates.push({ id: tile.id, user }));
})()`);

const seenBy = ({ page }: Person): Promise<Seen> =>
  page.evaluate(`({
  tiles: Object.fromEntries(${SCENE}.tiles.map(tile => [tile.id, JSON.stringify([tile.x, tile.y, tile.width, tile.height,
    tile.rotation, tile.sort, tile.texture.src, tile.hidden])])),
  updates: globalThis.tileUpdates.splice(0),
})`);

/** Waits until the Tiles have come to rest. */
const settled = async (person: Person): Promise<void> => {
  let before = '';
  await until('the Tiles rest', async () => {
    await new Promise(resume => {
      setTimeout(resume, 400);
    });
    const now = await person.page.evaluate<string>(`JSON.stringify(${SCENE}.tiles.map(tile => tile.toObject()))`);
    const isSame = now === before;
    before = now;
    return isSame;
  });
};

// shows table.1, table.2
test('only Tiles that changed are updated, by the one client of the game master, and no command waits for them', () =>
  session({ title: 'tiles-kept' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const second = await one.join('Gamemaster', { context: gm.context });
    const table = await makeTable(gm, { name: 'Kept', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    for (const person of [red, white]) await openTableWindow(person, table);
    await settled(red);
    const made = (await red.page.evaluate(`({
      scenes: game.scenes.filter(one => one.getFlag('revolution-tables', 'table')).length,
      levels: ${SCENE}.levels.size, tiles: ${SCENE}.tiles.size,
      ours: ${SCENE}.tiles.filter(tile => tile.locked && tile.getFlag('revolution-tables', 'placement')).length,
    })`)) as Record<'scenes' | 'levels' | 'tiles' | 'ours', number>;
    expect(made).toEqual({ scenes: 1, levels: 1, tiles: made.tiles, ours: made.tiles });
    // two decks with their counts, three tracks, two of Morale, the turn: no hand need have been dealt again
    expect(made.tiles).toBeGreaterThanOrEqual(10);
    await note(red);
    const keeper: string = await gm.page.evaluate('game.userId');
    let before = (await seenBy(red)).tiles;
    let updated = 0;
    for (let n = 0; n < MOVES; n++) {
      await playByClicking([red, white], everybody, table, { seed: 60 + n, most: 1 });
      await settled(red);
      const { tiles, updates } = await seenBy(red);
      const changed = Object.keys(tiles).filter(id => before[id] !== undefined && before[id] !== tiles[id]);
      expect(updates.map(({ id }) => id).sort()).toEqual(changed.sort());
      expect(new Set(updates.map(({ user }) => user))).toEqual(new Set(changed.length ? [keeper] : []));
      updated += changed.length;
      before = tiles;
    }
    expect(updated).toBeGreaterThan(3);
    expect(updated).toBeLessThan((Object.keys(before).length * MOVES) / 2);

    // on both tabs of the game master writing Tiles now takes for ever: turns are made all the same
    for (const { page } of [gm, second]) {
      await page.evaluate(`${SCENE}.updateEmbeddedDocuments = ${SCENE}.createEmbeddedDocuments =
        ${SCENE}.deleteEmbeddedDocuments = () => new Promise(() => undefined)`);
    }
    const revision = await revisionOf(red.page, table);
    await playByClicking([red, white], everybody, table, { seed: 90, most: 4 });
    expect(await revisionOf(red.page, table)).toBeGreaterThanOrEqual(revision + 4);
    expect(await inTable(gm.page, table, client => client.timeline.problems)).toEqual([]);
  }));

test('a Tile that another module turns or mirrors past our hooks is drawn by the page, and put back with the next move', () =>
  session({ title: 'tiles-turned' }, async one => {
    const [gm] = await gather(one);
    const table = await makeTable(gm, { name: 'Turned', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], table);
    await openTableWindow(gm, table);
    await settled(gm);
    for (const [n, change] of [`rotation: 45`, `texture: { scaleX: -1 }`].entries()) {
      await gm.page.evaluate(`(tile => tile.update({ ${change} }, { noHook: true }).then(() => undefined))(
        ${SCENE}.tiles.find(tile => tile.getFlag('revolution-tables', 'placement').startsWith('marker')))`);
      await gm.page.locator('.rt-overlay .rt-piece[data-behind]').first().waitFor({ state: 'attached' });
      await playByClicking([gm], [gm], table, { seed: 7 + n, most: 1 });
      await settled(gm);
      const odd = `${SCENE}.tiles.filter(tile => tile.texture.scaleX !== 1 || tile.rotation === 45).length`;
      expect(await gm.page.evaluate(odd), change).toBe(0);
      expect(await gm.page.locator('.rt-overlay .rt-piece[data-behind]').count(), change).toBe(0);
    }
  }));
