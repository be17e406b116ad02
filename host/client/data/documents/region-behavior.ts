import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { HostDocument } from '../document';
import { eventOf, tell, type RegionEvent } from './region-events';

interface BehaviorSystem {
  readonly events?: ReadonlySet<string>;
  _handleRegionEvent?(event: RegionEvent): Promise<void>;
}

type Handlers = Readonly<Record<string, (this: object, event: RegionEvent) => unknown>>;

/** The region of a behavior, with the members that the behavior uses. */
interface Around extends HostDocument {
  readonly hidden: boolean;
  readonly tokens: ReadonlySet<HostDocument>;
}

/** [D14] foundry.documents.RegionBehavior: one action of a region. */
export class RegionBehavior extends HostDocument {
  static override readonly documentName: string = 'RegionBehavior';

  declare readonly parent: Around | null;
  declare readonly disabled: boolean;
  declare readonly system: BehaviorSystem;

  /** [D14] RegionBehavior#region, RegionBehavior#scene */
  get region(): Around | null {
    return this.parent;
  }

  get scene(): HostDocument | null {
    return this.parent?.parent ?? null;
  }

  /** [D14] RegionBehavior#active: it is not disabled, and in a region that is not hidden (CONST.REGION_EVENTS). */
  get active(): boolean {
    return this.parent !== null && !this.parent.hidden && !this.disabled;
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

  private tellItself(name: string, userId: string, data: Data = {}): void {
    const region = this.parent;
    if (region) tell(this, eventOf(region, name, data, userId));
  }

  /**
   * [D14] CONST.REGION_EVENTS that only this behavior receives: it became active or inactive, its scene is viewed or no
   * longer viewed, and a token that is in its region enters or leaves because of that.
   */
  tellStatus(isActive: boolean, userId: string): void {
    const isSeen = isViewed(this.scene);
    if (isActive) this.tellItself('behaviorActivated', userId);
    if (isSeen) this.tellItself(isActive ? 'behaviorViewed' : 'behaviorUnviewed', userId);
    for (const token of this.parent?.tokens ?? []) {
      this.tellItself(isActive ? 'tokenEnter' : 'tokenExit', userId, { token });
    }
    if (!isActive) this.tellItself('behaviorDeactivated', userId);
  }

  private get isRegionHidden(): boolean {
    return this.parent?.hidden ?? false;
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    if (this.active) this.tellStatus(true, userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ('disabled' in changes && !this.isRegionHidden) this.tellStatus(!this.disabled, userId);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    if (this.active) this.tellStatus(false, userId);
  }
}

const isViewed = (scene: HostDocument | null): boolean => scene !== null && current.game.scenes.viewed?.id === scene.id;
