/** Opens the helpers of the game on the scene; asks for the game if there is none. */
import type { TableClient } from '../../table/panels/client-model';
import { knownRegistry, openWindow } from '../windows';
import { ID } from '../module-id';
import { sceneClient } from './scene-client';
import { coverWord } from '../../table/i18n/manifest-words';
import { speech } from '../lazy-import';

// Whom a helper on a scene asks: the scene's table, or the scene itself as its game reads it.

/** The client for a game on the viewed scene; undefined if another game lies there. */
export const helperClient = async (id: string): Promise<TableClient | undefined> => {
  const table = canvas?.scene?.getFlag(ID, 'table');
  if (table === undefined) return sceneClient(id);
  const client = knownRegistry()?.table(table);
  return client?.game.id === id ? client : undefined;
};

/** Asks which game's helpers to open on a scene without a game. */
const askGame = async (): Promise<string | undefined> => {
  const games =
    knownRegistry()
      ?.games()
      .filter(({ load }) => load !== undefined) ?? [];
  const answer: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: 'RT.windows.helpers' },
    classes: ['rt'],
    rejectClose: false,
    buttons: games.map(({ manifest: { id } }) => ({ action: id, label: coverWord(id, 'name', speech) })),
  });
  return games.find(({ manifest }) => manifest.id === answer)?.manifest.id;
};

export const openHelpers = async (): Promise<void> => {
  const scene = canvas?.scene;
  const table = scene?.getFlag(ID, 'table');
  const id = table === undefined ? scene?.getFlag(ID, 'board') : knownRegistry()?.table(table)?.game.id;
  const chosen = id ?? (await askGame());
  const client = chosen === undefined ? undefined : await helperClient(chosen);
  if (client) await openWindow('helpers', client);
};
