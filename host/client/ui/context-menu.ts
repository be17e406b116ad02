import { icon, make, parse } from './dom';
import { localize, page } from './globals';

/** [M] A context menu entry in the shape of v14; docs/platform.md 1 */
export interface ContextMenuEntry {
  readonly label?: string;
  readonly name?: string;
  readonly icon?: string;
  readonly condition?: boolean | ((target: HTMLElement) => boolean);
  readonly visible?: boolean | ((target: HTMLElement) => boolean);
  readonly callback?: (target: HTMLElement) => unknown;
  readonly onClick?: (event: Event, target: HTMLElement) => unknown;
}

/** [D14] ContextMenuOptions */
export interface ContextMenuOptions {
  /** The event that opens it. */
  readonly eventName?: string;
  readonly fixed?: boolean;
  readonly jQuery?: boolean;
  readonly onOpen?: (target: HTMLElement) => unknown;
  readonly onClose?: (target: HTMLElement) => unknown;
}

// [M] `condition` is the name of v13 for `visible`
const isShown = ({ condition = true, visible = condition }: ContextMenuEntry, target: HTMLElement): boolean =>
  typeof visible === 'function' ? visible(target) : visible;

/** [M] In version 13 an icon is an element in writing, in 14 the classes of one. */
const iconOf = ({ icon: sign }: ContextMenuEntry): Node | undefined => {
  if (!sign) return undefined;
  return sign.includes('<') ? parse(sign) : icon(`fa-fw ${sign}`);
};

/** [D13] foundry.applications.ux.ContextMenu: entries on a right click on what matches `selector`. */
export class ContextMenu {
  /** [D13] ContextMenu.implementation: the class that CONFIG names, if it names one. */
  static get implementation(): typeof ContextMenu {
    return (page.CONFIG['ux'] as { ContextMenu?: typeof ContextMenu | null } | undefined)?.ContextMenu ?? ContextMenu;
  }

  /** [D14] ContextMenu.create: with the entries that packages add by a hook. */
  static create(
    app: object,
    container: HTMLElement,
    selector: string,
    {
      hookName,
      entries = [],
      ...options
    }: ContextMenuOptions & { hookName?: string; entries?: ContextMenuEntry[] } = {},
  ): ContextMenu {
    // [M] packages name the whole hook, as `getFolderContextOptions`; its old form is the middle of the name
    const isWhole = hookName?.startsWith('get') === true;
    if (hookName) page.Hooks.callAll(isWhole ? hookName : `get${hookName}ContextOptions`, app, entries);
    return new ContextMenu.implementation(container, selector, entries, options);
  }

  static #open: ContextMenu | undefined;

  /** [D14] ContextMenu.eventListeners: those of the page that close an open one; the open one has its own here. */
  static eventListeners(): void {}

  /** [D14] ContextMenu#menuItems */
  menuItems: readonly ContextMenuEntry[];
  /** [D14] ContextMenu#element, ContextMenu#target: the open menu, and what it was opened on. */
  element: HTMLElement | undefined;
  target: HTMLElement | undefined;

  constructor(
    readonly container: HTMLElement,
    readonly selector: string,
    entries: readonly ContextMenuEntry[],
    readonly options: ContextMenuOptions = {},
  ) {
    this.menuItems = entries;
    this.eventName = options.eventName ?? 'contextmenu';
    this.onOpen = options.onOpen;
    this.onClose = options.onClose;
    this.activateListeners();
  }

  /** [D14] ContextMenu#eventName, ContextMenu#onOpen, ContextMenu#onClose, ContextMenu#expandUp, ContextMenu#menu */
  readonly eventName: string;
  onOpen: ContextMenuOptions['onOpen'];
  onClose: ContextMenuOptions['onClose'];
  readonly expandUp = false;

  get menu(): HTMLElement | null {
    return this.element ?? null;
  }

  /** [D14] ContextMenu#activateListeners, ContextMenu#bind */
  activateListeners(): void {
    const { container, selector } = this;
    container.addEventListener(this.eventName, event => {
      const target = (event.target as HTMLElement).closest<HTMLElement>(selector || '*');
      if (!target || !container.contains(target)) return;
      event.preventDefault();
      const { clientX, clientY } = event as MouseEvent;
      void this.render(target, { event: { clientX, clientY } });
    });
  }

  /** Closes the open menu and returns whether there was one. */
  static closeOpen(): boolean {
    const open = ContextMenu.#open;
    void open?.close();
    return open !== undefined;
  }

  /** [D14] ContextMenu#close */
  async close(): Promise<void> {
    const { element, target } = this;
    if (ContextMenu.#open === this) ContextMenu.#open = undefined;
    if (!element || !target) return;
    this.element = undefined;
    element.remove();
    this.onClose?.(target);
  }

  /** [D14] ContextMenu#render: opens it on an element, where the pointer is or below. */
  async render(
    target: HTMLElement,
    { event }: { event?: { readonly clientX: number; readonly clientY: number } } = {},
  ): Promise<void> {
    ContextMenu.closeOpen();
    this.onOpen?.(target);
    const entries = this.menuItems.filter(entry => isShown(entry, target));
    if (entries.length === 0) return;
    const menu = make(
      'nav',
      { id: 'context-menu' },
      make('menu', { class: 'context-items' }, ...entries.map(entry => this.#item(entry, target))),
    );
    document.body.append(menu);
    const { left, bottom } = target.getBoundingClientRect();
    menu.style.left = `${Math.min(event?.clientX ?? left, innerWidth - menu.offsetWidth)}px`;
    menu.style.top = `${Math.min(event?.clientY ?? bottom, innerHeight - menu.offsetHeight)}px`;
    this.element = menu;
    this.target = target;
    ContextMenu.#open = this;
    addEventListener(
      'pointerdown',
      ({ target: pressed }) => {
        if (!menu.contains(pressed as Node)) void this.close();
      },
      { once: true, capture: true },
    );
  }

  #item(entry: ContextMenuEntry, target: HTMLElement): HTMLElement {
    const item = make(
      'li',
      { class: 'context-item', tabindex: 0, role: 'button' },
      iconOf(entry),
      make('span', {}, localize(entry.label ?? entry.name ?? '')),
    );
    item.addEventListener('click', click => {
      ContextMenu.closeOpen();
      entry.onClick?.(click, target);
      entry.callback?.(target);
    });
    return item;
  }
}
