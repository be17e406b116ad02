/** The scene of a table: one Level with the board as its picture, no grid, no vision, and room around it. */
import type { TableClient } from '../../table/panels/client-model';
import { arePrinted } from '../../table/drawing/picture-names';
import { isForeign } from '../games';
import { ID } from '../module-id';
import { boardLevel, levelIdOf } from './board-level';
import { PADDING } from './canvas';
import { learnSvg, showsSvg } from './svg-textures';
import { keepScene } from './keep-scene';

/** The scene that belongs to a table, if it has one. */
export const sceneOf = (table: string): Scene.Implementation | undefined =>
  game.scenes?.find(scene => scene.getFlag(ID, 'table') === table);

const sourceOf = (client: TableClient, bare: boolean) => {
  const { width, height } = client.presentation.board;
  return {
    name: client.timeline.head.name,
    width,
    height,
    padding: PADDING,
    tokenVision: false,
    grid: { type: CONST.GRID_TYPES.GRIDLESS, size: 100 },
    levels: [boardLevel(client, bare)],
    initialLevel: levelIdOf(client),
    ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER },
    flags: { [ID]: { table: client.id, ...(bare && { bare }) } },
  };
};

/** Makes the scene of a table with all pieces; keeps an existing one. */
export const makeScene = async (client: TableClient): Promise<Scene.Implementation | undefined> => {
  const known = sceneOf(client.id);
  if (known) return known;
  await learnSvg();
  // `levels` came with version 14; the types are those of version 13.
  const {
    game: rules,
    timeline: {
      head: { options },
    },
  } = client;
  const made = await Scene.create(
    sourceOf(client, !showsSvg() || isForeign(rules.id) || !arePrinted(rules, options)) as unknown as Scene.CreateData,
    { keepEmbeddedIds: true },
  );
  await keepScene(client);
  return made ?? undefined;
};
