/**
 * Translates pointer and keyboard events on the board into intents: a click on a piece or place, a drag and its end.
 */
import type { Point } from '../../kernel/board';
import type { Sheet } from './sheet';

/** The board's reactions. Points are on the screen. */
export interface Intents {
  /** `isKey`: by Enter, or the space bar. */
  clickPiece(id: string, at: Point, isKey: boolean): void;
  /** A double click; returns false if it counts as two clicks, because the first has done something. */
  openPiece(id: string, at: Point): boolean;
  /** The Delete key on a piece or on the chosen pieces; returns whether it did or said something. */
  removePiece(id: string | undefined, at: Point): boolean;
  /** A long press without movement: shows the point to all users. */
  pingPiece(at: Point): void;
  /** A click with Shift, or the key: adds the piece to the chosen ones. */
  pickPiece(id: string, at: Point): void;
  /** A frame dragged on the empty board, as it grows and when it is released. With Shift it adds to what is chosen. */
  frame(from: Point, to: Point): void;
  framed(from: Point, to: Point, instead: boolean): void;
  /** May a frame begin at this point of the screen? `isPlain`: without Shift. */
  mayFrame(at: Point, isPlain: boolean): boolean;
  clickAim(key: string, at: Point): void;
  clickNothing(): void;
  /** Does the piece have a menu for changes by hand? */
  hasMenu(id: string): boolean;
  /** A right click on a piece with a menu, or the menu key. */
  askPiece(id: string, at: Point): void;
  /** May this piece be dragged? Called when the pointer has moved far enough. */
  lift(id: string): boolean;
  /** `at`: the pointer; `turned`: with Shift, which turns over a card that is put down loose. */
  drag(id: string, by: Point, at: Point, turned: boolean): void;
  drop(id: string, at: Point, turned: boolean): void;
  cancel(): void;
  /** The piece under the pointer or the focus; undefined for none. */
  hover(id: string | undefined): void;
  /** The highlighted place under the pointer or the focus; undefined for none. */
  hoverAim(key: string | undefined): void;
}

export const FAR = 6;
/** How long (ms) a press must last to show a place to all: Foundry's own value. */
const LONG = 500;

/** A piece under a held pointer, at a point of the screen. */
interface Pressed extends Point {
  readonly id: string;
  readonly pointer: number;
  /** The timer that ends in a ping unless the pointer moves. */
  readonly long: number | undefined;
  dragging: boolean;
}

/** Where a frame begins. */
interface Corner extends Point {
  readonly pointer: number;
  readonly isPlain: boolean;
}

interface Named {
  readonly id: string;
  readonly element: Element;
}

export const named = (target: EventTarget | null, name: 'piece' | 'aim'): Named | undefined => {
  const element = target instanceof Element ? target.closest(`[data-${name}]`) : null;
  const id = element?.getAttribute(`data-${name}`);
  return element && id !== null && id !== undefined ? { id, element } : undefined;
};

export const middle = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Is an event on the canvas beneath a board that can be used? */
const isBeneath = (svg: SVGSVGElement, target: EventTarget | null): boolean =>
  target instanceof HTMLCanvasElement &&
  svg.closest('[data-asleep]') === null &&
  getComputedStyle(svg).pointerEvents === 'none';

/** Is an event on the board, or on the canvas where the board is empty? */
export const isOver = (svg: SVGSVGElement, target: EventTarget | null, at: Point): boolean => {
  if (target instanceof Node && svg.contains(target)) return true;
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  return isBeneath(svg, target) && at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
};

/** Listens to a sheet until `signal` aborts. */
export const listenTo = ({ svg, toBoard }: Sheet, intents: Intents, signal: AbortSignal): void => {
  let pressed: Pressed | undefined;
  let swallowClick = false;
  const page = svg.ownerDocument;
  const view = page.defaultView;

  const by = (event: PointerEvent, from: Point): Point => {
    const start = toBoard(from.x, from.y);
    const now = toBoard(event.clientX, event.clientY);
    return { x: now.x - start.x, y: now.y - start.y };
  };
  const release = (): void => {
    view?.clearTimeout(pressed?.long);
    if (pressed?.dragging && svg.hasPointerCapture(pressed.pointer)) svg.releasePointerCapture(pressed.pointer);
    pressed = undefined;
  };

  svg.addEventListener(
    'pointerdown',
    event => {
      const piece = named(event.target, 'piece');
      swallowClick = false;
      // a canvas beneath would start its own drag at a press of the right button
      if (event.button === 2 && piece && intents.hasMenu(piece.id)) event.stopPropagation();
      // Ctrl measures on the canvas beneath
      if (event.button !== 0 || !piece || event.ctrlKey) return;
      const at = { x: event.clientX, y: event.clientY };
      const ping = (): void => {
        release();
        swallowClick = true;
        intents.pingPiece(at);
      };
      // a long touch asks for the menu instead
      const long = event.pointerType === 'touch' ? undefined : view?.setTimeout(ping, LONG);
      pressed = { id: piece.id, ...at, pointer: event.pointerId, long, dragging: false };
      event.stopPropagation();
    },
    { signal },
  );

  // over a canvas the sheet only hears the pointer on its pieces, and a fast pointer leaves them before its second move
  page.addEventListener(
    'pointermove',
    event => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      if (!pressed.dragging) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
        view?.clearTimeout(pressed.long);
        if (!intents.lift(pressed.id)) {
          pressed = undefined;
          return;
        }
        pressed.dragging = true;
        svg.setPointerCapture(pressed.pointer);
      }
      intents.drag(pressed.id, by(event, pressed), { x: event.clientX, y: event.clientY }, event.shiftKey);
    },
    { signal },
  );

  page.addEventListener(
    'pointerup',
    event => {
      if (!pressed || event.pointerId !== pressed.pointer) return;
      const { id, dragging } = pressed;
      release();
      if (!dragging) return;
      swallowClick = true;
      intents.drop(id, { x: event.clientX, y: event.clientY }, event.shiftKey);
    },
    { signal },
  );

  page.addEventListener(
    'pointercancel',
    () => {
      if (pressed?.dragging) intents.cancel();
      release();
    },
    { signal },
  );

  /** Without Shift a press that does not move is only a click. */
  const isClick = ({ x, y, isPlain }: Corner, to: Point): boolean => isPlain && Math.hypot(to.x - x, to.y - y) < FAR;
  // With Shift, the canvas beneath or the window that pans its board would take the press for itself. Without it, the
  // canvas frames its own tokens too. A frame may begin beside the board.
  let corner: Corner | undefined;
  page.addEventListener(
    'pointerdown',
    event => {
      const { target, clientX: x, clientY: y, pointerId: pointer } = event;
      const isPlain = !event.shiftKey && event.pointerType === 'mouse';
      const isBare =
        (isPlain || event.shiftKey) &&
        event.button === 0 &&
        event.isTrusted &&
        !event.ctrlKey &&
        !event.altKey &&
        !named(target, 'piece');
      const isHere = isBeneath(svg, target) || (!isPlain && isOver(svg, target, { x, y }));
      if (!isBare || !isHere || !intents.mayFrame({ x, y }, isPlain)) return;
      corner = { x, y, pointer, isPlain };
      if (isPlain) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  page.addEventListener(
    'pointermove',
    event => {
      if (corner?.pointer !== event.pointerId || !corner) return;
      if (isClick(corner, { x: event.clientX, y: event.clientY })) return;
      if (!corner.isPlain) event.stopPropagation();
      intents.frame(corner, { x: event.clientX, y: event.clientY });
    },
    { signal, capture: true },
  );
  const close = (event: PointerEvent): void => {
    if (!corner || corner.pointer !== event.pointerId) return;
    const from = corner;
    corner = undefined;
    const to = event.type === 'pointerup' ? { x: event.clientX, y: event.clientY } : from;
    if (isClick(from, to)) return;
    swallowClick = true;
    intents.framed(from, to, from.isPlain);
  };
  page.addEventListener('pointerup', close, { signal, capture: true });
  page.addEventListener('pointercancel', close, { signal, capture: true });

  const click = (target: EventTarget | null, at: Point, by: MouseEvent | KeyboardEvent): void => {
    const piece = named(target, 'piece');
    const aim = named(target, 'aim');
    if (piece && by.shiftKey) intents.pickPiece(piece.id, at);
    else if (piece) intents.clickPiece(piece.id, at, 'key' in by);
    else if (aim) intents.clickAim(aim.id, at);
    else intents.clickNothing();
  };
  svg.addEventListener(
    'click',
    event => {
      if (swallowClick || event.ctrlKey) {
        swallowClick = false;
        return;
      }
      const at = { x: event.clientX, y: event.clientY };
      const piece = event.detail === 2 && !event.shiftKey ? named(event.target, 'piece') : undefined;
      if (!piece || !intents.openPiece(piece.id, at)) click(event.target, at, event);
    },
    { signal },
  );

  svg.addEventListener(
    'contextmenu',
    event => {
      const piece = named(event.target, 'piece');
      if (!piece || !intents.hasMenu(piece.id)) return;
      event.preventDefault();
      intents.askPiece(piece.id, middle(piece.element));
    },
    { signal },
  );

  // Escape puts a dragged piece back, wherever the focus is, and does nothing else then
  page.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !pressed?.dragging) return;
      intents.cancel();
      release();
      swallowClick = true;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  svg.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Escape') {
        intents.cancel();
        release();
        return;
      }
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const found = named(event.target, 'piece') ?? named(event.target, 'aim');
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      click(found.element, middle(found.element), event);
    },
    { signal },
  );

  const hover = (event: Event): void => {
    const piece = named(event.target, 'piece')?.id;
    intents.hover(piece);
    if (piece === undefined) intents.hoverAim(named(event.target, 'aim')?.id);
  };
  const leave = (): void => {
    intents.hover(undefined);
    intents.hoverAim(undefined);
  };
  svg.addEventListener('pointerover', hover, { signal });
  svg.addEventListener('focusin', hover, { signal });
  svg.addEventListener('pointerleave', leave, { signal });
  svg.addEventListener('focusout', leave, { signal });
};
