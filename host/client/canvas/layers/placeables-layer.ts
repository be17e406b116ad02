import type { Container } from 'pixi.js';
import { notifications, page, type Json } from '../../ui/globals';
import { PIXI } from '../pixi';
import { PlaceableObject } from '../placeables/placeable-object';
import type { Point } from '../containers';
import { board, type PlaceableDocument } from '../board';
import { hostsOwn } from '../drawn-by-packages';
import { type Options, CanvasLayer } from './canvas-layer';
import { EditingLayer } from './editing-layer';

/** A rectangle to choose in, and how. */
interface Selection {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly controlOptions?: object;
  readonly releaseOptions?: object;
}

/** The class that draws a document; packages' own documents may name it. */
const show = (document: PlaceableDocument, object: PlaceableObject | null): void =>
  void Reflect.set(document, 'object', object);

/** [D14] foundry.canvas.layers.PlaceablesLayer */
export class PlaceablesLayer extends EditingLayer {
  static documentName = '';
  static SORT_ORDER = 0;
  /** [D14] PlaceablesLayer.CREATION_STATES */
  static readonly CREATION_STATES = { NONE: 0, POTENTIAL: 1, CONFIRMED: 2, COMPLETED: 3 } as const;
  objects: Container | null = null;
  preview: Container | null = null;
  hoverObject: PlaceableObject | null = null;
  readonly controlledObjects = new Map<string, PlaceableObject>();
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

  /** [D14] PlaceablesLayer#hud: the heads-up display of its objects, if there is one. */
  get hud(): { object: unknown; bind(object: unknown): Promise<unknown>; close(): Promise<unknown> } | null {
    const { documentName } = this.constructor as typeof PlaceablesLayer;
    return ((board().hud as Json | undefined)?.[documentName.toLowerCase()] ?? null) as never;
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
    const object = hostsOwn(new Class(document));
    show(document, object);
    object.on('childAdded', () => board().showOverlay());
    this.objects?.addChild(object);
    return object;
  }

  override async _draw(_options: object): Promise<void> {
    this.objects = this.addChild(hostsOwn(new PIXI.Container()));
    this.objects.sortableChildren = true;
    this.preview = this.addChild(hostsOwn(new PIXI.Container()));
    this.controlledObjects.clear();
    for (const document of this.viewedDocuments()) {
      await this.createObject(document).draw();
    }
  }

  override async _tearDown(options: object): Promise<void> {
    for (const { document } of this.placeables) show(document, null);
    this.controlledObjects.clear();
    await super._tearDown(options);
    this.objects = null;
    this.preview = null;
  }

  /** The highest object at a point that this user sees. */
  at(point: Point): PlaceableObject | undefined {
    return this.placeables.reverse().find(object => object.visible && object.lies(point));
  }

  /** Where the dragged objects are to go. */
  dropped(): Json[] {
    return this.placeables.flatMap(object => {
      const { document, dragged } = object;
      if (!dragged) return [];
      object.dragged = undefined;
      const { x, y } = object.bounds;
      object.dragged = dragged;
      const at = { x: (document.x ?? 0) + dragged.x - x, y: (document.y ?? 0) + dragged.y - y };
      return [{ _id: object.id, x: Math.round(at.x), y: Math.round(at.y) }];
    });
  }

  /** Moves dragged objects to where they were dropped. */
  async put(updates: Json[], options: Json = {}): Promise<void> {
    this.letGo();
    try {
      if (updates.length > 0) await board().scene?.updateEmbeddedDocuments(this.documentName, updates, options);
    } catch (error) {
      notifications().error(error as Error);
    }
    board().refresh();
  }

  /** Lets dragged objects lie where they were. */
  letGo(): void {
    for (const object of this.placeables) object.dragged = undefined;
    board().refresh();
  }

  /** [D14] PlaceablesLayer#documentClass */
  get documentClass(): unknown {
    return (page.CONFIG[this.documentName] as Json | undefined)?.['documentClass'];
  }

  /** [D14] PlaceablesLayer#highlightObjects, PlaceablesLayer#interactiveChildren */
  highlightObjects = false;

  /** [D14] PlaceablesLayer#selectObjects: those in a rectangle; whether the choice has changed. */
  selectObjects(
    { x, y, width, height, controlOptions = {}, releaseOptions = {} }: Selection,
    { releaseOthers = true }: { releaseOthers?: boolean } = {},
  ): boolean {
    const area = new PIXI.Rectangle(x, y, width, height);
    const inside = [...this.controllableObjects()].filter(object => object._overlapsSelection(area));
    const before = new Set(this.controlled);
    if (releaseOthers) for (const object of before) if (!inside.includes(object)) object.release(releaseOptions);
    for (const object of inside) object.control({ releaseOthers: false, ...controlOptions });
    const now = this.controlled;
    return now.length !== before.size || now.some(object => !before.has(object));
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

  /** [D14] PlaceablesLayer#_onClickLeft: a click beside its objects releases them. */
  override _onClickLeft(_event: unknown): void {
    this.releaseAll();
    void this.hud?.close();
  }

  setAllRenderFlags(flags: Record<string, boolean>): void {
    for (const object of this.placeables) object.renderFlags.set(flags);
  }

  clearPreviewContainer(): void {
    for (const child of this.preview?.removeChildren() ?? []) child.destroy({ children: true });
  }
}

// [D14] foundry.canvas.layers: core's own layers of documents.

/** A layer of the documents of one type. */
export const layerOf = (documentName: string, name: string): typeof PlaceablesLayer =>
  class extends PlaceablesLayer {
    static override documentName = documentName;
    static override get layerOptions(): Options {
      return { ...super.layerOptions, name, controllableObjects: true };
    }
  };

export class DrawingsLayer extends layerOf('Drawing', 'drawings') {
  /** [D14] DrawingsLayer.DEFAULT_CONFIG_SETTING: what a new drawing looks like, a setting of each user. */
  static readonly DEFAULT_CONFIG_SETTING = 'defaultDrawingConfig';
}
export class RegionLayer extends layerOf('Region', 'regions') {
  override _activate(): void {
    super._activate();
    this.setAllRenderFlags({ refreshState: true });
  }

  override _deactivate(): void {
    super._deactivate();
    this.setAllRenderFlags({ refreshState: true });
  }
}
export class WallsLayer extends layerOf('Wall', 'walls') {
  checkCollision(): boolean {
    return false;
  }
}
export class LightingLayer extends layerOf('AmbientLight', 'lighting') {}
export class SoundsLayer extends layerOf('AmbientSound', 'sounds') {}
export class WeatherEffects extends CanvasLayer {}
