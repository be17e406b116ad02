import type { Combat } from '../../data/encounters/combat';
import type { Combatant } from '../../data/encounters/combatant';
import type { CombatEncounters } from '../../data/encounters/combat-encounters';
import type { ContextMenuEntry } from '../context-menu';
import { button, make } from '../dom';
import { labelledButton } from '../form-data';
import { localize, page } from '../globals';
import type { ApplicationOptions } from '../application/options';
import { AbstractSidebarTab } from './sidebar-tab';
import { globals } from '../../global';

const encounters = (): CombatEncounters => globals<{ game: { combats: CombatEncounters } }>().game.combats;

const iconButton = (action: string, icon: string, title: string, pressed = false): HTMLElement =>
  button({
    class: `inline-control icon fa-solid ${icon}`,
    'data-action': action,
    'data-tooltip': title,
    'aria-label': localize(title),
    'aria-pressed': pressed,
  });

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

/** [D13] CombatTrackerTurn: what the tracker shows of one turn. */
interface Turn {
  readonly id: string;
  readonly name: string;
  readonly img: string | null;
  readonly initiative: number | null;
  readonly active: boolean;
  readonly hidden: boolean;
  readonly isDefeated: boolean;
  readonly isOwner: boolean;
  readonly css: string;
}

/** [D14] foundry.applications.sidebar.tabs.CombatTracker (`ui.combat`): the encounters of the viewed scene. */
export class CombatTracker extends AbstractSidebarTab {
  static override tabName = 'combat';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'combat',
    classes: ['combat-sidebar', 'flexcol'],
    actions: {
      ...Object.fromEntries(DEEDS.map(deed => [deed, CombatTracker.#carryOut])),
      activateCombatant: CombatTracker.#activateCombatant,
      createCombat: CombatTracker.#createCombat,
      cycleCombat: CombatTracker.#cycleCombat,
      panToCombatant: CombatTracker.#panToCombatant,
      rollInitiative: CombatTracker.#rollInitiative,
      toggleDefeated: CombatTracker.#toggleDefeated,
      toggleHidden: CombatTracker.#toggleHidden,
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
    const forGM = { visible: (): boolean => page.game.user?.isGM ?? false };
    const on = (work: (combatant: Combatant) => unknown) => (target: HTMLElement) => {
      const combatant = this.#combatant(target);
      if (combatant) void work(combatant);
    };
    return [
      {
        ...forGM,
        label: 'Update',
        icon: 'fa-solid fa-pen-to-square',
        callback: on(one => one.sheet?.render({ force: true })),
      },
      {
        ...forGM,
        label: 'Clear initiative',
        icon: 'fa-solid fa-arrow-rotate-left',
        callback: on(one => one.update({ initiative: null })),
      },
      {
        ...forGM,
        label: 'Roll initiative again',
        icon: 'fa-solid fa-dice-d20',
        callback: on(one => one.rollInitiative()),
      },
      { ...forGM, label: 'Remove', icon: 'fa-solid fa-trash', callback: on(one => one.delete()) },
    ];
  }

  override async _onFirstRender(): Promise<void> {
    this._createContextMenu(() => this._getEntryContextOptions(), '.combatant');
  }

  #turns: readonly Turn[] = [];

  /** [D13] CombatTracker#_prepareTurnContext: packages show another name or picture. */
  async _prepareTurnContext(combat: Combat, combatant: Combatant, _index: number): Promise<Turn> {
    const { id, name, img, initiative, isDefeated, hidden, isOwner } = combatant;
    const active = combatant === combat.combatant;
    const css = [...(active ? ['active'] : []), ...(isDefeated ? ['defeated'] : [])].join(' ');
    return { id, name, img: img ?? null, initiative, active, hidden, isDefeated, isOwner, css };
  }

  override async _renderHTML(): Promise<(Node | string)[]> {
    const { viewed: combat } = this;
    const seen = combat?.turns.filter(({ visible }) => visible) ?? [];
    const prepared = seen.map((one, index) => this._prepareTurnContext(combat as Combat, one, index));
    this.#turns = await Promise.all(prepared);
    return super._renderHTML();
  }

  override build(): Node[] {
    const { viewed: combat } = this;
    const isGM = page.game.user?.isGM ?? false;
    const title = !combat ? 'No encounter' : combat.started ? `Round ${combat.round}` : 'Not begun';
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
      ),
      make('ol', { class: 'combat-tracker plain', 'data-scrolls': '' }, ...(combat ? this.#entries() : [])),
      make('nav', { class: 'combat-controls flexrow' }, ...(combat ? this.#deeds(combat, isGM) : [])),
    ];
  }

  #entries(): HTMLElement[] {
    return this.#turns.map(({ id, name, img, initiative, isDefeated, hidden, isOwner, css }) => {
      const own = page.game.user?.isGM
        ? [
            iconButton('toggleHidden', 'fa-eye-slash', 'Hide or show', hidden),
            iconButton('toggleDefeated', 'fa-skull', 'Defeated or not', isDefeated),
          ]
        : [];
      const roll = isOwner ? iconButton('rollInitiative', 'fa-dice-d20', 'Roll initiative') : '';
      const rolled = initiative === null ? roll : make('span', { class: 'initiative' }, String(initiative));
      return make(
        'li',
        {
          class: `combatant flexrow ${css}`.trim(),
          'data-combatant-id': id,
          'data-action': 'activateCombatant',
        },
        make('img', { class: 'token-image', src: img ?? '', alt: '' }),
        make('span', { class: 'token-name' }, name),
        ...own,
        make('div', { class: 'token-initiative' }, rolled),
      );
    });
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

  static async #carryOut(this: CombatTracker, _event: Event, target: HTMLElement): Promise<void> {
    const deed = DEEDS.find(name => name === target.dataset['action']) as (typeof DEEDS)[number] | undefined;
    const combat = this.viewed as unknown as Record<string, () => Promise<unknown>> | null;
    if (deed) await combat?.[deed]?.();
  }

  static #activateCombatant(this: CombatTracker, _event: Event, target: HTMLElement): void {
    const token = this.#combatant(target)?.token as { object?: { control?(): void } } | null | undefined;
    token?.object?.control?.();
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

  static #panToCombatant(this: CombatTracker, _event: Event, target: HTMLElement): void {
    const combatant = this.#combatant(target);
    if (combatant) void this._onPanToCombatant(combatant);
  }

  static #rollInitiative(this: CombatTracker, _event: Event, target: HTMLElement): void {
    const combatant = this.#combatant(target);
    if (combatant) void this._onRollInitiative(combatant);
  }

  static #toggleDefeated(this: CombatTracker, _event: Event, target: HTMLElement): void {
    const combatant = this.#combatant(target);
    if (combatant) void this._onToggleDefeatedStatus(combatant);
  }

  static #toggleHidden(this: CombatTracker, _event: Event, target: HTMLElement): void {
    const combatant = this.#combatant(target);
    void combatant?.update({ hidden: !combatant.hidden });
  }
}
