/** Starts everything that keeps scenes and tables in step. Called once, when the tables are open. */
import type { TableClient } from '../../table/panels/client-model';
import type { Registry } from '../registry';
import { keepScene } from './keep-scene';
import { isByCorner, learnAnchor } from './tile-sources';
import { guardTiles } from './tiles-by-hand';

export const openScenes = (registry: Registry): void => {
  const followed = new Map<string, () => void>();
  const follow = (client: TableClient): void => {
    if (followed.has(client.id)) return;
    followed.set(
      client.id,
      client.onChange(({ kind }) => {
        if (kind !== 'seat' && kind !== 'pending') void keepScene(client);
      }),
    );
    void keepScene(client);
  };
  const refresh = (): void => {
    const tables = registry.tables();
    for (const [id, stop] of followed)
      if (!tables.some(table => table.id === id)) {
        stop();
        followed.delete(id);
      }
    tables.forEach(follow);
  };
  registry.onChange(refresh);
  refresh();
  guardTiles(registry);
  const learn = (): void => {
    const tile = canvas?.tiles?.placeables.find(isByCorner);
    if (tile && learnAnchor(tile)) for (const table of registry.tables()) void keepScene(table);
  };
  Hooks.on('canvasReady', learn);
  Hooks.on('refreshTile', learn);
  learn();
};
