import { make } from '../dom';
import { labelledButton } from '../form-data';
import { ControlsConfig } from '../controls-config';
import { ModuleManagement } from '../modules-window';
import { SettingsConfig } from '../settings-config';
import { localize, page } from '../globals';
import { AbstractSidebarTab } from './sidebar-tab';
import type { ApplicationOptions } from '../application/options';

/** [D13] foundry.applications.sidebar.tabs.Settings (`ui.settings`) */
export class Settings extends AbstractSidebarTab {
  static override tabName = 'settings';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'settings',
    classes: ['settings-sidebar', 'flexcol'],
    actions: {
      configure: Settings.#configure,
      controls: Settings.#controls,
      modules: Settings.#modules,
      logout: Settings.#logOut,
    },
  };

  override build(): Node[] {
    const { version, world, system, modules } = page.game;
    const row = (name: string, label: string, value: string): HTMLElement =>
      make(
        'div',
        { class: `${name} flexrow` },
        make('span', { class: 'label' }, localize(label)),
        make('span', { class: 'value' }, value),
      );
    const active = [...modules.values()].filter(module => module.active !== false);
    const listed = active.map(({ title, version: release }) => make('li', {}, `${title} ${release ?? ''}`));
    // [M] elpossum/module-credits: the parts of the tab by which packages find their way in it
    return [
      make(
        'section',
        { class: 'info' },
        make('h4', { class: 'divider' }, localize('Game')),
        make('p', { class: 'version' }, world.title),
        row('build', 'Version', version),
        row('system', 'System', `${system.title ?? system.id} ${system.version ?? ''}`),
        make('div', { class: 'system-links' }),
        row('modules', 'Modules', String(active.length)),
        make('ul', { class: 'plain' }, ...listed),
      ),
      make(
        'section',
        { class: 'settings flexcol' },
        make('h4', { class: 'divider' }, localize('Settings')),
        labelledButton('configure', 'fa-solid fa-gears', 'Configure settings'),
        labelledButton('modules', 'fa-solid fa-cubes', 'Modules'),
        labelledButton('controls', 'fa-solid fa-keyboard', 'Configure keys'),
      ),
      make(
        'section',
        { class: 'documentation flexcol' },
        make('h4', { class: 'divider' }, localize('Documentation')),
        make('a', { class: 'button', href: 'https://foundryvtt.com/api/', target: '_blank' }, localize('API')),
      ),
      make(
        'section',
        { class: 'access flexcol' },
        make('h4', { class: 'divider' }, localize('Session')),
        labelledButton('logout', 'fa-solid fa-door-open', 'Log out'),
      ),
    ];
  }

  static #configure(this: Settings): void {
    void new SettingsConfig().render({ force: true });
  }

  static #controls(this: Settings): void {
    void new ControlsConfig().render({ force: true });
  }

  static #modules(this: Settings): void {
    void new ModuleManagement().render({ force: true });
  }

  static #logOut(this: Settings): void {
    if (page.game.logOut) page.game.logOut();
    else location.assign('join');
  }
}
