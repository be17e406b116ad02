import type { Combat } from '../../data/encounters/combat';
import type { Combatant } from '../../data/encounters/combatant';
import type { CombatEncounters } from '../../data/encounters/combat-encounters';
import type { ContextMenuEntry } from '../context-menu';
import { make } from '../dom';
import { labelledButton } from '../form-data';
import { localize, page } from '../globals';
import type { ApplicationOptions, RenderOptions } from '../application/options';
import { combatantEntries, combatEntries } from './combat-menus';
import { AbstractSidebarTab } from './sidebar-tab';
import { iconButton, turnElement, type Turn } from './tracker-parts';
import { globals } from '../../global';

const encounters = (): CombatEncounters => globals<{ game: { combats: CombatEncounters } }>().game.combats;

interface TokenObject {
  control?(): void;
  _onHoverIn?(event: Event, options?: object): void;
  _onHoverOut?(event: Event): void;
}

interface Board {
  readonly scene?: { readonly id: string } | null;
  animatePan?(view: object): Promise<unknown>;
  ping?(origin: object): Promise<unknown>;
}
const boardOf = (): Board => globals<{ canvas?: Board }>().canvas ?? {};

/** The actions of the tracker's buttons, by their names. */
const DEEDS = [
  ...['startCombat', 'endCombat', 'nextTurn', 'previousTurn', 'nextRound', 'previousRound'],
  ...['rollAll', 'rollNPC', 'resetAll', 'toggleSceneLink'],
] as const;

/** What the buttons of one combatant do. */
const CONTROLS = ['panToCombatant', 'pingCombatant', 'rollInitiative', 'toggleDefeated', 'toggleHidden'] as const;

/** [D14] foundry.applications.sidebar.tabs.CombatTracker (`ui.combat`): the encounters of the viewed scene. */
export class CombatTracker extends AbstractSidebarTab {
  static override tabName = 'combat';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'combat',
    classes: ['combat-sidebar', 'flexcol'],
    actions: {
      ...Object.fromEntries(DEEDS.map(deed => [deed, CombatTracker.#carryOut])),
      ...Object.fromEntries(CONTROLS.map(control => [control, CombatTracker.#control])),
      activateCombatant: CombatTracker.#activateCombatant,
      createCombat: CombatTracker.#createCombat,
      cycleCombat: CombatTracker.#cycleCombat,
    },
  };

  static override readonly PARTS = {
    header: '.combat-tracker-header',
    tracker: '.combat-tracker',
    footer: '.combat-controls',
  };

  /** [D14] CombatTracker#combats, CombatTracker#viewed, CombatTracker#scene */
  get combats(): Combat[] {
    return encounters().combats;
  }

  get viewed(): Combat | null {
    return encounters().viewed;
  }

  set viewed(combat: Combat | null) {
    encounters().view(combat);
    void this.render();
  }

  get scene(): Combat['scene'] {
    return this.viewed?.scene ?? null;
  }

  /** [D13] CombatTracker#_getEntryContextOptions: of a combatant, as the article on combat names them. */
  _getEntryContextOptions(): ContextMenuEntry[] {
    return combatantEntries(target => this.#combatant(target));
  }

  /** [D13] CombatTracker#_getCombatContextOptions: of the encounter, in the menu of its button. */
  _getCombatContextOptions(): ContextMenuEntry[] {
    return combatEntries(() => this.viewed);
  }

  /** [D13] hookEvents.getDocumentContextOptions: of a combatant, and of the encounter. */
  override async _onFirstRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(this._getEntryContextOptions, '.combatant', { hookName: 'getCombatantContextOptions' });
    this._createContextMenu(this._getCombatContextOptions, '.encounter-context-menu', {
      eventName: 'click',
      hookName: 'getCombatContextOptions',
    });
    const token = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>('.combatant');
    const hover = (event: Event, isIn: boolean): void => {
      if (token(event)) this[isIn ? '_onCombatantHoverIn' : '_onCombatantHoverOut'](event as PointerEvent);
    };
    this.element.addEventListener('pointerover', event => hover(event, true));
    this.element.addEventListener('pointerout', event => hover(event, false));
  }

  /** [M] CombatTracker#_onCombatantHoverIn, CombatTracker#_onCombatantHoverOut: the token of the combatant is pointed at too. */
  _onCombatantHoverIn(event: PointerEvent): void {
    this.#token(event.target as HTMLElement)?._onHoverIn?.(event, { hoverOutOthers: true });
  }

  _onCombatantHoverOut(event: PointerEvent): void {
    this.#token(event.target as HTMLElement)?._onHoverOut?.(event);
  }

  #turns: readonly Turn[] = [];

  /** [D13] CombatTracker#_prepareTurnContext: packages show another name or picture. */
  async _prepareTurnContext(combat: Combat, combatant: Combatant, _index: number): Promise<Turn> {
    const { id, name, img, initiative, isDefeated, hidden, isOwner, actor } = combatant;
    const active = combatant === combat.combatant;
    const css = [...(active ? ['active'] : []), ...(hidden ? ['hide'] : []), ...(isDefeated ? ['defeated'] : [])];
    const canPing = combatant.sceneId === boardOf().scene?.id && (page.game.user?.can?.('PING_CANVAS') ?? false);
    const { temporaryEffects = [] } = (actor ?? {}) as { temporaryEffects?: { img?: string; name: string }[] };
    const icons = temporaryEffects.map(({ img: src = '', name: label }) => ({ img: src, name: label }));
    const resource = isOwner ? ((combatant.resource as number | string | null | undefined) ?? null) : null;
    const shown = { id, name, img: img ?? null, initiative, active, hidden, isDefeated, isOwner, canPing, resource };
    return { ...shown, css: css.join(' '), effects: { icons } };
  }

  /** [M] dnd5e, draw-steel: CombatTracker#_prepareCombatContext and CombatTracker#_prepareTrackerContext, which packages extend. */
  async _prepareCombatContext(context: Record<string, unknown>, _options: object): Promise<Record<string, unknown>> {
    const { viewed: combat, combats } = this;
    const { user } = page.game;
    const isPlayerTurn = Boolean(combat?.combatant?.isOwner) && !user?.isGM;
    return Object.assign(context, { combat, combats, user, isPlayerTurn, hasCombat: combat !== null });
  }

  async _prepareTrackerContext(context: Record<string, unknown>, _options: object): Promise<Record<string, unknown>> {
    const { viewed: combat } = this;
    const seen = combat?.turns.filter(({ visible }) => visible) ?? [];
    const turns = await Promise.all(seen.map((one, index) => this._prepareTurnContext(combat as Combat, one, index)));
    return Object.assign(context, { turns, hasDecimals: turns.some(turn => !Number.isInteger(turn.initiative ?? 0)) });
  }

  override async _prepareContext(options: RenderOptions): Promise<Record<string, unknown>> {
    const context = await super._prepareContext(options);
    await this._prepareCombatContext(context, options);
    await this._prepareTrackerContext(context, options);
    this.#turns = context['turns'] as readonly Turn[];
    return context;
  }

  override build(): Node[] {
    const { viewed: combat } = this;
    const isGM = page.game.user?.isGM ?? false;
    const title = !combat ? 'No encounter' : combat.started ? `Round ${combat.round}` : 'Not begun';
    const menu =
      combat && isGM ? [iconButton('', 'fa-ellipsis-vertical', 'More', false, 'encounter-context-menu ')] : [];
    const others = this.combats.length > 1 ? [iconButton('cycleCombat', 'fa-repeat', 'The next encounter')] : [];
    const create = isGM ? [iconButton('createCombat', 'fa-plus', 'Create an encounter')] : [];
    const rolls = combat && isGM ? [iconButton('rollAll', 'fa-users', 'Roll for all')] : [];
    return [
      make(
        'header',
        { class: 'combat-tracker-header flexrow' },
        ...create,
        make('strong', { class: 'encounter-title' }, localize(title)),
        ...rolls,
        ...others,
        ...menu,
      ),
      make(
        'ol',
        { class: 'combat-tracker plain', 'data-scrolls': '' },
        ...this.#turns.map(turn => turnElement(turn, isGM)),
      ),
      make('nav', { class: 'combat-controls flexrow' }, ...(combat ? this.#deeds(combat, isGM) : [])),
    ];
  }

  #deeds(combat: Combat, isGM: boolean): HTMLElement[] {
    if (!isGM)
      return combat.combatant?.isOwner ? [labelledButton('nextTurn', 'fa-solid fa-check', 'End the turn')] : [];
    if (!combat.started) return [labelledButton('startCombat', 'fa-solid fa-khanda', 'Begin')];
    return [
      iconButton('previousRound', 'fa-backward-step', 'Previous round'),
      iconButton('previousTurn', 'fa-arrow-left', 'Previous turn'),
      labelledButton('endCombat', 'fa-solid fa-xmark', 'End'),
      iconButton('nextTurn', 'fa-arrow-right', 'Next turn'),
      iconButton('nextRound', 'fa-forward-step', 'Next round'),
    ];
  }

  #combatant(target: HTMLElement): Combatant | undefined {
    const id = target.closest<HTMLElement>('[data-combatant-id]')?.dataset['combatantId'] ?? '';
    return this.viewed?.combatants.get(id) as Combatant | undefined;
  }

  static async #carryOut(this: CombatTracker, event: Event, target: HTMLElement): Promise<void> {
    await this._onCombatControl(event, target);
  }

  static async #control(this: CombatTracker, event: Event, target: HTMLElement): Promise<void> {
    await this._onCombatantControl(event, target);
  }

  /** [M] CombatTracker#_onCombatControl: what a button of the encounter does. */
  async _onCombatControl(_event: Event, target: HTMLElement): Promise<unknown> {
    const deed = DEEDS.find(name => name === target.dataset['action']);
    const combat = this.viewed as unknown as Record<string, () => Promise<unknown>> | null;
    return deed && combat?.[deed]?.();
  }

  /** [M] dnd5e: CombatTracker#_onCombatantControl: what a button of a combatant does. */
  async _onCombatantControl(event: Event, target: HTMLElement): Promise<unknown> {
    const combatant = this.#combatant(target);
    if (!combatant) return undefined;
    const { action } = target.dataset;
    if (action === 'panToCombatant') return this._onPanToCombatant(combatant);
    if (action === 'pingCombatant') return this._onPingCombatant(combatant);
    if (action === 'rollInitiative') return this._onRollInitiative(combatant);
    if (action === 'toggleDefeated') return this._onToggleDefeatedStatus(combatant);
    void event;
    return combatant.update({ hidden: !combatant.hidden });
  }

  #token(target: HTMLElement): TokenObject | undefined {
    return (this.#combatant(target)?.token as { object?: TokenObject } | null | undefined)?.object;
  }

  static #activateCombatant(this: CombatTracker, _event: Event, target: HTMLElement): void {
    this.#token(target)?.control?.();
  }

  static async #createCombat(this: CombatTracker): Promise<void> {
    const { Combat: cls } = globals<{ CONFIG: { Combat: { documentClass: typeof Combat } } }>().CONFIG;
    const scene = (page.game.scenes.viewed as { id: string } | null)?.id ?? null;
    this.viewed = (await cls.documentClass.create({ scene, active: true })) as Combat;
  }

  static #cycleCombat(this: CombatTracker): void {
    const { combats, viewed } = this;
    this.viewed = combats[(combats.findIndex(one => one === viewed) + 1) % combats.length] ?? null;
  }

  /**
   * [D14] CombatTracker#_onPanToCombatant, CombatTracker#_onRollInitiative, CombatTracker#_onToggleDefeatedStatus: what
   * the buttons of a combatant do, for packages to call and to replace.
   */
  async _onPanToCombatant(combatant: Combatant): Promise<void> {
    const { middle } = combatant.token ?? {};
    if (middle) await boardOf().animatePan?.({ x: middle.x, y: middle.y });
  }

  async _onRollInitiative(combatant: Combatant): Promise<unknown> {
    return combatant.rollInitiative();
  }

  async _onToggleDefeatedStatus(combatant: Combatant): Promise<unknown> {
    return combatant.update({ defeated: !combatant.defeated });
  }

  /** [D14] CombatTracker#_onPingCombatant: at its token, if it is in the viewed scene. */
  async _onPingCombatant(combatant: Combatant): Promise<unknown> {
    const { token } = combatant;
    const canvas = boardOf();
    if (!token || token.parent?.id !== canvas.scene?.id) return false;
    return canvas.ping?.(token.middle);
  }

  /** [D14] CombatTracker#scrollToTurn */
  scrollToTurn(): void {
    this.element?.querySelector('.combatant.active')?.scrollIntoView({ block: 'nearest' });
  }
}
