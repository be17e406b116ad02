/** The windows of the module: how the entry point registers them and how everybody opens them. */
import { wanted } from '../parts';
import type { Registry } from '../registry';
import { HandApp } from './hand-app';
import { HelpersApp } from './helpers-app';
import { LibraryApp } from './library-app';
import { knownRegistry, useRegistry } from './known-registry';
import { RecordApp } from './record-app';
import { SeatsApp } from './seats-app';
import { TableApp } from './table-app';
import { registerWindow } from './windows';
import { WizardApp } from './wizard-app';

export { currentTable } from './current-table';
export { openTable } from './open-table';
export { closeWindows, openWindow, registerWindow, toggleWindow, type WindowKind } from './windows';

let library: LibraryApp | undefined;

/** Called once, before any window opens. */
export const registerApplications = (given: Registry): void => {
  useRegistry(given);
  registerWindow('table', client => new TableApp(client));
  registerWindow('hand', client => new HandApp(client));
  registerWindow('seats', client => new SeatsApp(client));
  registerWindow('record', client => new RecordApp(client));
  registerWindow('board', async client => {
    const Board = await wanted(async () => (await import('../board/board-app')).BoardApp);
    return Board && new Board(client);
  });
  registerWindow('helpers', client => new HelpersApp(client));
};

export const openLibrary = async (): Promise<void> => {
  const registry = knownRegistry();
  if (!registry) return;
  library ??= new LibraryApp(registry);
  await library.render({ force: true });
};

/** The wizard, with a game already picked if one is named. */
export const openWizard = async (gameId?: string): Promise<void> => {
  const registry = knownRegistry();
  if (registry) await new WizardApp(registry, gameId).render({ force: true });
};
