/** A game master's own hand in the Tiles layer: a drag is a change by hand on every page, a deleted Tile is put back. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { board } from '../../src/games/civil-war/board';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { makeTable, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';

/** Where each leader stands by the record. */
const fronts = ({ page }: Person, table: string): Promise<Readonly<Record<string, string>> | undefined> =>
  inTable(page, table, ({ timeline: { state } }) =>
    Object.fromEntries((state as unknown as State).armies.map(army => [army.leader, army.front])),
  );

/** Moves or deletes the Tile of a piece as the layer's own tools do; answers with the number of our Tiles left. */
const withTile = ({ page }: Person, piece: string, to: { x: number; y: number } | undefined): Promise<number> =>
  page.evaluate(
    async ([wanted, x, y]) => {
      const { game } = globalThis as unknown as {
        game: {
          scenes: {
            active: {
              dimensions: { sceneX: number; sceneY: number };
              tiles: {
                size: number;
                find(
                  is: (tile: { getFlag(scope: string, key: string): unknown }) => boolean,
                ): { update(change: object): Promise<unknown>; delete(): Promise<unknown> } | undefined;
              };
            };
          };
        };
      };
      const { tiles } = game.scenes.active;
      const tile = tiles.find(one => String(one.getFlag('revolution-tables', 'placement')).endsWith(String(wanted)));
      if (!tile) throw new Error(`no Tile shows ${wanted}`);
      const { sceneX, sceneY } = game.scenes.active.dimensions;
      await (x === undefined ? tile.delete() : tile.update({ x: x + sceneX, y: (y ?? 0) + sceneY }));
      return tiles.size;
    },
    [piece, to?.x, to?.y] as const,
  );

// shows table.3
test('a Tile that the game master drags is a change by hand, one that is deleted is put back', () =>
  session({ title: 'tiles' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const table = await makeTable(gm, { name: 'Tiles', holders: { red: 'Player 1', white: 'Gamemaster' } });
    await waitForBeginning([gm, red], table);
    for (const person of [gm, red]) await openTableWindow(person, table);
    await playByClicking([gm, red], [gm, red], table, {
      seed: 4,
      stop: async () => Object.keys((await fronts(gm, table)) ?? {}).some(id => id.startsWith('red-')),
    });
    const [id = '', front = ''] =
      Object.entries((await fronts(gm, table)) ?? {}).find(([leader]) => leader.startsWith('red-')) ?? [];
    const other = front === 'east' ? 'south' : 'east';
    const slot = board.slots.find(({ id: name }) => name === `${other}-red`);
    if (!slot) throw new Error('no such slot');
    await withTile(gm, id, { x: slot.box.x + slot.box.width - 160, y: slot.box.y + slot.box.height - 160 });
    for (const person of [gm, red]) {
      await until(
        `${person.name}: the leader stands on the other front`,
        async () => (await fronts(person, table))?.[id] === other,
      );
    }
    expect(
      await inTable(red.page, table, ({ timeline: { moments } }) => {
        const last = moments.at(-1)?.entry;
        return last?.kind === 'turn' && last.by;
      }),
    ).toBe('hand');

    const revision = await revisionOf(gm.page, table);
    const before = await withTile(gm, id, undefined);
    expect(before).toBeGreaterThan(1);
    expect(await revisionOf(gm.page, table)).toBe(revision);
    expect((await fronts(red, table))?.[id]).toBe(other);
  }));
