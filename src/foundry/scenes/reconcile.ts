/** Keeps the Tiles of a table as its record has them. Done by one client, in the background: no turn waits for it. */
import type { Point } from '../../kernel/board';
import type { TableClient } from '../../table/panels/client-model';
import { documentId } from '../../table/crypto/bytes';
import { freeId, pooled } from '../../table/board/tile-pool';
import { ID } from '../module-id';
import { renewBoard } from './board-level';
import { originOf } from './room';
import { isBare } from './svg-textures';
import { positionOf, type TileWanted, tilesWanted } from './tile-sources';
/** How our own changes of Tiles are told from those of anybody else, on every client. */
const OWN = { revolutionTables: true, render: true } as const;

type Tiles = Scene.Implementation['tiles'];

// whole numbers: every page is sent them
const sourceOf = (table: string, origin: Point, { key, src, box, rotation, sort }: TileWanted) => {
  const { x, y } = positionOf(box, origin);
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(box.width),
    height: Math.round(box.height),
    rotation,
    sort,
    // said, not left to a default: by its top left corner a Tile lies as the board has it
    texture: { src, anchorX: 0, anchorY: 0 },
    locked: true,
    hidden: false,
    // one that shows nothing for a while is not to be seen by anybody: a game master sees what is hidden
    alpha: 1,
    flags: { [ID]: { table, placement: key } },
  };
};
type Source = ReturnType<typeof sourceOf>;

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

const isAsWanted = (
  tile: TileDocument,
  { x, y, width, height, rotation, sort, texture, locked, hidden, alpha, flags }: Source,
): boolean =>
  near(tile.x, x) &&
  near(tile.y, y) &&
  near(tile.width, width) &&
  near(tile.height, height) &&
  tile.rotation === rotation &&
  tile.sort === sort &&
  tile.texture.src === texture.src &&
  tile.texture.anchorX === texture.anchorX &&
  tile.texture.anchorY === texture.anchorY &&
  tile.locked === locked &&
  tile.hidden === hidden &&
  tile.alpha === alpha &&
  tile.getFlag(ID, 'placement') === flags[ID].placement;

/** So many Tiles that show nothing are kept for what comes. */
const MOST_SPARE = 20;

/** Our Tiles of a scene, and what each shows or has shown last. */
const ours = (tiles: Tiles) =>
  tiles.contents.flatMap(tile => {
    const key = tile.getFlag(ID, 'placement');
    return key === undefined || tile.id === null ? [] : [{ id: tile.id, key }];
  });

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

/** The placements ("counter lenin") whose Tiles, or those upon them, are not yet as the table has them. */
export const placementsBehind = (client: TableClient): ReadonlySet<string> => {
  const scene = canvas?.scene;
  const behind = new Set<string>();
  if (!scene || scene.id !== client.sceneId) return behind;
  const origin = originOf(scene);
  const all = tilesWanted(client);
  const { held } = pooled(
    ours(scene.tiles),
    all.map(({ key }) => key),
  );
  for (const wanted of all) {
    const tile = scene.tiles.get(held.get(wanted.key) ?? '');
    if (!tile || !isAsWanted(tile, sourceOf(client.id, origin, wanted))) behind.add(wanted.placement);
  }
  return behind;
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

/** Brings the Tiles of a table up to date; while that is going on, one further round is enough for all that follows. */
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
      // Another tab of the same user may have been quicker: what it has made is found in the next round.
      await settle(client).catch((error: unknown) => console.warn(`${ID} |`, error));
    }
    running.delete(client.id);
  })();
  running.set(client.id, round);
  return round.done;
};
