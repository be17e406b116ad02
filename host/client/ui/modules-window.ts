import { ApplicationV2 } from './application/application';
import { make } from './dom';
import { saveButton, type FormDataExtended } from './form-data';
import { localize, notifications, page } from './globals';
import type { ApplicationOptions } from './application/options';
import { SettingsConfig } from './settings-config';
import { globals } from '../global';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly active: boolean;
  readonly problem?: string;
  readonly notices: readonly string[];
}

interface Installed {
  readonly installed: readonly Listed[];
  readonly unreadable: readonly string[];
}

const hint = (text: string, kind: string): HTMLElement => make('p', { class: `hint ${kind}` }, text);

/** [D13] foundry.applications.sidebar.apps.ModuleManagement: what is installed and used, and why something is not. */
export class ModuleManagement extends ApplicationV2 {
  /** [M] ModuleManagement.SETTING: which modules are used, a setting of core. */
  static readonly SETTING = 'moduleConfiguration';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'module-management',
    tag: 'form',
    window: { title: 'Modules', icon: 'fa-solid fa-cubes', resizable: true, contentClasses: ['standard-form'] },
    position: { width: 640, height: 600 },
    form: { handler: ModuleManagement.#save, closeOnSubmit: true },
  };

  override async _renderHTML(): Promise<HTMLElement[]> {
    const { installed, unreadable } = globals<{ game: Installed }>().game;
    const isGM = page.game.user?.isGM ?? false;
    const rows = installed.map(module =>
      make(
        'li',
        { class: `package${module.problem ? ' unavailable' : ''}`, 'data-module-id': module.id },
        make(
          'label',
          { class: 'package-title' },
          make('input', {
            type: 'checkbox',
            name: module.id,
            checked: module.active,
            disabled: module.problem !== undefined || !isGM,
          }),
          make('span', {}, ` ${module.title} ${module.version}`),
        ),
        module.problem ? hint(module.problem, 'error') : undefined,
        ...module.notices.map(notice => hint(notice, 'notice')),
      ),
    );
    return [
      make(
        'div',
        { class: 'scrollable' },
        ...unreadable.map(text => hint(text, 'error')),
        make('ol', { class: 'package-list plain' }, ...rows),
      ),
      make('footer', { class: 'form-footer' }, isGM ? saveButton() : undefined),
    ];
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  static async #save(
    this: ModuleManagement,
    _event: Event,
    _form: HTMLFormElement,
    { object }: FormDataExtended,
  ): Promise<void> {
    await page.game.settings.set('core', ModuleManagement.SETTING, object);
    await SettingsConfig.reloadConfirm();
  }
}

/** Writes to the log which modules are not used, and why. */
export const logModules = (): void => {
  const { installed, unreadable } = globals<{ game: Installed }>().game;
  for (const { problem } of page.game.packs.contents) {
    if (!problem) continue;
    console.error(problem);
    if (page.game.user?.isGM) notifications().error(problem, { permanent: true });
  }
  for (const text of unreadable) console.warn(`${localize('Modules')} | ${text}`);
  for (const { id, problem, notices } of installed) {
    if (problem) console.warn(`${localize('Modules')} | ${id}: ${problem}`);
    for (const notice of notices) console.info(`${localize('Modules')} | ${id}: ${notice}`);
  }
};
