/** Makes the Tiles of a table match its record. One client does it, in the background: no turn waits for it. */
import { documentId } from '../../table/crypto/bytes';
import { freeId, pooled } from '../../table/board/tile-pool';
import type { TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { renewBoard } from './board-level';
import { originOf } from './canvas';
import { isBare } from './svg-textures';
import { tilesWanted } from './tile-sources';
import { isAsWanted, ours, type Source, sourceOf, type Tiles } from './tiles-lying';

/** How every client distinguishes our own changes of Tiles from those of anybody else. */
const OWN = { revolutionTables: true, render: true } as const;

/** How many hidden spare Tiles are kept for reuse. */
const MOST_SPARE = 20;

const differences = (table: string, tiles: Tiles, wanted: readonly Source[]) => {
  const keyOf = ({ flags }: Source): string => flags[ID].placement;
  const { held, spare } = pooled(ours(tiles), wanted.map(keyOf));
  const put = wanted.flatMap(one => {
    const tile = tiles.get(held.get(keyOf(one)) ?? '');
    return tile ? [{ tile, one }] : [];
  });
  return {
    create: wanted
      .filter(one => !held.has(keyOf(one)))
      .map(one => ({
        _id: freeId(
          n => documentId(`${table} ${keyOf(one)}${n ? ` ${n}` : ''}`),
          id => tiles.has(id),
        ),
        ...one,
      })),
    update: [
      ...put.filter(({ tile, one }) => !isAsWanted(tile, one)).map(({ tile, one }) => ({ _id: tile.id, ...one })),
      ...spare.slice(0, MOST_SPARE).flatMap(_id => (tiles.get(_id)?.alpha === 0 ? [] : [{ _id, alpha: 0 }])),
    ],
    remove: spare.slice(MOST_SPARE),
  };
};

const settle = async (client: TableClient): Promise<void> => {
  const scene = client.sceneId === undefined ? undefined : game.scenes?.get(client.sceneId);
  if (!scene) return;
  await renewBoard(client, scene);
  if (isBare(scene)) return;
  const origin = originOf(scene);
  const { create, update, remove } = differences(
    client.id,
    scene.tiles,
    tilesWanted(client).map(one => sourceOf(client.id, origin, one)),
  );
  if (update.length) await scene.updateEmbeddedDocuments('Tile', update, OWN);
  if (create.length) await scene.createEmbeddedDocuments('Tile', create, { ...OWN, keepId: true });
  if (remove.length) await scene.deleteEmbeddedDocuments('Tile', remove, OWN);
};

const running = new Map<string, { again: boolean; done: Promise<void> }>();

/** Updates the Tiles of a table; calls during an update cause one further round. */
export const reconcile = (client: TableClient): Promise<void> => {
  const known = running.get(client.id);
  if (known) {
    known.again = true;
    return known.done;
  }
  const round = { again: true, done: Promise.resolve() };
  round.done = (async () => {
    while (round.again) {
      round.again = false;
      // another tab of the same user may have been faster; the next round finds its Tiles
      await settle(client).catch((error: unknown) => console.warn(`${ID} |`, error));
    }
    running.delete(client.id);
  })();
  running.set(client.id, round);
  return round.done;
};
