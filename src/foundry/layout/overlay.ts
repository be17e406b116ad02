/** Draws the board of a table over its scene in each reader's page: names, usable pieces, and motion. */
import type { TableClient } from '../../table/panels/client-model';
import type { MountedBoard, mountBoard } from '../board/mount-board';
import { htmlElement } from '../dom';
import type { BoardMode } from '../board/sheet';
import { ID } from '../module-id';
import { lazyImport } from '../lazy-import';
import { hudElement } from '../scenes/canvas';
import { isBare, learnSvg, showsSvg } from '../scenes/svg-textures';
import type { Registry } from '../registry';
import { onReplay, replayAt } from '../replay';
import { placementsBehind } from '../scenes/tiles-lying';

const HOOKS = ['createTile', 'updateTile', 'deleteTile', 'drawTile', 'refreshTile'] as const;

/**
 * Marks the pieces that the canvas does not show yet; returns how to stop. Pictures take a moment to load. Until then
 * the page draws these pieces, so that board and column show the same moment.
 */
const followTiles = (root: HTMLElement, client: TableClient): (() => void) => {
  const view = root.ownerDocument.defaultView;
  let due: number | undefined;
  const mark = (): void => {
    due = undefined;
    const behind = placementsBehind(client);
    for (const piece of root.querySelectorAll<SVGElement>('.rt-piece'))
      piece.toggleAttribute('data-behind', behind.has(`${piece.dataset['kind']} ${piece.dataset['piece']}`));
  };
  const follow = (): void => {
    due ??= view?.requestAnimationFrame(mark);
  };
  const hooks = HOOKS.map(name => [name, Hooks.on(name, follow)] as const);
  const stop = client.onChange(follow);
  follow();
  return () => {
    stop();
    for (const [name, id] of hooks) Hooks.off(name, id);
    if (due !== undefined) view?.cancelAnimationFrame(due);
  };
};

/** The board over the scene. */
interface Overlay {
  readonly client: TableClient;
  readonly root: HTMLElement;
  readonly board: MountedBoard;
  readonly mode: BoardMode;
  readonly stop: () => void;
}

let shown: Overlay | undefined;
const listeners = new Set<(overlay: Overlay | undefined) => void>();

/** Calls with the board over the scene, now and at each change; returns how to stop. */
export const onOverlay = (listener: (overlay: Overlay | undefined) => void): (() => void) => {
  listeners.add(listener);
  listener(shown);
  return () => {
    listeners.delete(listener);
  };
};

const tell = (): void => {
  for (const listener of listeners) listener(shown);
};

/** The code that draws boards, loaded with the first scene that shows one. */
let mount: typeof mountBoard | undefined;

const hide = (): void => {
  const before = shown;
  shown = undefined;
  before?.stop();
  before?.board.destroy();
  before?.root.remove();
  if (before) tell();
};

/** The canvas does not receive events of elements above it, so the wheel and the right button are passed on. */
const passOn = (root: HTMLElement, view: HTMLElement): void => {
  root.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      // A Foundry that hears the wheel everywhere would hear it twice.
      event.stopPropagation();
      view.dispatchEvent(new WheelEvent('wheel', event));
    },
    { passive: false },
  );
  root.addEventListener('pointerdown', event => {
    // Ctrl measures
    if (event.button === 2 || event.ctrlKey) view.dispatchEvent(new PointerEvent('pointerdown', event));
  });
  root.addEventListener('contextmenu', event => event.preventDefault());
};

/** In the Tiles layer the user moves the Tiles beneath, so the overlay lets events through. */
const giveWay = (): void => {
  shown?.root.toggleAttribute('data-asleep', canvas?.tiles?.active ?? false);
};

/** Does the page show a board? It covers the scene, also that of another table: a lesson may begin anywhere. */
let isCovered = false;
let showAgain: () => void = () => undefined;

/** Hides the board over the scene while the page shows one. */
export const putOverlayAway = (isAway: boolean): void => {
  isCovered = isAway;
  showAgain();
};

const show = (registry: Registry): void => {
  const scene = canvas?.ready ? canvas.scene : undefined;
  const id = scene?.getFlag(ID, 'table');
  const client = id === undefined ? undefined : registry.table(id);
  const layer = hudElement();
  if (!scene || !client || isCovered || !layer) return hide();
  // the page draws the past: the Tiles of the canvas are shared, and show the present
  const isPast = replayAt(client.id) !== undefined;
  const mode = isPast || isBare(scene) || !showsSvg() ? 'whole' : 'overlay';
  if (shown?.client.id === client.id && shown.mode === mode && shown.root.isConnected) return;
  if (!mount) {
    void fetchMount(registry);
    return;
  }
  hide();
  const root = htmlElement(layer.ownerDocument, 'div', { class: 'rt rt-overlay' });
  const view = canvas?.app?.view;
  const { sceneX = 0, sceneY = 0, sceneWidth = 0, sceneHeight = 0 } = canvas?.dimensions ?? {};
  const place = { left: sceneX, top: sceneY, width: sceneWidth, height: sceneHeight };
  for (const [side, value] of Object.entries(place)) root.style.setProperty(side, `${value}px`);
  layer.append(root);
  const board = mount(root, client, { mode });
  const stops = [onReplay(client.id, () => show(registry)), ...(mode === 'overlay' ? [followTiles(root, client)] : [])];
  const stop = (): void => {
    for (const one of stops) one();
  };
  shown = { client, root, mode, board, stop };
  if (view instanceof HTMLElement) passOn(root, view);
  giveWay();
  tell();
};

const fetchMount = async (registry: Registry): Promise<void> => {
  const fetched = await lazyImport(async () => (await import('../board/mount-board')).mountBoard);
  if (!fetched || mount) return;
  mount = fetched;
  show(registry);
};

/** Follows the canvas and the tables. */
export const openOverlays = (registry: Registry): void => {
  Hooks.on('canvasReady', () => show(registry));
  Hooks.on('canvasTearDown', hide);
  Hooks.on('renderSceneControls', giveWay);
  registry.onChange(() => show(registry));
  showAgain = () => show(registry);
  show(registry);
  void learnSvg().then(learned => {
    if (learned) hide();
    show(registry);
  });
};
