/** Moves and scales the canvas so that a table's board lies whole in the free part of the page. */
import { isStill } from '../pace';
import { type Rect, type Size, viewOf } from './geometry';

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface CanvasFit {
  /** Puts the board there, unless the player has moved the view himself. */
  follow(place: Rect, page: Size): void;
  /** Puts the board back to its place, whoever has moved it. */
  fit(): void;
  readonly moved: boolean;
  stop(): void;
}

const DURATION = 250;
/** What counts as the same view: a pixel, a thousandth. */
const NEAR = { shift: 1, scale: 0.001 } as const;

const isNear = (one: View, other: View): boolean =>
  Math.abs(one.x - other.x) * one.scale <= NEAR.shift &&
  Math.abs(one.y - other.y) * one.scale <= NEAR.shift &&
  Math.abs(one.scale / other.scale - 1) <= NEAR.scale;

/** `minZoom` came with version 13.345; before, Foundry lets nobody see less than a whole scene on the whole page. */
interface Zoom {
  minZoom?: number | null | undefined;
}

/** Follows the canvas; `tell` is called when the player moves the view, and when it is put back. */
export const makeCanvasFit = (tell: () => void): CanvasFit => {
  const zoom = CONFIG.Canvas as Zoom;
  const before = zoom.minZoom;
  let wanted: { readonly place: Rect; readonly page: Size } | undefined;
  let shown: View | undefined;
  let moved = false;
  let busy: number | undefined;

  /** Where the canvas has come to rest is where it was wanted, even if Foundry would not go so far. */
  const settle = (): void => {
    busy = undefined;
    const { stage } = canvas ?? {};
    if (stage) shown = { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
  };

  const go = (): void => {
    const { sceneX, sceneY, sceneWidth, sceneHeight } = canvas?.dimensions ?? {};
    if (!wanted || !canvas?.ready || !sceneWidth || !sceneHeight) return;
    const scene = { left: sceneX ?? 0, top: sceneY ?? 0, width: sceneWidth, height: sceneHeight };
    const view = viewOf(wanted.page, scene, wanted.place);
    zoom.minZoom = Math.min(before ?? view.scale, view.scale / 2);
    window.clearTimeout(busy);
    const first = shown === undefined;
    if (first || isStill()) {
      busy = 0;
      canvas.pan(view);
      settle();
      return;
    }
    busy = window.setTimeout(settle, DURATION * 2);
    void canvas.animatePan({ ...view, duration: DURATION });
  };

  /** The page has another size than that for which the board was placed: it is Foundry that moves the view. */
  const isResizing = (): boolean =>
    wanted?.page.width !== globalThis.innerWidth || wanted.page.height !== globalThis.innerHeight;

  const listener = Hooks.on('canvasPan', (_canvas, { x, y, scale }) => {
    if (busy !== undefined || !shown || moved || isResizing()) return;
    if (isNear(shown, { x: x ?? shown.x, y: y ?? shown.y, scale: scale ?? shown.scale })) return;
    moved = true;
    tell();
  });

  // a scene that is drawn anew is first looked at as Foundry likes
  const tearDown = Hooks.on('canvasTearDown', () => {
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
      tell();
    },
    get moved() {
      return moved;
    },
    stop() {
      window.clearTimeout(busy);
      Hooks.off('canvasPan', listener);
      Hooks.off('canvasTearDown', tearDown);
      zoom.minZoom = before;
    },
  };
};
