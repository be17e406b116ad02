import type { Rectangle, Container } from 'pixi.js';
import { page } from '../../ui/globals';
import { board, type PlaceableDocument } from '../board';
import { PIXI } from '../pixi';
import { RenderFlags } from '../render-flags';
import type { Point } from '../containers';

/** [D14] foundry.canvas.placeables.PlaceableObject, only its drawing: where it lies, and when it is drawn again. */
export class DrawnObject extends PIXI.Container {
  static embeddedName = '';
  /** [D14] PlaceableObject.RENDER_FLAG_PRIORITY */
  static RENDER_FLAG_PRIORITY = 'OBJECTS';
  /** [D14] PlaceableObject.RENDER_FLAGS */
  static RENDER_FLAGS: Record<string, { propagate?: string[]; alias?: boolean }> = {
    redraw: { propagate: ['refresh'] },
    refresh: { propagate: ['refreshState'], alias: true },
    refreshState: {},
  };

  document: PlaceableDocument;
  scene: unknown;
  _original: DrawnObject | undefined;
  _preview: DrawnObject | undefined;
  controlIcon: Container | null = null;
  /** The corner where it is shown while it is dragged. */
  dragged: Point | undefined;
  readonly renderFlags: RenderFlags;

  constructor(document: PlaceableDocument) {
    super();
    this.document = document;
    this.scene = document.parent;
    this.renderFlags = new RenderFlags((this.constructor as typeof DrawnObject).RENDER_FLAGS, this);
    this.eventMode = 'static';
    this.cullable = true;
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

  get bounds(): Rectangle {
    const { width = 0, height = 0 } = this.document as unknown as { width?: number; height?: number };
    return new PIXI.Rectangle(this.document.x ?? 0, this.document.y ?? 0, width, height);
  }

  /** Does it cover a point of the scene? */
  lies({ x, y }: Point): boolean {
    const { center, bounds } = this;
    const angle = (-(this.document.rotation ?? 0) * Math.PI) / 180;
    const [dx, dy] = [x - center.x, y - center.y];
    const across = dx * Math.cos(angle) - dy * Math.sin(angle);
    const down = dx * Math.sin(angle) + dy * Math.cos(angle);
    return Math.abs(across) <= bounds.width / 2 && Math.abs(down) <= bounds.height / 2;
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

  /** [D14] PlaceableObject#_partialDraw, PlaceableObject#_destroy, PlaceableObject#_overlapsSelection: for subclasses. */
  async _partialDraw(fn: () => Promise<unknown>): Promise<void> {
    await fn();
  }

  _destroy(_options?: unknown): void {}

  _overlapsSelection(rectangle: Rectangle): boolean {
    const { x, y } = this.center;
    return rectangle.contains(x, y);
  }

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

  _applyRenderFlags(flags: Record<string, boolean>): void {
    this.position.set(this.document.x ?? 0, this.document.y ?? 0);
    this.alpha = this.document.hidden ? 0.5 : 1;
    this._refreshState();
    this.#refreshParts(flags);
    board().refresh();
  }

  /** Calls the method of each flag, such as `_refreshBorder` for `refreshBorder`. [D14] PlaceableObject#_applyRenderFlags */
  #refreshParts(flags: Readonly<Record<string, boolean>>): void {
    for (const flag of Object.keys(flags)) {
      if (flag === 'refreshState') continue;
      const refresh = (this as unknown as Record<string, unknown>)[`_${flag}`];
      if (typeof refresh === 'function') (refresh as (this: this) => void).call(this);
    }
  }

  _updateQuadtree(): void {}

  /** [D14] PlaceableObject#_getTargetAlpha */
  _getTargetAlpha(): number {
    return this.isPreview ? 0.8 : 1;
  }

  _refreshState(): void {}
}
