import { isPlain, type Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current, implementationOf } from '../current';
import { HostDocument } from '../document';
import { deprecated } from '../hooks';
import { globals } from '../../global';
import { durationOf, type EffectDuration, migratedDuration, registry, startNow } from '../effect-durations';
import {
  applyChange,
  type ApplyOptions,
  CHANGE_PHASES,
  type ChangeType,
  changeTypes,
  type EffectChange,
  migratedChanges,
} from './effect-changes';
import type { User } from './user';

/** [D14] foundry.documents.ActiveEffect: the changes and statuses that it gives to an actor. */
export class ActiveEffect extends HostDocument {
  static override readonly documentName: string = 'ActiveEffect';

  /** [D14] ActiveEffect.DEFAULT_ICON */
  static readonly DEFAULT_ICON: string = 'icons/svg/aura.svg';

  declare readonly disabled: boolean;
  declare readonly statuses: Set<string>;
  declare readonly img: string | null;
  declare readonly duration: EffectDuration;
  declare readonly system: Data & { readonly changes?: EffectChange[] };

  /** [D14] ActiveEffect.registry */
  static readonly registry = registry;

  /** [D14] CONST.ACTIVE_EFFECT_CHANGE_TYPES and CONFIG.ActiveEffect.changeTypes, together. */
  static get CHANGE_TYPES(): Readonly<Record<string, ChangeType>> {
    return changeTypes();
  }

  /** [D14] CONST.ACTIVE_EFFECT_CHANGE_PHASES, and those that packages add to CONFIG.ActiveEffect.phases. */
  static get CHANGE_PHASES(): readonly string[] {
    const { ActiveEffect: config } = globals<{ CONFIG: { ActiveEffect?: { phases?: object } } }>().CONFIG;
    return [...new Set([...CHANGE_PHASES, ...Object.keys(config?.phases ?? {})])];
  }

  /** [I] 13740, 13566: before version 14 the changes were the document's own, with numbers for their kinds. */
  static override migrateData(source: Data): Data {
    const migrated = migratedDuration(super.migrateData(source));
    if (!Array.isArray(migrated['changes'])) return migrated;
    const { changes, ...rest } = migrated;
    const system = isPlain(rest['system']) ? rest['system'] : {};
    return { ...rest, system: { ...system, changes: migratedChanges(changes as unknown[]) } };
  }

  /** [M] ActiveEffect.applyChange: the new value by its path; the document has it, unless that is not wanted. */
  static applyChange(target: HostDocument, change: EffectChange, options: ApplyOptions = {}): Data {
    return applyChange(target, change, options);
  }

  /** [D14] ActiveEffect.fromStatusEffect: of the configuration of a status, not yet saved. */
  static async fromStatusEffect(statusId: string, options: { parent?: HostDocument } = {}): Promise<HostDocument> {
    return new (implementationOf('ActiveEffect'))(effectOf(statusId), { parent: options.parent ?? null });
  }

  /** [I] 13740: where the changes were before version 14. */
  get changes(): readonly EffectChange[] {
    deprecated('ActiveEffect#changes is deprecated since version 14: its changes are in ActiveEffect#system.');
    return this.system.changes ?? [];
  }

  /** [D13] ActiveEffect#apply: changes an actor's prepared data. */
  apply(actor: HostDocument, change: EffectChange): Data {
    return (this.constructor as typeof ActiveEffect).applyChange(actor, change);
  }

  /** [D14] EffectStartData: it begins when it is made. */
  override async _preCreate(data: Data, options: Operation, user: User | null): Promise<boolean | void> {
    this.updateSource({ start: { ...startNow(), ...(data['start'] as Data | null | undefined) } });
    return super._preCreate(data, options, user);
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    const value = durationOf(this._source);
    Object.defineProperty(this, 'duration', { value, configurable: true, enumerable: true });
  }

  /** [D14] ActiveEffect#active: [M] foundryvtt.com/packages/yeet, one that has expired changes nothing. */
  get active(): boolean {
    return !(this.disabled || this.isSuppressed || this.duration.expired);
  }

  /** [D14] ActiveEffect#isSuppressed: a matter of systems. */
  get isSuppressed(): boolean {
    return false;
  }

  /** [D14] ActiveEffect#isTemporary; EffectDurationData: without a value and an event it lasts for ever. */
  get isTemporary(): boolean {
    const { value, expiry } = this.duration;
    return Number.isFinite(value) || Boolean(expiry);
  }

  /** [D14] ActiveEffect#target: what it changes; of an item, its actor if it carries over. */
  get target(): HostDocument | null {
    const { parent } = this;
    return parent?.documentName === 'Item' && (this as { transfer?: boolean }).transfer ? parent.parent : parent;
  }

  /** [D14] ActiveEffect#modifiesActor */
  get modifiesActor(): boolean {
    return this.active && this.target?.documentName === 'Actor';
  }

  /** [M] ActiveEffect#shouldApplyChange: those of the phase; packages leave out more. */
  shouldApplyChange({ phase: own = 'initial' }: EffectChange, { phase }: { readonly phase?: string } = {}): boolean {
    return own === phase;
  }

  /** [D14] ActiveEffect#isExpired */
  get isExpired(): boolean {
    return this.duration.expired === true;
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    if (this.active) this.#tellTokens(this.statuses, true);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ('disabled' in changes) this.#tellTokens(this.statuses, this.active);
    else this.#tellTokens([], this.active);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    this.#tellTokens(this.statuses, false);
  }

  /** The tokens on the canvas draw its icon, and hear which statuses have come or gone. [D14] Token#_onApplyStatusEffect */
  #tellTokens(statuses: Iterable<string>, active: boolean): void {
    const { target } = this as unknown as { target: { getActiveTokens?(): object[] } | null };
    for (const token of (target?.getActiveTokens?.() ?? []) as Worn[]) {
      token.renderFlags.set({ redrawEffects: true });
      for (const status of statuses) token._onApplyStatusEffect(status, active);
    }
  }

  /** [D14] ActiveEffect#sourceName: the name of what it came from. */
  get sourceName(): string {
    const [, id = ''] = /^Actor\.([A-Za-z0-9]{16})/.exec(String(this._source['origin'] ?? '')) ?? [];
    return current.game.actors?.get(id)?.name ?? 'None';
  }
}

/** A token on the canvas that shows the icons of effects. */
interface Worn {
  readonly renderFlags: { set(flags: Record<string, boolean>): void };
  _onApplyStatusEffect(status: string, active: boolean): void;
}

interface StatusEffect extends Data {
  readonly id: string;
  readonly name?: string;
  readonly img?: string;
  readonly statuses?: readonly string[];
}

/** The configured status of an id; packages list them by id, or, as before v14, one after another. */
const statusOf = (statusId: string): StatusEffect | undefined => {
  const { statusEffects } = globals<{ CONFIG: { statusEffects: Record<string, StatusEffect> } }>().CONFIG;
  return Object.values(statusEffects).find(({ id }) => id === statusId) ?? statusEffects[statusId];
};

/** What a status says of its effect, besides its name and picture. */
const KEPT = ['changes', 'description', 'duration', 'flags', 'system', 'tint'];

/** The data of the effect that gives a status. */
export const effectOf = (statusId: string): Data => {
  const status = statusOf(statusId);
  if (!status) throw new Error(`Invalid status ID "${statusId}" provided to ActiveEffect.fromStatusEffect`);
  const more = Object.entries(status).filter(([key]) => KEPT.includes(key));
  const { name = statusId, img = null } = status;
  return { ...Object.fromEntries(more), name, img, statuses: [statusId] };
};
