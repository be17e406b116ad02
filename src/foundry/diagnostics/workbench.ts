/** Temporary documents for probes of Scenes and Tiles. docs/platform.md 4. */
import { ID } from '../module-id';

const MARK = { [ID]: { examination: true } };

const CORNER = { anchorX: 0, anchorY: 0 };

const isMarked = (scene: Scene.Implementation): boolean => scene.getFlag(ID, 'examination') === true;

/** Deletes what this or an interrupted examination has left behind. */
export const clearWorkbench = async (): Promise<void> => {
  if (!game.user.isGM) return;
  const scenes = game.scenes.filter(isMarked).flatMap(scene => scene.id ?? []);
  if (scenes.length) await Scene.deleteDocuments(scenes);
  for (const scene of game.scenes) {
    const tiles = scene.tiles.filter(tile => tile.getFlag(ID, 'examination') === true).flatMap(tile => tile.id ?? []);
    if (tiles.length) await scene.deleteEmbeddedDocuments('Tile', tiles);
  }
};

/** A small Scene, hidden from the navigation, without a Level of ours. */
export const sceneForTrial = async (more: { readonly padding?: number } = {}): Promise<Scene.Implementation> => {
  const scene = await Scene.create({
    name: game.i18n.localize('RT.diagnostics.scene'),
    navigation: false,
    width: 400,
    height: 400,
    ...more,
    flags: MARK,
  });
  if (!scene) throw new Error('no scene could be made');
  return scene;
};

/** A hidden Tile on a Scene. */
export const tileForTrial = async (scene: Scene.Implementation, id?: string): Promise<TileDocument.Implementation> => {
  const source = { x: 100, y: 100, width: 80, height: 40, hidden: true, locked: true, flags: MARK, texture: CORNER };
  const data = id === undefined ? source : { ...source, _id: id };
  const [tile] = await scene.createEmbeddedDocuments('Tile', [data], { keepId: id !== undefined });
  if (!tile) throw new Error('no tile could be made');
  return tile;
};
