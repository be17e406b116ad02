import { icon, make } from '../dom';
import { invitation, localize, notifications, page, type HostUser } from '../globals';
import { InterfacePart } from './interface-part';
import type { ContextMenuEntry } from '../context-menu';
import type { ApplicationOptions, RenderOptions } from '../application/options';

const ROLE_NAMES = ['None', 'Player', 'Trusted Player', 'Assistant GM', 'Gamemaster'];

/** A user's colour as CSS writes it. */
export const cssColor = ({ color }: HostUser): string =>
  typeof color === 'string' ? color : (color?.css ?? '#888888');

/** [D13] foundry.applications.ui.Players (`ui.players`): who is here, bottom left. */
export class Players extends InterfacePart {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'players',
    tag: 'aside',
    classes: ['faded-ui'],
    actions: { expand: Players.#expand },
  };

  static override readonly PARTS = { active: '#players-active', inactive: '#players-inactive' };

  readonly place = 'ui-left-column-1';

  #expanded = false;

  /** [D14] Players#expanded, Players#toggleExpanded: whether those who are away are listed too. */
  get expanded(): boolean {
    return this.#expanded;
  }

  async toggleExpanded(expanded = !this.#expanded): Promise<void> {
    this.#expanded = expanded;
    await this.render();
  }

  /** [K] Players#collection */
  get collection(): typeof page.game.users {
    return page.game.users;
  }

  override async _onFirstRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    // [K] packages add theirs by the hook
    this._createContextMenu(this._getContextMenuOptions, '.player', { hookName: 'getUserContextOptions' });
  }

  /** [D14] Players#_getContextMenuOptions */
  _getContextMenuOptions(): ContextMenuEntry[] {
    return [
      {
        label: 'Copy the invitation link',
        icon: 'fa-solid fa-envelope',
        visible: target => (page.game.user?.role ?? 0) >= 4 && target.dataset['userId'] !== page.game.userId,
        onClick: (_event, target) => void this.#copyInvitation(target.dataset['userId'] ?? ''),
      },
    ];
  }

  async #copyInvitation(userId: string): Promise<void> {
    const link = await invitation(userId);
    await navigator.clipboard?.writeText(link);
    notifications().info(localize('The invitation link is copied: {link}', { link }));
  }

  /** [M] Players#_prepareContext: who is here and who is not, for the hook of its drawing in packages of v14. */
  override async _prepareContext(): Promise<Record<string, unknown>> {
    const users = page.game.users.contents.toSorted((a, b) => b.role - a.role || a.name.localeCompare(b.name));
    return { active: users.filter(user => user.active), inactive: users.filter(user => !user.active) };
  }

  override build(): Node[] {
    const users = page.game.users.contents.toSorted((a, b) => b.role - a.role || a.name.localeCompare(b.name));
    const entry = (user: HostUser): HTMLElement =>
      make(
        'li',
        {
          class: ['player flexrow', user.isSelf && 'self', user.isGM && 'gm', !user.active && 'inactive']
            .filter(Boolean)
            .join(' '),
          'data-user-id': user.id,
          'data-tooltip': `${user.name} (${localize(ROLE_NAMES[user.role] ?? 'Player')})`,
          'data-tooltip-direction': 'RIGHT',
        },
        make('span', {
          class: `player-active ${user.active ? 'active' : 'inactive'}`,
          style: `--player-color: ${cssColor(user)}`,
        }),
        make('span', { class: 'player-name ellipsis' }, user.name, user.isGM ? ' [GM]' : ''),
      );
    const active = users.filter(user => user.active);
    const away = users.filter(user => !user.active);
    return [
      make(
        'div',
        { id: 'players-inactive', class: this.#expanded ? '' : 'hidden' },
        make('ol', { class: 'players-list plain' }, ...away.map(entry)),
      ),
      make('div', { id: 'players-active' }, make('ol', { class: 'players-list plain' }, ...active.map(entry))),
      make(
        'button',
        {
          type: 'button',
          id: 'players-expand',
          class: 'icon ui-control',
          'data-action': 'expand',
          'aria-expanded': this.#expanded,
          'aria-label': localize('Show all players'),
          'data-tooltip': 'Show all players',
        },
        icon(`fa-solid ${this.#expanded ? 'fa-angle-down' : 'fa-angle-up'}`),
      ),
    ];
  }

  static #expand(this: Players): void {
    void this.toggleExpanded();
  }
}
