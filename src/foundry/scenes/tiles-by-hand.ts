/**
 * A game master's own hand in the Tiles layer: a drag or a delete of our Tiles becomes a change by hand, or nothing.
 */
import type { Point } from '../../kernel/board';
import { aimsOf } from '../../table/board/aims';
import { editsFor, judge, type Landing } from '../../table/board/by-hand';
import type { TableClient } from '../../table/panels/client-model';
import { complain } from '../complaints';
import { draggedPiece, liesOn } from '../../table/board/targets';
import { viewOf } from '../../table/board/view';
import { ID } from '../module-id';
import type { Registry } from '../registry';
import { reconcile } from './reconcile';
import { middleOf } from './tile-anchor';
import { placementOf } from './tile-sources';

const isOwn = (options: object): boolean => 'revolutionTables' in options;

/** The table a Tile of ours belongs to, and what it shows. */
const found = (registry: Registry, tile: TileDocument) => {
  const table = tile.getFlag(ID, 'table');
  const key = tile.getFlag(ID, 'placement');
  const client = table === undefined ? undefined : registry.table(table);
  return client && key !== undefined ? { client, shows: placementOf(key) } : undefined;
};

const landingAt = (client: TableClient, point: Point): Landing | undefined => {
  const { board, tabletop, placements } = viewOf(client);
  const aims = aimsOf(board, tabletop, placements).filter(aim => !aim.key.startsWith('group'));
  return aims.findLast(aim => liesOn(aim, point))?.landing;
};

/** Does with a piece what the hand in the Tiles layer meant. A game master may always move by hand. */
const move = async (
  client: TableClient,
  shows: NonNullable<ReturnType<typeof placementOf>>,
  landing: Landing | undefined,
): Promise<void> => {
  const view = viewOf(client);
  const placement = view.placements.find(one => one.kind === shows.kind && one.id === shows.id);
  const dragged = placement && draggedPiece(view, placement);
  const edits = dragged && landing ? editsFor(dragged, landing) : [];
  if (!edits.length) return;
  const drop = judge(
    {
      game: client.game,
      showing: client.showing,
      seen: view.state,
      seat: client.seat,
      mode: client.timeline.mode,
      gm: true,
      byHand: true,
    },
    edits,
  );
  if (drop.kind === 'refused') complain(client, { ok: false, refusal: drop.refusal });
  else if (drop.kind === 'command') await client.submit(drop.command);
  else await client.edit(drop.edit);
};

const goesTo = (tile: TileDocument, changes: { readonly x?: unknown; readonly y?: unknown }): Point | undefined => {
  const { x = tile.x, y = tile.y } = changes;
  return typeof x === 'number' && typeof y === 'number' && (x !== tile.x || y !== tile.y)
    ? middleOf({ x, y }, tile)
    : undefined;
};

/** Watches over our Tiles on every client; whoever touches them by hand is answered on his own. */
export const guardTiles = (registry: Registry): void => {
  Hooks.on('preUpdateTile', (tile, changes, options) => {
    const ours = isOwn(options) ? undefined : found(registry, tile);
    if (!ours) return;
    const point = goesTo(tile, changes);
    if (ours.shows && point) void move(ours.client, ours.shows, landingAt(ours.client, point));
    return false;
  });
  Hooks.on('preDeleteTile', (tile, options) => {
    const ours = isOwn(options) ? undefined : found(registry, tile);
    if (!ours) return;
    if (ours.shows && ours.client.timeline.mode === 'free') void move(ours.client, ours.shows, { kind: 'away' });
    return false;
  });
  // What has changed all the same (another module may skip these hooks) is put back.
  const putBack = (tile: TileDocument, options: object): void => {
    const ours = isOwn(options) ? undefined : found(registry, tile);
    if (ours) void reconcile(ours.client);
  };
  Hooks.on('updateTile', (tile, _changes, options) => putBack(tile, options));
  Hooks.on('deleteTile', (tile, options) => putBack(tile, options));
};
