/** Many pages that change the same documents at once, and the resulting state of each page and of the disk. */
import type { Browser, Page } from 'playwright-core';
import type { Host } from '../server';
import { openStore } from '../server/store';
import type { Data } from '../shared/json';
import { joinAs } from './browser';
import { connectAs } from './host';
import type { Doc, PageGlobals } from './page-globals';

declare const game: PageGlobals['game'];
declare const foundry: PageGlobals['foundry'];
declare const JournalEntry: PageGlobals['JournalEntry'];
declare const Cards: PageGlobals['Cards'];
declare const Scene: PageGlobals['Scene'];
declare const _del: PageGlobals['_del'];
declare const _replace: PageGlobals['_replace'];

/** The number of changes, and the seed. */
interface Storm {
  /** Changes of all pages together. */
  readonly changes: number;
  readonly seed: number;
}

/** How many changes were made, and how many the page or the server refused: their target is gone, or is another's. */
interface Done {
  readonly made: number;
  readonly refused: number;
}

/** The documents of one page, in an order that does not depend on who came first. */
type Picture = Readonly<Record<string, readonly Data[]>>;

const SIX = ['Gamemaster', 'Assistant', 'Player 1', 'Player 2', 'Player 3', 'Player 4'] as const;

const TYPES = ['JournalEntry', 'Cards', 'Scene'] as const;
const COLLECTIONS = { JournalEntry: 'journal', Cards: 'cards', Scene: 'scenes' } as const;

/** Makes the documents to be changed; players own the entries and the stacks, not the scene. */
export const prepare = (gm: Page): Promise<void> =>
  gm.evaluate(async () => {
    const ownership = { default: 3 };
    const pages = ['One', 'Two', 'Three'].map(name => ({ name, type: 'text', text: { content: '<p>begun</p>' } }));
    for (const name of ['North', 'East', 'South', 'West']) await JournalEntry.create({ name, ownership, pages });
    const cards = Array.from({ length: 8 }, (_, sort) => ({ name: `Card ${sort}`, sort, faces: [], face: null }));
    for (const name of ['Deck', 'Other deck']) await Cards.create({ name, type: 'deck', ownership, cards });
    const tiles = Array.from({ length: 8 }, (_, n) => ({ x: n, y: n, width: 10, height: 10 }));
    await Scene.create({ name: 'Field', width: 100, height: 100, padding: 0, tiles });
  });

/** Runs in a page: changes at random, a few at a time, and answers when the last is answered. */
const rageInPage = async ([changes, seed]: readonly [number, number]): Promise<Done> => {
  let state = seed;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(chance() * n);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const inner = { JournalEntry: 'JournalEntryPage', Cards: 'Card', Scene: 'Tile' } as Readonly<Record<string, string>>;
  const world = game as unknown as Record<'journal' | 'cards' | 'scenes', Iterable<Doc>>;
  const key = (): string => `k${below(12)}`;
  const value = (): unknown =>
    one([below(5), `word ${below(5)}`, [below(3), below(3)], { a: below(3), b: { c: below(3) } }]);
  interface Changed extends Omit<Doc, 'update'> {
    documentName: string;
    id: string;
    update(data: object, operation?: object): Promise<unknown>;
    getEmbeddedCollection(name: string): Iterable<Doc>;
    createEmbeddedDocuments(name: string, data: object[]): Promise<unknown>;
    updateEmbeddedDocuments(name: string, data: object[]): Promise<unknown>;
    deleteEmbeddedDocuments(name: string, ids: string[]): Promise<unknown>;
  }
  const change = async (): Promise<unknown> => {
    const document = one([...world.journal, ...world.cards, ...world.scenes]) as unknown as Changed;
    const child = inner[document.documentName] ?? '';
    const children = [...document.getEmbeddedCollection(child)];
    const some = children.length > 0 ? one(children) : undefined;
    switch (below(10)) {
      case 0:
        return document.update({ name: `Name ${below(20)}` });
      case 1:
        return document.update({ flags: { world: { [key()]: _del } } });
      case 2:
        return document.update({ flags: { world: { [key()]: _replace(value()) } } });
      case 3:
        return document.update({ flags: { world: { [key()]: value() } } }, { diff: chance() < 0.5 });
      case 4:
        return document.createEmbeddedDocuments(child, [
          { name: `New ${below(20)}`, ...(child !== 'Tile' && { type: child === 'Card' ? 'base' : 'text' }) },
        ]);
      case 5:
        return some && children.length > 2 ? document.deleteEmbeddedDocuments(child, [some.id]) : undefined;
      case 6:
      case 7:
        return (
          some &&
          document.updateEmbeddedDocuments(child, [
            { _id: some.id, sort: below(50), flags: { world: { [key()]: value() } } },
          ])
        );
      case 8:
        return document.updateEmbeddedDocuments(
          child,
          children.slice(0, 4).map(({ id }) => ({ _id: id, sort: below(50) })),
        );
      default:
        return document.update({
          'flags.world.list': Array.from({ length: below(4) }, () => below(9)),
          sort: below(100),
        });
    }
  };
  const done = { made: 0, refused: 0 };
  const work = async (share: number): Promise<void> => {
    for (let n = 0; n < share; n++) {
      await change().then(
        () => done.made++,
        () => done.refused++,
      );
    }
  };
  // six changes at a time: answers overtake other pages' messages
  const hands = 6;
  const shares = Array.from({ length: hands }, (_, n) => Math.floor((changes + n) / hands));
  await Promise.all(shares.map(work));
  return done;
};

/** Everybody changes at once; resolves when each change is answered and every page has received all. */
export const rage = async (pages: readonly Page[], { changes, seed }: Storm): Promise<Done> => {
  const share = Math.ceil(changes / pages.length);
  const done = await Promise.all(pages.map((page, n) => page.evaluate(rageInPage, [share, seed + n] as const)));
  await hearAll(pages);
  return {
    made: done.reduce((sum, { made }) => sum + made, 0),
    refused: done.reduce((sum, { refused }) => sum + refused, 0),
  };
};

/** Messages come in order: a page that has received this has received everything before. */
export const hearAll = async ([gm, ...others]: readonly Page[]): Promise<void> => {
  const name = await gm?.evaluate(async () => {
    const last = String(foundry.utils['randomID']?.());
    await JournalEntry.create({ name: last });
    return last;
  });
  for (const page of others) {
    await page.waitForFunction(word => game.journal.getName(word) !== undefined, String(name), { timeout: 0 });
  }
};

const byId = (list: readonly Data[]): Data[] =>
  list.toSorted((a, b) => (String(a['_id']) < String(b['_id']) ? -1 : 1)).map(inOrder);

const inOrder = (source: Data): Data =>
  Object.fromEntries(
    Object.entries(source)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [
        key,
        Array.isArray(value) && value.every(one => one !== null && typeof one === 'object' && '_id' in one)
          ? byId(value as Data[])
          : value,
      ]),
  );

const pictureOf = (read: (type: (typeof TYPES)[number]) => readonly Data[]): Picture =>
  Object.fromEntries(TYPES.map(type => [type, byId(read(type))]));

/** The documents that a page shows. */
export const pictureOnPage = async (page: Page): Promise<Picture> => {
  const all = await page.evaluate(() => {
    const { journal, cards, scenes } = game as unknown as Record<string, Iterable<Doc>>;
    const sources = (list: Iterable<Doc> | undefined) => [...(list ?? [])].map(one => one.toObject());
    return { JournalEntry: sources(journal), Cards: sources(cards), Scene: sources(scenes) };
  });
  return pictureOf(type => all[type]);
};

/** The server's data of its documents. */
export const pictureOnServer = async (host: Host): Promise<Picture> => {
  const line = await connectAs(host, 'Gamemaster');
  const { documents } = await line.world();
  line.close();
  return pictureOf(type => documents[type] ?? []);
};

/** The database of a world that no server has open. */
export const pictureOnDisk = async (world: string): Promise<Picture> => {
  const store = await openStore(world, false);
  const picture = pictureOf(type => [...(store.sources.get(COLLECTIONS[type])?.values() ?? [])]);
  await store.close();
  return picture;
};

/** Six people in one world. */
export const gatherSix = (browser: Browser, host: Host): Promise<Page[]> =>
  Promise.all(SIX.map(name => joinAs(browser, host, name)));
