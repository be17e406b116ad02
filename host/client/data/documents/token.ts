import type { Data } from '../../../shared/json';
import { trackedAttributes, trackedChoices } from './tracked-attributes';
import { getPath } from '../../../shared/merge';
import type { Operation } from '../../../shared/wire';
import { globals } from '../../global';
import { current, implementationOf } from '../current';
import type { HostDocument } from '../document';
import { EmbeddedCollection } from '../document-collection';
import type { Field } from '../../../shared/schema';
import type { ActiveEffect } from './active-effect';
import type { Actor } from './actor';
import type { EffectChange } from './effect-changes';
import { ActorDelta } from './actor-delta';
import { isMovement, MovingToken } from './moving-token';
import { entering, leaving, type Encounter, type Fighter } from '../encounters/fighting';
import type { RegionDocument, Walk, Walker } from './region';
import type { Spot } from './region-shapes';
import type { User } from './user';

interface SceneWithRegions extends HostDocument {
  readonly regions: Iterable<RegionDocument>;
}

/** The content of a token's bar: a value with a maximum, or a plain value. */
export interface BarData {
  readonly type: 'bar' | 'value';
  readonly attribute: string;
  readonly value: number;
  readonly max?: number;
  readonly editable: boolean;
}

/** CONST.TOKEN_DISPOSITIONS.SECRET */
const SECRET = -2;

/** [D14] foundry.documents.TokenDocument */

export class TokenDocument extends MovingToken implements Walker {
  static override readonly documentName: string = 'Token';

  declare readonly actorLink: boolean;
  declare readonly actorId: string | null;
  declare readonly hidden: boolean;

  /** [D14] TokenDocument.getTrackedAttributes, TokenDocument.getTrackedAttributeChoices */
  static readonly getTrackedAttributes = trackedAttributes;
  static readonly getTrackedAttributeChoices = trackedChoices;

  /** [D14] TokenDocument.createCombatants: in the encounter that is given or viewed; a game master begins one. */
  static async createCombatants(
    tokens: readonly TokenDocument[],
    { combat }: { combat?: Encounter | null } = {},
  ): Promise<Fighter[]> {
    return entering(tokens, combat ?? null);
  }

  /** [D14] TokenDocument.deleteCombatants */
  static async deleteCombatants(
    tokens: readonly TokenDocument[],
    { combat }: { combat?: Encounter | null } = {},
  ): Promise<Fighter[]> {
    return leaving(tokens, combat ?? null);
  }

  /** [D14] TokenDocument#actor: its own where it is not linked; TokenDocument#baseActor: that of the world. */
  get actor(): Actor | null {
    return this._source['actorLink'] ? this.baseActor : this.delta.syntheticActor;
  }

  get baseActor(): Actor | null {
    return this.referenced('Actor', this._source['actorId']) as Actor | null;
  }

  /** [D14] TokenDocument#delta */
  get delta(): ActorDelta {
    const value = new ActorDelta(this);
    Object.defineProperty(this, 'delta', { value, configurable: true, enumerable: true });
    return value;
  }

  protected override defineField(key: string, field: Field): void {
    if (key !== 'delta') super.defineField(key, field);
  }

  /** [D14] TokenDocument#getEmbeddedCollection: also what its own actor has, and that actor itself. */
  override getEmbeddedCollection(name: string): EmbeddedCollection {
    const { actor } = this;
    if (!actor?.isToken) return super.getEmbeddedCollection(name);
    if (name !== 'Actor') return actor.getEmbeddedCollection(name);
    const own = new EmbeddedCollection('Actor', this, []);
    own.set(actor.id, actor);
    return own;
  }

  /** [D14] TokenDocument#isLinked */
  get isLinked(): boolean {
    return this.actorLink;
  }

  /** [D14] TokenDocument#scene */
  get scene(): HostDocument | null {
    return this.parent;
  }

  /** [D14] TokenDocument#getUserLevel: that of its actor, if it has one. */
  override getUserLevel(user: User | null = current.game.user): number {
    const { actor } = this.delta.ownership ? this : { actor: this.baseActor };
    return actor?.getUserLevel(user) ?? super.getUserLevel(user);
  }

  /** [D14] TokenDocument#combatant: in the encounter that is viewed. */
  get combatant(): Fighter | null {
    return current.game.combat?.getCombatantsByToken(this)[0] ?? null;
  }

  /** [D14] TokenDocument#combatants: in all encounters. */
  get combatants(): Set<Fighter> {
    const all = [...current.game.combats] as unknown as { getCombatantsByToken(token: unknown): Fighter[] }[];
    return new Set(all.flatMap(combat => combat.getCombatantsByToken(this)));
  }

  /** [D14] TokenDocument#bars: what its bars show. */
  get bars(): { bar1: BarData | null; bar2: BarData | null } {
    return { bar1: this.getBarAttribute('bar1'), bar2: this.getBarAttribute('bar2') };
  }

  /** [D14] TokenDocument#hasDynamicRing */
  get hasDynamicRing(): boolean {
    return getPath(this._source, 'ring.enabled') === true;
  }

  /** [D14] TokenDocument#movementActionConfig */
  get movementActionConfig(): unknown {
    const { Token } = globals<{ CONFIG: { Token: { movement: { actions: Data; defaultAction: string } } } }>().CONFIG;
    const { movementAction } = this as unknown as { movementAction?: string | null };
    return Token.movement.actions[movementAction ?? Token.movement.defaultAction];
  }

  override prepareData(): void {
    super.prepareData();
    for (const phase of ['initial', 'final']) this.applyActiveEffects(phase);
  }

  /** [D14] TokenDocument#applyActiveEffects: what effects of its actor change of tokens, never where and how large it is. */
  applyActiveEffects(phase = 'initial'): void {
    const { _source: own } = this.delta;
    const mayChange =
      this.baseActor?.changesTokens || [own['items'], own['effects']].some(all => (all as [])?.length > 0);
    if (!mayChange) return;
    const changes = (this.actor?.tokenActiveEffectChanges?.[phase] ?? []) as EffectChange[];
    const Effect = implementationOf('ActiveEffect') as unknown as typeof ActiveEffect;
    for (const change of changes) if (!isMovement(change.key)) Effect.applyChange(this, change);
  }

  /** [D14] TokenDocument#inCombat */
  get inCombat(): boolean {
    return this.combatant !== null;
  }

  /** [D14] TokenDocument#toggleCombatant: resolves with whether it is now in the fight. */
  async toggleCombatant({ active = !this.inCombat }: { active?: boolean } = {}): Promise<boolean> {
    const cls = this.constructor as typeof TokenDocument;
    await (active ? cls.createCombatants([this]) : cls.deleteCombatants([this]));
    return this.inCombat;
  }

  /** [D14] TokenDocument#isSecret: hidden by its disposition from everybody who does not own it. */
  get isSecret(): boolean {
    return this._source['disposition'] === SECRET && !this.isOwner;
  }

  /** [D14] TokenDocument#hasStatusEffect */
  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) ?? false;
  }

  /** [D14] TokenDocument#getBarAttribute: its actor's value at the attribute of one of its bars. */
  getBarAttribute(barName: string, { alternative }: { alternative?: string } = {}): BarData | null {
    const attribute = alternative ?? getPath(this._source, `${barName}.attribute`);
    if (typeof attribute !== 'string' || attribute === '' || !this.actor) return null;
    const found = getPath(this.actor.system, attribute) as { value?: unknown; max?: unknown } | number | null;
    const editable = this.actor.isOwner;
    if (typeof found === 'number') return { type: 'value', attribute, value: found, editable };
    const [value, max] = [found?.value, found?.max];
    if (typeof value !== 'number') return null;
    if (typeof max !== 'number') return { type: 'value', attribute: `${attribute}.value`, value, editable };
    return { type: 'bar', attribute, value, max, editable };
  }

  /** [D14] TokenDocument#regions: those it is in. */
  get regions(): Set<RegionDocument> {
    return new Set([...this.around].filter(({ tokens }) => tokens.has(this)));
  }

  /** The point that decides whether it is in a region. */
  get middle(): Spot & { readonly elevation: number } {
    return this.getCenterPoint();
  }

  private get around(): Iterable<RegionDocument> {
    return (this.parent as SceneWithRegions | null)?.regions ?? [];
  }

  protected override tellRegions(walk: Walk, userId: string): void {
    for (const region of this.around) region.follow(this, walk, userId);
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    this.tellRegions('created', userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    if (Object.keys(changes).some(key => key.endsWith('delta'))) {
      this.delta.forget();
      this.actor?.render();
    }
    super._onUpdate(changes, options, userId);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    this.tellRegions('deleted', userId);
    if (userId !== current.game.userId) return;
    for (const combat of current.game.combats) void leaving([this], combat as unknown as Encounter);
  }
}
