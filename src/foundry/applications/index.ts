/** The windows of the module: registers them for the entry point and opens them for everybody. */
import { fetchGuide } from '../lazy-translations';
import { lazyImport } from '../lazy-import';
import type { Registry } from '../registry';
import type { LibraryApp } from './library-app';
import { knownRegistry, registerLibrary, registerWindow, useRegistry } from '../windows';

let library: LibraryApp | undefined;

/** Called once, before any window opens. */
export const registerApplications = (given: Registry): void => {
  useRegistry(given);
  registerLibrary(() => void openLibrary());
  registerWindow('table', async (client, into) => {
    const Table = await lazyImport(async () => (await import('./table-app')).TableApp);
    return Table && new Table(client, into);
  });
  registerWindow('hand', async (client, into) => {
    const Hand = await lazyImport(async () => (await import('./hand-app')).HandApp);
    return Hand && new Hand(client, into);
  });
  registerWindow('seats', async client => {
    const Seats = await lazyImport(async () => (await import('./seats-app')).SeatsApp);
    return Seats && new Seats(client);
  });
  registerWindow('record', async (client, into) => {
    const Record = await lazyImport(async () => (await import('./record-app')).RecordApp);
    return Record && new Record(client, into);
  });
  registerWindow('board', async (client, into) => {
    const Board = await lazyImport(async () => (await import('../board/board-app')).BoardApp);
    return Board && new Board(client, into);
  });
  registerWindow('helpers', async client => {
    const [Helpers] = await Promise.all([
      lazyImport(async () => (await import('./helpers-app')).HelpersApp),
      fetchGuide(),
    ]);
    return Helpers && new Helpers(client);
  });
};

const theLibrary = async (): Promise<LibraryApp | undefined> => {
  const registry = knownRegistry();
  const Library = registry && (await lazyImport(async () => (await import('./library-app')).LibraryApp));
  if (Library) library ??= new Library(registry);
  return library;
};

/** Starts a tutorial of a game. */
export const learn = async (id: string, lesson?: string): Promise<void> => {
  const open = await lazyImport(async () => (await import('../learning/open-tutorial')).openTutorial);
  await open?.(id, lesson);
};

/** Does the library open, or is it open, because this user joined without a table? */
let isUnasked = false;

export const openLibrary = async (): Promise<void> => {
  isUnasked = false;
  await (await theLibrary())?.render({ force: true });
};

/** Opens the library for a user who joined without a table, and has not asked for it. */
export const offerLibrary = async (): Promise<void> => {
  isUnasked = true;
  const offered = await theLibrary();
  // a table may have called while the code was on its way
  if (isUnasked) await offered?.render({ force: true });
};

/** Makes room for a table that calls this user: closes a library that they have not asked for. */
export const leaveLibrary = async (): Promise<void> => {
  if (!isUnasked) return;
  isUnasked = false;
  await library?.close();
};

/** Opens the library with a welcome. */
export const openWelcome = async (): Promise<void> => {
  await (await theLibrary())?.welcome();
};
