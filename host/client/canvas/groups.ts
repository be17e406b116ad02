import type { Container, Texture } from 'pixi.js';
import { Collection } from '../data/collection';
import { page } from '../ui/globals';
import { darknessOf } from './colours';
import { PrimarySpriteMesh, type Point } from './containers';
import type { CanvasLayer } from './layers/canvas-layer';
import { CanvasQuadtree } from './geometry';
import { PIXI } from './pixi';
/** An object with a mesh: a tile or a token. */
interface Meshed {
  readonly objectId: string;
  readonly texture: Texture | null;
}

/** [D14] foundry.canvas.groups.CanvasGroupMixin */
export const CanvasGroupMixin = (Base: typeof PIXI.Container = PIXI.Container) =>
  class CanvasGroup extends Base {
    static groupName = '';
    static tearDownChildren = true;
    readonly layers: Record<string, CanvasLayer> = {};

    get hookName(): string {
      return this.constructor.name;
    }

    /** Adds a layer under its name. */
    put(name: string, layer: CanvasLayer): void {
      this.layers[name] = layer;
      // [D14] CanvasGroupMixin: a group has each of its layers by its name
      if (!(name in this)) Object.defineProperty(this, name, { value: layer, configurable: true });
      this.addChild(layer as unknown as Container);
    }

    async draw(options: object = {}): Promise<this> {
      for (const layer of Object.values(this.layers)) await layer.draw(options);
      page.Hooks.callAll(`draw${this.hookName}`, this);
      return this;
    }

    async tearDown(options: object = {}): Promise<this> {
      for (const layer of Object.values(this.layers)) await layer.tearDown(options);
      page.Hooks.callAll(`tearDown${this.hookName}`, this);
      return this;
    }
  };

const Group = CanvasGroupMixin();
export class RenderedCanvasGroup extends Group {
  static override groupName = 'rendered';
}
export class EnvironmentCanvasGroup extends Group {
  static override groupName = 'environment';
  /** [D14] EnvironmentCanvasGroup#globalLightSource: off. */
  readonly globalLightSource = { active: false, data: {} };

  /** [D14] EnvironmentCanvasGroup#darknessLevel: that of the scene. */
  get darknessLevel(): number {
    return darknessOf((page.canvas as { readonly scene?: unknown } | null)?.scene);
  }

  /** [D14] EnvironmentCanvasGroup#initialize, hookEvents.initializeCanvasEnvironment */
  initialize(_config: object = {}): void {
    page.Hooks.callAll('initializeCanvasEnvironment');
  }
}
export class PrimaryCanvasGroup extends Group {
  static override groupName = 'primary';
  /** [D14] PrimaryCanvasGroup.SORT_LAYERS: which of two meshes at the same height is above. */
  static readonly SORT_LAYERS = { SCENE: 0, TILES: 500, DRAWINGS: 600, TOKENS: 700, WEATHER: 1000 };
  readonly tiles = new Collection<PrimarySpriteMesh>();
  readonly drawings = new Collection<unknown>();
  /** [D14] PrimaryCanvasGroup#background, PrimaryCanvasGroup#foreground */
  readonly background = new PrimarySpriteMesh();
  readonly foreground = Object.assign(new PrimarySpriteMesh(), { elevation: Number.POSITIVE_INFINITY });
  readonly tokens = new Collection<PrimarySpriteMesh>();

  /** [D14] PrimaryCanvasGroup#quadtree: of its objects; those of layers are in the trees of their layers. */
  readonly quadtree = new CanvasQuadtree();

  /** [D14] PrimaryCanvasGroup#videoMeshes: those that show a film. */
  get videoMeshes(): Set<PrimarySpriteMesh> {
    return new Set([...this.tiles, ...this.tokens, this.background, this.foreground].filter(({ isVideo }) => isVideo));
  }

  /** A mesh for an object. The host's own picture shows it, so PIXI does not draw it as well. */
  addMesh(kind: 'tiles' | 'tokens', object: Meshed): PrimarySpriteMesh {
    this.removeMesh(kind, object);
    const mesh = new PrimarySpriteMesh({ texture: object.texture, name: object.objectId, object });
    mesh.renderable = false;
    this[kind].set(object.objectId, mesh);
    return this.addChild(mesh);
  }

  removeMesh(kind: 'tiles' | 'tokens', { objectId }: Meshed): void {
    const mesh = this[kind].get(objectId);
    this[kind].delete(objectId);
    if (mesh && !mesh.destroyed) mesh.destroy();
  }

  /** [D14] PrimaryCanvasGroup#addTile, PrimaryCanvasGroup#removeTile, PrimaryCanvasGroup#addToken, PrimaryCanvasGroup#removeToken */
  addTile(tile: Meshed): PrimarySpriteMesh {
    return this.addMesh('tiles', tile);
  }

  removeTile(tile: Meshed): void {
    this.removeMesh('tiles', tile);
  }

  addToken(token: Meshed): PrimarySpriteMesh {
    return this.addMesh('tokens', token);
  }

  removeToken(token: Meshed): void {
    this.removeMesh('tokens', token);
  }
}
/** A source with the area that it reaches. */
interface Reaching {
  readonly active?: boolean;
  readonly shape?: { contains?(x: number, y: number): boolean } | null;
}

const isInside = (sources: Iterable<unknown>, { x, y }: Point, condition?: (source: unknown) => boolean): boolean =>
  ([...sources] as Reaching[]).some(
    source => source.active && (condition?.(source) ?? true) && source.shape?.contains?.(x, y),
  );

/** A layer of light, with a place for the meshes of sources. */
const effectsLayer = () => Object.assign(new PIXI.Container(), { lights: new PIXI.Container() });

export class EffectsCanvasGroup extends Group {
  static override groupName = 'effects';
  /** [D14] EffectsCanvasGroup#lightSources and the like: what packages add; core's own lights make none here. */
  readonly lightSources = new Collection<unknown>();
  readonly darknessSources = new Collection<unknown>();
  readonly soundSources = new Collection<unknown>();
  /** [D14] EffectsCanvasGroup#illumination, EffectsCanvasGroup#background and the like: layers that nothing is drawn in. */
  readonly background = effectsLayer();
  readonly illumination = Object.assign(effectsLayer(), {
    darknessLevelMeshes: new PIXI.Container(),
    /** [D14] CanvasIlluminationEffects#invalidateDarknessLevelContainer: nothing is drawn there, so nothing is stale. */
    invalidateDarknessLevelContainer(_force = false): void {},
  });
  readonly coloration = effectsLayer();
  readonly darkness = effectsLayer();
  readonly visionSources = new Collection<unknown>();

  /** [D14] EffectsCanvasGroup#testInsideLight, EffectsCanvasGroup#testInsideDarkness: whether a point lies in one's shape. */
  testInsideLight(point: Point, { condition }: { condition?: (source: unknown) => boolean } = {}): boolean {
    return isInside(this.lightSources, point, condition);
  }

  testInsideDarkness(point: Point, { condition }: { condition?: (source: unknown) => boolean } = {}): boolean {
    return isInside(this.darknessSources, point, condition);
  }

  /** [D14] EffectsCanvasGroup#getDarknessLevel: of the scene, since nothing here changes it in places. */
  getDarknessLevel(_point?: Point): number {
    return darknessOf((page.canvas as { readonly scene?: unknown } | null)?.scene);
  }

  /** [D14] EffectsCanvasGroup#animateDarkness: it is at once as dark as it shall be. */
  async animateDarkness(_target = 1, _options: object = {}): Promise<boolean> {
    return true;
  }

  /** [D14] EffectsCanvasGroup#refreshLightSources, EffectsCanvasGroup#refreshVisionSources: nothing is drawn by them. */
  refreshLightSources(): void {}

  refreshVisionSources(): void {}
}
export class HiddenCanvasGroup extends Group {
  static override groupName = 'hidden';
}
export class OverlayCanvasGroup extends Group {
  static override groupName = 'overlay';
}
export class CanvasVisibility extends Group {
  static override groupName = 'visibility';
  /** [D14] CanvasVisibility#vision, CanvasVisibility#explored: drawn by nothing here, since all is seen. */
  readonly vision = Object.assign(this.addChild(new PIXI.Container()), {
    light: Object.assign(new PIXI.Container(), {
      global: Object.assign(new PIXI.Container(), { meshes: new PIXI.Container(), source: new PIXI.Container() }),
    }),
    sight: Object.assign(new PIXI.Container(), { preview: new PIXI.Graphics() }),
    darkness: new PIXI.Container(),
  });
  readonly explored = this.addChild(new PIXI.Container());
  /** [D14] CanvasVisibility#visionModeData, CanvasVisibility#lightingVisibility */
  readonly visionModeData = { activeLightingOptions: {}, source: null };
  readonly lightingVisibility = { any: true, background: 1, coloration: 1, darkness: 1, illumination: 1 };

  /** [D14] CanvasVisibility#initialized, CanvasVisibility#tokenVision */
  get initialized(): boolean {
    return (page.canvas as { readonly ready: boolean }).ready;
  }

  get tokenVision(): boolean {
    return (page.canvas as { scene?: { tokenVision?: boolean } | null }).scene?.tokenVision ?? false;
  }

  /** [D14] CanvasVisibility#initializeSources, CanvasVisibility#initializeVisionMode, CanvasVisibility#refreshVisibility */
  initializeSources(): void {}

  initializeVisionMode(): void {
    page.Hooks.callAll('initializeVisionMode', this);
  }

  refresh(): void {
    this.refreshVisibility();
  }

  refreshVisibility(): void {
    page.Hooks.callAll('visibilityRefresh', this);
    this.restrictVisibility();
  }

  /** [D14] CanvasVisibility#restrictVisibility, hookEvents.sightRefresh: nothing is hidden here. */
  restrictVisibility(): void {
    page.Hooks.callAll('sightRefresh', this);
  }

  testVisibility(): boolean {
    return true;
  }
}
export class InterfaceCanvasGroup extends Group {
  static override groupName = 'interface';

  /** [D14] InterfaceCanvasGroup#createScrollingText */
  async createScrollingText(
    origin: Point,
    content: string,
    { duration = 2000 }: { duration?: number } = {},
  ): Promise<unknown> {
    const text = this.addChild(new PIXI.Text(content));
    text.position.set(origin.x, origin.y);
    await new Promise(resolve => setTimeout(resolve, duration));
    text.destroy();
    return text;
  }
}
