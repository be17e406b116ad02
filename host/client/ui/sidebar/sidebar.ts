import { button, make } from '../dom';
import { localize, page } from '../globals';
import { InterfacePart } from '../chrome/interface-part';
import type { AbstractSidebarTab } from './sidebar-tab';
import type { ApplicationOptions, TabsConfiguration } from '../application/options';

/** [D14] SidebarTabDescriptor */
export interface TabDescriptor {
  readonly icon?: string;
  readonly tooltip?: string;
  readonly gmOnly?: boolean;
  readonly documentName?: string;
}

/** [K] foundry.applications.sidebar.Sidebar (`ui.sidebar`): the tabs at the right edge. */
export class Sidebar extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'sidebar',
    tag: 'aside',
    actions: { tab: Sidebar.#onTab, toggleState: Sidebar.#toggle },
  };

  /** [D14] Sidebar.TABS: the tabs in their order; packages add to them, and to CONFIG.ui under the same name. */
  static override TABS: Record<string, TabDescriptor & TabsConfiguration> = {
    chat: { icon: 'fa-solid fa-comments', tooltip: 'Chat messages' },
    combat: { icon: 'fa-solid fa-hand-fist', tooltip: 'Encounters' },
    scenes: { icon: 'fa-solid fa-map', tooltip: 'Scenes', gmOnly: true },
    actors: { icon: 'fa-solid fa-user', tooltip: 'Actors' },
    items: { icon: 'fa-solid fa-suitcase', tooltip: 'Items' },
    cards: { icon: 'fa-solid fa-layer-group', tooltip: 'Card stacks' },
    journal: { icon: 'fa-solid fa-book-open', tooltip: 'Journal' },
    tables: { icon: 'fa-solid fa-table-list', tooltip: 'Rollable tables' },
    macros: { icon: 'fa-solid fa-code', tooltip: 'Macros' },
    playlists: { icon: 'fa-solid fa-music', tooltip: 'Playlists' },
    compendium: { icon: 'fa-solid fa-book-atlas', tooltip: 'Compendium packs' },
    settings: { icon: 'fa-solid fa-gears', tooltip: 'Game settings' },
  };

  readonly place = 'ui-right';

  /** [D14] Sidebar#popouts */
  readonly popouts: Record<string, unknown> = {};

  #tab = 'chat';
  #expanded = true;

  constructor(readonly tabs: Readonly<Record<string, AbstractSidebarTab>>) {
    super();
  }

  static override readonly PARTS = { tabs: '#sidebar-tabs' };

  /** [K] Sidebar#expanded */
  get expanded(): boolean {
    return this.#expanded;
  }

  override build(): Node[] {
    const entries = Object.entries(Sidebar.TABS).filter(([name]) => name in this.tabs);
    const buttons = entries.map(([name, { icon = 'fa-solid fa-square', tooltip = name }]) =>
      make(
        'li',
        { role: 'presentation' },
        button({
          class: `ui-control plain icon ${icon}`,
          'data-action': 'tab',
          'data-tab': name,
          role: 'tab',
          'aria-selected': name === this.#tab,
          'aria-controls': this.tabs[name]?.id,
          'aria-label': localize(tooltip),
          'data-tooltip': tooltip,
          'data-tooltip-direction': 'LEFT',
        }),
      ),
    );
    // beside the tabs, because it is not one
    const collapse = button({
      class: 'collapse ui-control plain icon fa-solid fa-caret-right',
      'data-action': 'toggleState',
      'aria-label': localize('Collapse the sidebar'),
      'data-tooltip': 'Collapse',
      'data-tooltip-direction': 'LEFT',
    });
    return [
      make(
        'nav',
        { id: 'sidebar-tabs', class: 'tabs' },
        make('menu', { class: 'flexcol', role: 'tablist', 'aria-orientation': 'vertical' }, ...buttons),
        collapse,
      ),
      make('div', { id: 'sidebar-content', class: 'flexcol' }),
    ];
  }

  override async _onFirstRender(): Promise<void> {
    // a tab that a package adds may fail: the others are there all the same
    for (const tab of Object.values(this.tabs)) await tab.render({ force: true }).catch(console.error);
    this.#show();
    this.tabs[this.#tab]?.tellActive(true);
  }

  override changeTab(tab: string): void {
    if (!this.tabs[tab]) return;
    const isOther = tab !== this.#tab;
    const before = this.tabs[this.#tab];
    if (isOther) before?._onDeactivate();
    this.#tab = tab;
    this.tabGroups['primary'] = tab;
    this.#show();
    if (isOther) before?.tellActive(false);
    if (isOther) this.tabs[tab]?.tellActive(true);
    /** [D14] hookEvents.changeSidebarTab */
    if (isOther) page.Hooks.callAll('changeSidebarTab', this.tabs[tab]);
  }

  /** [K] Sidebar#toggleExpanded */
  toggleExpanded(expanded = !this.#expanded): void {
    const isOther = expanded !== this.#expanded;
    this.#expanded = expanded;
    this.#show();
    /** [D14] hookEvents.collapseSidebar */
    if (isOther) page.Hooks.callAll('collapseSidebar', this, !expanded);
  }

  /** [K] Sidebar#collapse */
  collapse(): void {
    this.toggleExpanded(false);
  }

  /** [K] Sidebar#expand */
  expand(): void {
    this.toggleExpanded(true);
  }

  #show(): void {
    this.element.classList.toggle('expanded', this.#expanded);
    for (const entry of this.element.querySelectorAll<HTMLElement>('#sidebar-tabs [data-tab]')) {
      entry.ariaSelected = String(entry.dataset['tab'] === this.#tab);
    }
    for (const [name, tab] of Object.entries(this.tabs)) tab.element?.classList.toggle('active', name === this.#tab);
    this.tabs[this.#tab]?._onActivate();
    const collapse = this.element.querySelector('.collapse');
    collapse?.classList.toggle('fa-caret-right', this.#expanded);
    collapse?.classList.toggle('fa-caret-left', !this.#expanded);
  }

  static #onTab(this: Sidebar, _event: PointerEvent, target: HTMLElement): void {
    this.toggleExpanded(true);
    this.changeTab(target.dataset['tab'] ?? 'chat');
  }

  static #toggle(this: Sidebar): void {
    this.toggleExpanded();
  }
}
