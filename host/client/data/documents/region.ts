import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { HostDocument } from '../document';
import type { EmbeddedCollection } from '../document-collection';
import { fromUuidSync } from '../uuid';
import { CanvasDocument } from './canvas-document';
import { isInShapes, type Spot } from './region-shapes';
import type { User } from './user';

/** [D14] RegionEvent: what happened in or at a region, and who did it. */
export interface RegionEvent {
  readonly name: string;
  readonly data: Data;
  readonly region: RegionDocument;
  readonly user: User | null;
}

interface BehaviorSystem {
  readonly events?: ReadonlySet<string>;
  _handleRegionEvent?(event: RegionEvent): Promise<void>;
}

type Handlers = Readonly<Record<string, (this: object, event: RegionEvent) => unknown>>;

/** [D14] foundry.documents.RegionBehavior: what a region does. */
export class RegionBehavior extends HostDocument {
  static override readonly documentName: string = 'RegionBehavior';

  declare readonly parent: RegionDocument | null;
  declare readonly disabled: boolean;
  declare readonly system: BehaviorSystem;

  /** [D14] RegionBehavior#region, RegionBehavior#scene */
  get region(): RegionDocument | null {
    return this.parent;
  }

  get scene(): HostDocument | null {
    return this.parent?.parent ?? null;
  }

  /** [D14] RegionBehavior#active: it is in a region and not disabled. */
  get active(): boolean {
    return this.parent !== null && !this.disabled;
  }

  /** [D14] RegionBehavior#viewed: it is active and its scene is viewed. */
  get viewed(): boolean {
    return this.active && isViewed(this.scene);
  }

  private get handlers(): Handlers {
    return (this.system?.constructor as { events?: Handlers } | undefined)?.events ?? {};
  }

  /** [D14] RegionBehavior#hasEvent: by its class, or among those that are chosen for it. */
  hasEvent(name: string): boolean {
    return name in this.handlers || (this.system?.events?.has(name) ?? false);
  }

  /** [D14] RegionBehavior#_handleRegionEvent */
  async _handleRegionEvent(event: RegionEvent): Promise<void> {
    await this.handlers[event.name]?.call(this.system, event);
    if (this.system?.events?.has(event.name)) await this.system._handleRegionEvent?.(event);
  }

  private tellItself(name: string, userId: string): void {
    const region = this.parent;
    if (region) tell(this, eventOf(region, name, {}, userId));
  }

  private tellStatus(isActive: boolean, userId: string): void {
    const isSeen = isViewed(this.scene);
    if (isActive) this.tellItself('behaviorActivated', userId);
    if (isSeen) this.tellItself(isActive ? 'behaviorViewed' : 'behaviorUnviewed', userId);
    if (!isActive) this.tellItself('behaviorDeactivated', userId);
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    if (!this.disabled) this.tellStatus(true, userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ('disabled' in changes) this.tellStatus(!this.disabled, userId);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    if (!this.disabled) this.tellStatus(false, userId);
  }
}

const isViewed = (scene: HostDocument | null): boolean =>
  scene !== null && (scene as HostDocument & { readonly isView?: boolean }).isView === true;

const eventOf = (region: RegionDocument, name: string, data: Data, userId: string): RegionEvent => ({
  name,
  data,
  region,
  user: current.game.users.get(userId) ?? null,
});

// what a behavior does wrong is its own affair
const tell = (behavior: RegionBehavior, event: RegionEvent): void => {
  behavior
    ._handleRegionEvent(event)
    .catch(error => console.error(`The region behavior ${behavior.uuid} failed at "${event.name}":`, error));
};

/** Documents in the data of an event go over the wire as what they are called. */
const toWire = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof HostDocument ? { $uuid: value.uuid } : value]),
  );
const fromWire = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const uuid = (value as { readonly $uuid?: string } | null)?.$uuid;
      return [key, uuid === undefined ? value : fromUuidSync(uuid)];
    }),
  );

/** [D14] foundry.documents.RegionDocument: an area of a scene, and what happens in it. docs/platform.md 4 */
export class RegionDocument extends CanvasDocument {
  static override readonly documentName: string = 'Region';

  declare readonly shapes: readonly Data[];
  declare readonly behaviors: EmbeddedCollection & Iterable<RegionBehavior>;
  declare readonly elevation: { readonly bottom: number | null; readonly top: number | null };

  /** [D14] RegionDocument#tokens: those that are in it. */
  readonly tokens = new Set<TokenDocument>();

  /** [D14] RegionDocument#testPoint: its elevation is from the bottom to below the top. */
  testPoint({ x, y, elevation = 0 }: Spot & { readonly elevation?: number }): boolean {
    const { bottom, top } = this.elevation;
    return isInShapes({ x, y }, this.shapes) && elevation >= (bottom ?? -Infinity) && elevation < (top ?? Infinity);
  }

  /** [D14] RegionDocument#_handleEvent: every behavior that is not disabled hears it. */
  _handleEvent(event: RegionEvent): void {
    for (const behavior of this.behaviors) if (behavior.active) tell(behavior, event);
  }

  /** [M] RegionDocument#_triggerEvent: on every page. Published modules have events of their own by it. */
  async _triggerEvent(name: string, data: Data = {}): Promise<void> {
    this._handleEvent(eventOf(this, name, data, current.game.userId ?? ''));
    current.game.requireSocket().socket.emit('regionEvent', { uuid: this.uuid, name, data: toWire(data) });
  }

  /** Notes who is in it, telling nobody: for a page that has just come. */
  settle(): void {
    this.tokens.clear();
    for (const token of tokensOf(this)) if (this.testPoint(token.middle)) this.tokens.add(token);
  }

  /** Tells of a token that has moved, come or gone. */
  follow(token: TokenDocument, isThere: boolean, userId: string): void {
    const was = this.tokens.has(token);
    const is = isThere && this.testPoint(token.middle);
    const happened = was
      ? is
        ? ['tokenMoveWithin']
        : ['tokenMoveOut', 'tokenAnimateOut', 'tokenExit']
      : is
        ? ['tokenMoveIn', 'tokenAnimateIn', 'tokenEnter']
        : [];
    if (is) this.tokens.add(token);
    else this.tokens.delete(token);
    for (const name of happened) this._handleEvent(eventOf(this, name, { token }, userId));
  }

  private changeBounds(userId: string): void {
    this._handleEvent(eventOf(this, 'regionBoundary', {}, userId));
    for (const token of tokensOf(this)) {
      const was = this.tokens.has(token);
      const is = this.testPoint(token.middle);
      if (is) this.tokens.add(token);
      else this.tokens.delete(token);
      if (was !== is) this._handleEvent(eventOf(this, is ? 'tokenEnter' : 'tokenExit', { token }, userId));
    }
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    this.changeBounds(userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ('shapes' in changes || 'elevation' in changes) this.changeBounds(userId);
  }
}

interface SceneWithRegions extends HostDocument {
  readonly tokens: Iterable<TokenDocument>;
  readonly regions: Iterable<RegionDocument>;
}

const tokensOf = (region: RegionDocument): Iterable<TokenDocument> =>
  (region.parent as SceneWithRegions | null)?.tokens ?? [];

/** [D14] foundry.documents.TokenDocument */
export class TokenDocument extends CanvasDocument {
  static override readonly documentName: string = 'Token';

  declare readonly x: number;
  declare readonly y: number;
  declare readonly elevation: number;
  declare readonly width: number;
  declare readonly height: number;

  /** [D14] TokenDocument#actor */
  get actor(): HostDocument | null {
    return this.referenced('Actor', this._source['actorId']) as HostDocument | null;
  }

  /** [D14] TokenDocument#regions: those it is in. */
  get regions(): Set<RegionDocument> {
    return new Set([...this.around].filter(({ tokens }) => tokens.has(this)));
  }

  /** The point by which it is in a region or not. */
  get middle(): Spot & { readonly elevation: number } {
    const grid = this.parent?._source['grid'] as Data | undefined;
    const size = Number(grid?.['size'] ?? 100);
    const { x, y, width, height, elevation } = this;
    return { x: x + (width * size) / 2, y: y + (height * size) / 2, elevation };
  }

  private get around(): Iterable<RegionDocument> {
    return (this.parent as SceneWithRegions | null)?.regions ?? [];
  }

  private tellRegions(isThere: boolean, userId: string): void {
    for (const region of this.around) region.follow(this, isThere, userId);
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    this.tellRegions(true, userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if (['x', 'y', 'elevation', 'width', 'height'].some(key => key in changes)) this.tellRegions(true, userId);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    this.tellRegions(false, userId);
  }
}

/** Notes for every region of the world who is in it. */
export const settleRegions = (): void => {
  for (const scene of current.game.scenes) settleScene(scene);
};

/** Notes for the regions of a scene who is in them. */
export const settleScene = (scene: HostDocument): void => {
  for (const region of (scene as SceneWithRegions).regions) region.settle();
};

/** Tells the behaviors of a scene that it is viewed, or no longer. */
export const tellViewed = (scene: HostDocument, isSeen: boolean): void => {
  for (const region of (scene as SceneWithRegions).regions) {
    const event = eventOf(region, isSeen ? 'behaviorViewed' : 'behaviorUnviewed', {}, current.game.userId ?? '');
    region._handleEvent(event);
  }
};

/** Hears of an event that another page triggered. */
export const hearRegionEvent = (userId: string, { uuid, name, data }: Data): void => {
  const region = fromUuidSync(String(uuid));
  if (region instanceof RegionDocument)
    region._handleEvent(eventOf(region, String(name), fromWire(data as Data), userId));
};
