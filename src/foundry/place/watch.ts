/** Whoever views the scene of a table sits at it; whoever leaves the scene gets up. */
import type { TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { wanted } from '../parts';
import type { Registry } from '../registry';
import { settings } from '../made-by-foundry';
import type { BoardAt, Sitting } from './sitting';

let seated: Sitting | undefined;
/** What was asked last: only that is done when the part that does it has come. */
let asked: { readonly client: TableClient; readonly board: BoardAt } | undefined;

const getUp = (): void => {
  asked = undefined;
  const before = seated;
  seated = undefined;
  void before?.leave();
};

const sitAt = async (client: TableClient, board: BoardAt): Promise<void> => {
  if (asked?.client === client && asked.board === board) {
    seated?.rearrange();
    return;
  }
  getUp();
  const wish = { client, board };
  asked = wish;
  const sit = await wanted(async () => (await import('./sitting')).sit);
  if (!sit || asked !== wish) return;
  seated = sit(client, board);
};

/** Is there a canvas in this browser? */
const hasCanvas = (): boolean => !settings().get('core', 'noCanvas');

/** Where no scene is viewed any more, and none is being drawn. */
const follow = (registry: Registry): void => {
  if (!hasCanvas()) {
    if (seated && !registry.table(seated.client.id)) getUp();
    return;
  }
  if (canvas?.loading) return;
  const id = canvas?.ready ? canvas.scene?.getFlag(ID, 'table') : undefined;
  const client = id === undefined ? undefined : registry.table(id);
  if (client) void sitAt(client, 'scene');
  else if (asked) getUp();
};

/** A scene that is torn down is drawn again at once, or another, or none at all: that is seen a little later. */
const A_LITTLE = 250;

/** Follows the canvas and the tables; called once, when the world is ready and its tables are open. */
export const watchPlaces = (registry: Registry): void => {
  const now = (): void => follow(registry);
  Hooks.on('canvasReady', now);
  Hooks.on('canvasTearDown', () => {
    window.setTimeout(now, A_LITTLE);
  });
  registry.onChange(now);
  now();
};

/** Goes to a table: to its scene, where there is one and a canvas. Answers whether there is a place to sit. */
export const goTo = async (client: TableClient): Promise<boolean> => {
  if (!hasCanvas()) {
    await sitAt(client, 'page');
    return true;
  }
  const scene = client.sceneId === undefined ? undefined : game.scenes?.get(client.sceneId);
  if (!scene) return false;
  if (canvas?.scene?.id !== scene.id) await scene.view();
  return true;
};
