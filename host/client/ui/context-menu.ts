import { icon, make } from './dom';
import { localize } from './globals';

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

// [M] `condition` is the name of v13 for `visible`
const isShown = ({ condition = true, visible = condition }: ContextMenuEntry, target: HTMLElement): boolean =>
  typeof visible === 'function' ? visible(target) : visible;

/** [D13] foundry.applications.ux.ContextMenu: entries on a right click on what matches `selector`. */
export class ContextMenu {
  /** [D13] ContextMenu.implementation */
  static get implementation(): typeof ContextMenu {
    return ContextMenu;
  }

  static #open: HTMLElement | undefined;

  readonly menuItems: readonly ContextMenuEntry[];

  constructor(container: HTMLElement, selector: string, entries: readonly ContextMenuEntry[]) {
    this.menuItems = entries;
    container.addEventListener('contextmenu', event => {
      const target = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (!target || !container.contains(target)) return;
      event.preventDefault();
      this.#show(event, target);
    });
  }

  /** Closes the open menu and returns whether there was one. */
  static closeOpen(): boolean {
    const open = ContextMenu.#open;
    open?.remove();
    ContextMenu.#open = undefined;
    return open !== undefined;
  }

  #show(event: MouseEvent, target: HTMLElement): void {
    ContextMenu.closeOpen();
    const entries = this.menuItems.filter(entry => isShown(entry, target));
    if (entries.length === 0) return;
    const menu = make(
      'nav',
      { id: 'context-menu' },
      make(
        'menu',
        { class: 'context-items' },
        ...entries.map(entry => {
          const item = make(
            'li',
            { class: 'context-item', tabindex: 0, role: 'button' },
            entry.icon ? icon(`fa-fw ${entry.icon}`) : undefined,
            make('span', {}, localize(entry.label ?? entry.name ?? '')),
          );
          item.addEventListener('click', click => {
            ContextMenu.closeOpen();
            entry.onClick?.(click, target);
            entry.callback?.(target);
          });
          return item;
        }),
      ),
    );
    document.body.append(menu);
    menu.style.left = `${Math.min(event.clientX, innerWidth - menu.offsetWidth)}px`;
    menu.style.top = `${Math.min(event.clientY, innerHeight - menu.offsetHeight)}px`;
    ContextMenu.#open = menu;
    addEventListener(
      'pointerdown',
      ({ target: pressed }) => {
        if (!menu.contains(pressed as Node)) ContextMenu.closeOpen();
      },
      { once: true, capture: true },
    );
  }
}
