import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Doc, type PageGlobals, type TestSession, settled } from '../page-globals';
declare const JournalEntry: PageGlobals['JournalEntry'];
declare const Scene: PageGlobals['Scene'];
declare const Hooks: PageGlobals['Hooks'];
declare const _del: PageGlobals['_del'];
declare const _replace: PageGlobals['_replace'];
declare const CONFIG: PageGlobals['CONFIG'];
declare const hostFaults: PageGlobals['hostFaults'];
declare const probe: PageGlobals['probe'];
declare const game: PageGlobals['game'];

/** What a page sends about its documents, and what it receives. */
export const documentsOfPages = (session: TestSession): void => {
  describe('documents', () => {
    test('are created on every page; the options reach the hooks of all', async () => {
      await session.player.evaluate(() => {
        Hooks.on('createJournalEntry', (...[doc, options, userId]: [Doc, { mine: unknown }, string]) => {
          Object.assign(globalThis, { heard: [doc.name, options.mine, userId] });
        });
      });
      const gmId = await session.gm.evaluate(async () => {
        await JournalEntry.create({ name: 'Shared' }, { mine: { deep: 1 } });
        return game.userId;
      });
      await settled(session.player);
      const heard = await session.player.evaluate(() => (globalThis as unknown as { heard: unknown }).heard);
      expect(heard).toEqual(['Shared', { deep: 1 }, gmId]);
    });

    // shows host.8
    test('a pre-hook runs on the asking page only, and returning false is a veto', async () => {
      const listen = (): void => {
        const counted = globalThis as unknown as { pre: number };
        counted.pre = 0;
        Hooks.on('preCreateJournalEntry', (...[doc]: [Doc]) => {
          counted.pre += 1;
          return doc.name !== 'Vetoed';
        });
      };
      await Promise.all([session.gm.evaluate(listen), session.player.evaluate(listen)]);
      expect(await session.gm.evaluate(async () => (await JournalEntry.create({ name: 'Vetoed' })) === undefined)).toBe(
        true,
      );
      await session.gm.evaluate(() => JournalEntry.create({ name: 'Passed' }));
      await settled(session.player);
      const pre = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { pre: number }).pre);
      expect([await pre(session.gm), await pre(session.player)]).toEqual([2, 0]);
    });

    // shows host.8
    test('hooks are not awaited: a document is created before a slow listener has finished', async () => {
      const order = await session.gm.evaluate(async () => {
        const said: string[] = [];
        const slow = async (what: string): Promise<void> => {
          await new Promise(resume => {
            setTimeout(resume, 50);
          });
          said.push(what);
        };
        const ids = [
          Hooks.on('preCreateJournalEntry', () => slow('pre')),
          Hooks.on('createJournalEntry', () => slow('post')),
        ];
        const made = await JournalEntry.create({ name: 'Unhurried' });
        said.push('made');
        await new Promise(resume => {
          setTimeout(resume, 150);
        });
        Hooks.off('preCreateJournalEntry', ids[0] ?? 0);
        Hooks.off('createJournalEntry', ids[1] ?? 0);
        return [made !== undefined, said.indexOf('made') < said.indexOf('post'), said.length];
      });
      // a promise from a pre-hook is no veto either
      expect(order).toEqual([true, true, 3]);
    });

    test('update merges, deletes by _del, and stays silent without a difference', async () => {
      const seen = await session.gm.evaluate(async () => {
        const entry = await JournalEntry.create({ name: 'Flags', flags: { 'probe-module': { a: 1, b: { c: 2 } } } });
        const fired: unknown[] = [];
        const id = Hooks.on('updateJournalEntry', (_entry: Doc, changed: Record<string, unknown>) => {
          fired.push(changed['flags']);
        });
        await entry.update({ 'flags.probe-module.b.c': 2 });
        await entry.update({ 'flags.probe-module.b.d': 3 });
        await entry.update({ flags: { 'probe-module': { a: _del } } });
        await entry.setFlag('probe-module', 'list', [1]);
        await entry.unsetFlag('probe-module', 'b');
        Hooks.off('updateJournalEntry', id);
        return { fired, flags: entry.flags, list: entry.getFlag('probe-module', 'list') };
      });
      expect(seen.flags).toEqual({ 'probe-module': { list: [1] } });
      expect(seen.fired).toEqual([
        { 'probe-module': { b: { d: 3 } } },
        { 'probe-module': { '-=a': null } },
        { 'probe-module': { list: [1] } },
        { 'probe-module': { '-=b': null } },
      ]);
      expect(seen.list).toEqual([1]);
    });

    test('_replace replaces, recursive: false merges nothing, delete tells everyone', async () => {
      const seen = await session.gm.evaluate(async () => {
        const entry = await JournalEntry.create({ name: 'Replaced', flags: { m: { a: 1 }, n: { b: 1 } } });
        await entry.update({ flags: { m: _replace({ c: 2 }) } });
        const replaced = entry.toObject()['flags'];
        await entry.update({ flags: { o: { d: 3 } } }, { recursive: false });
        return { replaced, flat: entry.toObject()['flags'], id: entry.id };
      });
      expect(seen).toMatchObject({ replaced: { m: { c: 2 }, n: { b: 1 } }, flat: { o: { d: 3 } } });
      await session.gm.evaluate(id => JournalEntry.deleteDocuments([id]).then(() => undefined), seen.id);
      await settled(session.player);
      const [hooks, left] = await session.player.evaluate(
        id => [
          probe.filter(one => one.hook === 'deleteJournalEntry' && one.id === id).length,
          game.journal.get(id) === undefined,
        ],
        seen.id,
      );
      expect([hooks, left]).toEqual([1, true]);
    });

    test('a package’s document class replaces core’s for its type', async () => {
      const name = await session.gm.evaluate(async () => {
        class OwnTile extends CONFIG.Tile.documentClass {}
        CONFIG.Tile.documentClass = OwnTile;
        const scene = await Scene.create({ name: 'Own tiles' });
        const [tile] = await scene.createEmbeddedDocuments('Tile', [{ width: 1, height: 1 }]);
        return tile?.constructor.name;
      });
      expect(name).toBe('OwnTile');
    });

    // shows host.5
    test("a player without permission is rejected with Foundry's words", async () => {
      await session.gm.evaluate(() => JournalEntry.create({ name: 'Closed', ownership: { default: 2 } }));
      await settled(session.player);
      const message = await session.player.evaluate(async () => {
        const entry = game.journal.getName('Closed');
        const refused = await entry?.update({ name: 'Mine' }).then(
          () => '',
          (error: Error) => error.message,
        );
        return `${String(entry?.isOwner)} ${String(refused)}`;
      });
      expect(message).toMatch(/^false User Player 1 lacks permission to update JournalEntry \[/);
    });

    // shows host.6
    test('values that JSON cannot represent and unknown fields are host faults', async () => {
      const faults = await session.gm.evaluate(async () => {
        const before = hostFaults.length;
        await JournalEntry.create({ name: 'Odd', bogus: 1, flags: { m: { map: new Map() } } });
        return hostFaults.slice(before);
      });
      expect(faults.join('\n')).toMatch(/bogus/);
      expect(faults.join('\n')).toMatch(/flags\.m\.map is Map/);
      await settled(session.gm);
      expect(session.host.faults().join('\n')).toContain('bogus');
    });

    test("tiles and levels are embedded in a scene; a level's levels are a Set", async () => {
      const seen = await session.gm.evaluate(async () => {
        const scene = await Scene.create(
          {
            name: 'Board',
            padding: 0,
            levels: [{ _id: 'boardlevel000000', name: 'Board' }],
          },
          { keepId: true },
        );
        const data = { x: 1, y: 2, width: 10, height: 10, levels: ['boardlevel000000'] };
        const [tile] = await scene.createEmbeddedDocuments('Tile', [data]);
        await tile?.update({ x: 5 });
        return [tile?.['x'], tile?.['levels'] instanceof Set, tile?.uuid === `${scene.uuid}.Tile.${tile?.id ?? ''}`];
      });
      expect(seen).toEqual([5, true, true]);
    });
  });
};
