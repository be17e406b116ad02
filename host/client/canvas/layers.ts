/** [D14] foundry.canvas.layers, foundry.canvas.groups and foundry.canvas.placeables: what packages build theirs on. */
import type { Container, Graphics, Rectangle } from 'pixi.js';
import { Collection } from '../data/collection';
import { page, type HostDocument, type Json } from '../ui/globals';
import { PIXI } from './pixi';
import type { Point } from './stage';

type Options = Json;

interface CanvasLike {
  readonly scene: (HostDocument & { getEmbeddedCollection(name: string): Iterable<PlaceableDocument> }) | null;
  readonly dimensions: { readonly rect?: Rectangle; readonly size: number };
  readonly hud: unknown;
  readonly layers: CanvasLayer[];
  readonly grid: { getSnappedPoint(point: Point, behavior: object): Point };
  activeLayer: unknown;
}

const board = (): CanvasLike => page.canvas as CanvasLike;

/** A document that is shown on the canvas. */
export interface PlaceableDocument extends HostDocument {
  object?: unknown;
  readonly x?: number;
  readonly y?: number;
  readonly elevation?: number;
  readonly rotation?: number;
  readonly locked?: boolean;
  readonly hidden?: boolean;
}

/** [D14] foundry.canvas.layers.CanvasLayer */
export class CanvasLayer extends PIXI.Container {
  options: Options;
  interactiveChildren = false;

  constructor() {
    super();
    this.options = { ...(this.constructor as typeof CanvasLayer).layerOptions };
  }

  /** [D14] CanvasLayer.layerOptions */
  static get layerOptions(): Options {
    return { name: '', baseClass: CanvasLayer };
  }

  /** [D14] CanvasLayer.instance */
  static get instance(): unknown {
    return (page.canvas as Json)[String(this.layerOptions['name'])];
  }

  get hookName(): string {
    return this.constructor.name;
  }

  /** [D14] CanvasLayer#draw */
  async draw(options: object = {}): Promise<this> {
    await this.tearDown();
    await this._draw(options);
    page.Hooks.callAll(`draw${this.hookName}`, this);
    return this;
  }

  async _draw(_options: object): Promise<void> {}

  /** [D14] CanvasLayer#tearDown */
  async tearDown(options: object = {}): Promise<this> {
    await this._tearDown(options);
    page.Hooks.callAll(`tearDown${this.hookName}`, this);
    return this;
  }

  async _tearDown(_options: object): Promise<void> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
  }
}

/** [D14] foundry.canvas.layers.InteractionLayer */
export class InteractionLayer extends CanvasLayer {
  active = false;

  static override get layerOptions(): Options {
    return { ...super.layerOptions, baseClass: InteractionLayer, zIndex: 0, sortActiveTop: false };
  }

  /** [D14] InteractionLayer.prepareSceneControls */
  static prepareSceneControls(): Json | null {
    return null;
  }

  getZIndex(): number {
    return Number(this.options['zIndex'] ?? 0);
  }

  /** [D14] InteractionLayer#activate, InteractionLayer#deactivate */
  activate(_options: { tool?: string } = {}): this {
    for (const layer of board().layers ?? [])
      if (layer !== this && layer instanceof InteractionLayer && layer.active) layer.deactivate();
    (page.canvas as { tiles?: { active: boolean; deactivate(): void } } | null)?.tiles?.deactivate();
    const was = this.active;
    this.active = true;
    this.zIndex = this.getZIndex();
    if (!was) {
      this._activate();
      page.Hooks.callAll(`activate${this.hookName}`, this);
      page.Hooks.callAll('activateCanvasLayer', this);
    }
    return this;
  }

  deactivate(): this {
    if (!this.active) return this;
    this.active = false;
    this._deactivate();
    page.Hooks.callAll(`deactivate${this.hookName}`, this);
    return this;
  }

  _activate(): void {}

  _deactivate(): void {}

  _onClickLeft(_event: unknown): void {}
}

/** A set of flags that says what of an object is to be drawn anew. [D14] foundry.canvas.interaction.RenderFlags */
export class RenderFlags extends Set<string> {
  constructor(
    readonly flags: Record<string, { propagate?: string[]; alias?: boolean }> = {},
    private readonly owner?: { applyRenderFlags(): void },
  ) {
    super();
  }

  #scheduled = false;

  override clear(): Record<string, boolean> & void {
    const was = Object.fromEntries([...this].map(flag => [flag, true]));
    super.clear();
    return was as Record<string, boolean> & void;
  }

  handle(flag: string): boolean {
    return this.delete(flag);
  }

  set(changes: Record<string, boolean>): void {
    for (const [flag, value] of Object.entries(changes)) this.#toggle(flag, value);
    if (this.size === 0 || this.#scheduled) return;
    this.#scheduled = true;
    requestAnimationFrame(() => {
      this.#scheduled = false;
      this.owner?.applyRenderFlags();
    });
  }

  #toggle(flag: string, value: boolean): void {
    if (!value) return;
    const { propagate = [], alias = false } = this.flags[flag] ?? {};
    if (!alias) this.add(flag);
    for (const other of propagate) if (!this.has(other)) this.#toggle(other, true);
  }
}

/** [D14] foundry.canvas.interaction.RenderFlagsMixin */
export const RenderFlagsMixin = <B extends new (...args: never[]) => object>(Base: B): B =>
  class extends (Base as unknown as new (...args: unknown[]) => object) {
    static RENDER_FLAGS = {};
    readonly renderFlags = new RenderFlags(
      (this.constructor as unknown as { RENDER_FLAGS: Record<string, object> }).RENDER_FLAGS,
      this as unknown as { applyRenderFlags(): void },
    );
    applyRenderFlags(): void {}
  } as unknown as B;

/** [D14] foundry.canvas.placeables.PlaceableObject */
export class PlaceableObject extends PIXI.Container {
  static embeddedName = '';
  /** [D14] PlaceableObject.RENDER_FLAGS */
  static RENDER_FLAGS: Record<string, { propagate?: string[]; alias?: boolean }> = {
    redraw: { propagate: ['refresh'] },
    refresh: { propagate: ['refreshState'], alias: true },
    refreshState: {},
  };

  document: PlaceableDocument;
  scene: unknown;
  controlled = false;
  hover = false;
  _original: PlaceableObject | undefined;
  _preview: PlaceableObject | undefined;
  controlIcon: Container | null = null;
  mouseInteractionManager: unknown = null;
  readonly renderFlags: RenderFlags;
  _destroyed_ = false;

  constructor(document: PlaceableDocument) {
    super();
    this.document = document;
    this.scene = document.parent;
    this.renderFlags = new RenderFlags((this.constructor as typeof PlaceableObject).RENDER_FLAGS, this);
    this.eventMode = 'static';
    this.cullable = true;
  }

  static get implementation(): unknown {
    return (page.CONFIG[this.embeddedName] as Json | undefined)?.['objectClass'] ?? this;
  }

  get id(): string {
    return this.document.id;
  }

  get objectId(): string {
    return `${this.document.uuid}${this.isPreview ? '.preview' : ''}`;
  }

  get sourceId(): string {
    return `${this.document.documentName}.${this.document.id}`;
  }

  get isPreview(): boolean {
    return this._original !== undefined;
  }

  get hasPreview(): boolean {
    return this._preview !== undefined;
  }

  get isOwner(): boolean {
    return this.document.isOwner;
  }

  get layer(): PlaceablesLayer | null {
    const found = board().layers.find(
      layer =>
        layer instanceof PlaceablesLayer &&
        (layer.constructor as typeof PlaceablesLayer).documentName === this.document.documentName,
    );
    return (found as PlaceablesLayer | undefined) ?? null;
  }

  get sheet(): unknown {
    return this.document.sheet;
  }

  get interactionState(): number {
    return 0;
  }

  get bounds(): Rectangle {
    const { width = 0, height = 0 } = this.document as unknown as { width?: number; height?: number };
    return new PIXI.Rectangle(this.document.x ?? 0, this.document.y ?? 0, width, height);
  }

  get center(): Point {
    const { x, y, width, height } = this.bounds;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** [D14] PlaceableObject#draw */
  async draw(options: object = {}): Promise<this> {
    this.clear();
    this.renderFlags.clear();
    await this._draw(options);
    page.Hooks.callAll(`draw${this.document.documentName}`, this);
    this.renderFlags.set({ refresh: true });
    return this;
  }

  async _draw(_options: object): Promise<void> {}

  clear(): this {
    for (const child of this.removeChildren()) child.destroy({ children: true });
    return this;
  }

  /** [D14] PlaceableObject#refresh, PlaceableObject#applyRenderFlags */
  refresh(_options: object = {}): this {
    this.renderFlags.set({ refresh: true });
    return this;
  }

  applyRenderFlags(): void {
    if (this.destroyed || this.renderFlags.size === 0) return;
    const flags = this.renderFlags.clear();
    if (flags['redraw']) {
      void this.draw();
      return;
    }
    this._applyRenderFlags(flags);
    page.Hooks.callAll(`refresh${this.document.documentName}`, this, flags);
  }

  _applyRenderFlags(_flags: Record<string, boolean>): void {
    this.position.set(this.document.x ?? 0, this.document.y ?? 0);
    this.alpha = this.document.hidden ? 0.5 : 1;
  }

  _updateQuadtree(): void {}

  /** [D14] PlaceableObject#_getTargetAlpha */
  _getTargetAlpha(): number {
    return this.isPreview ? 0.8 : 1;
  }

  _refreshState(): void {}

  _onClickLeft(_event: unknown): void {}

  _onDragLeftStart(_event: unknown): void {}

  /** [D14] PlaceableObject#control, PlaceableObject#release */
  control({ releaseOthers = true, ...options }: { releaseOthers?: boolean } = {}): boolean {
    const { layer } = this;
    if (releaseOthers) for (const other of layer?.controlled ?? []) if (other !== this) other.release();
    if (this.controlled) return true;
    if (!this.can(page.game.user, 'control')) return false;
    this.controlled = true;
    layer?.controlledObjects.set(this.id, this);
    this._onControl(options);
    page.Hooks.callAll(`control${this.document.documentName}`, this, true);
    return true;
  }

  release(options: object = {}): boolean {
    if (!this.controlled) return true;
    this.controlled = false;
    this.layer?.controlledObjects.delete(this.id);
    this._onRelease(options);
    page.Hooks.callAll(`control${this.document.documentName}`, this, false);
    return true;
  }

  _onControl(_options: object): void {
    this.renderFlags.set({ refreshState: true });
  }

  _onRelease(_options: object): void {
    this.renderFlags.set({ refreshState: true });
  }

  /** [D14] PlaceableObject#can */
  can(user: unknown, action: string): boolean {
    const rule = (this as unknown as Record<string, unknown>)[
      `_can${action.charAt(0).toUpperCase()}${action.slice(1)}`
    ];
    if (typeof rule === 'function') return Boolean((rule as (user: unknown) => unknown).call(this, user));
    return page.game.user?.isGM ?? false;
  }

  _canControl(user: { isGM: boolean } | null): boolean {
    return user?.isGM ?? false;
  }

  _canView(user: unknown): boolean {
    return this.document.testUserPermission(user as never, 'LIMITED');
  }

  /** [D14] PlaceableObject#clone */
  clone(): PlaceableObject {
    const copy = new (this.constructor as typeof PlaceableObject)(this.document);
    copy._original = this;
    this._preview = copy;
    return copy;
  }

  _onCreate(_data: object, _options: object, _userId: string): void {
    this.layer?.objects?.addChild(this);
    void this.draw();
  }

  _onUpdate(_changed: object, _options: object, _userId: string): void {
    this.renderFlags.set({ refresh: true });
  }

  _onDelete(_options: object, _userId: string): void {
    this.release();
    if (!this.destroyed) this.destroy({ children: true });
  }

  _updateRotation({ angle, delta = 0, snap = 0 }: { angle?: number; delta?: number; snap?: number } = {}): number {
    const turned = angle ?? (this.document.rotation ?? 0) + delta;
    const snapped = snap > 0 ? Math.round(turned / snap) * snap : turned;
    return ((snapped % 360) + 360) % 360;
  }

  activateListeners(): void {}

  _createInteractionManager(): unknown {
    return { state: 0, cancel: () => undefined, activate: () => undefined };
  }

  _onHoverIn(_event: unknown, _options?: object): void {
    this.hover = true;
    page.Hooks.callAll(`hover${this.document.documentName}`, this, true);
  }

  _onHoverOut(_event: unknown, _options?: object): void {
    this.hover = false;
    page.Hooks.callAll(`hover${this.document.documentName}`, this, false);
  }
}

/** [D14] foundry.canvas.layers.PlaceablesLayer */
export class PlaceablesLayer extends InteractionLayer {
  static documentName = '';
  static SORT_ORDER = 0;
  objects: Container | null = null;
  preview: Container | null = null;
  hoverObject: PlaceableObject | null = null;
  readonly controlledObjects = new Map<string, PlaceableObject>();
  history: Json[] = [];
  clipboard: unknown = { objects: [], cut: false };
  quadtree: unknown = null;

  static override get layerOptions(): Options {
    return {
      ...super.layerOptions,
      baseClass: PlaceablesLayer,
      controllableObjects: false,
      rotatableObjects: false,
      confirmDeleteKey: false,
      objectClass: (page.CONFIG[this.documentName] as Json | undefined)?.['objectClass'],
      quadtree: true,
    };
  }

  static get placeableClass(): unknown {
    return (page.CONFIG[this.documentName] as Json | undefined)?.['objectClass'] ?? PlaceableObject;
  }

  get documentCollection(): (Iterable<PlaceableDocument> & { get(id: string): PlaceableDocument | undefined }) | null {
    const { scene } = board();
    const name = (this.constructor as typeof PlaceablesLayer).documentName;
    return (scene?.getEmbeddedCollection(name) as never) ?? null;
  }

  get placeables(): PlaceableObject[] {
    return (this.objects?.children ?? []).filter((child): child is PlaceableObject => child instanceof PlaceableObject);
  }

  get controlled(): PlaceableObject[] {
    return [...this.controlledObjects.values()];
  }

  get hover(): PlaceableObject | null {
    return this.hoverObject;
  }

  set hover(object: PlaceableObject | null) {
    this.hoverObject = object;
  }

  get hud(): { clear?(): void } | null {
    return null;
  }

  *controllableObjects(): Generator<PlaceableObject> {
    for (const object of this.placeables) if (object.visible) yield object;
  }

  *viewedDocuments(): Generator<PlaceableDocument> {
    yield* this.documentCollection ?? [];
  }

  get(id: string): PlaceableObject | undefined {
    return this.placeables.find(object => object.id === id);
  }

  getDocuments(): Iterable<PlaceableDocument> {
    return this.documentCollection ?? [];
  }

  getMaxSort(): number {
    return Math.max(Number.NEGATIVE_INFINITY, ...[...(this.documentCollection ?? [])].map(({ sort }) => sort ?? 0));
  }

  getSnappedPoint(point: Point): Point {
    return board().grid.getSnappedPoint(point, { mode: 0, resolution: 1 });
  }

  /** [D14] PlaceablesLayer#createObject */
  createObject(document: PlaceableDocument): PlaceableObject {
    const Class = (this.constructor as typeof PlaceablesLayer).placeableClass as typeof PlaceableObject;
    const object = new Class(document);
    this.objects?.addChild(object);
    return object;
  }

  override async _draw(_options: object): Promise<void> {
    this.objects = this.addChild(new PIXI.Container());
    this.objects.sortableChildren = true;
    this.preview = this.addChild(new PIXI.Container());
    this.controlledObjects.clear();
    for (const document of this.viewedDocuments()) {
      const object = this.createObject(document);
      document.object = object;
      await object.draw();
    }
  }

  releaseAll(options: object = {}): number {
    const { controlled } = this;
    for (const object of controlled) object.release(options);
    return controlled.length;
  }

  controlAll(options: object = {}): PlaceableObject[] {
    for (const object of this.controllableObjects()) object.control({ releaseOthers: false, ...options });
    return this.controlled;
  }

  override _deactivate(): void {
    this.releaseAll();
  }

  _getMovableObjects(ids?: string[], includeLocked = false): PlaceableObject[] {
    const objects = ids ? ids.flatMap(id => this.get(id) ?? []) : this.controlled;
    return objects.filter(({ document }) => includeLocked || !document.locked);
  }

  /** [D14] PlaceablesLayer#rotateMany, PlaceablesLayer#moveMany, PlaceablesLayer#deleteAll, PlaceablesLayer#storeHistory */
  async rotateMany({
    angle,
    delta,
    snap,
    ids,
  }: {
    angle?: number;
    delta?: number;
    snap?: number;
    ids?: string[];
  } = {}): Promise<PlaceableObject[]> {
    const objects = this._getMovableObjects(ids);
    const updates = objects.map(object => ({
      _id: object.id,
      rotation: object._updateRotation({
        ...(angle !== undefined && { angle }),
        ...(delta !== undefined && { delta }),
        ...(snap !== undefined && { snap }),
      }),
    }));
    await board().scene?.updateEmbeddedDocuments((this.constructor as typeof PlaceablesLayer).documentName, updates);
    return objects;
  }

  async moveMany({
    dx = 0,
    dy = 0,
    ids,
  }: {
    dx?: number;
    dy?: number;
    ids?: string[];
  } = {}): Promise<PlaceableObject[]> {
    const objects = this._getMovableObjects(ids);
    const size = board().dimensions.size;
    const updates = objects.map(({ id, document }) => ({
      _id: id,
      x: (document.x ?? 0) + dx * size,
      y: (document.y ?? 0) + dy * size,
    }));
    await board().scene?.updateEmbeddedDocuments((this.constructor as typeof PlaceablesLayer).documentName, updates);
    return objects;
  }

  async deleteAll(): Promise<unknown> {
    const name = (this.constructor as typeof PlaceablesLayer).documentName;
    return board().scene?.deleteEmbeddedDocuments(
      name,
      [...(this.documentCollection ?? [])].map(({ id }) => id),
    );
  }

  storeHistory(type: string, data: Json[], options: Json = {}): void {
    this.history.push({ type, data, options });
    if (this.history.length > 100) this.history.shift();
  }

  async undoHistory(): Promise<unknown[]> {
    this.history.pop();
    return [];
  }

  _getCopyableObjects(_options?: object): PlaceableObject[] {
    return this.controlled;
  }

  copyObjects(options?: object): PlaceableObject[] {
    return this._getCopyableObjects(options);
  }

  setAllRenderFlags(flags: Record<string, boolean>): void {
    for (const object of this.placeables) object.renderFlags.set(flags);
  }

  clearPreviewContainer(): void {
    for (const child of this.preview?.removeChildren() ?? []) child.destroy({ children: true });
  }
}

/** [D14] foundry.canvas.layers.ControlsLayer */
export class ControlsLayer extends InteractionLayer {
  cursors: Container | null = null;
  pings: Container | null = null;
  select: Graphics | null = null;
  rulers: Container | null = null;

  override async _draw(_options: object): Promise<void> {
    this.rulers = this.addChild(new PIXI.Container());
    this.cursors = this.addChild(new PIXI.Container());
    this.pings = this.addChild(new PIXI.Container());
    this.select = this.addChild(new PIXI.Graphics());
  }

  getRulerForUser(_userId: string): null {
    return null;
  }

  /** [D14] ControlsLayer#drawPing */
  async drawPing(
    origin: Point,
    { color = 0xffffff, size = 128, duration = 900 }: { color?: number; size?: number; duration?: number } = {},
  ): Promise<boolean> {
    const ring = this.pings?.addChild(new PIXI.Graphics());
    ring?.lineStyle(6, color).drawCircle(origin.x, origin.y, size / 2);
    await new Promise(resolve => setTimeout(resolve, duration));
    ring?.destroy();
    return true;
  }

  async handlePing(user: { color: number }, position: Point, data: object = {}): Promise<boolean> {
    return this.drawPing(position, { ...data, color: Number(user.color) });
  }

  drawSelect({ x, y, width, height }: Rectangle): void {
    this.select?.clear().lineStyle(3, 0xff9829).drawRect(x, y, width, height);
  }
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

    /** Puts a layer in, under its name. */
    put(name: string, layer: CanvasLayer): void {
      this.layers[name] = layer;
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
  darknessLevel = 0;
}
export class PrimaryCanvasGroup extends Group {
  static override groupName = 'primary';
  readonly tiles = new Collection<unknown>();
  readonly tokens = new Collection<unknown>();
}
export class EffectsCanvasGroup extends Group {
  static override groupName = 'effects';
  readonly lightSources = new Collection<unknown>();
  readonly visionSources = new Collection<unknown>();
}
export class HiddenCanvasGroup extends Group {
  static override groupName = 'hidden';
}
export class OverlayCanvasGroup extends Group {
  static override groupName = 'overlay';
}
export class CanvasVisibility extends Group {
  static override groupName = 'visibility';
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

/** A layer of the documents of one type. */
const layerOf = (documentName: string, name: string): typeof PlaceablesLayer =>
  class extends PlaceablesLayer {
    static override documentName = documentName;
    static override get layerOptions(): Options {
      return { ...super.layerOptions, name, controllableObjects: true };
    }
  };

const color = (value: unknown, fallback: number): number => {
  const text = /^#([0-9a-f]{6})$/i.exec(String(value ?? ''));
  return text?.[1] === undefined ? (typeof value === 'number' ? value : fallback) : Number.parseInt(text[1], 16);
};

interface Shape {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly radius?: number | null;
  readonly radiusX?: number;
  readonly radiusY?: number;
  readonly points?: number[];
}

const drawShape = (
  graphics: Graphics,
  { type, x = 0, y = 0, width, height, radius, radiusX, radiusY, points }: Shape,
): void => {
  if (points?.length) graphics.drawPolygon(points);
  else if (type === 'e' || type === 'ellipse') {
    const across = radiusX ?? (width ?? 0) / 2;
    const down = radiusY ?? (height ?? 0) / 2;
    graphics.drawEllipse(radiusX === undefined ? x + across : x, radiusX === undefined ? y + down : y, across, down);
  } else if (type === 'c' || type === 'circle')
    graphics.drawCircle(x + (type === 'c' ? (radius ?? 0) : 0), y + (type === 'c' ? (radius ?? 0) : 0), radius ?? 0);
  else graphics.drawRect(x, y, width ?? 0, height ?? 0);
};

/** [D14] foundry.canvas.placeables.Drawing */
export class Drawing extends PlaceableObject {
  static override embeddedName = 'Drawing';
  shape: Graphics | null = null;

  override async _draw(_options: object): Promise<void> {
    this.shape = this.addChild(new PIXI.Graphics());
  }

  override _applyRenderFlags(flags: Record<string, boolean>): void {
    super._applyRenderFlags(flags);
    const { shape, strokeWidth, strokeColor, strokeAlpha, fillType, fillColor, fillAlpha } = this
      .document as unknown as Json & { shape: Shape };
    const graphics = this.shape;
    if (!graphics) return;
    graphics.clear().lineStyle(Number(strokeWidth), color(strokeColor, 0xffffff), Number(strokeAlpha));
    if (fillType) graphics.beginFill(color(fillColor, 0xffffff), Number(fillAlpha));
    drawShape(graphics, shape);
    graphics.endFill();
  }
}

/** [D14] foundry.canvas.placeables.Region */
export class Region extends PlaceableObject {
  static override embeddedName = 'Region';

  override async _draw(_options: object): Promise<void> {
    const graphics = this.addChild(new PIXI.Graphics());
    const { shapes = [], color: own } = this.document as unknown as { shapes?: Shape[]; color?: unknown };
    graphics.lineStyle(4, color(own, 0xffffff), 0.8).beginFill(color(own, 0xffffff), 0.25);
    for (const shape of shapes) drawShape(graphics, shape);
    graphics.endFill();
  }
}

/** [D14] foundry.canvas.placeables.Note */
export class Note extends PlaceableObject {
  static override embeddedName = 'Note';

  override async _draw(_options: object): Promise<void> {
    const { iconSize, text } = this.document as unknown as { iconSize: number; text: string };
    this.controlIcon = this.addChild(
      new PIXI.Graphics()
        .beginFill(0x222222)
        .drawCircle(0, 0, iconSize / 2)
        .endFill(),
    );
    const label = this.addChild(new PIXI.Text(text, { fontSize: 24, fill: 0xffffff }));
    label.anchor.set(0.5, -0.6);
  }
}

export class Token extends PlaceableObject {
  static override embeddedName = 'Token';
}
export class Wall extends PlaceableObject {
  static override embeddedName = 'Wall';
}
export class AmbientLight extends PlaceableObject {
  static override embeddedName = 'AmbientLight';
}
export class AmbientSound extends PlaceableObject {
  static override embeddedName = 'AmbientSound';
}

export class DrawingsLayer extends layerOf('Drawing', 'drawings') {}
export class NotesLayer extends layerOf('Note', 'notes') {}
export class RegionLayer extends layerOf('Region', 'regions') {}
export class TokenLayer extends layerOf('Token', 'tokens') {
  get ownedTokens(): PlaceableObject[] {
    return this.placeables.filter(({ isOwner }) => isOwner);
  }
}
export class WallsLayer extends layerOf('Wall', 'walls') {
  checkCollision(): boolean {
    return false;
  }
}
export class LightingLayer extends layerOf('AmbientLight', 'lighting') {}
export class SoundsLayer extends layerOf('AmbientSound', 'sounds') {}
export class GridLayer extends CanvasLayer {}
export class WeatherEffects extends CanvasLayer {}
