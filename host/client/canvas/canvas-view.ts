import type { Container } from 'pixi.js';
import { assumed, page, type HostScene } from '../ui/globals';
import type { Dimensions, ViewPosition } from './board';
import { PIXI } from './pixi';
import type { Point } from './containers';

const NOWHERE: Dimensions = { width: 0, height: 0, sceneX: 0, sceneY: 0, sceneWidth: 0, sceneHeight: 0, size: 100 };
const LARGEST = 3;
const ZOOM_STEP = 1.05;
/** How near to the edge of the page a dragged object moves the view, in pixels, and how often, in milliseconds. */
const PAN_EDGE = 50;
const PAN_EVERY = 200;
/** How much of the page may lie between the middle of the view and the edge of the canvas. */
const BEYOND = 0.4;

/** [D14] CONFIG.Canvas.minZoom, CONFIG.Canvas.maxZoom */
interface Zoom {
  readonly minZoom?: number | null;
  readonly maxZoom?: number | null;
}

/** The smallest and largest zoom; [D14] foundry.types._CanvasDimensions#scale */
interface ZoomLimits {
  readonly min: number;
  readonly max: number;
}

const zoomSetting = (): Zoom => page.CONFIG['Canvas'] as Zoom;

const inside = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** [D13] foundry.canvas.Canvas, only its view: where it is, and how it moves. */
export abstract class CanvasView {
  /** [D13] Canvas#scene */
  scene: HostScene | null = null;

  /** [D14] Canvas#id: [M] fantasycalendar/FoundryVTT-Tagger finds the viewed scene by it. */
  get id(): string | null {
    return this.scene?.id ?? null;
  }
  /** [D13] Canvas#dimensions */
  dimensions: Dimensions = NOWHERE;
  /** [D13] Canvas#stage */
  readonly stage: Container = new PIXI.Container();
  /** [D13] Canvas#hud */
  abstract readonly hud: { align(): void };

  #limits: ZoomLimits = { min: 0, max: LARGEST };
  #animation = 0;
  /** Tells the animation before that another has taken its place. */
  #interrupted: ((arrived: boolean) => void) | undefined;
  #panned = 0;

  /** Draws again before the next frame is shown. */
  abstract refresh(): void;

  // without a renderer nothing else updates the stage's matrix
  protected place(): void {
    this.stage.transform.updateTransform(PIXI.Transform.IDENTITY);
  }

  /**
   * The limits of the view, set for a scene when it is drawn: the whole of it, padding included, on the page
   * of that moment. [I] foundryvtt#12836; docs/platform.md 4
   */
  protected limitView({ width, height }: Dimensions): ZoomLimits {
    const { minZoom, maxZoom } = zoomSetting();
    const whole = Math.min(1, innerWidth / width, innerHeight / height);
    const min = assumed('zoom-limit', 'ignored') === 'ignored' ? whole : (minZoom ?? whole);
    this.#limits = { min, max: maxZoom ?? LARGEST };
    return this.#limits;
  }

  /** Ends a movement of the view where it is. */
  protected stopPanning(): void {
    cancelAnimationFrame(this.#animation);
    this.#interrupted?.(false);
  }

  /** [D14] Canvas#_onMouseWheel: zooms in or out, with the pointer over the same place. */
  _onMouseWheel(event: WheelEvent): void {
    const pointer = { x: event.clientX, y: event.clientY };
    const under = this.canvasCoordinatesFromClient(pointer);
    this.pan({ scale: this.stage.scale.x * ZOOM_STEP ** Math.sign(-event.deltaY) });
    const now = this.canvasCoordinatesFromClient(pointer);
    const { pivot } = this.stage;
    this.pan({ x: pivot.x + under.x - now.x, y: pivot.y + under.y - now.y });
  }

  /** [D14] Canvas#_onDragCanvasPan: an object dragged to an edge of the page moves the view along. */
  _onDragCanvasPan({ clientX, clientY }: MouseEvent): Promise<boolean> | void {
    const now = Date.now();
    if (now - this.#panned < PAN_EVERY) return undefined;
    this.#panned = now;
    const step = (3 * this.dimensions.size) / this.stage.scale.x;
    const towards = (at: number, length: number): number => (at < PAN_EDGE ? -step : at > length - PAN_EDGE ? step : 0);
    const [dx, dy] = [towards(clientX, innerWidth), towards(clientY, innerHeight)];
    if (dx === 0 && dy === 0) return undefined;
    return this.animatePan({ x: this.stage.pivot.x + dx, y: this.stage.pivot.y + dy, duration: PAN_EVERY });
  }

  /** [D13] Canvas#pan: within the limits. What limits it is uncertain, so each reading has its value of a switch. */
  pan({ x, y, scale }: ViewPosition = {}): void {
    const {
      stage,
      dimensions: { width, height },
    } = this;
    const { min, max } = this.#limits;
    const smallest = assumed('zoom-limit', 'ignored') === 'live' ? (zoomSetting().minZoom ?? min) : min;
    const size = inside(scale ?? stage.scale.x, smallest, max);
    stage.scale.set(size, size);
    const [beyondX, beyondY] = [(BEYOND * innerWidth) / size, (BEYOND * innerHeight) / size];
    stage.pivot.x = inside(x ?? stage.pivot.x, -beyondX, width + beyondX);
    stage.pivot.y = inside(y ?? stage.pivot.y, -beyondY, height + beyondY);
    this.place();
    this.hud.align();
    this.refresh();
    const view = { x: stage.pivot.x, y: stage.pivot.y, scale: size };
    if (this.scene) Object.assign(this.scene, { _viewPosition: view });
    page.Hooks.callAll('canvasPan', this, view);
  }

  /**
   * [D13] Canvas#animatePan: frame by frame, so not while the page is hidden. [D13] CanvasViewPosition#x,
   * [D13] CanvasViewPosition#y, [D13] CanvasViewPosition#scale
   */
  animatePan({ x, y, scale, duration = 250 }: ViewPosition & { duration?: number } = {}): Promise<boolean> {
    cancelAnimationFrame(this.#animation);
    this.#interrupted?.(false);
    const { stage } = this;
    const from = { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
    const to = { x: x ?? from.x, y: y ?? from.y, scale: scale ?? from.scale };
    const started = performance.now();
    return new Promise(resolve => {
      this.#interrupted = resolve;
      const step = (now: number): void => {
        const part = duration > 0 ? inside((now - started) / duration, 0, 1) : 1;
        const eased = part * part * (3 - 2 * part);
        const between = (a: number, b: number): number => a + (b - a) * eased;
        this.pan({ x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) });
        if (part < 1) this.#animation = requestAnimationFrame(step);
        else resolve(true);
      };
      this.#animation = requestAnimationFrame(step);
    });
  }

  /** [D13] Canvas#recenter */
  recenter(to: ViewPosition = {}): Promise<boolean> {
    return this.animatePan(to);
  }

  /** [D13] Canvas#canvasCoordinatesFromClient */
  canvasCoordinatesFromClient(point: Point): Point {
    const { x, y } = this.stage.worldTransform.applyInverse(point);
    return { x, y };
  }

  /** [D13] Canvas#clientCoordinatesFromCanvas */
  clientCoordinatesFromCanvas(point: Point): Point {
    const { x, y } = this.stage.worldTransform.apply(point);
    return { x, y };
  }
}
