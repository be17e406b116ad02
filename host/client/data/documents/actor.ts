import { documentType } from '../../../shared/documents';
import { copy, isPlain, type Data } from '../../../shared/json';
import { apply, expand, getPath } from '../../../shared/merge';
import type { Operation } from '../../../shared/wire';
import { current, implementationOf } from '../current';
import { HostDocument } from '../document';
import type { EmbeddedCollection } from '../document-collection';
import { Hooks } from '../hooks';
import { globals } from '../../global';
import { type ActiveEffect, effectOf } from './active-effect';
import { activeChanges } from './effect-changes';
import type { User } from './user';

interface Browsing {
  browse(source: string, target: string, options: object): Promise<{ readonly files: readonly string[] }>;
}

/** [D14] foundry.documents.Actor: its data is that of a system; its statuses are those of its effects. */
export class Actor extends HostDocument {
  static override readonly documentName: string = 'Actor';

  /** [D14] Actor.DEFAULT_ICON, Actor.getDefaultArtwork: the pictures of a new one and of its token. */
  static readonly DEFAULT_ICON: string = 'icons/svg/mystery-man.svg';

  static getDefaultArtwork(_data: Data = {}): { img: string; texture: { src: string } } {
    return { img: this.DEFAULT_ICON, texture: { src: this.DEFAULT_ICON } };
  }

  /** [D14] Actor#isToken, Actor#token: whether it is an unlinked token's own. */
  get isToken(): boolean {
    return this.token !== null;
  }

  get token(): HostDocument | null {
    return this.parent?.documentName === 'Token' ? this.parent : null;
  }

  /** How often it was prepared; actors of tokens that are made of it compare. */
  declare revision: number;

  declare readonly system: Data;
  declare readonly img: string | null;
  declare readonly effects: EmbeddedCollection & Iterable<ActiveEffect>;

  /** [D14] Actor#overrides: what effects have changed, by their paths. */
  declare overrides: Data;
  /** [D14] Actor#tokenActiveEffectChanges: changes of tokens instead of the actor, by their phases. */
  declare tokenActiveEffectChanges: Record<string, unknown[]>;

  /** [M] Moerill/token-mold: the token of a new actor is called as the actor is. */
  override async _preCreate(data: Data, options: Operation, user: User | null): Promise<boolean | void> {
    if (!getPath(this._source, 'prototypeToken.name')) this.updateSource({ prototypeToken: { name: this.name } });
    return super._preCreate(data, options, user);
  }

  override prepareData(): void {
    for (const [key, value] of Object.entries({
      overrides: {},
      tokenActiveEffectChanges: {},
      revision: (this.revision ?? 0) + 1,
    })) {
      Object.defineProperty(this, key, { value, writable: true, configurable: true, enumerable: false });
    }
    super.prepareData();
    this.applyActiveEffects('final');
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    this.applyActiveEffects('initial');
  }

  /**
   * [D14] Actor#applyActiveEffects, CONST.ACTIVE_EFFECT_CHANGE_PHASES: changes the prepared data, never the source. Packages
   * call it for phases of their own.
   */
  applyActiveEffects(phase = 'initial'): void {
    const all = activeChanges(this.allApplicableEffects(), phase);
    const [changes, ofTokens] = [
      all.filter(({ key }) => !/^token\./.test(key)),
      all.filter(({ key }) => /^token\./.test(key)),
    ];
    this.tokenActiveEffectChanges[phase] = ofTokens.map(change => ({ ...change, key: change.key.slice(6) }));
    const { applyChange } = implementationOf('ActiveEffect') as unknown as typeof ActiveEffect;
    for (const change of changes) {
      try {
        const changed = applyChange.call(implementationOf('ActiveEffect'), this, change, {
          replacementData: this.getRollData(),
        });
        apply(this.overrides, expand(changed));
      } catch (error) {
        console.warn(`The change of "${change.key}" by ${change.effect.uuid} failed:`, error);
      }
    }
  }

  /** Effects of its own and of its items change it whenever one of them comes, changes or goes. */
  override afterEmbedded(): void {
    const before = this.changesTokens;
    this.reset();
    if (before || this.changesTokens) this.resetTokens();
  }

  get changesTokens(): boolean {
    return Object.values(this.tokenActiveEffectChanges).some(changes => changes.length > 0);
  }

  /** Its tokens are prepared again where its effects change them. */
  resetTokens(): void {
    for (const token of this.getDependentTokens()) token.reset();
  }

  /** [D14] Actor#statuses */
  get statuses(): Set<string> {
    return new Set(this.appliedEffects.flatMap(({ statuses }) => [...statuses]));
  }

  /** [D14] Actor#thumbnail */
  get thumbnail(): string | null {
    return this.img;
  }

  /** [D14] Actor#inCombat: in the encounter that is viewed. */
  get inCombat(): boolean {
    return (current.game.combat?.getCombatantsByActor(this).length ?? 0) > 0;
  }

  /** [D14] Actor#rollInitiative: of all its combatants in the encounter that is viewed; its tokens may enter it first. */
  async rollInitiative({
    createCombatants = false,
    rerollInitiative = false,
    initiativeOptions = {},
  }: {
    createCombatants?: boolean;
    rerollInitiative?: boolean;
    initiativeOptions?: Data;
  } = {}): Promise<unknown> {
    const Token = implementationOf('Token') as unknown as { createCombatants(tokens: object[]): Promise<unknown> };
    if (createCombatants) await Token.createCombatants(this.getActiveTokens(false, true));
    const { combat } = current.game;
    if (!combat) return null;
    const own = combat.getCombatantsByActor(this).filter(({ initiative }) => rerollInitiative || initiative === null);
    return combat.rollInitiative(
      own.map(({ id }) => id),
      initiativeOptions,
    );
  }

  /** [D14] Actor#temporaryEffects: those that give a status or last for a time, also of its items. */
  get temporaryEffects(): ActiveEffect[] {
    return this.appliedEffects.filter(({ statuses, isTemporary }) => statuses.size > 0 || isTemporary);
  }

  /** [D14] Actor#allApplicableEffects: its own, and those of its items that carry over to it. */
  *allApplicableEffects(): Generator<ActiveEffect> {
    yield* this.effects;
    const { items } = this as unknown as {
      items: Iterable<{ effects?: Iterable<ActiveEffect & { transfer?: boolean }> }>;
    };
    for (const item of items ?? []) for (const effect of item.effects ?? []) if (effect.transfer) yield effect;
  }

  /** [D14] Actor#appliedEffects: those of them that are active. */
  get appliedEffects(): ActiveEffect[] {
    return [...this.allApplicableEffects()].filter(({ active }) => active);
  }

  /** [D14] Actor#itemTypes: its items by their types. */
  get itemTypes(): Record<string, HostDocument[]> {
    const { items } = this as unknown as { items: Iterable<HostDocument> };
    const types = current.game.documentTypes['Item'] ?? [];
    return Object.fromEntries(types.map(type => [type, [...items].filter(item => item.type === type)]));
  }

  /** [D14] Actor#getActiveTokens: on the scene that is viewed, as objects of the canvas or as documents. */
  getActiveTokens(linked = false, document = false): object[] {
    const { canvas } = globals<{
      canvas?: {
        tokens?: {
          placeables: readonly { readonly document: HostDocument & { actorId: string; actorLink: boolean } }[];
        };
      };
    }>();
    const own = (canvas?.tokens?.placeables ?? []).filter(({ document: token }) =>
      this.token ? token === this.token : token.actorId === this.id && (!linked || token.actorLink),
    );
    return own.map(token => (document ? token.document : token));
  }

  /** [D14] Actor#getDependentTokens: of all scenes, or of those that are given. */
  getDependentTokens({ scenes, linked = false }: { scenes?: unknown; linked?: boolean } = {}): HostDocument[] {
    if (this.token) return [this.token];
    type Placed = { readonly tokens: Iterable<HostDocument & { actorId: string; actorLink: boolean }> };
    const all = (scenes ? [scenes].flat() : [...current.game.scenes]) as unknown as Placed[];
    return all.flatMap(({ tokens }) =>
      [...tokens].filter(({ actorId, actorLink }) => actorId === this.id && (!linked || actorLink)),
    );
  }

  /** [D14] Actor#getTokenDocument: a token of it as its prototype says, not saved yet; of the viewed scene, unless of another. */
  async getTokenDocument(data: Data = {}, { parent }: { parent?: HostDocument | null } = {}): Promise<HostDocument> {
    const { canvas } = globals<{ canvas?: { scene?: HostDocument | null } }>();
    const Token = implementationOf('Token');
    const known = new Set(Object.keys(documentType('Token').fields));
    const prototype = Object.entries((this._source['prototypeToken'] ?? {}) as Data).filter(([key]) => known.has(key));
    const own = copy(Object.fromEntries(prototype));
    const source = { ...own, name: own['name'] || this.name, actorId: this.id, ...expand(data) };
    return new Token(source, { parent: parent === undefined ? (canvas?.scene ?? null) : parent });
  }

  /** [D14] Actor#getTokenImages: the pictures among which a token of it chooses, or its only one. */
  async getTokenImages(): Promise<string[]> {
    const { texture, randomImg } = (this._source['prototypeToken'] ?? {}) as {
      texture?: { src?: string };
      randomImg?: boolean;
    };
    const src = texture?.src ?? '';
    if (!randomImg) return [src];
    const { foundry } = globals<{ foundry: { applications: { apps: { FilePicker: Browsing } } } }>();
    const { files } = await foundry.applications.apps.FilePicker.browse('data', src, { wildcard: true });
    return [...files];
  }

  /** [D14] Actor#getRollData */
  getRollData(): Data {
    return this.system;
  }

  /** [D14] Actor#toggleStatusEffect: the new effect, true for one that is there already, false for one that is removed. */
  async toggleStatusEffect(
    statusId: string,
    { active, overlay = false }: { active?: boolean; overlay?: boolean } = {},
  ): Promise<ActiveEffect | boolean | undefined> {
    const data = effectOf(statusId);
    const there = [...this.effects].filter(({ statuses }) => statuses.has(statusId) && statuses.size === 1);
    if (there.length > 0) {
      if (active) return true;
      const ids = there.map(({ id }) => id);
      await this.deleteEmbeddedDocuments('ActiveEffect', ids);
      return false;
    }
    if (active === false) return undefined;
    const flags = overlay ? { flags: { core: { overlay: true } } } : {};
    const [created] = await this.createEmbeddedDocuments('ActiveEffect', [{ ...data, ...flags }]);
    return created as ActiveEffect;
  }

  /**
   * [D14] Actor#modifyTokenAttribute, hookEvents.modifyTokenAttribute: a bar's value stays between 0 and its
   * maximum; the hook may change the updates, and its refusal prevents them.
   */
  async modifyTokenAttribute(attribute: string, value: number, isDelta = false, isBar = true): Promise<this> {
    const found = getPath(this.system, attribute) as unknown;
    const bar = isBar && isPlain(found) ? found : undefined;
    const before = Number(bar ? bar['value'] : found) || 0;
    const after = isDelta ? before + value : value;
    const most = Number(bar?.['max']);
    const bounded = bar && Number.isFinite(most) ? Math.min(Math.max(after, 0), most) : after;
    const updates: Data = { [`system.${attribute}${bar ? '.value' : ''}`]: bounded };
    const told = { attribute, value, isDelta, isBar };
    if (Hooks.call('modifyTokenAttribute', told, updates, this) !== false) await this.update(updates);
    return this;
  }
}
