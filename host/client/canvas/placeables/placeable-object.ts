import type { Container } from 'pixi.js';
import { page, type HostUser, type Json } from '../../ui/globals';
import { board } from '../board';
import { DrawnObject } from './drawn-object';

/** The layer of an object, with the members that the object uses. */
interface LayerOfObjects {
  readonly objects: Container | null;
  readonly controlled: readonly PlaceableObject[];
  readonly controlledObjects: Map<string, PlaceableObject>;
  readonly placeables: readonly PlaceableObject[];
  readonly hud?: Hud | null;
  /** Where the dragged objects of the layer are to go. */
  dropped(): Json[];
  /** Puts them there. */
  put(updates: Json[], options?: Json): Promise<void>;
  /** Lets them lie where they were. */
  letGo(): void;
}

/** What a drag changes, with the options of the update. */
export const isPair = (updates: Json[] | [Json[], Json]): updates is [Json[], Json] => Array.isArray(updates[0]);

/** The heads-up display of a layer. [D14] foundry.applications.hud.BasePlaceableHUD */
interface Hud {
  readonly object: unknown;
  bind(object: PlaceableObject): Promise<unknown>;
  close(): Promise<unknown>;
}

/** [D14] foundry.canvas.placeables.PlaceableObject: an object that users choose and change. */
export class PlaceableObject extends DrawnObject {
  controlled = false;
  hover = false;
  /** [D14] PlaceableObject#mouseInteractionManager: there once the object is drawn. */
  mouseInteractionManager: unknown = this._createInteractionManager();

  static get implementation(): unknown {
    return (page.CONFIG[this.embeddedName] as Json | undefined)?.['objectClass'] ?? this;
  }

  get layer(): LayerOfObjects | null {
    const { layers } = page.canvas as { readonly layers: readonly (object & Partial<LayerOfObjects>)[] };
    const found = layers.find(
      layer =>
        layer.controlledObjects &&
        (layer.constructor as { documentName?: string }).documentName === this.document.documentName,
    );
    return (found as LayerOfObjects | undefined) ?? null;
  }

  get sheet(): unknown {
    return this.document.sheet;
  }

  get interactionState(): number {
    return 0;
  }

  /** [D14] PlaceableObject#_onClickLeft: chooses it, besides others with the shift key. */
  _onClickLeft(event: { readonly shiftKey?: boolean }): void {
    this.control({ releaseOthers: !event.shiftKey && !this.controlled });
  }

  /** [D14] PlaceableObject#_onClickLeft2: its sheet. */
  _onClickLeft2(_event: unknown): void {
    if (this.can(page.game.user, 'configure')) void this.document.sheet?.render({ force: true });
  }

  /** [D14] PlaceableObject#_onClickRight: opens or closes its heads-up display. */
  _onClickRight(_event: unknown): void {
    const hud = this.layer?.hud;
    if (!hud || !this.can(page.game.user, 'HUD')) return;
    this.control({ releaseOthers: !this.controlled });
    void (hud.object === this ? hud.close() : hud.bind(this));
  }

  /** [D14] PlaceableObject#_onClickRight2 */
  _onClickRight2(_event: unknown): void {}

  /** [D14] PlaceableObject#_canDragLeftStart, PlaceableObject#_canUpdate */
  _canDragLeftStart(user: HostUser | null, _event: unknown): boolean {
    return !this.document.locked && this.can(user, 'drag');
  }

  _canUpdate(user: HostUser | null, _event?: unknown): boolean {
    return user !== null && this._canControl(user);
  }

  /**
   * [D14] PlaceableObject#_onDragLeftStart, PlaceableObject#_onDragLeftMove, PlaceableObject#_onDragLeftDrop,
   * PlaceableObject#_onDragLeftCancel: the chosen objects are dragged by this one.
   */
  _onDragLeftStart(_event: unknown): void {}

  _onDragLeftMove(_event: unknown): void {}

  _onDragLeftDrop(event: unknown): unknown {
    const updates = this._prepareDragLeftDropUpdates(event);
    if (!updates) return this._onDragLeftCancel(event);
    const [changes, options] = isPair(updates) ? updates : [updates, {}];
    return this.layer?.put(changes, options);
  }

  _onDragLeftCancel(_event: unknown): void {
    this.layer?.letGo();
  }

  /** [D14] PlaceableObject#_prepareDragLeftDropUpdates: where the dragged objects go. */
  _prepareDragLeftDropUpdates(_event: unknown): Json[] | [Json[], Json] | null {
    return this.layer?.dropped() ?? null;
  }

  /** [D14] PlaceableObject#rotate: to an angle, in steps. */
  async rotate(angle: number, snap = 0): Promise<this> {
    const rotation = this._updateRotation({ angle, snap });
    await this.document.update({ rotation });
    return this;
  }

  /** [D14] PlaceableObject#getSnappedPosition, PlaceableObject#_getShiftedPosition: by one space of the grid. */
  getSnappedPosition(position: { x?: number; y?: number } = this.document): { x: number; y: number } {
    return board().grid.getSnappedPoint({ x: position.x ?? 0, y: position.y ?? 0 }, { mode: 0, resolution: 1 });
  }

  _getShiftedPosition(dx: number, dy: number, _dz = 0): { x: number; y: number } {
    const { size } = board().dimensions;
    return { x: (this.document.x ?? 0) + dx * size, y: (this.document.y ?? 0) + dy * size };
  }

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

  _canControl(user: HostUser | null): boolean {
    return user?.isGM ?? false;
  }

  /** [D14] PlaceableObject#_canHUD, PlaceableObject#_canDrag, PlaceableObject#_canConfigure */
  _canHUD(user: HostUser | null): boolean {
    return user?.isGM ?? false;
  }

  _canDrag(user: HostUser | null): boolean {
    return user?.isGM ?? false;
  }

  /** [D14] PlaceableObject#hasActiveHUD */
  get hasActiveHUD(): boolean {
    return this.layer?.hud?.object === this;
  }

  /** [D14] PlaceableObject#_canHover, PlaceableObject#_canCreate, PlaceableObject#_canDelete */
  _canHover(_user: HostUser | null, _event?: unknown): boolean {
    return true;
  }

  _canCreate(user: HostUser | null): boolean {
    return user?.isGM ?? false;
  }

  _canDelete(user: HostUser | null): boolean {
    return user?.isGM ?? false;
  }

  _canConfigure(user: HostUser | null): boolean {
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

  /** Loads its picture, if it has one, and draws the board. */
  #show(): void {
    board().load((this.document as { readonly texture?: { readonly src?: string | null } }).texture?.src);
    board().refresh();
  }

  _onCreate(_data: object, _options: object, _userId: string): void {
    this.layer?.objects?.addChild(this);
    void this.draw();
    this.#show();
  }

  _onUpdate(_changed: object, _options: object, _userId: string): void {
    this.renderFlags.set({ refresh: true });
    const { hud } = this.layer ?? {};
    if (hud?.object === this) void hud.bind(this);
    this.#show();
  }

  _onDelete(_options: object, _userId: string): void {
    this.release();
    const { hud } = this.layer ?? {};
    if (hud?.object === this) void hud.close();
    if (!this.destroyed) this.destroy({ children: true });
    board().refresh();
  }

  /** [D14] hookEvents.destroyObject */
  override destroy(options?: Parameters<DrawnObject['destroy']>[0]): void {
    page.Hooks.callAll(`destroy${this.document.documentName}`, this);
    this._destroy(options);
    super.destroy(options);
  }

  _updateRotation({ angle, delta = 0, snap = 0 }: { angle?: number; delta?: number; snap?: number } = {}): number {
    const turned = angle ?? (this.document.rotation ?? 0) + delta;
    const snapped = snap > 0 ? Math.round(turned / snap) * snap : turned;
    return ((snapped % 360) + 360) % 360;
  }

  activateListeners(): void {}

  _createInteractionManager(): unknown {
    return { object: this, target: this, state: 0, cancel: () => undefined, activate: () => undefined };
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
