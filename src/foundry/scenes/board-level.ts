/** The Level that shows a table's board, and updates for a newer version of the module. */
import { documentId } from '../../table/crypto/bytes';
import { TABLETOP } from '../../table/drawing/palette';
import { BOARD } from '../../table/drawing/own-picture';
import { boardPicture } from '../../table/drawing/picture-names';
import type { TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { ownPicture } from '../pictures/own-pictures';
import { speech } from '../lazy-import';
import { PADDING } from './canvas';
import { isBare } from './svg-textures';

/** The id of the Level, the first one shown of its scene. */
export const levelIdOf = (client: TableClient): string => documentId(`${client.id} board`);
const pictureOf = (client: TableClient): string =>
  ownPicture(client.game.id, BOARD)?.path ??
  `modules/${ID}/assets/${boardPicture(client.game.id, client.presentation.board)}`;

/** The Level of a table's board; a bare one has no picture, since the page draws it. */
export const boardLevel = (client: TableClient, bare: boolean): LevelSource => ({
  _id: levelIdOf(client),
  name: speech.localize('RT.board.scene'),
  elevation: { bottom: 0, top: 100 },
  background: { ...(!bare && { src: pictureOf(client) }), color: TABLETOP },
});

/** `levels` came with version 14; the types are those of version 13. */
interface WithLevels {
  readonly levels: { get(id: string): { readonly background: { readonly src?: string | null } } | undefined };
  updateEmbeddedDocuments(name: 'Level', changes: readonly object[]): Promise<unknown>;
}

/** Updates a scene's board picture and size if an older version of the module made it. */
export const renewBoard = async (client: TableClient, scene: Scene.Implementation): Promise<void> => {
  const { width, height } = client.presentation.board;
  const src = pictureOf(client);
  const scenes = scene as unknown as WithLevels;
  if (scene.width !== width || scene.height !== height || scene.padding !== PADDING)
    await scene.update({ width, height, padding: PADDING });
  const level = isBare(scene) ? undefined : scenes.levels.get(levelIdOf(client));
  if (level && level.background.src !== src) {
    await scenes.updateEmbeddedDocuments('Level', [{ _id: levelIdOf(client), background: { src, color: TABLETOP } }]);
  }
};
