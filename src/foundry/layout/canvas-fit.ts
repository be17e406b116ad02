/**
 * Moves and scales the canvas so that a table's board lies whole in the free part of the page. Public pages do not
 * say what limits zooming out (docs/platform.md 4). The room around the board mostly suffices; else the limit is
 * lowered, then the scene is drawn again, and at last the board goes into its dock.
 */
import { isAskew, type View, viewNow } from '../scenes/canvas';
import { isStill } from '../pace';
import { isShownAt, placeOf, type Rect, type Size, viewOf } from './dock-sizes';
import { pageSize } from '../page-size';

export interface CanvasFit {
  /** Shows the board there, unless the player has moved the view. */
  follow(place: Rect, page: Size): void;
  /** Moves the board back to its place. */
  fit(): void;
  readonly moved: boolean;
  stop(): void;
}

/** What `place` receives about the view. */
export interface FitListener {
  /** The player has moved the view, or it is back at its place. */
  moved(): void;
  /** The canvas cannot show the whole board on a page of this size, whatever was tried, or does not lie straight. */
  refused(): void;
}

const DURATION = 250;
/** The longest time (ms) the view may take to arrive on a slow page, if no event reports its end. */
const LONGEST = 2000;
/** How long (ms) a page must keep its size before its scene is redrawn; resizing changes it every frame. */
const AT_REST = 400;
/** How close two views must be to count as the same: a pixel, a thousandth. */
const NEAR = { shift: 1, scale: 0.001 } as const;

const isNear = (one: View, other: View): boolean =>
  Math.abs(one.x - other.x) * one.scale <= NEAR.shift &&
  Math.abs(one.y - other.y) * one.scale <= NEAR.shift &&
  Math.abs(one.scale / other.scale - 1) <= NEAR.scale;

/** `minZoom` came with version 13.345. */
interface Zoom {
  minZoom?: number | null | undefined;
}

const sceneNow = (): Rect | undefined => {
  const { sceneX, sceneY, sceneWidth, sceneHeight } = canvas?.dimensions ?? {};
  return canvas?.ready && sceneWidth && sceneHeight
    ? { left: sceneX ?? 0, top: sceneY ?? 0, width: sceneWidth, height: sceneHeight }
    : undefined;
};

/** Follows the canvas. */
export const makeCanvasFit = (listener: FitListener): CanvasFit => {
  const zoom = CONFIG.Canvas as Zoom;
  const before = zoom.minZoom;
  let wanted: { readonly place: Rect; readonly page: Size } | undefined;
  let shown: View | undefined;
  let moved = false;
  let busy: number | undefined;
  let drawing: number | undefined;
  /** The page sizes for which the scene was drawn again. */
  const drawn = new Set<string>();

  const drawAgain = ({ width, height }: Size): void => {
    const size = `${width} ${height}`;
    if (drawn.has(size)) return listener.refused();
    window.clearTimeout(drawing);
    drawing = window.setTimeout(() => {
      drawn.add(size);
      void canvas?.draw();
    }, AT_REST);
  };

  /** Does the view show the board elsewhere than it should? */
  const isElsewhere = (): boolean => {
    shown = viewNow();
    const scene = sceneNow();
    return !!shown && !!scene && !!wanted && !isShownAt(wanted.place, placeOf(wanted.page, scene, shown));
  };

  /** Checks whether the canvas arrived. A slow or hidden page jumps first: only what a jump cannot show is out of reach. */
  const settle = (view: View): void => {
    if (isElsewhere()) canvas?.pan(view);
    busy = undefined;
    if (wanted && isElsewhere()) drawAgain(wanted.page);
  };

  /** Later, as who sits down is not yet known while they do. */
  const refuse = (): void =>
    queueMicrotask(() => {
      if (wanted) listener.refused();
    });

  const go = (): void => {
    const scene = sceneNow();
    if (!wanted || !canvas || !scene) return;
    if (isAskew()) return refuse();
    const view = viewOf(wanted.page, scene, wanted.place);
    zoom.minZoom = Math.min(before ?? view.scale, view.scale / 2);
    window.clearTimeout(busy);
    window.clearTimeout(drawing);
    const first = shown === undefined;
    if (first || isStill()) {
      busy = 0;
      canvas.pan(view);
      settle(view);
      return;
    }
    const going = window.setTimeout(() => settle(view), LONGEST);
    busy = going;
    // a slow page arrives late: its own motion is not the player's
    void canvas.animatePan({ ...view, duration: DURATION }).then(() => {
      if (busy !== going) return;
      window.clearTimeout(going);
      settle(view);
    });
  };

  /** Has the page another size than the board was placed for? Then Foundry moves the view. */
  const isResizing = (): boolean => {
    const { width, height } = pageSize();
    return wanted?.page.width !== width || wanted.page.height !== height;
  };

  const onPan = Hooks.on('canvasPan', (_canvas, { x, y, scale }) => {
    if (isAskew()) return refuse();
    if (busy !== undefined || !shown || isResizing()) return;
    const isAway = !isNear(shown, { x: x ?? shown.x, y: y ?? shown.y, scale: scale ?? shown.scale });
    if (isAway === moved) return;
    moved = isAway;
    listener.moved();
  });

  // a scene that is drawn again starts with Foundry's own view
  const onTearDown = Hooks.on('canvasTearDown', () => {
    shown = undefined;
  });

  return {
    follow(place, page) {
      wanted = { place, page };
      if (!moved) go();
    },
    fit() {
      moved = false;
      go();
      listener.moved();
    },
    get moved() {
      return moved;
    },
    stop() {
      wanted = undefined;
      window.clearTimeout(busy);
      window.clearTimeout(drawing);
      Hooks.off('canvasPan', onPan);
      Hooks.off('canvasTearDown', onTearDown);
      zoom.minZoom = before;
    },
  };
};
