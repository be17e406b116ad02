import { page, type HostLevel, type HostScene } from '../ui/globals';
import { make } from '../ui/dom';
import { tellViewed } from '../data/documents/region';
import { HeadsUpDisplayContainer } from './hud';
import { listenToPointer } from './pointer';
import { paint } from './painter';
import type { Container } from 'pixi.js';
import type { Board, Dimensions, ViewPosition } from './board';
import { BaseGrid } from '../data/grid';
import { InteractionLayer, type CanvasLayer, type PlaceablesLayer, type TilesLayer } from './layers';
import { PIXI } from './pixi';
import type { Point } from './stage';
import { layerOfDocuments, Surface } from './surface';
import { showTexture } from './textures';

const NOWHERE: Dimensions = { width: 0, height: 0, sceneX: 0, sceneY: 0, sceneWidth: 0, sceneHeight: 0, size: 100 };
const LARGEST = 3;
const ZOOM_STEP = 1.05;
/** How near to the edge of the page what is carried moves the view, in pixels, and how often, in milliseconds. */
const PAN_EDGE = 50;
const PAN_EVERY = 200;
/** How much of the page the sheet fills at first. */
const FITTED = 0.9;
/** How much of the page may lie between the middle of the view and the edge of the canvas. */
const BEYOND = 0.4;

/** [D14] CONFIG.Canvas.minZoom, CONFIG.Canvas.maxZoom */
interface Zoom {
  readonly minZoom?: number | null;
  readonly maxZoom?: number | null;
}

const inside = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** [D13] foundry.canvas.Canvas (`canvas`), drawn on a plain 2D canvas. */
export class Canvas implements Board {
  /** [D13] Canvas#ready */
  ready = false;
  /** [D13] Canvas#loading */
  loading = false;
  /** [D13] Canvas#scene */
  scene: HostScene | null = null;
  /** [D13] Canvas#dimensions */
  dimensions: Dimensions = NOWHERE;
  /** [D13] Canvas#stage */
  readonly stage: Container = new PIXI.Container();
  /** The groups and layers that PIXI draws. */
  surface!: Surface;
  /** [D14] Canvas#grid */
  grid = new BaseGrid();
  /** [D14] Canvas#forceSnapVertices */
  forceSnapVertices = false;
  blur = { filters: new Set(), enabled: false };
  readonly perception = {
    update: (): void => undefined,
    refresh: (): void => undefined,
    initialize: (): void => undefined,
  };
  readonly fog = { reset: (): void => undefined };
  readonly visibility = { testVisibility: (): boolean => true };
  readonly masks = {
    depth: new PIXI.Container() as Container & { renderTexture?: unknown },
    occlusion: new PIXI.Container(),
    vision: new PIXI.Container(),
    scene: new PIXI.Graphics(),
  };
  readonly performance = { mode: 2, blur: { enabled: false, illumination: false }, fps: 60 };
  readonly mouseInteractionManager = { activate: (): void => undefined, cancel: (): void => undefined };
  readonly currentMouseManager = null;
  /** [D13] Canvas#app: only its view, the element. */
  readonly app: {
    readonly view: HTMLCanvasElement;
    readonly stage: Container;
    readonly ticker: Surface['ticker'];
    readonly renderer: Surface['renderer'];
    readonly screen: { x: number; y: number; width: number; height: number };
  };
  /** [D13] Canvas#mousePosition: in the scene's coordinates. */
  readonly mousePosition: Point = { x: 0, y: 0 };
  /** [D13] Canvas#tiles */
  declare readonly tiles: TilesLayer;
  /** [D13] Canvas#hud */
  readonly hud: HeadsUpDisplayContainer;

  #drawing: Promise<unknown> = Promise.resolve();
  #stale = false;
  #animation = 0;
  #panned = 0;
  readonly #views = new Map<string, Required<ViewPosition>>();

  constructor() {
    const view = make('canvas', { id: 'board', tabindex: 0 });
    const { stage } = this;
    const surface = (): Surface => this.surface;
    const ticker = new PIXI.Ticker();
    this.app = {
      view,
      stage,
      ticker,
      get renderer() {
        return surface()?.renderer ?? null;
      },
      get screen() {
        return { x: 0, y: 0, width: innerWidth, height: innerHeight };
      },
    };
    // layers are made while the canvas is: they look at it already
    page.canvas = this;
    this.surface = new Surface(stage, ticker, made => {
      this.surface = made;
    });
    // a package finds every group and layer under its name
    for (const [name, part] of Object.entries({ ...this.surface.groups, ...this.surface.layers })) {
      if (!(name in this)) Object.defineProperty(this, name, { value: part, configurable: true, enumerable: true });
    }
    this.tokens?.activate();
    this.hud = new HeadsUpDisplayContainer(this);
    document.body.prepend(view);
    listenToPointer(this, view);
    addEventListener('resize', () => this.#resize());
    this.#resize();
  }

  /** [D13] Canvas#activeLayer */
  get activeLayer(): unknown {
    return this.layers.find(layer => layer instanceof InteractionLayer && layer.active) ?? this.tokens ?? this.tiles;
  }

  /** [D13] Canvas#tokens */
  declare readonly tokens?: PlaceablesLayer;

  /** [D14] Canvas#layers */
  get layers(): CanvasLayer[] {
    return Object.values((this.surface as Surface | undefined)?.layers ?? {});
  }

  /** [D14] Canvas#getLayerByEmbeddedName, Canvas#getCollectionLayer */
  getLayerByEmbeddedName(documentName: string): unknown {
    return layerOfDocuments(this.surface.layers, documentName);
  }

  /** [D14] Canvas#darknessLevel, Canvas#isMosaicActive, Canvas#id */
  readonly darknessLevel = 0;
  readonly id = 'board';
  initialized = true;

  /** [D14] Canvas#inferLevelFromElevation */
  inferLevelFromElevation(): HostLevel | undefined {
    return this.level;
  }

  /** [D14] Canvas#ping: shows a place to everybody who views the scene. */
  async ping(origin: Point, options: object = {}): Promise<boolean> {
    const { controls } = this.surface.layers as {
      controls?: { drawPing?(origin: Point, options: object): Promise<boolean> };
    };
    return (await controls?.drawPing?.(origin, options)) ?? false;
  }

  /** [D14] Canvas#addPendingOperation, Canvas#triggerPendingOperations, Canvas#updateBlur, Canvas#activateLayer */
  addPendingOperation(_name: string, fn: (...args: unknown[]) => unknown, scope: unknown, args: unknown[]): void {
    fn.apply(scope, args);
  }

  triggerPendingOperations(): void {}

  updateBlur(): void {}

  // without a renderer nobody else keeps the stage's matrix
  #place(): void {
    this.stage.transform.updateTransform(PIXI.Transform.IDENTITY);
  }

  /** [D14] The level that is viewed; here always the lowest. docs/platform.md 4 */
  get level(): HostLevel | undefined {
    return this.scene?.levels?.contents.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))[0];
  }

  /** [D13] Canvas#screenDimensions */
  get screenDimensions(): [number, number] {
    return [innerWidth, innerHeight];
  }

  /** [D13] Canvas#draw: shows a scene, by default the viewed one, or nothing. */
  draw(scene: HostScene | null = this.scene ?? page.game.scenes.active ?? null): Promise<this> {
    const done = this.#drawing.then(() => this.#draw(scene));
    this.#drawing = done.catch(() => undefined);
    return done;
  }

  async #draw(scene: HostScene | null): Promise<this> {
    await this.tearDown();
    this.scene = scene;
    if (!scene) {
      this.refresh();
      return this;
    }
    this.loading = true;
    // [M] for every scene anew: published modules forget in it what they had drawn
    page.Hooks.callAll('canvasInit', this);
    const { dimensions } = scene as unknown as { dimensions: Dimensions };
    const { rect, sceneRect } = dimensions as unknown as { rect: Dimensions; sceneRect: Dimensions };
    const asRectangle = (one: { x?: number; y?: number; width: number; height: number }) =>
      new PIXI.Rectangle(one.x ?? 0, one.y ?? 0, one.width, one.height);
    this.dimensions = Object.assign(dimensions, { rect: asRectangle(rect), sceneRect: asRectangle(sceneRect) });
    this.grid = (scene.grid as BaseGrid | undefined) ?? new BaseGrid();
    await this.hud.render({ force: true });
    const pictured = [...scene.tiles, ...scene.tokens].map(({ texture }) => texture.src);
    const sources = [this.level?.background?.src, ...pictured];
    page.Hooks.callAll('canvasDraw', this);
    await Promise.all(sources.map(src => (src ? showTexture(src) : undefined)));
    this.loading = false;
    this.#first(scene);
    await this.surface.draw();
    this.ready = true;
    tellViewed(scene as unknown as Parameters<typeof tellViewed>[0], true);
    page.Hooks.callAll('canvasReady', this);
    return this;
  }

  /** [D13] Canvas#tearDown */
  async tearDown(): Promise<this> {
    if (!this.ready) return this;
    if (this.scene)
      this.#views.set(this.scene.id, { x: this.stage.pivot.x, y: this.stage.pivot.y, scale: this.stage.scale.x });
    cancelAnimationFrame(this.#animation);
    page.Hooks.callAll('canvasTearDown', this);
    if (this.scene) tellViewed(this.scene as unknown as Parameters<typeof tellViewed>[0], false);
    const done = this.surface.tearDown();
    this.ready = false;
    this.scene = null;
    await done;
    return this;
  }

  /** The first look at a scene: as one left it, else as the scene says, else the whole sheet. */
  #first({ id, initial }: HostScene): void {
    const { sceneX, sceneY, sceneWidth, sceneHeight } = this.dimensions;
    const fit = Math.min(innerWidth / sceneWidth, innerHeight / sceneHeight) * FITTED;
    this.pan(
      this.#views.get(id) ?? {
        x: initial?.x ?? sceneX + sceneWidth / 2,
        y: initial?.y ?? sceneY + sceneHeight / 2,
        scale: initial?.scale ?? Math.min(fit, 1),
      },
    );
  }

  /** Loads a picture and shows it. */
  load(src: string | null | undefined): void {
    if (src) void showTexture(src).then(() => this.refresh());
  }

  /** Draws again before the next frame is shown. */
  refresh(): void {
    if (this.#stale) return;
    this.#stale = true;
    requestAnimationFrame(() => {
      this.#stale = false;
      paint(this);
    });
  }

  #resize(): void {
    const { view } = this.app;
    view.width = innerWidth * devicePixelRatio;
    view.height = innerHeight * devicePixelRatio;
    this.stage.position.set(innerWidth / 2, innerHeight / 2);
    this.surface.resize();
    this.#place();
    if (this.ready) this.pan({});
    else this.refresh();
  }

  /** [D14] Canvas#_onMouseWheel: nearer or farther, where the pointer stays over the same place. */
  _onMouseWheel(event: WheelEvent): void {
    const pointer = { x: event.clientX, y: event.clientY };
    const under = this.canvasCoordinatesFromClient(pointer);
    this.pan({ scale: this.stage.scale.x * ZOOM_STEP ** Math.sign(-event.deltaY) });
    const now = this.canvasCoordinatesFromClient(pointer);
    const { pivot } = this.stage;
    this.pan({ x: pivot.x + under.x - now.x, y: pivot.y + under.y - now.y });
  }

  /** [D14] Canvas#_onDragCanvasPan: what is carried to an edge of the page takes the view along. */
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

  /** [D13] Canvas#pan: nobody sees less than the whole scene on the whole page, unless CONFIG.Canvas.minZoom says so. */
  pan({ x, y, scale }: ViewPosition = {}): void {
    const {
      stage,
      dimensions: { width, height, sceneWidth, sceneHeight },
    } = this;
    const whole = Math.min(1, innerWidth / sceneWidth, innerHeight / sceneHeight);
    const { minZoom, maxZoom } = page.CONFIG['Canvas'] as Zoom;
    const smallest = minZoom ?? whole;
    const size = inside(scale ?? stage.scale.x, smallest, maxZoom ?? LARGEST);
    stage.scale.set(size, size);
    const [beyondX, beyondY] = [(BEYOND * innerWidth) / size, (BEYOND * innerHeight) / size];
    stage.pivot.x = inside(x ?? stage.pivot.x, -beyondX, width + beyondX);
    stage.pivot.y = inside(y ?? stage.pivot.y, -beyondY, height + beyondY);
    this.#place();
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
    const { stage } = this;
    const from = { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
    const to = { x: x ?? from.x, y: y ?? from.y, scale: scale ?? from.scale };
    const started = performance.now();
    return new Promise(resolve => {
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
