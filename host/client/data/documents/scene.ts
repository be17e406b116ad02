import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { deprecated } from '../hooks';
import { BaseGrid } from '../grid';
import { HostDocument } from '../document';
import { WorldCollection, type EmbeddedCollection } from '../document-collection';
import { CanvasDocument } from './canvas-document';
import type { DocumentOperation } from '../utils';
import { globals } from '../../global';
import { settleScene } from './region';

/** A token that moves. */
interface Moving {
  move(waypoints: Data[], operation: DocumentOperation): Promise<boolean>;
}

/** The page's canvas, with the methods by which scenes are shown. */
interface SceneCanvas {
  readonly scene?: HostDocument | null;
  draw?(scene: HostDocument | null): Promise<unknown>;
}

const surface = (): SceneCanvas => (globalThis as { canvas?: SceneCanvas }).canvas ?? {};

/** [D14] foundry.documents.Scene; docs/platform.md 4 */
export class Scene extends HostDocument {
  static override readonly documentName: string = 'Scene';

  declare readonly active: boolean;
  declare readonly levels: EmbeddedCollection;
  declare readonly tiles: EmbeddedCollection;
  declare readonly width: number;
  declare readonly height: number;
  declare readonly padding: number;

  /** [D14] Scene#grid: a grid, not the data that it is made from. */
  declare readonly grid: BaseGrid;

  override prepareBaseData(): void {
    super.prepareBaseData();
    const value = new BaseGrid(this._source['grid'] as object | undefined);
    Object.defineProperty(this, 'grid', { value, writable: true, configurable: true, enumerable: true });
  }

  /** [D14] Scene#isView */
  get isView(): boolean {
    return surface().scene?.id === this.id;
  }

  /** [D14] Scene#dimensions: the size of the canvas, with its padding, and where the scene lies on it. */
  get dimensions(): Data {
    const { width, height, padding } = this;
    const grid = this._source['grid'] as Data;
    const size = Number(grid['size']);
    const distance = Number(grid['distance'] ?? 1);
    const padded = (length: number): number => Math.ceil((length * padding) / size) * size;
    const sceneX = padded(width);
    const sceneY = padded(height);
    const whole = { width: width + 2 * sceneX, height: height + 2 * sceneY };
    return {
      ...whole,
      columns: Math.ceil(whole.width / size),
      rows: Math.ceil(whole.height / size),
      distance,
      distancePixels: size / distance,
      units: String(grid['units'] ?? ''),
      ratio: width / height,
      maxR: Math.hypot(whole.width, whole.height),
      sceneX,
      sceneY,
      sceneWidth: width,
      sceneHeight: height,
      size,
      // [M] the zoom limits, unless CONFIG.Canvas says otherwise
      scale: { min: 0.1, max: LARGEST_SCALE, default: 1 },
      rect: { x: 0, y: 0, ...whole },
      sceneRect: { x: sceneX, y: sceneY, width, height },
    };
  }

  /** [D14] Scene#getDimensions */
  getDimensions(): Data {
    return this.dimensions;
  }

  /** [M] Scene#background: packages from before Levels read it; that of its first. Writes are lost, docs/platform.md 1 */
  get background(): unknown {
    deprecated('Scene#background is deprecated: a background is that of a Level.');
    return this.levels.contents[0]?._source['background'] ?? {};
  }

  /** [D14] Scene#activate: makes it the active scene of the world; every page then views it. */
  activate(): Promise<unknown> {
    return this.active ? this.view() : this.update({ active: true });
  }

  /** [D14] Scene#view: shows it on this page. */
  async view(): Promise<this> {
    if (current.game.user) current.game.user.viewedScene = this.id;
    await surface().draw?.(this);
    return this;
  }

  /** [D14] Scene#preload: its pictures, on this page. */
  preload(): Promise<unknown> {
    return current.game.scenes.preload(this.id);
  }

  /** [D14] Scene#firstLevel: the lowest in their order. */
  get firstLevel(): HostDocument | null {
    return this.levels.contents.toSorted((one, other) => one.sort - other.sort)[0] ?? null;
  }

  /** [D14] Scene#createThumbnail: of the picture of its first level; small, as data. */
  async createThumbnail({
    img,
    width = 300,
    height = 100,
  }: {
    img?: string;
    width?: number;
    height?: number;
  } = {}): Promise<object> {
    const { ImageHelper } = globals<{
      foundry: {
        helpers: { media: { ImageHelper: { createThumbnail(src: string, options: object): Promise<object> } } };
      };
    }>().foundry.helpers.media;
    const { src } = (this.firstLevel?._source['background'] ?? {}) as { src?: string };
    return ImageHelper.createThumbnail(img ?? src ?? '', { width, height });
  }

  /** [D14] Scene#moveTokens: several at once, each by its id; resolves with who reached its last point. */
  async moveTokens(
    ways: Readonly<Record<string, { readonly waypoints: Data[] } & DocumentOperation>>,
    operation: DocumentOperation = {},
  ): Promise<Record<string, boolean>> {
    const tokens = this.getEmbeddedCollection('Token') as unknown as ReadonlyMap<string, Moving>;
    const moved = Object.entries(ways).map(async ([id, { waypoints, ...own }]) => {
      return [id, (await tokens.get(id)?.move(waypoints, { ...operation, ...own })) ?? false] as const;
    });
    return Object.fromEntries(await Promise.all(moved));
  }

  /** [D14] Scene#updateTokenRegions: who is in which region, again. */
  async updateTokenRegions(): Promise<void> {
    settleScene(this);
  }

  /** [D14] Scene#getSurfaces, Scene#testSurfaceCollision: no region is a floor here. */
  getSurfaces(): object[] {
    return [];
  }

  testSurfaceCollision(): boolean {
    return false;
  }

  /** [D14] Scene#unview: this page shows no scene any more. */
  async unview(): Promise<this> {
    if (this.isView) await surface().draw?.(null);
    return this;
  }

  /** [I] 14011, 12307 Scene#pullUsers: shows it to the given users, by the event that modules emit themselves. */
  pullUsers(users: Iterable<HostDocument | string>): void {
    for (const user of users)
      current.game.requireSocket().socket.emit('pullToScene', this.id, typeof user === 'string' ? user : user.id);
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    settleScene(this);
    if (data['active'] === true) void this.view();
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if (changes['active'] === true) void this.view();
    else if (this.isView && VIEWED.some(key => key in changes)) void surface().draw?.(this);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    if (this.isView) void surface().draw?.(current.game.scenes.active);
  }
}

const LARGEST_SCALE = 3;
const VIEWED = ['width', 'height', 'padding', 'grid', 'shiftX', 'shiftY'];

/** [D14] foundry.documents.collections.Scenes (`game.scenes`) */
export class Scenes extends WorldCollection<Scene> {
  constructor() {
    super('Scene');
  }

  /** [D14] Scenes#active */
  get active(): Scene | null {
    return this.find(scene => scene.active) ?? null;
  }

  /** [D14] Scenes#viewed */
  get viewed(): Scene | null {
    return this.find(scene => scene.isView) ?? null;
  }

  /** [D14] Scenes#preload: its pictures, before it is shown; on this page only. */
  async preload(sceneId: string, _push = false): Promise<unknown> {
    const { TextureLoader } = globals<{
      foundry: { canvas: { TextureLoader: { loadSceneTextures(scene: unknown): unknown } } };
    }>().foundry.canvas;
    const scene = this.get(sceneId);
    return scene ? TextureLoader.loadSceneTextures(scene) : undefined;
  }

  /** [D14] Scenes#current */
  get current(): Scene | null {
    return this.viewed;
  }
}

/** [D14] foundry.documents.Level: the picture of a scene, or of one floor of it; docs/platform.md 4 */
export class Level extends HostDocument {
  static override readonly documentName: string = 'Level';

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    const scene = this.parent;
    if (scene instanceof Scene && scene.isView) void surface().draw?.(scene);
  }
}

/** [D14] foundry.documents.TileDocument; docs/platform.md 4 */
export class TileDocument extends CanvasDocument {
  static override readonly documentName: string = 'Tile';
}
