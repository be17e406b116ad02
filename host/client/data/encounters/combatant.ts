import type { Data } from '../../../shared/json';
import { getPath } from '../../../shared/merge';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import { Roll } from '../dice/roll';
import { HostDocument } from '../document';
import type { Actor } from '../documents/actor';
import type { TokenDocument } from '../documents/token';
import type { User } from '../documents/user';
import { globals } from '../../global';

/** The encounter of a combatant, with the members that the combatant uses. */
interface Encounter extends HostDocument {
  readonly round: number;
  readonly combatant: Combatant | undefined;
  readonly settings: { readonly resource?: string };
  rollInitiative(ids: string | string[], options?: { formula?: string | null }): Promise<unknown>;
  setupTurns(): unknown;
  /** The combatants have changed. */
  fightersChanged(userId: string): void;
}

interface CombatConfig {
  readonly initiative?: { readonly formula?: string | null };
}

/** [D14] foundry.documents.Combatant: a participant in an encounter, usually for a token. */
export class Combatant extends HostDocument {
  static override readonly documentName: string = 'Combatant';

  /** [D14] Combatant#clearMovementHistory */
  async clearMovementHistory(): Promise<void> {
    await this.token?.clearMovementHistory();
  }

  declare readonly parent: Encounter | null;
  declare readonly actorId: string | null;
  declare readonly tokenId: string | null;
  declare readonly sceneId: string | null;
  declare readonly initiative: number | null;
  declare readonly hidden: boolean;
  declare readonly defeated: boolean;
  declare readonly roundJoined: number;
  declare img: string | null;

  /** [D14] Combatant#resource: its actor's value that the tracker shows. */
  declare resource: unknown;

  /** [D14] Combatant#combat */
  get combat(): Encounter | null {
    return this.parent;
  }

  /** [D14] Combatant#token */
  get token(): TokenDocument | null {
    const scene = current.game.scenes?.get(this.sceneId ?? '');
    if (!scene || !this.tokenId) return null;
    return (scene.getEmbeddedCollection('Token').get(this.tokenId) as TokenDocument | undefined) ?? null;
  }

  /** [D14] Combatant#actor */
  get actor(): Actor | null {
    return this.token?.actor ?? (this.referenced('Actor', this.actorId) as Actor | null);
  }

  /** [D14] Combatant#isDefeated: marked so, or by the status that CONFIG.specialStatusEffects.DEFEATED names. */
  get isDefeated(): boolean {
    const { CONFIG } = globals<{ CONFIG: { specialStatusEffects: { DEFEATED: string } } }>();
    return this.defeated || (this.actor?.statuses.has(CONFIG.specialStatusEffects.DEFEATED) ?? false);
  }

  /** [D14] Combatant#isActive: it has the turn. */
  get isActive(): boolean {
    return this.parent?.combatant === this;
  }

  /** [D14] Combatant#isNPC: it has no actor, or no player owns it. */
  get isNPC(): boolean {
    return !this.actor || this.players.length === 0;
  }

  /** [D14] Combatant#players */
  get players(): User[] {
    return current.game.users.filter(user => !user.isGM && this.testUserPermission(user, 'OWNER'));
  }

  /** [D14] Combatant#visible */
  override get visible(): boolean {
    return this.isOwner || !this.hidden;
  }

  /** [D14] Combatant#permission, Combatant#getUserLevel: by its actor rather than by the encounter. */
  override getUserLevel(user: User | null = current.game.user): number {
    return this.actor?.getUserLevel(user) ?? 0;
  }

  /** [D14] Combatant#prepareDerivedData: missing values come from its token. */
  override prepareDerivedData(): void {
    const { token, actor } = this;
    const name = (this._source['name'] as string) || token?.name || actor?.name || '';
    const img = (this._source['img'] as string | null) || (token?._source['texture'] as Data)?.['src'] || actor?.img;
    for (const [key, value] of Object.entries({ name, img: img ?? 'icons/svg/mystery-man.svg' })) {
      Object.defineProperty(this, key, { value, writable: true, configurable: true, enumerable: true });
    }
    if (this.parent) this.updateResource();
  }

  /** [D14] Combatant#updateResource */
  updateResource(): unknown {
    const { resource } = this.parent?.settings ?? {};
    this.resource = resource && this.actor ? (getPath(this.actor.system, resource) ?? null) : null;
    return this.resource;
  }

  /** [D14] Combatant#_getInitiativeFormula: that of CONFIG.Combat.initiative, or of the system's manifest. */
  _getInitiativeFormula(): string {
    const { CONFIG } = globals<{ CONFIG: { Combat: CombatConfig } }>();
    return CONFIG.Combat.initiative?.formula || '1d20';
  }

  /** [D14] Combatant#getInitiativeRoll: not yet evaluated. */
  getInitiativeRoll(formula: string | null = null): Roll {
    return new Roll(formula || this._getInitiativeFormula(), this.actor?.getRollData() ?? {});
  }

  /** [D14] Combatant#rollInitiative */
  async rollInitiative(formula: string | null = null): Promise<this> {
    await this.parent?.rollInitiative(this.id, { formula });
    return this;
  }

  /** [D14] CombatantData#roundJoined: combatants from before the beginning joined in its first round. */
  override async _preCreate(data: Data, options: Operation, user: User | null): Promise<boolean | void> {
    this.updateSource({ roundJoined: Math.max(this.parent?.round ?? 0, 1) });
    return super._preCreate(data, options, user);
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    this.parent?.fightersChanged(userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    this.parent?.setupTurns();
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    this.parent?.fightersChanged(userId);
  }
}

/** [D14] foundry.documents.CombatantGroup */
export class CombatantGroup extends HostDocument {
  static override readonly documentName: string = 'CombatantGroup';
}
