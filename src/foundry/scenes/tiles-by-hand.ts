/** A game master's moves in the Tiles layer: a drag or deletion of our Tile becomes a change by hand, or is undone. */
import type { Point } from '../../kernel/board';
import type { TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { lazyImport } from '../lazy-import';
import type { Registry } from '../registry';
import { keepScene } from './keep-scene';
import { originOf } from './canvas';
import { middleOf, placementOf } from './tile-sources';
import type { Shows } from './tile-moves';
const isOwn = (options: object): boolean => 'revolutionTables' in options;

/** The table of our Tile, and what it shows. */
const found = (registry: Registry, tile: TileDocument) => {
  const table = tile.getFlag(ID, 'table');
  const key = tile.getFlag(ID, 'placement');
  const client = table === undefined ? undefined : registry.table(table);
  return client && key !== undefined ? { client, shows: placementOf(key) } : undefined;
};

/** Loads the code for moves when a piece is first touched in the Tiles layer. */
const move = async (client: TableClient, shows: Shows, to: Point | undefined): Promise<void> => {
  const moveByHand = await lazyImport(async () => (await import('./tile-moves')).moveByHand);
  await moveByHand?.(client, shows, to);
};

const goesTo = (tile: TileDocument, changes: { readonly x?: unknown; readonly y?: unknown }): Point | undefined => {
  const { x = tile.x, y = tile.y } = changes;
  return typeof x === 'number' && typeof y === 'number' && (x !== tile.x || y !== tile.y)
    ? middleOf({ x, y }, tile, tile.parent ? originOf(tile.parent) : { x: 0, y: 0 })
    : undefined;
};

/** Watches our Tiles on every client; a user who moves one by hand is answered on their own client. */
export const guardTiles = (registry: Registry): void => {
  Hooks.on('preUpdateTile', (tile, changes, options) => {
    const ours = isOwn(options) ? undefined : found(registry, tile);
    if (!ours) return;
    const point = goesTo(tile, changes);
    if (ours.shows && point) void move(ours.client, ours.shows, point);
    return false;
  });
  Hooks.on('preDeleteTile', (tile, options) => {
    const ours = isOwn(options) ? undefined : found(registry, tile);
    if (!ours) return;
    if (ours.shows && ours.client.timeline.mode === 'free') void move(ours.client, ours.shows, undefined);
    return false;
  });
  // Restores a Tile that was changed anyway: another module may bypass these hooks.
  const putBack = (tile: TileDocument, options: object): void => {
    const ours = isOwn(options) ? undefined : found(registry, tile);
    if (ours) void keepScene(ours.client);
  };
  Hooks.on('updateTile', (tile, _changes, options) => putBack(tile, options));
  Hooks.on('deleteTile', (tile, options) => putBack(tile, options));
};
