/** The state of a table's Tiles, and which of them the canvas does not show yet. */
import type { Point } from '../../kernel/board';
import { pooled } from '../../table/board/tile-pool';
import type { TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { originOf } from './canvas';
import { positionOf, type TileWanted, tilesWanted } from './tile-sources';

export type Tiles = Scene.Implementation['tiles'];

// whole numbers, which are shorter to send
export const sourceOf = (table: string, origin: Point, { key, src, box, rotation, sort }: TileWanted) => {
  const { x, y } = positionOf(box, origin);
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(box.width),
    height: Math.round(box.height),
    rotation,
    sort,
    // set explicitly: the board's positions are top left corners, and no picture is mirrored
    texture: { src, anchorX: 0, anchorY: 0, scaleX: 1, scaleY: 1 },
    locked: true,
    hidden: false,
    // a spare Tile must be invisible to all: a game master sees hidden ones
    alpha: 1,
    flags: { [ID]: { table, placement: key } },
  };
};
export type Source = ReturnType<typeof sourceOf>;

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

export const isAsWanted = (
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
  tile.texture.scaleX === texture.scaleX &&
  tile.texture.scaleY === texture.scaleY &&
  tile.locked === locked &&
  tile.hidden === hidden &&
  tile.alpha === alpha &&
  tile.getFlag(ID, 'placement') === flags[ID].placement;

/** Our Tiles of a scene, and what each shows or last showed. */
export const ours = (tiles: Tiles) =>
  tiles.contents.flatMap(tile => {
    const key = tile.getFlag(ID, 'placement');
    return key === undefined || tile.id === null ? [] : [{ id: tile.id, key }];
  });

/** The placements ("counter lenin") whose Tiles, or those that lie on them, are not yet as the table has them. */
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
