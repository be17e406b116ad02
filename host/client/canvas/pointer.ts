import { assumed, page } from '../ui/globals';
import { TextEditor } from '../ui/text-editor';
import type { Board } from './board';
import type { Point } from './stage';
import type { Tile } from './tile';
import type { TilesLayer } from './tiles-layer';

type TiledBoard = Board & { readonly tiles: TilesLayer };

const ZOOM_STEP = 1.05;

const clientPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** The right button carries the view. */
const panByDrag = (canvas: TiledBoard, view: HTMLElement, down: PointerEvent): void => {
  const { pivot, scale } = canvas.stage;
  const start = { x: pivot.x, y: pivot.y };
  const move = (event: PointerEvent): void =>
    canvas.pan({
      x: start.x - (event.clientX - down.clientX) / scale.x,
      y: start.y - (event.clientY - down.clientY) / scale.y,
    });
  const end = (): void => {
    view.removeEventListener('pointermove', move);
    view.removeEventListener('pointerup', end);
    view.removeEventListener('pointercancel', end);
  };
  view.setPointerCapture(down.pointerId);
  view.addEventListener('pointermove', move);
  view.addEventListener('pointerup', end);
  view.addEventListener('pointercancel', end);
};

/** The left button selects and carries tiles, where the user may move them. */
const dragTiles = (canvas: TiledBoard, view: HTMLElement, down: PointerEvent, pressed: Tile): void => {
  const start = canvas.canvasCoordinatesFromClient(clientPoint(down));
  const carried = canvas.tiles.controlled.filter(({ document }) => !document.locked && page.game.user?.isGM);
  const places = carried.map(tile => ({ tile, from: { x: tile.bounds.x, y: tile.bounds.y } }));
  if (!carried.includes(pressed)) return;
  let moved = false;
  const move = (event: PointerEvent): void => {
    const at = canvas.canvasCoordinatesFromClient(clientPoint(event));
    moved ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 4;
    if (!moved) return;
    for (const { tile, from } of places) tile.dragged = { x: from.x + at.x - start.x, y: from.y + at.y - start.y };
    canvas.refresh();
  };
  const end = (): void => {
    view.removeEventListener('pointermove', move);
    view.removeEventListener('pointerup', end);
    view.removeEventListener('pointercancel', end);
    if (moved) void canvas.tiles.drop();
  };
  view.setPointerCapture(down.pointerId);
  view.addEventListener('pointermove', move);
  view.addEventListener('pointerup', end);
  view.addEventListener('pointercancel', end);
};

const onPress = (canvas: TiledBoard, view: HTMLElement, event: PointerEvent): void => {
  view.focus();
  if (event.button === 2) panByDrag(canvas, view, event);
  if (event.button !== 0 || !canvas.tiles.active) return;
  const tile = canvas.tiles.at(canvas.canvasCoordinatesFromClient(clientPoint(event)));
  if (!tile) {
    canvas.tiles.releaseAll();
    return;
  }
  canvas.tiles.control(tile, { releaseOthers: !event.shiftKey && !tile.controlled });
  dragTiles(canvas, view, event, tile);
};

/** Whether the wheel over the elements of the HUD counts as over the board is not known of Foundry 14. docs/platform.md 6 */
const isOnBoard = ({ hud }: Board, view: HTMLElement, { target }: Event): boolean =>
  target === view ||
  (assumed('wheel-over-hud', 'board') === 'everywhere' && target instanceof Node && hud.element.contains(target));

/** What the mouse does on the board: the right button pans, the wheel zooms, the left one works the tiles layer. */
export const listenToPointer = (canvas: TiledBoard, view: HTMLElement): void => {
  view.addEventListener('contextmenu', event => event.preventDefault());
  view.addEventListener('pointermove', event => {
    const { x, y } = canvas.canvasCoordinatesFromClient(clientPoint(event));
    Object.assign(canvas.mousePosition, { x, y });
  });
  view.addEventListener('pointerdown', event => canvas.ready && onPress(canvas, view, event));
  addEventListener(
    'wheel',
    event => {
      if (!isOnBoard(canvas, view, event)) return;
      event.preventDefault();
      if (!canvas.ready || event.deltaY === 0) return;
      const pointer = clientPoint(event);
      const under = canvas.canvasCoordinatesFromClient(pointer);
      canvas.pan({ scale: canvas.stage.scale.x * ZOOM_STEP ** Math.sign(-event.deltaY) });
      const now = canvas.canvasCoordinatesFromClient(pointer);
      const { pivot } = canvas.stage;
      canvas.pan({ x: pivot.x + under.x - now.x, y: pivot.y + under.y - now.y });
    },
    { passive: false },
  );
  view.addEventListener('dragover', event => event.preventDefault());
  view.addEventListener('drop', event => {
    event.preventDefault();
    const data = TextEditor.getDragEventData(event) as object;
    const point = canvas.canvasCoordinatesFromClient(clientPoint(event));
    page.Hooks.call('dropCanvasData', canvas, { ...data, x: point.x, y: point.y }, event);
  });
};
