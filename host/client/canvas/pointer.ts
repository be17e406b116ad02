import { assumed, notifications, page } from '../ui/globals';
import { TextEditor } from '../ui/clean-html';
import type { Board } from './board';
import { type ControlsLayer, InteractionLayer, NotesLayer, PlaceablesLayer, TokenLayer } from './layers';
import type { PlaceableObject } from './placeables/placeable-object';
import type { Point } from './containers';
import { CanvasPointerEvent, tellPointerEvents } from './pointer-events';

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
    const point = canvas.canvasCoordinatesFromClient(clientPoint(event));
    const { activeLayer } = canvas;
    const object = activeObjects(canvas)?.at(point);
    if (object) object._onClickRight(event);
    else if (activeLayer instanceof InteractionLayer) activeLayer._onClickRight(eventOver(canvas, event, point));
  });
};

/** An event over the scene, with what it began with and where it is now. [D14] foundry.canvas.interaction.types */
const eventOver = (canvas: ActiveBoard, event: MouseEvent, origin: Point): CanvasPointerEvent => {
  const destination = canvas.canvasCoordinatesFromClient(clientPoint(event));
  return new CanvasPointerEvent(event.type, event, canvas.stage, { object: canvas.activeLayer, origin, destination });
};

/** With these tools a drag chooses objects and creates none. */
const CHOOSING = ['select', 'target'];

/** A press beside the objects of a layer: a click of the layer's, and a drag if it goes on. [D14] Canvas#_onDragLeftStart */
const pressLayer = (canvas: ActiveBoard, layer: InteractionLayer, view: HTMLElement, down: PointerEvent): void => {
  const origin = canvas.canvasCoordinatesFromClient(clientPoint(down));
  const first = eventOver(canvas, down, origin);
  const follow = (event: PointerEvent): CanvasPointerEvent => {
    const { destination } = eventOver(canvas, event, origin).interactionData;
    Object.assign(first.interactionData, { destination });
    return new CanvasPointerEvent(event.type, event, canvas.stage, first.interactionData);
  };
  layer._onClickLeft(first);
  const { activeTool } = page.game as { readonly activeTool?: string };
  const isChoosing = layer instanceof PlaceablesLayer && CHOOSING.includes(activeTool ?? '');
  if (isChoosing || !layer._canDragLeftStart(page.game.user, first)) return;
  let isDragged = false;
  const move = (event: PointerEvent): void => {
    if (!isDragged) layer._onDragLeftStart(first);
    isDragged = true;
    layer._onDragLeftMove(follow(event));
  };
  carry(view, down, move, event => {
    if (!isDragged) return;
    if (event.type === 'pointercancel') layer._onDragLeftCancel(follow(event));
    else layer._onDragLeftDrop(follow(event));
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
  const told = eventOver(canvas, down, start);
  Object.assign(told.interactionData, { object: pressed, clones: carried });
  const follow = (event: PointerEvent): CanvasPointerEvent => {
    const { destination } = eventOver(canvas, event, start).interactionData;
    Object.assign(told.interactionData, { destination });
    return new CanvasPointerEvent(event.type, event, canvas.stage, told.interactionData);
  };
  let isDragged = false;
  const move = (event: PointerEvent): void => {
    const at = canvas.canvasCoordinatesFromClient(clientPoint(event));
    void canvas._onDragCanvasPan(event);
    if (!isDragged) pressed._onDragLeftStart(told);
    isDragged = true;
    for (const { one, from } of places) one.dragged = { x: from.x + at.x - start.x, y: from.y + at.y - start.y };
    pressed._onDragLeftMove(follow(event));
    canvas.refresh();
  };
  carry(view, down, move, event => {
    if (!isDragged) return;
    if (event.type === 'pointercancel') pressed._onDragLeftCancel(follow(event));
    else pressed._onDragLeftDrop(follow(event));
  });
};

const onPress = (canvas: ActiveBoard, view: HTMLElement, event: PointerEvent): void => {
  view.focus();
  // the icon of a door hears of it by itself
  if (canvas.controls?.doorAt(canvas.canvasCoordinatesFromClient(clientPoint(event)))) return;
  if (event.button === 2) panByDrag(canvas, view, event);
  const { activeLayer } = canvas;
  if (event.button !== 0 || !(activeLayer instanceof InteractionLayer)) return;
  const objects = activeObjects(canvas);
  const object = objects?.at(canvas.canvasCoordinatesFromClient(clientPoint(event)));
  if (!objects || !object) {
    pressLayer(canvas, activeLayer, view, event);
    return;
  }
  object._onClickLeft(event);
  carryObjects(canvas, objects, view, event, object);
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
    const point = canvas.canvasCoordinatesFromClient(clientPoint(event));
    const { activeLayer } = canvas;
    const object = activeObjects(canvas)?.at(point);
    if (object) object._onClickLeft2(event);
    else if (canvas.ready && activeLayer instanceof InteractionLayer)
      activeLayer._onClickLeft2(eventOver(canvas, event, point));
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
  // [M] DFreds/dfreds-droppables puts its own handler before this one
  view.ondrop = event => {
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
  };
};
