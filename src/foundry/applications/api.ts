/** What macros and other modules may use: `game.modules.get('revolution-tables').api`. */
import type { Values } from '../../kernel/helper';
import { GAMES_API } from '../../kernel/manifest';
import type { TableClient } from '../../table/panels/client-model';
import type { Answer, Registration } from '../../table/registration';
import { currentTable, openWindow, type WindowKind } from '../windows';
import { openTable } from '../layout/open-table';
import { openLibrary } from './index';
import type { Report } from '../diagnostics/report';
import { ID } from '../module-id';
import { registerGame } from '../registering';
import type { NewTable } from '../registry';
import { lazyImport } from '../lazy-import';
import { registry } from '../tables/tables';

/** The module's public API. It gives tables as clients: what this user may see and ask. */
export interface Api {
  openLibrary(): Promise<void>;
  /** Opens a window of the last used table; false if there is none. */
  openWindow(kind: WindowKind): Promise<boolean>;
  /**
   * Opens a helper of a game with some of its questions answered. It uses the board scene of that game if one is
   * viewed, else the last used table of the game. False if there is neither, or no such helper.
   */
  openHelper(game: string, helper: string, values?: Values): Promise<boolean>;
  /** Opens the window of a table; false if this world has none of this id. */
  openTable(id: string): Promise<boolean>;
  readonly tables: typeof registry.tables;
  readonly table: typeof registry.table;
  createTable(plan: NewTable): ReturnType<typeof registry.createTable>;
  /** The version of the API for games: `registerGame` takes only games built for it. */
  readonly gamesApi: number;
  /** Registers a game of another module; call it in the hook `revolution-tables.register`. */
  registerGame(registration: Registration): Promise<Answer>;
  /** Examines this Foundry from this page: what the window "Check this Foundry" does. */
  checkFoundry(): Promise<Report>;
}

/** The client of a game's board without a table, if the viewed scene is one. */
const onScene = async (id: string): Promise<TableClient | undefined> =>
  canvas?.ready && canvas.scene?.getFlag(ID, 'board') === id
    ? (await lazyImport(async () => (await import('../helpers/scene-client')).sceneClient))?.(id)
    : undefined;

const api: Api = {
  openLibrary,
  async openWindow(kind) {
    const client = currentTable();
    if (client) await openWindow(kind, client);
    return client !== undefined;
  },
  async openHelper(game, helper, values = {}) {
    const client = (await onScene(game)) ?? currentTable(game);
    if (!client?.presentation.helpers.some(({ id }) => id === helper)) return false;
    await openWindow('helpers', client, JSON.stringify({ helper, values }));
    return true;
  },
  async openTable(id) {
    const client = registry.table(id);
    if (client) await openTable(client);
    return client !== undefined;
  },
  tables: registry.tables,
  table: registry.table,
  createTable: registry.createTable,
  gamesApi: GAMES_API,
  registerGame,
  checkFoundry: async () => (await import('../diagnostics/check-foundry')).checkFoundry(),
};

declare global {
  interface ModuleConfig {
    'revolution-tables': { api: Api };
  }
}

export const publishApi = (): void => {
  const own = game.modules?.get(ID);
  if (own) own.api = api;
};
