import { ApplicationV2 } from '../application/application';
import { button, icon, make } from '../dom';
import { localize, page } from '../globals';
import type { ApplicationOptions } from '../application/options';
import { InterfacePart } from './interface-part';
import { globals } from '../../global';

/** [D13] foundry.applications.ui.GamePause (`ui.pause`): says over the board that the game is paused. */
export class GamePause extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'pause', tag: 'figure' };

  readonly place = 'interface';

  override build(): Node[] {
    const { paused } = globals<{ game: { paused: boolean } }>().game;
    this.element.classList.toggle('paused', paused);
    return paused ? [make('figcaption', {}, localize('Game paused'))] : [];
  }
}

interface MenuItem {
  readonly label: string;
  readonly icon: string;
  readonly enabled?: boolean;
  readonly onClick: () => unknown;
}

/** [D13] foundry.applications.ui.MainMenu (`ui.menu`): actions for the whole page. */
export class MainMenu extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'menu',
    tag: 'nav',
    window: { frame: false, positioned: false },
    actions: { item: MainMenu.#onItem },
  };

  /** [D13] MainMenu#items, by their keys. */
  readonly items: Record<string, MenuItem> = {
    reload: { label: 'Reload', icon: 'fa-solid fa-rotate', onClick: () => globalThis.location.reload() },
    logout: { label: 'Log out', icon: 'fa-solid fa-door-open', onClick: () => page.game.logOut?.() },
  };

  /** [D13] MainMenu#toggle */
  async toggle(): Promise<void> {
    await (this.rendered ? this.close() : this.render({ force: true }));
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    return Object.entries(this.items)
      .filter(([, { enabled = true }]) => enabled)
      .map(([key, { label, icon: sign }]) =>
        button(
          { 'data-action': 'item', 'data-menu-item': key },
          icon(`fa-fw ${sign}`),
          make('span', {}, localize(label)),
        ),
      );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  static async #onItem(this: MainMenu, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.close();
    await this.items[target.dataset['menuItem'] ?? '']?.onClick();
  }
}
