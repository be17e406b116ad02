/** What the module leaves in a world: nothing by itself, something readable without it, and nothing at all if so wished. */
import { expect, test } from 'vitest';
import { connectAs } from 'vtt-stand-in/testing';
import { session, gather, type TestSession } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { type Person, untilTold } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { playOn, unseen } from '../harness/playing-on';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';

interface Page {
  readonly text: { readonly content: string };
  readonly flags: Readonly<Record<string, { packed?: string }>>;
}
type Documents = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Every document of the world, as the server keeps it. */
const documentsOf = async ({ host: { host } }: TestSession): Promise<Documents> => {
  const line = await connectAs(host, 'Assistant');
  const { documents } = await line.world();
  line.close();
  return documents as unknown as Documents;
};

const countsOf = (documents: Documents): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(documents).map(([name, all]) => [name, all.length]));

/** What carries our name: documents of the module's making, and what it has noted on others. */
const tracesIn = (documents: Documents): readonly string[] =>
  Object.entries(documents).flatMap(([name, all]) =>
    all
      .filter(one => /"revolution-tables[."]/.test(JSON.stringify({ flags: isFilled(one['flags']), key: one['key'] })))
      .map(one => `${name} ${String(one['name'] ?? one['key'] ?? one['_id'])}`),
  );
const isFilled = (flags: unknown): unknown => {
  const own = (flags as Readonly<Record<string, object>> | undefined)?.['revolution-tables'];
  return own && Object.keys(own).length ? { 'revolution-tables': own } : {};
};

const played = async (
  one: TestSession,
  moves: number,
): Promise<{ gm: Person; everybody: readonly Person[]; table: string }> => {
  const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
  const everybody = [gm, red, white];
  const table = await makeTable(gm, { name: 'Leaving', holders: { red: 'Player 1', white: 'Player 2' } });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  await playByClicking([red, white], everybody, table, { seed: 71, most: moves });
  return { gm, everybody, table };
};

// shows record.2, table.12
test('activation makes nothing; without the module the journal is still to be read', () =>
  session({ title: 'leaving', isNew: true }, async one => {
    const before = await documentsOf(one);
    await one.join('Gamemaster');
    const greeted = await one.join('Player 3');
    expect(countsOf(await documentsOf(one))).toEqual(countsOf(before));
    expect(tracesIn(await documentsOf(one))).toEqual([]);
    for (const person of [...one.people]) await person.page.close();
    expect(greeted.troubles).toEqual([]);

    const { gm, everybody, table } = await played(one, 8);
    await unseen(everybody, table, () => playOn(everybody.slice(1), table, { most: 40 }));
    const pages = async () =>
      (await documentsOf(one))['JournalEntry']?.flatMap(({ pages: all }) => all as Page[]) ?? [];
    await until('a page tells what has happened', async () =>
      (await pages()).some(({ text }) => (text.content.match(/<p[ >]|<br ?\/?>/g)?.length ?? 0) > 10),
    );
    // everybody has its entries, and is not sent them packed once more
    expect((await pages()).some(({ flags }) => flags['revolution-tables']?.packed !== undefined)).toBe(false);
    const revision = (await inTable(gm.page, table, client => client.timeline.revision)) ?? 0;
    const bytes = JSON.stringify((await documentsOf(one))['JournalEntry']).length;
    expect(bytes / revision).toBeLessThan(1600); // most of it stands in an open chapter

    for (const { page } of everybody) await page.close();
    await one.host.stop();
    await one.host.start({ isModuleOff: true });
    const plain = await one.join('Gamemaster');
    await plain.page.evaluate(`game.journal.getName('Leaving').sheet.render({ force: true })`);
    await plain.page.getByText('This page is a chapter of the record of a table').first().waitFor();
    expect(await plain.page.getByText('Turn 1', { exact: true }).count()).toBeGreaterThan(0);
  }));

// shows table.13
test('a table that is deleted in the sidebar takes its scene and decks along; everything can be taken out', () =>
  session({ title: 'removal', isNew: true }, async one => {
    const [gm] = await gather(one);
    const before = await documentsOf(one);
    const make = (name: string) => makeTable(gm, { name, holders: { red: 'Gamemaster', white: 'Bot' }, mode: 'free' });
    const counts = async () => countsOf(await documentsOf(one));
    const first = await make('First');
    await gm.page.evaluate(
      `Cards.createDocuments(['deck', 'pile'].map(type => ({ name: type, type, flags: { 'revolution-tables': { table: '${first}', part: type } } })))`,
    );
    expect(await counts()).toMatchObject({ JournalEntry: 1, Scene: (before['Scene']?.length ?? 0) + 1, Cards: 2 });
    await gm.page.evaluate(`game.journal.getName('First').delete()`);
    await until('the scene and the decks are gone', async () => {
      const now = await counts();
      return now['Scene'] === before['Scene']?.length && now['Cards'] === 0 && now['JournalEntry'] === 0;
    });

    await make('Second');
    // counters as actors, and what lies on a scene of somebody else
    await gm.page.evaluate(`(async () => {
      const flags = { 'revolution-tables': { counter: { game: 'toy', faces: [] } } };
      const type = Object.keys(game.system.documentTypes.Actor ?? {})[0] ?? 'base';
      await Actor.createDocuments([{ name: 'A counter', type, flags }]);
      const scene = await Scene.create({ name: 'Elsewhere' });
      await scene.createEmbeddedDocuments('Token', [{ name: 'A counter', flags }, { name: 'Not ours' }]);
    })()`);
    await gm.page.waitForFunction(`game.settings.menus.has('revolution-tables.removal')`);
    await gm.page.evaluate(`new (game.settings.menus.get('revolution-tables.removal').type)().render({ force: true })`);
    const removal = gm.page.locator('.rt-removal-app');
    expect(await removal.locator('[data-trace="tables"]').innerText()).toBe('Tables: 1');
    await removal.locator('[data-action="removeAll"]').click();
    await untilTold(gm, 'has been removed from this world');
    await removal.getByText('There is nothing of this module in this world.').waitFor();
    expect(tracesIn(await documentsOf(one))).toEqual([]);
    const left = `game.scenes.getName('Elsewhere').tokens.contents.map(({ name }) => name)`;
    expect(await gm.page.evaluate(left)).toEqual(['Not ours']);
  }));
