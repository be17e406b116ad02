/** The part of the board that PIXI draws: packages' drawings, over the host's own picture. */
import type { Container, IRenderer, Ticker } from 'pixi.js';
import { make } from '../ui/dom';
import { page, type Json } from '../ui/globals';
import {
  EffectsCanvasGroup,
  EnvironmentCanvasGroup,
  HiddenCanvasGroup,
  InterfaceCanvasGroup,
  OverlayCanvasGroup,
  PrimaryCanvasGroup,
  RenderedCanvasGroup,
} from './groups';
import {
  type CanvasLayer,
  ControlsLayer,
  DrawingsLayer,
  GridLayer,
  LightingLayer,
  NotesLayer,
  RegionLayer,
  SoundsLayer,
  TilesLayer,
  TokenLayer,
  WallsLayer,
  WeatherEffects,
} from './layers';
import { hostsOwn, isBare, watchFor } from './drawn-by-packages';
import { PIXI } from './pixi';
import { globals } from '../global';

type Group = InstanceType<typeof RenderedCanvasGroup>;

interface LayerEntry {
  readonly group: string;
  readonly layerClass: new () => CanvasLayer;
}

interface GroupEntry {
  readonly name?: string;
  readonly groupClass: new () => Group;
  readonly parent?: string;
  readonly zIndex?: number;
}

/** [D14] CONFIG.Canvas.groups: the tree of everything on the board. */
export const coreGroups = (): Record<string, GroupEntry> => ({
  hidden: { name: 'hidden', groupClass: HiddenCanvasGroup, parent: 'stage' },
  rendered: { name: 'rendered', groupClass: RenderedCanvasGroup, parent: 'stage' },
  environment: { name: 'environment', groupClass: EnvironmentCanvasGroup, parent: 'rendered' },
  primary: { name: 'primary', groupClass: PrimaryCanvasGroup, parent: 'environment' },
  effects: { name: 'effects', groupClass: EffectsCanvasGroup, parent: 'environment' },
  interface: { name: 'interface', groupClass: InterfaceCanvasGroup, parent: 'rendered' },
  overlay: { name: 'overlay', groupClass: OverlayCanvasGroup, parent: 'stage' },
});

/** [D14] CONFIG.Canvas.layers: core's own, to which packages add. */
export const coreLayers = (): Record<string, LayerEntry> => ({
  weather: { group: 'primary', layerClass: WeatherEffects },
  grid: { group: 'interface', layerClass: GridLayer },
  regions: { group: 'interface', layerClass: RegionLayer },
  tiles: { group: 'interface', layerClass: TilesLayer },
  drawings: { group: 'interface', layerClass: DrawingsLayer },
  walls: { group: 'interface', layerClass: WallsLayer },
  tokens: { group: 'interface', layerClass: TokenLayer },
  sounds: { group: 'interface', layerClass: SoundsLayer },
  lighting: { group: 'interface', layerClass: LightingLayer },
  notes: { group: 'interface', layerClass: NotesLayer },
  controls: { group: 'interface', layerClass: ControlsLayer },
});

const CORE = new Set(Object.keys(coreLayers()));
/** After how many frames the stage is looked at whether it still shows anything. */
const LOOKED_AT = 60;
const DRAWN = ['drawings', 'regions', 'notes'];

/** The tree of groups and layers on a stage, and the renderer, made when there is something to draw. */
export class Surface {
  readonly groups: Record<string, Group> = {};
  readonly layers: Record<string, CanvasLayer> = {};
  #renderer: IRenderer | null | undefined;
  #isRunning = false;

  constructor(
    readonly stage: Container,
    readonly ticker: Ticker,
    announce: (surface: Surface) => void,
  ) {
    announce(this);
    const { groups = {}, layers = {} } = globals<{
      CONFIG: {
        Canvas: {
          groups?: Record<string, GroupEntry>;
          layers?: Record<string, LayerEntry>;
        };
      };
    }>().CONFIG.Canvas;
    for (const [name, { groupClass }] of Object.entries(groups)) this.groups[name] = hostsOwn(new groupClass());
    for (const [name, { parent = 'stage', zIndex = 0 }] of Object.entries(groups)) {
      const group = this.groups[name];
      if (!group) continue;
      group.zIndex = zIndex;
      const above = this.groups[parent] ?? stage;
      above.addChild(group as unknown as Container);
      // [M] packages reach a group from the stage through the names in between
      if (!(name in above)) Object.assign(above, { [name]: group });
    }
    for (const [name, { group, layerClass }] of Object.entries(layers)) this.#put(name, group, layerClass);
    for (const part of [stage, ...Object.values(this.groups), ...Object.values(this.layers)]) {
      watchFor(part as unknown as Container, () => this.show());
    }
    this.ticker.autoStart = true;
  }

  #put(name: string, group: string, LayerClass: new () => CanvasLayer): void {
    try {
      const layer = CORE.has(name) ? hostsOwn(new LayerClass()) : new LayerClass();
      layer.options['name'] ||= name;
      this.layers[name] = layer;
      this.groups[group]?.put(name, layer);
    } catch (error) {
      console.error(`The canvas layer "${name}" could not be made:`, error);
    }
  }

  /** [D14] Canvas#app.renderer: null where the browser has no WebGL. */
  get renderer(): IRenderer | null {
    if (this.#renderer !== undefined) return this.#renderer;
    try {
      const view = make('canvas', { id: 'board-overlay' });
      Object.assign(view.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '0' });
      this.#renderer = PIXI.autoDetectRenderer({
        view,
        width: innerWidth,
        height: innerHeight,
        backgroundAlpha: 0,
        antialias: true,
        resolution: devicePixelRatio,
        autoDensity: true,
      });
      document.getElementById('board')?.after(view);
    } catch (error) {
      console.info(`This browser draws nothing that packages put on the canvas: ${(error as Error).message}`);
      this.#renderer = null;
    }
    return this.#renderer;
  }

  resize(): void {
    this.#renderer?.resize(innerWidth, innerHeight);
  }

  /** Draws every layer for the scene of the canvas. */
  async draw(): Promise<void> {
    for (const [name, layer] of Object.entries(this.layers)) {
      try {
        await layer.draw();
      } catch (error) {
        console.error(`The canvas layer "${name}" could not be drawn:`, error);
        page.Hooks.callAll('error', `CanvasLayer#draw ${name}`, error, {});
      }
    }
    if (this.#isNeeded()) this.show();
  }

  async tearDown(): Promise<void> {
    for (const layer of Object.values(this.layers)) await layer.tearDown();
  }

  /** Is anything except the host's own picture visible? */
  #isNeeded(): boolean {
    if (Object.keys(this.layers).some(name => !CORE.has(name))) return true;
    return DRAWN.some(
      name => ((this.layers[name] as unknown as { placeables?: unknown[] })?.placeables ?? []).length > 0,
    );
  }

  /**
   * Draws the stage frame by frame, until nothing of a package is on it: without a graphics card that alone would
   * keep a core busy.
   */
  show(): void {
    const { renderer } = this;
    if (this.#isRunning || !renderer) return;
    this.#isRunning = true;
    let frames = 0;
    const render = (): void => {
      renderer.render(this.stage);
      if (++frames % LOOKED_AT !== 0 || this.#isNeeded() || !isBare(this.stage)) return;
      this.ticker.remove(render);
      this.#isRunning = false;
    };
    this.ticker.add(render, undefined, PIXI.UPDATE_PRIORITY.LOW);
  }
}

/** The layer that shows the documents of a type. [D14] Canvas#getLayerByEmbeddedName */
export const layerOfDocuments = (
  layers: Readonly<Record<string, CanvasLayer>>,
  documentName: string,
): CanvasLayer | null =>
  Object.values(layers).find(layer => (layer.constructor as unknown as Json)['documentName'] === documentName) ?? null;
