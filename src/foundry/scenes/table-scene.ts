/** The scene of a table: one Level with the board as its picture, no grid, no vision, and nothing around it. */
import type { TableClient } from '../../table/client-model';
import { documentId } from '../../table/document-id';
import { gameOf } from '../../catalog';
import { arePrinted, boardPicture } from '../../table/drawing/picture-names';
import { PAPER } from '../../table/drawing/palette';
import { boardOf } from '../board/view';
import { ID } from '../module-id';
import { speech } from '../speech';
import { reconcile } from './reconcile';
import { learnSvg, showsSvg } from './svg-textures';

/** The scene that belongs to a table, if it has one. */
export const sceneOf = (table: string): Scene.Implementation | undefined =>
  game.scenes?.find(scene => scene.getFlag(ID, 'table') === table);

const sourceOf = (client: TableClient, bare: boolean) => {
  const { width, height } = boardOf(client), level: LevelSource = {
    _id: documentId(`${client.id} board`), name: speech.localize('RT.board.scene'), elevation: { bottom: 0, top: 100 },
    background: { ...(!bare && { src: `modules/${ID}/assets/${boardPicture(client.game.id, boardOf(client))}` }), color: PAPER },
  };
  return {
    name: client.timeline.head.name, width, height, padding: 0, backgroundColor: PAPER, tokenVision: false,
    grid: { type: CONST.GRID_TYPES.GRIDLESS, size: 100 }, levels: [level],
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
      flags: { [ID]: { table: client.id, ...(bare && { bare }) } },
  };
};

/** Makes the scene of a table, with everything that lies on its board; one that exists is kept. */
export const makeScene = async (client: TableClient): Promise<Scene.Implementation | undefined> => {
  const known = sceneOf(client.id);
  if (known) return known;
  await learnSvg();
  // `levels` came with version 14; the types are those of version 13.
  const { game: shown, timeline: { head: { options } } } = client, rules = gameOf(shown.id) ?? shown;
  const made = await Scene.create(sourceOf(client, !showsSvg() || !arePrinted(rules, shown, options)) as unknown as Scene.CreateData,
    { keepEmbeddedIds: true });
  await reconcile(client);
  return made ?? undefined;
};
