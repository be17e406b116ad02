import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import type { HostDocument } from '../document';
import type { EmbeddedCollection } from '../document-collection';
import { registry } from '../effect-durations';
import { Hooks } from '../hooks';
import type { DocumentOperation } from '../utils';
import type { Actor } from '../documents/actor';
import { EXPIRY_OF, stepsBetween, type Stage, type Step, tellRegionsOf } from './combat-steps';
import { CombatEvents } from './combat-events';
import type { Combatant } from './combatant';
import { rollInitiative, setInitiative, type InitiativeOptions } from './initiative';
import type { Scene } from '../documents/scene';
import type { TokenDocument } from '../documents/token';
import { globals } from '../../global';

/** [D14] CombatHistoryData */
export interface CombatHistory extends Stage {
  readonly combatantId: string | null;
  readonly tokenId: string | null;
}

/** The settings of the tracker. */
interface TrackerSettings {
  readonly resource?: string;
  readonly skipDefeated?: boolean;
}

/** [D14] foundry.documents.Combat: an encounter, its turns and rounds. docs/platform.md 11 */
export class Combat extends CombatEvents {
  static override readonly documentName: string = 'Combat';
  /** [D14] Combat.CONFIG_SETTING */
  static readonly CONFIG_SETTING = 'combatTrackerConfig';

  declare readonly round: number;
  declare readonly turn: number | null;
  declare readonly active: boolean;
  declare readonly scene: Scene | null;
  declare readonly combatants: EmbeddedCollection & Iterable<Combatant>;

  /** [D14] Combat#turns: the combatants in the order of their turns. */
  declare turns: Combatant[];
  /** [D14] Combat#current, Combat#previous */
  declare current: CombatHistory;
  declare previous: CombatHistory | null;

  /** [D14] Combat#combatant, Combat#nextCombatant */
  get combatant(): Combatant | null {
    return this.turns[this.turn ?? -1] ?? null;
  }

  get nextCombatant(): Combatant | null {
    const { turn } = this.turn === null ? { turn: 0 } : this.afterTurn(this.turn, this.settings.skipDefeated ?? false);
    return this.turns[turn] ?? null;
  }

  /** [D14] Combat#settings */
  get settings(): TrackerSettings {
    return (current.game.settings.get('core', Combat.CONFIG_SETTING) ?? {}) as TrackerSettings;
  }

  /** [D14] Combat#started: even without combatants (issue 9742). */
  get started(): boolean {
    return this.round > 0;
  }

  /** [D14] Combat#visible, Combat#isActive, Combat#isView */
  override get visible(): boolean {
    return true;
  }

  get isActive(): boolean {
    return this.active && (this.scene === null || this.scene.isView);
  }

  get isView(): boolean {
    return (current.game.combat as Combat | null) === this;
  }

  /** [D14] Combat#prepareDerivedData */
  override prepareDerivedData(): void {
    this.setupTurns();
    this.current ??= this._getCurrentState();
    this.previous ??= null;
  }

  /** [D14] Combat#setupTurns */
  setupTurns(): Combatant[] {
    this.turns = [...(this.combatants ?? [])].sort((one, other) => this._sortCombatants(one, other));
    return this.turns;
  }

  /** [D14] Combat#_sortCombatants: by initiative, the highest first; ids break ties. */
  _sortCombatants(one: Combatant, other: Combatant): number {
    const of = ({ initiative }: Combatant): number => initiative ?? -Infinity;
    return of(other) === of(one) ? (one.id > other.id ? 1 : -1) : of(other) - of(one);
  }

  /** [D14] Combat#_getCurrentState */
  _getCurrentState(combatant: Combatant | null = this.combatant): CombatHistory {
    const { round, turn } = this;
    return { round, turn, combatantId: combatant?.id ?? null, tokenId: combatant?.tokenId ?? null };
  }

  /** [D14] Combat#getCombatantsByActor, Combat#getCombatantsByToken */
  getCombatantsByActor(actor: Actor | string): Combatant[] {
    const id = typeof actor === 'string' ? actor : actor.id;
    return [...this.combatants].filter(combatant => combatant.actorId === id);
  }

  getCombatantsByToken(token: TokenDocument | string): Combatant[] {
    const id = typeof token === 'string' ? token : token.id;
    return [...this.combatants].filter(combatant => combatant.tokenId === id);
  }

  /** [D14] Combat#getCombatantByActor, Combat#getCombatantByToken: the first of them. */
  getCombatantByActor(actor: Actor | string): Combatant | null {
    return this.getCombatantsByActor(actor)[0] ?? null;
  }

  getCombatantByToken(token: TokenDocument | string): Combatant | null {
    return this.getCombatantsByToken(token)[0] ?? null;
  }

  /** [D14] Combat#activate */
  activate(options: DocumentOperation = {}): Promise<HostDocument | undefined> {
    return this.update({ active: true }, options);
  }

  /** [D14] Combat#toggleSceneLink */
  toggleSceneLink(): Promise<HostDocument | undefined> {
    return this.update({ scene: this.scene ? null : (current.game.scenes.viewed?.id ?? null) });
  }

  /** [D14] Combat#startCombat, hookEvents.combatStart */
  startCombat(): Promise<this> {
    const updates = { round: 1, turn: this.turns.length > 0 ? 0 : null };
    Hooks.callAll('combatStart', this, updates);
    return this.go(updates);
  }

  private afterTurn(turn: number, skips: boolean): { turn: number; wraps: boolean } {
    const ahead = this.turns.findIndex((one, index) => index > turn && !(skips && one.isDefeated));
    if (ahead >= 0) return { turn: ahead, wraps: false };
    const first = this.turns.findIndex(one => !(skips && one.isDefeated));
    return { turn: Math.max(first, 0), wraps: true };
  }

  /** [D14] Combat#nextTurn, hookEvents.combatTurn */
  nextTurn(): Promise<this> {
    const { turn, wraps } = this.afterTurn(this.turn ?? -1, this.settings.skipDefeated ?? false);
    if (wraps) return this.nextRound();
    return this.advance('combatTurn', { round: this.round, turn }, 1);
  }

  /** [D14] Combat#previousTurn */
  previousTurn(): Promise<this> {
    if (this.turn === 0 && this.round === 0) return Promise.resolve(this);
    if ((this.turn ?? 0) <= 0) return this.previousRound();
    return this.advance('combatTurn', { round: this.round, turn: (this.turn ?? 0) - 1 }, -1);
  }

  /** [D14] Combat#nextRound, hookEvents.combatRound */
  nextRound(): Promise<this> {
    const { turn } = this.afterTurn(-1, this.settings.skipDefeated ?? false);
    const first = this.turn === null || this.turns.length === 0 ? null : turn;
    return this.advance('combatRound', { round: this.round + 1, turn: first }, 1);
  }

  /** [D14] Combat#previousRound: to its last turn; before the first round is no turn (issue 11238). */
  previousRound(): Promise<this> {
    const round = Math.max(this.round - 1, 0);
    const last = round === 0 || this.turn === null ? null : Math.max(this.turns.length - 1, 0);
    return this.advance('combatRound', { round, turn: last }, -1);
  }

  private advance(hook: string, updates: { round: number; turn: number | null }, direction: number): Promise<this> {
    const delta = this.getTimeDelta(this.round, this.turn, updates.round, updates.turn);
    const options = { direction, worldTime: { delta } };
    Hooks.callAll(hook, this, updates, options);
    return this.go(updates, options);
  }

  private async go(updates: Data, options: DocumentOperation = {}): Promise<this> {
    await this.update(updates, options);
    return this;
  }

  /** [D14] Combat#getTimeDelta: by the seconds of a turn and of a round in CONFIG.time. */
  getTimeDelta(fromRound: number, fromTurn: number | null, toRound: number, toTurn: number | null): number {
    const { CONFIG } = globals<{ CONFIG: { time: { turnTime: number; roundTime: number } } }>();
    const { turnTime, roundTime } = CONFIG.time;
    const turns = this.turns.length;
    const since = (round: number, turn: number | null): number =>
      round === 0 ? 0 : (round - 1) * (roundTime + turns * turnTime) + (turn ?? 0) * turnTime;
    return since(toRound, toTurn) - since(fromRound, fromTurn);
  }

  /** [D14] Combat#rollInitiative, Combat#rollAll, Combat#rollNPC */
  async rollInitiative(ids: string | string[], options: InitiativeOptions = {}): Promise<this> {
    await rollInitiative(this, [ids].flat(), options);
    return this;
  }

  rollAll(options?: InitiativeOptions): Promise<this> {
    return this.rollInitiative(this.unrolled(), options);
  }

  rollNPC(options?: InitiativeOptions): Promise<this> {
    return this.rollInitiative(
      this.unrolled(({ isNPC }) => isNPC),
      options,
    );
  }

  private unrolled(which: (one: Combatant) => boolean = () => true): string[] {
    return this.turns.filter(one => one.isOwner && one.initiative === null && which(one)).map(({ id }) => id);
  }

  /** [D14] Combat#setInitiative: the current turn stays the same combatant's. */
  setInitiative(id: string, value: number): Promise<void> {
    return setInitiative(this, [{ _id: id, initiative: value }]);
  }

  /** [D14] Combat#resetAll */
  async resetAll({ updateTurn = true }: { updateTurn?: boolean } = {}): Promise<this> {
    const updates = this.turns.map(({ id }) => ({ _id: id, initiative: null }));
    await setInitiative(this, updates, updateTurn);
    return this;
  }

  /** [D14] Combat#endCombat: asks first. */
  async endCombat(): Promise<this> {
    const { foundry } = globals<{
      foundry: { applications: { api: { DialogV2: { confirm(options: object): Promise<boolean | null> } } } };
    }>();
    const content = '<p>End this encounter and empty the tracker?</p>';
    const ends = await foundry.applications.api.DialogV2.confirm({ window: { title: 'End the encounter' }, content });
    if (ends) await this.delete();
    return this;
  }

  /** The combatants have changed: the current turn stays the same combatant's, and the page that caused the change reports it. */
  fightersChanged(userId: string): void {
    this.setupTurns();
    if (!this.started || this.turn === null) return;
    const place = this.turns.findIndex(({ id }) => id === this.current.combatantId);
    const turn = place >= 0 ? place : Math.min(this.turn, this.turns.length - 1);
    if (turn === this.turn) this.current = this._getCurrentState();
    else if (userId === current.game.userId) void this.update({ turn: turn < 0 ? null : turn });
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    if (!('round' in changes) && !('turn' in changes)) return;
    this.previous = this.current;
    this.current = this._getCurrentState();
    Hooks.callAll('combatTurnChange', this, this.previous, this.current);
    const delta = Number((options['worldTime'] as Data | undefined)?.['delta'] ?? 0);
    if (delta !== 0 && userId === current.game.userId) void current.game.time.advance(delta);
    if (current.game.user?.isActiveGM) void this._manageTurnEvents();
  }

  /** [D14] Combat#_manageTurnEvents: on the page of one game master, one after the other. */
  async _manageTurnEvents(): Promise<void> {
    const { previous: before, current: after } = this;
    // the current combatant has another place
    if (!before || (before.round === after.round && before.combatantId === after.combatantId)) return;
    if (before.round === 0) await registry.refresh('combatStart', { combat: this });
    for (const step of stepsBetween(before, after, this.turns.length)) {
      await this.carryOut(step);
      await registry.refresh(EXPIRY_OF[step.what], { combat: this });
    }
  }

  private async carryOut({ what, round, turn, skipped }: Step): Promise<void> {
    if (what === 'endRound' || what === 'startRound') {
      const context = { round, skipped };
      await (what === 'endRound' ? this._onEndRound(context) : this._onStartRound(context));
      const name = what === 'endRound' ? 'tokenRoundEnd' : 'tokenRoundStart';
      for (const combatant of this.turns) await tellRegionsOf(combatant, name, context);
      return;
    }
    const combatant = this.turns[turn];
    if (!combatant) return;
    const context = { round, turn, skipped };
    await (what === 'endTurn' ? this._onEndTurn(combatant, context) : this._onStartTurn(combatant, context));
    await tellRegionsOf(combatant, what === 'endTurn' ? 'tokenTurnEnd' : 'tokenTurnStart', context);
  }
}
