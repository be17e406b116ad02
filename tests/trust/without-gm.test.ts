/** With no game master about, a player whom they trusted referees in the Board window; the scene catches up later. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import { snapshot, type Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { expectWholeRecord, leave, shortenSilence, untilOneReferees } from '../harness/referees';
import { makeTable, openSideWindow, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

/** The Tiles of the only scene: what each shows and where it lies. */
const tilesOf = ({ page }: Person): Promise<readonly string[]> =>
  page.evaluate(`game.scenes.contents.flatMap(scene =>
  scene.tiles.map(tile => [tile.id, tile.x, tile.y, tile.texture.src].join(' '))).sort()`);

/** The same, once the game master's client has laid what it still had to lay. */
const settledTiles = async (person: Person): Promise<readonly string[]> => {
  let tiles = await tilesOf(person);
  await until('the scene is at rest', async () => {
    const known = tiles;
    await person.page.waitForTimeout(300);
    tiles = await tilesOf(person);
    return known.length > 0 && String(known) === String(tiles);
  });
  return tiles;
};

const trustNoteOf = async (person: Person, table: string): Promise<string> =>
  (await openSideWindow(person, table, 'seats')).locator('.rt-hosting').innerText();

/** Writes over an entry of the record, as an owner can; returns what stands there then. */
const spoil = ({ page }: Person, revision: number): Promise<string> =>
  page.evaluate(`(async () => {
  const key = String(${revision}).padStart(8, '0'), [chapter] = game.journal.contents[0].pages.contents;
  await chapter.update({ flags: { 'revolution-tables': { entries: { [key]: 'x' } } } });
  return chapter.flags['revolution-tables'].entries[key];
})()`);

const damageIn = async ({ page }: Person, table: string): Promise<number> =>
  (await inTable(page, table, ({ timeline }) => timeline.problems.length)) ?? 0;

// shows referee.12
test('ten turns without a game master, who then takes over again', () =>
  session({ title: 'without-gm' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const players = [red, white];
    await shortenSilence(gm);
    const table = await makeTable(gm, {
      name: 'Without',
      holders: { red: 'Player 1', white: 'Player 2' },
      scene: true,
    });
    await waitForBeginning([gm, ...players], table);
    expect(await trustNoteOf(white, table)).not.toContain('Player 1');
    const seats = await openSideWindow(gm, table, 'seats');
    await seats.locator('label', { hasText: 'Player 1' }).locator('[data-trust]').check();
    await untilAll([red], table, 'the key is handed', ({ timeline }) => timeline.handed !== undefined);
    await until('all are told of it', async () => (await trustNoteOf(white, table)).includes('Player 1'));
    const mayWrite = (): Promise<boolean> => red.page.evaluate('game.journal.some(entry => entry.isOwner)');
    await until('Player 1 may write', mayWrite);

    // what they may write they may spoil: the referee has it as it was, and puts it back
    expect(await spoil(red, 4)).toBe('x');
    for (const person of players) {
      await until('the record is whole again', async () => (await damageIn(person, table)) === 0);
    }
    await expectWholeRecord(white, table);
    const before = await settledTiles(gm);
    await leave(gm);

    await untilOneReferees([red], table);
    for (const person of players) {
      await openTableWindow(person, table);
      await openSideWindow(person, table, 'board');
    }
    const banner = tableWindow(white.page, table).locator('.rt-banner', { hasText: 'Player 1' });
    await banner.waitFor();
    for (const kind of ['record', 'seats'] as const) await openSideWindow(white, table, kind);
    const note = white.page.locator('.rt-banner--hosting');
    await white.page.locator(`#rt-seats-${table} .rt-banner--hosting`).waitFor();
    expect(await note.first().innerText()).toMatch(/Player 1 hosts.*could see hidden cards/);
    // where nothing can be done about it, it is not said again
    expect(await white.page.locator(`#rt-record-${table} .rt-banner--hosting`).count()).toBe(0);
    await snapshot(white, 'hosting');
    await white.page.evaluate(
      `for (const kind of ['record', 'seats']) foundry.applications.instances.get('rt-' + kind + '-${table}').close()`,
    );
    await playByClicking(players, players, table, { seed: 10, most: 10 });
    expect(await tilesOf(white)).toEqual(before);
    await expectWholeRecord(white, table);

    const back = await one.join('Gamemaster', gm);
    const theirs = await openSideWindow(back, table, 'seats');
    await theirs.locator('[data-action="takeOver"]').click();
    // until the lease has come back, Player 1 still referees
    await until('the game master referees', async () => (await untilOneReferees([back, red], table)) === back);
    await banner.waitFor({ state: 'detached' });
    expect(await white.page.locator('.rt-banner--hosting').count()).toBe(0);
    await until('the scene has caught up', async () => String(await tilesOf(back)) !== String(before));
    for (const person of players) await openTableWindow(person, table);
    await playByClicking(players, [back, ...players], table, { seed: 11, most: 2 });
    await expectWholeRecord(white, table);
  }));
