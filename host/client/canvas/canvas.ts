import { page, type HostLevel, type HostScene } from '../ui/globals';
import { make } from '../ui/dom';
import { tellViewed } from '../data/documents/region';
import { CanvasParts } from './canvas-parts';
import { CanvasEdges } from './edges';
import { CanvasVisibility } from './groups';
import { HeadsUpDisplayContainer } from './hud';
import { listenToPointer } from './pointer';
import { paint } from './painter';
import type { Container } from 'pixi.js';
import type { Board, Dimensions, ViewPosition } from './board';
import { BaseGrid } from '../data/grid';
import {
  InteractionLayer,
  type CanvasLayer,
  type ControlsLayer,
  type PlaceablesLayer,
  type TilesLayer,
} from './layers';
import type { PingData } from './layers/controls-layer';
import type { PingOptions } from './pings';
import { PIXI } from './pixi';
import type { Point } from './containers';
import { layerOfDocuments, Surface } from './surface';
import { showTexture } from './textures';

interface PingingUser {
  readonly isGM: boolean;
  can(permission: string): boolean;
  broadcastActivity(activity: object): void;
}

/** How much of the page the sheet fills at first. */
const FITTED = 0.9;
/** [D13] foundry.canvas.Canvas (`canvas`), drawn on a plain 2D canvas. */
export class Canvas extends CanvasParts implements Board {
  /** [D13] Canvas#ready */
  ready = false;
  /** [D13] Canvas#loading */
  loading = false;
  /** The groups and layers that PIXI draws. */
  surface!: Surface;
  /** [D14] Canvas#grid */
  grid = new BaseGrid();
  /** [D14] Canvas#forceSnapVertices */
  forceSnapVertices = false;
  blur = { filters: new Set(), enabled: false };
  /** [D14] Canvas#edges */
  readonly edges = new CanvasEdges();
  /** [D14] Canvas#visibility */
  readonly visibility = new CanvasVisibility();
  readonly masks = {
    depth: new PIXI.Container() as Container & { renderTexture?: unknown },
    occlusion: new PIXI.Container(),
    vision: new PIXI.Container(),
    scene: new PIXI.Graphics(),
  };
  readonly performance = { mode: 2, blur: { enabled: false, illumination: false }, fps: 60 };
  /** [D13] Canvas#mouseInteractionManager: packages listen to its target. */
  readonly mouseInteractionManager = {
    object: this,
    target: this.stage,
    activate: (): void => undefined,
    cancel: (): void => undefined,
  };
  readonly currentMouseManager = null;
  /** [D13] Canvas#app: only its view, the element. */
  readonly app: {
    readonly view: HTMLCanvasElement;
    readonly stage: Container;
    readonly ticker: Surface['ticker'];
    readonly renderer: Surface['renderer'];
    readonly screen: { x: number; y: number; width: number; height: number };
    render(): void;
  };
  /** [D13] Canvas#mousePosition: in the scene's coordinates. */
  readonly mousePosition: Point = { x: 0, y: 0 };
  /** [D13] Canvas#tiles */
  declare readonly tiles: TilesLayer;
  /** [D13] Canvas#hud */
  override readonly hud: HeadsUpDisplayContainer;

  #drawing: Promise<unknown> = Promise.resolve();
  #stale = false;
  readonly #views = new Map<string, Required<ViewPosition>>();

  constructor() {
    super();
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
      /** [D14] PIXI.Application#render: draws at once, for those who then read the picture. */
      render: () => surface()?.renderer?.render(stage),
    };
    // layers are made in the canvas's constructor and already read it
    page.canvas = this;
    this.surface = new Surface(stage, ticker, made => {
      this.surface = made;
    });
    // packages find every group and layer by its name
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
  /** [D14] Canvas#controls */
  declare readonly controls?: ControlsLayer;
  /** [D14] Canvas#drawings */
  declare readonly drawings?: PlaceablesLayer;

  /** [D14] Canvas#layers */
  get layers(): CanvasLayer[] {
    return Object.values((this.surface as Surface | undefined)?.layers ?? {});
  }

  /** [D14] Canvas#getLayerByEmbeddedName */
  getLayerByEmbeddedName(documentName: string): unknown {
    return layerOfDocuments(this.surface.layers, documentName);
  }

  initialized = true;

  /** [D14] Canvas#inferLevelFromElevation */
  inferLevelFromElevation(): HostLevel | undefined {
    return this.level;
  }

  /** [D14] Canvas#ping: shows a place to everybody who views the scene. */
  async ping(origin: Point, options: PingData & PingOptions = {}): Promise<boolean> {
    const user = page.game.user as PingingUser | null;
    const { controls } = this.surface.layers as { controls?: ControlsLayer };
    if (!this.scene || !controls || !user?.can('PING_CANVAS')) return false;
    const { types } = (page.CONFIG['Canvas'] as unknown as { pings: { types: Record<string, string> } }).pings;
    const { pull = false, style = types[pull ? 'PULL' : 'PULSE'] ?? 'pulse' } = options;
    const ping = { scene: this.scene.id, style, pull: pull && user.isGM, zoom: this.stage.scale.x };
    const { x, y } = origin;
    user.broadcastActivity({ cursor: { x, y }, ping });
    return controls.handlePing(user, origin, { ...options, ...ping });
  }

  /** [D14] Canvas#addPendingOperation, Canvas#triggerPendingOperations, Canvas#updateBlur, Canvas#activateLayer */
  addPendingOperation(_name: string, fn: (...args: unknown[]) => unknown, scope: unknown, args: unknown[]): void {
    fn.apply(scope, args);
  }

  triggerPendingOperations(): void {}

  updateBlur(): void {}

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
    // [M] also for every further scene: published modules use it to reset what they had drawn
    page.Hooks.callAll('canvasInit', this);
    const { dimensions } = scene as unknown as { dimensions: Dimensions };
    const { rect, sceneRect } = dimensions as unknown as { rect: Dimensions; sceneRect: Dimensions };
    const asRectangle = (one: { x?: number; y?: number; width: number; height: number }) =>
      new PIXI.Rectangle(one.x ?? 0, one.y ?? 0, one.width, one.height);
    this.dimensions = Object.assign(dimensions, {
      rect: asRectangle(rect),
      sceneRect: asRectangle(sceneRect),
      scale: { ...this.limitView(dimensions), default: 1 },
      // [D14] _CanvasDimensions#uiScale: by a grid of 100 pixels
      uiScale: dimensions.size / 100,
    });
    this.grid = (scene.grid as BaseGrid | undefined) ?? new BaseGrid();
    await this.hud.render({ force: true });
    const pictured = () => [...scene.tiles, ...scene.tokens].map(({ texture }) => texture.src);
    const sources = [this.level?.background?.src, ...pictured()];
    page.Hooks.callAll('canvasDraw', this);
    await Promise.all(sources.map(src => (src ? showTexture(src) : undefined)));
    this.loading = false;
    this.edges.initialize();
    this.initializeCanvasPosition();
    await this.surface.draw();
    // a picture that changed before its object existed has not been loaded yet
    for (const src of pictured()) this.load(src);
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
    this.stopPanning();
    page.Hooks.callAll('canvasTearDown', this);
    if (this.scene) tellViewed(this.scene as unknown as Parameters<typeof tellViewed>[0], false);
    const done = this.surface.tearDown();
    this.ready = false;
    this.scene = null;
    await done;
    return this;
  }

  /** [D14] Canvas#initializeCanvasPosition: as the user left the scene, else as it says, else the whole sheet. */
  initializeCanvasPosition(): void {
    if (!this.scene) return;
    const { id, initial } = this.scene;
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
  /** Shows what packages have drawn with PIXI. */
  showOverlay(): void {
    this.surface.show();
  }

  override refresh(): void {
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
    this.place();
    if (this.ready) this.pan({});
    else this.refresh();
  }
}
