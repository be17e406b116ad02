/** Who a helper on a scene asks: the table of that scene, or the scene itself as its game reads it. */
import type { TableClient } from '../../table/panels/client-model';
import { knownRegistry } from '../applications/current-table';
import { ID } from '../module-id';
import { sceneClient } from '../playing/scene-client';

/** The client for a game on the scene that is looked at; undefined where another game lies there. */
export const helperClient = async (id: string): Promise<TableClient | undefined> => {
  const table = canvas?.scene?.getFlag(ID, 'table');
  if (table === undefined) return sceneClient(id);
  const client = knownRegistry()?.table(table);
  return client?.game.id === id ? client : undefined;
};
