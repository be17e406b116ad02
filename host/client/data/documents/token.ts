import { randomId, type Data } from '../../../shared/json';
import { trackedAttributes, trackedChoices } from './tracked-attributes';
import { getPath } from '../../../shared/merge';
import type { Operation } from '../../../shared/wire';
import { globals } from '../../global';
import { current, implementationOf } from '../current';
import type { HostDocument } from '../document';
import { Hooks } from '../hooks';
import type { DocumentOperation } from '../utils';
import type { ActiveEffect } from './active-effect';
import type { Actor } from './actor';
import type { EffectChange } from './effect-changes';
import { PlacedToken, type Standing } from './placed-token';
import { entering, leaving, type Encounter, type Fighter } from '../encounters/fighting';
import type { RegionDocument, Walk, Walker } from './region';
import type { Spot } from './region-shapes';
import type { User } from './user';

interface SceneWithRegions extends HostDocument {
  readonly regions: Iterable<RegionDocument>;
}

/** [D14] TokenDocument.MOVEMENT_FIELDS: what counts as a movement when it changes. */
const MOVEMENT_FIELDS = ['x', 'y', 'elevation', 'width', 'height', 'depth', 'shape', 'level'] as const;

const isMovement = (key: string): boolean => MOVEMENT_FIELDS.some(field => field === key);

/** [D14] TokenMovementWaypoint: the data of a waypoint besides its place. */
const OF_WAYPOINTS = ['action', 'snapped', 'explicit', 'checkpoint', 'intermediate'];

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

/** [D14] foundry.documents.types.TokenMovementOperation: in this host each movement goes to one point, and is over at once. */
interface Movement {
  readonly id: string;
  readonly chain: readonly string[];
  readonly method: string;
  readonly origin: Standing;
  readonly destination: Standing;
  readonly passed: { readonly waypoints: readonly Standing[] };
  readonly pending: { readonly waypoints: readonly Standing[] };
}

const movementOf = (origin: Standing, changes: Data): Movement => {
  const moved = Object.entries(changes).filter(([key]) => key in origin);
  const destination = { ...origin, ...Object.fromEntries(moved) } as Standing;
  const [passed, pending] = [{ waypoints: [destination] }, { waypoints: [] }];
  return { id: randomId(), chain: [], method: 'api', origin, destination, passed, pending };
};

/** [D14] foundry.documents.TokenDocument */

export class TokenDocument extends PlacedToken implements Walker {
  static override readonly documentName: string = 'Token';

  static readonly MOVEMENT_FIELDS = MOVEMENT_FIELDS;

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

  /** [D14] TokenDocument#actor, TokenDocument#baseActor: the actor of the world, linked or not. */
  get actor(): Actor | null {
    return this.referenced('Actor', this._source['actorId']) as Actor | null;
  }

  get baseActor(): Actor | null {
    return this.actor;
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
    return this.actor?.getUserLevel(user) ?? super.getUserLevel(user);
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

  /**
   * [D14] TokenDocument#move: through one point after the other, each an update; resolves with whether it reached the
   * last. The page calls an update to the same point its equal.
   */
  async move(waypoints: Data | readonly Data[], operation: DocumentOperation = {}): Promise<boolean> {
    for (const waypoint of [waypoints].flat() as readonly Data[]) {
      const wanted = Object.entries(waypoint).filter(([key]) => !OF_WAYPOINTS.includes(key));
      await this.update(Object.fromEntries(wanted), operation);
      const reached = wanted.every(([key, value]) => !isMovement(key) || this._source[key] === value);
      if (!reached) return false;
    }
    return true;
  }

  /** [D14] TokenDocument#resize: to another width or height, around its own corner. */
  async resize(size: Data, operation: DocumentOperation = {}): Promise<boolean> {
    await this.update(size, operation);
    return Object.entries(size).every(([key, value]) => this._source[key] === value);
  }

  /** [D14] TokenDocument#movement: the last one; here it is always over. */
  movement: Movement & { readonly state: string } = { ...movementOf(this.standing, {}), state: 'completed' };

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

  private tellRegions(walk: Walk, userId: string): void {
    for (const region of this.around) region.follow(this, walk, userId);
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    this.tellRegions('created', userId);
  }

  private get standing(): Standing {
    const { x, y, elevation, width, height } = this;
    return { x, y, elevation, width, height };
  }

  /** Where it was before the current change. */
  private stood = this.standing;

  override async _preUpdate(changes: Data, options: Operation, user: User | null): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    if (!Object.keys(changes).some(isMovement)) return undefined;
    // [M] mclemente/about-face (13): who moves is told both coordinates, also where only one changes
    if ('x' in changes || 'y' in changes) Object.assign(changes, { x: this.x, y: this.y, ...changes });
    return Hooks.call('preMoveToken', this, movementOf(this.standing, changes), options) ? undefined : false;
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if (!Object.keys(changes).some(isMovement)) return;
    this.tellRegions('moved', userId);
    const movement = movementOf(this.stood, changes);
    this.movement = { ...movement, state: 'completed' };
    this.stood = this.standing;
    Hooks.callAll('moveToken', this, movement, options, current.game.users.get(userId) ?? null);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    this.tellRegions('deleted', userId);
    if (userId !== current.game.userId) return;
    for (const combat of current.game.combats) void leaving([this], combat as unknown as Encounter);
  }
}
