/** A user who views the scene of a table sits at it; leaving the scene ends that. */
import type { TableClient } from '../../table/panels/client-model';
import { ID, settings } from '../module-id';
import { hudElement, isAskew } from '../scenes/canvas';
import { lazyImport } from '../lazy-import';
import { isLaidAside, type Registry } from '../registry';
import { setting } from '../settings';
import type { Size } from './dock-sizes';
import type { BoardAt, Sitting } from './sitting';
import { closeOthers } from '../windows';
import { pageSize } from '../page-size';

let seated: Sitting | undefined;
/** The last request: only this one is carried out when its code has loaded. */
let asked: { readonly client: TableClient; readonly board: BoardAt } | undefined;

/** The viewed scene, while the user sits at a table without a scene. */
let over: string | undefined;

/** Where this browser sat when the page loaded. */
let before = '';

/** The table at which this browser sat before the reload. */
export const satBefore = (): string => before;

/** Stores the table, so that a reload returns to it. */
const remember = (table: string): void => {
  if (setting('lastTable') !== table) void settings().set(ID, 'lastTable', table);
};

/** The table in the page whose scene was not there yet when this user sat down. */
let sceneless: TableClient | undefined;

/** A page size at which the canvas could not show the whole board: a larger page may succeed. */
let tooSmall: Size | undefined;

/** Leaves the table. */
export const getUp = (): void => {
  asked = undefined;
  tooSmall = undefined;
  const last = seated;
  seated = undefined;
  void last?.leave();
};

const sitAt = async (client: TableClient, board: BoardAt): Promise<void> => {
  if (asked?.client === client && asked.board === board && !seated?.left) {
    seated?.rearrange();
    return;
  }
  getUp();
  const wish = { client, board };
  asked = wish;
  over = canvas?.scene?.id ?? undefined;
  remember(client.id);
  const sit = await lazyImport(async () => (await import('./sitting')).sit);
  if (!sit || asked !== wish) return;
  void closeOthers(client.id);
  seated = sit(client, board, () => {
    void sitAt(client, 'page');
    tooSmall = pageSize();
  });
};

/** Tries the scene again on a page that has grown. */
const tryScene = (registry: Registry): void => {
  const { width, height } = pageSize();
  if (!tooSmall || (width <= tooSmall.width && height <= tooSmall.height)) return;
  tooSmall = undefined;
  getUp();
  follow(registry);
};

/** Is there a canvas in this browser? */
const hasCanvas = (): boolean => !settings().get('core', 'noCanvas');

const sceneOf = ({ sceneId }: TableClient): Scene.Implementation | undefined =>
  sceneId === undefined ? undefined : game.scenes?.get(sceneId);

/** The scene of the table in the page, if it has come since this user sat down there. */
const lateScene = (): Scene.Implementation | undefined => {
  const scene = sceneless && sceneless === asked?.client && !seated?.left ? sceneOf(sceneless) : undefined;
  if (scene) sceneless = undefined;
  return scene;
};

/** Does the table still exist? A tutorial's table is in no record. */
const isThere = (registry: Registry, client: TableClient): boolean =>
  client.lesson !== undefined || registry.table(client.id) !== undefined;

/** A user with the board in the page stays until they view another scene or the table is deleted. */
const staysInPage = (registry: Registry): boolean =>
  asked?.board === 'page' && !seated?.left && isThere(registry, asked.client) && (canvas?.scene?.id ?? over) === over;

/** Handles that no scene is viewed or being drawn. */
const follow = (registry: Registry): void => {
  if (!hasCanvas()) {
    if (seated && !isThere(registry, seated.client)) getUp();
    return;
  }
  if (canvas?.loading) return;
  const id = canvas?.ready ? canvas.scene?.getFlag(ID, 'table') : undefined;
  const client = id === undefined ? undefined : registry.table(id);
  // a finished game is opened when its scene is viewed
  if (!client && isLaidAside(registry, id)) return void registry.openAgain(id);
  const late = lateScene();
  if (late && late.id !== canvas?.scene?.id) return void late.view();
  if (staysInPage(registry)) return;
  // without the element over the canvas no board can be shown there, nor on a canvas that is turned
  if (client) void sitAt(client, hudElement() && !isAskew() ? 'scene' : 'page');
  else if (asked) {
    getUp();
    remember('');
  }
};

/** How long (ms) after a teardown to look which scene is drawn next, if any. */
const A_LITTLE = 250;

/** Sits down again where the viewed scene is a table's; set once, at start. */
let sitAgain = (): void => undefined;

/** Leaves a table without a scene: back to the table of the viewed scene, if it is one. Returns whether it is. */
export const comeBack = (): boolean => {
  getUp();
  sitAgain();
  return asked !== undefined;
};

/** Follows the canvas and the tables; called once, when the world is ready and its tables are open. */
export const watchPlaces = (registry: Registry): void => {
  before = setting('lastTable');
  const now = (): void => follow(registry);
  sitAgain = now;
  Hooks.on('canvasReady', now);
  // whoever made a scene may show it to everybody at once
  for (const hook of ['canvasTearDown', 'createScene'] as const) Hooks.on(hook, () => window.setTimeout(now, A_LITTLE));
  registry.onChange(now);
  let resized: number | undefined;
  globalThis.addEventListener('resize', () => {
    window.clearTimeout(resized);
    resized = window.setTimeout(() => tryScene(registry), A_LITTLE);
  });
  now();
};

/** Goes to a table: to its scene if there is one and a canvas, else shows its board in the page. */
export const goTo = async (client: TableClient): Promise<void> => {
  const scene = sceneOf(client);
  sceneless = scene ? undefined : client;
  if (!hasCanvas() || !scene) await sitAt(client, 'page');
  else if (canvas?.scene?.id !== scene.id) await scene.view();
};
