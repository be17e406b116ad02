import { ApplicationV2 } from './application/application';
import { DialogV2 } from './dialog';
import { button, icon, make } from './dom';
import { caption, saveButton, type FormDataExtended } from './form-data';
import { localize, page, type HostMenu, type HostSetting } from './globals';
import { coreFieldset, saveCore } from './core-settings';
import { fieldOfSetting, groupOfSetting, isSame } from './setting-field';
import type { ApplicationOptions } from './application/options';
import { HandlebarsApplicationMixin } from './handlebars-mixin';

/** [D13] foundry.applications.settings.SettingsConfig: the settings of core, system and modules, and their menus. */
export class SettingsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'settings-config',
    tag: 'form',
    classes: ['settings-config'],
    window: { title: 'Game settings', icon: 'fa-solid fa-gears', resizable: true, contentClasses: ['standard-form'] },
    position: { width: 640, height: 640 },
    actions: { openMenu: SettingsConfig.#openMenu },
    form: { handler: SettingsConfig.#save, closeOnSubmit: true },
  };

  #mayChange({ scope }: HostSetting): boolean {
    return scope !== 'world' || (page.game.user?.isGM ?? false);
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const { settings, menus } = page.game.settings;
    const shown = [...settings.values()].filter(setting => setting.config && this.#mayChange(setting));
    const open = [...menus.entries()].filter(([, menu]) => !menu.restricted || page.game.user?.isGM);
    const namespaces = [...new Set([...shown, ...open.map(([, menu]) => menu)].map(({ namespace }) => namespace))];
    const groups = namespaces.map(namespace =>
      make(
        'fieldset',
        // [M] packages look for their settings as the content of a tab; here all tabs are open
        { class: 'tab active', 'data-group': 'categories', 'data-tab': namespace, 'data-category': namespace },
        make('legend', {}, page.game.modules.get(namespace)?.title ?? namespace),
        ...open.filter(([, menu]) => menu.namespace === namespace).map(([key, menu]) => this.#menu(key, menu)),
        ...shown.filter(setting => setting.namespace === namespace).map(setting => this.#setting(setting)),
      ),
    );
    return [
      make('div', { class: 'scrollable flexcol' }, coreFieldset(), ...groups),
      make('footer', { class: 'form-footer' }, saveButton()),
    ];
  }

  #menu(key: string, { name, label, hint, icon: symbol }: HostMenu): HTMLElement {
    return make(
      'div',
      { class: 'form-group submenu' },
      make('label', {}, localize(name ?? label ?? '')),
      button(
        { 'data-action': 'openMenu', 'data-key': key },
        symbol ? icon(symbol) : undefined,
        caption(label ?? name ?? ''),
      ),
      hint ? make('p', { class: 'hint' }, localize(hint)) : undefined,
    );
  }

  #setting(setting: HostSetting): HTMLElement {
    return groupOfSetting(setting, page.game.settings.get(setting.namespace, setting.key));
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  static #openMenu(this: SettingsConfig, _event: PointerEvent, target: HTMLElement): void {
    const menu = page.game.settings.menus.get(target.dataset['key'] ?? '');
    if (menu) void new menu.type().render({ force: true });
  }

  static async #save(
    this: SettingsConfig,
    _event: Event,
    _form: HTMLFormElement,
    data: FormDataExtended,
  ): Promise<void> {
    let reload = await saveCore(data.object);
    for (const [id, value] of Object.entries(data.object)) {
      const setting = page.game.settings.settings.get(id);
      if (!setting) continue;
      const now = page.game.settings.get(setting.namespace, setting.key);
      if (isSame(fieldOfSetting(setting), now, value)) continue;
      await page.game.settings.set(setting.namespace, setting.key, value);
      reload ||= setting.requiresReload ?? false;
    }
    if (reload) await SettingsConfig.reloadConfirm();
  }

  /** [D13] SettingsConfig.reloadConfirm */
  static async reloadConfirm(): Promise<void> {
    const question = localize('Some changes need the page to be loaded again. Do it now?');
    const sure = await DialogV2.confirm({ window: { title: 'Reload' }, content: `<p>${question}</p>` });
    if (sure === true) location.reload();
  }
}

// [D14] foundry.applications.settings.menus.FontConfig: the fonts that texts may use; the window itself shows nothing.

interface Definition {
  readonly editor?: boolean;
  readonly fonts?: readonly { readonly urls?: readonly string[]; readonly weight?: string; readonly style?: string }[];
}

type Definitions = Readonly<Record<string, Definition>>;

export class FontConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  /** [D14] FontConfig.getAvailableFonts, FontConfig.getAvailableFontChoices: core's, the world's and those of packages. */
  static getAvailableFonts(): string[] {
    const { fontDefinitions = {} } = page.CONFIG as { readonly fontDefinitions?: Definitions };
    const own = page.game.settings.get('core', 'fonts') as Definitions | undefined;
    return Object.keys({ ...fontDefinitions, ...own });
  }

  static getAvailableFontChoices(): Record<string, string> {
    return Object.fromEntries(this.getAvailableFonts().map(name => [name, name]));
  }

  /** [D14] FontConfig.loadFont: whether all its files could be loaded. */
  static async loadFont(name: string, { fonts = [] }: Definition): Promise<boolean> {
    const faces = fonts.map(({ urls = [], weight = 'normal', style = 'normal' }) => {
      const source = urls.map(url => `url("${url}")`).join(', ');
      return new FontFace(name, source, { weight, style });
    });
    const loaded = await Promise.allSettled(faces.map(face => face.load()));
    for (const face of faces) document.fonts.add(face);
    return loaded.every(({ status }) => status === 'fulfilled');
  }
}
