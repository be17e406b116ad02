/**
 * [D13] What the pointer does over the canvas, as PIXI's events: on the object of the active layer that lies there, then
 * on the stage. Packages listen to them by `canvas.stage.on('pointermove', …)`. Hovering calls the hooks of documents.
 */
import type { Container } from 'pixi.js';
import { page, type HostUser } from '../ui/globals';
import type { Point } from './containers';
import type { DoorControl } from './door-control';
import { type ControlsLayer, PlaceablesLayer } from './layers';
import type { PlaceableObject } from './placeables/placeable-object';
import { PIXI } from './pixi';

interface Listening {
  readonly stage: Container;
  readonly notes?: PlaceablesLayer | undefined;
  readonly controls?: ControlsLayer | undefined;
  readonly activeLayer: unknown;
  readonly ready: boolean;
  canvasCoordinatesFromClient(point: Point): Point;
}

/** The names under which one event of the browser is known, by the button of the mouse. */
const NAMES: Readonly<Record<string, (button: number) => readonly string[]>> = {
  pointerdown: button => ['pointerdown', button === 2 ? 'rightdown' : 'mousedown'],
  pointerup: button => ['pointerup', button === 2 ? 'rightup' : 'mouseup'],
  pointermove: () => ['pointermove', 'mousemove', 'globalpointermove', 'globalmousemove'],
  click: () => ['click', 'pointertap', 'tap'],
  contextmenu: () => ['rightclick'],
  wheel: () => ['wheel'],
};

/** [M] What listeners read of a federated event. */
export class CanvasPointerEvent {
  readonly global: InstanceType<typeof PIXI.Point>;
  readonly data = this;
  propagationStopped = false;

  constructor(
    readonly type: string,
    readonly nativeEvent: MouseEvent,
    readonly target: Container,
    readonly interactionData: Record<string, unknown> = {},
  ) {
    this.global = new PIXI.Point(nativeEvent.clientX, nativeEvent.clientY);
  }

  get originalEvent(): MouseEvent {
    return this.nativeEvent;
  }

  get client(): InstanceType<typeof PIXI.Point> {
    return this.global;
  }

  get screen(): InstanceType<typeof PIXI.Point> {
    return this.global;
  }

  get button(): number {
    return this.nativeEvent.button;
  }

  get buttons(): number {
    return this.nativeEvent.buttons;
  }

  get shiftKey(): boolean {
    return this.nativeEvent.shiftKey;
  }

  get ctrlKey(): boolean {
    return this.nativeEvent.ctrlKey;
  }

  get altKey(): boolean {
    return this.nativeEvent.altKey;
  }

  get metaKey(): boolean {
    return this.nativeEvent.metaKey;
  }

  getLocalPosition(object: Container): InstanceType<typeof PIXI.Point> {
    return object.toLocal(this.global);
  }

  stopPropagation(): void {
    this.propagationStopped = true;
  }

  preventDefault(): void {
    this.nativeEvent.preventDefault();
  }
}

/** The object that the pointer is over: of the active layer, or a note, which answers in every layer. */
const objectAt = ({ activeLayer, notes }: Listening, point: Point): PlaceableObject | undefined =>
  (activeLayer instanceof PlaceablesLayer ? activeLayer.at(point) : undefined) ?? notes?.at(point);

const hoverOver = (board: Listening, event: MouseEvent, found: PlaceableObject | undefined): void => {
  for (const layer of new Set([board.activeLayer, board.notes])) {
    if (!(layer instanceof PlaceablesLayer)) continue;
    const before = layer.hoverObject;
    const now = found?.layer === layer && found.can(page.game.user as HostUser | null, 'hover') ? found : null;
    if (before === now) continue;
    layer.hoverObject = now;
    if (before && !before.destroyed) before._onHoverOut(event);
    now?._onHoverIn(event);
  }
};

const tell = (listener: Container, names: readonly string[], nativeEvent: MouseEvent, target: Container): boolean => {
  for (const name of names) {
    if (listener.listenerCount(name) === 0) continue;
    const event = new CanvasPointerEvent(name, nativeEvent, target);
    listener.emit(name, event as never);
    if (event.propagationStopped) return false;
  }
  return true;
};

/** Tells the icon of a door that the pointer has come or gone. */
const hoverDoors = (before: DoorControl | undefined, now: DoorControl | undefined, event: MouseEvent): void => {
  if (before === now) return;
  if (before && !before.destroyed) tell(before, ['pointerout', 'mouseout'], event, before);
  if (now) tell(now, ['pointerover', 'mouseover'], event, now);
};

/** Tells packages of the pointer over the element of the canvas. */
export const tellPointerEvents = (board: Listening, view: HTMLElement): void => {
  let hovered: DoorControl | undefined;
  for (const [type, namesOf] of Object.entries(NAMES)) {
    view.addEventListener(
      type,
      given => {
        const event = given as MouseEvent;
        if (!board.ready) return;
        const point = board.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
        const door = board.controls?.doorAt(point);
        const object = door ? undefined : objectAt(board, point);
        if (type === 'pointermove') {
          hoverDoors(hovered, door, event);
          hovered = door;
          hoverOver(board, event, object);
        }
        const found = door ?? object;
        const names = namesOf(event.button);
        const goesOn = !found || tell(found, names, event, found);
        if (goesOn) tell(board.stage, names, event, found ?? board.stage);
      },
      { passive: true },
    );
  }
  view.addEventListener('pointerleave', event => hoverOver(board, event, undefined));
};
