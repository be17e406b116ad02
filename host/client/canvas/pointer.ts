import { assumed, notifications, page } from '../ui/globals';
import { TextEditor } from '../ui/clean-html';
import type { Board } from './board';
import { type ControlsLayer, NotesLayer, PlaceablesLayer, TokenLayer } from './layers';
import type { PlaceableObject } from './placeables/placeable-object';
import type { Point } from './containers';
import { tellPointerEvents } from './pointer-events';

type ActiveBoard = Board & {
  readonly tokens?: PlaceablesLayer | undefined;
  readonly notes?: PlaceablesLayer | undefined;
  readonly controls?: ControlsLayer | undefined;
  readonly activeLayer: unknown;
  _onMouseWheel(event: WheelEvent): void;
  _onDragCanvasPan(event: MouseEvent): Promise<boolean> | void;
};

const clientPoint = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** A press that moves further than this is not a click. */
const RESISTANCE = 4;

/** Follows a press until it is released; returns whether it was dragged. */
const carry = (
  view: HTMLElement,
  down: PointerEvent,
  move: (event: PointerEvent) => void,
  done: (event: PointerEvent, isMoved: boolean) => void,
): void => {
  let isMoved = false;
  const onMove = (event: PointerEvent): void => {
    isMoved ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > RESISTANCE;
    if (isMoved) move(event);
  };
  const end = (event: PointerEvent): void => {
    view.removeEventListener('pointermove', onMove);
    view.removeEventListener('pointerup', end);
    view.removeEventListener('pointercancel', end);
    done(event, isMoved);
  };
  view.setPointerCapture(down.pointerId);
  view.addEventListener('pointermove', onMove);
  view.addEventListener('pointerup', end);
  view.addEventListener('pointercancel', end);
};

const activeObjects = ({ activeLayer }: ActiveBoard): PlaceablesLayer | undefined =>
  activeLayer instanceof PlaceablesLayer ? activeLayer : undefined;

/** The right button drags the view; a mere click opens the HUD of the object there. */
const panByDrag = (canvas: ActiveBoard, view: HTMLElement, down: PointerEvent): void => {
  const { pivot, scale } = canvas.stage;
  const start = { x: pivot.x, y: pivot.y };
  const move = (event: PointerEvent): void =>
    canvas.pan({
      x: start.x - (event.clientX - down.clientX) / scale.x,
      y: start.y - (event.clientY - down.clientY) / scale.y,
    });
  carry(view, down, move, (event, isMoved) => {
    if (isMoved) return;
    activeObjects(canvas)
      ?.at(canvas.canvasCoordinatesFromClient(clientPoint(event)))
      ?._onClickRight(event);
  });
};

/** The left button drags the chosen objects of a layer, where the user may move them. */
const carryObjects = (
  canvas: ActiveBoard,
  layer: PlaceablesLayer,
  view: HTMLElement,
  down: PointerEvent,
  pressed: PlaceableObject,
): void => {
  const start = canvas.canvasCoordinatesFromClient(clientPoint(down));
  const carried = layer.controlled.filter(one => !one.document.locked && one.can(page.game.user, 'drag'));
  const places = carried.map(one => ({ one, from: { x: one.bounds.x, y: one.bounds.y } }));
  if (!carried.includes(pressed)) return;
  const move = (event: PointerEvent): void => {
    const at = canvas.canvasCoordinatesFromClient(clientPoint(event));
    void canvas._onDragCanvasPan(event);
    for (const { one, from } of places) one.dragged = { x: from.x + at.x - start.x, y: from.y + at.y - start.y };
    canvas.refresh();
  };
  carry(view, down, move, (_event, isMoved) => {
    if (isMoved) void layer.drop();
  });
};

const onPress = (canvas: ActiveBoard, view: HTMLElement, event: PointerEvent): void => {
  view.focus();
  // the icon of a door hears of it by itself
  if (canvas.controls?.doorAt(canvas.canvasCoordinatesFromClient(clientPoint(event)))) return;
  if (event.button === 2) panByDrag(canvas, view, event);
  const layer = activeObjects(canvas);
  if (event.button !== 0 || !layer) return;
  const object = layer.at(canvas.canvasCoordinatesFromClient(clientPoint(event)));
  if (!object) {
    layer.releaseAll();
    void layer.hud?.close();
    return;
  }
  object._onClickLeft(event);
  carryObjects(canvas, layer, view, event, object);
};

/** Whether the wheel over elements of the HUD counts as over the board is not known of Foundry 14. docs/platform.md 6 */
const isOnBoard = ({ hud }: Board, view: HTMLElement, { target }: Event): boolean =>
  target === view ||
  (assumed('wheel-over-hud', 'board') === 'everywhere' && target instanceof Node && hud.element.contains(target));

/** The mouse on the board: the right button pans, the wheel zooms, the left one works the active layer. */
export const listenToPointer = (canvas: ActiveBoard, view: HTMLElement): void => {
  tellPointerEvents(canvas, view);
  view.addEventListener('contextmenu', event => event.preventDefault());
  view.addEventListener('pointermove', event => {
    const { x, y } = canvas.canvasCoordinatesFromClient(clientPoint(event));
    Object.assign(canvas.mousePosition, { x, y });
  });
  view.addEventListener('pointerdown', event => canvas.ready && onPress(canvas, view, event));
  view.addEventListener('dblclick', event => {
    activeObjects(canvas)
      ?.at(canvas.canvasCoordinatesFromClient(clientPoint(event)))
      ?._onClickLeft2(event);
  });
  addEventListener(
    'wheel',
    event => {
      if (!isOnBoard(canvas, view, event)) return;
      event.preventDefault();
      if (!canvas.ready || event.deltaY === 0) return;
      canvas._onMouseWheel(event);
    },
    { passive: false },
  );
  view.addEventListener('dragover', event => event.preventDefault());
  view.addEventListener('drop', event => {
    event.preventDefault();
    const data = TextEditor.getDragEventData(event) as object;
    const point = canvas.canvasCoordinatesFromClient(clientPoint(event));
    const dropped = { ...data, x: point.x, y: point.y };
    if (page.Hooks.call('dropCanvasData', canvas, dropped, event) === false) return;
    const { tokens, notes } = canvas;
    const type = 'type' in dropped ? String(dropped.type) : '';
    const complain = (error: unknown): void => void notifications().error(error as Error);
    if (type === 'Actor' && tokens instanceof TokenLayer) tokens._onDropActorData(event, dropped).catch(complain);
    const isEntry = type === 'JournalEntry' || type === 'JournalEntryPage';
    if (isEntry && notes instanceof NotesLayer) notes._onDropData(event, dropped).catch(complain);
  });
};
