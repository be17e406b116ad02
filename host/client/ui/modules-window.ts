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
  readonly manifest: Readonly<Record<string, unknown>>;
}

interface Installed {
  readonly installed: readonly Listed[];
  readonly unreadable: readonly string[];
}

const hint = (text: string, kind: string): HTMLElement => make('p', { class: `hint ${kind}` }, text);

const FILTERS = [
  ['all', 'All'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const;

/** A description without its markup. */
const plain = (html: unknown): string =>
  new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent ?? '';

const entryOf = (module: Listed, isGM: boolean): HTMLElement =>
  make(
    'li',
    { class: `package${module.problem ? ' unavailable' : ''}`, 'data-module-id': module.id },
    make(
      'div',
      { class: 'package-overview flexrow' },
      make(
        'label',
        { class: 'package-title' },
        make('input', {
          type: 'checkbox',
          name: module.id,
          checked: module.active,
          disabled: module.problem !== undefined || !isGM,
        }),
        make('span', { class: 'title-group' }, make('span', { class: 'title' }, ` ${module.title} `)),
      ),
      make('span', { class: 'tag version' }, module.version),
    ),
    make('div', { class: 'package-description hidden' }, plain(module.manifest['description'])),
    module.problem ? hint(module.problem, 'error') : undefined,
    ...module.notices.map(notice => hint(notice, 'notice')),
  );

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
    actions: { filter: ModuleManagement.#filter, toggleExpanded: ModuleManagement.#toggleExpanded },
  };

  // [M] elpossum/module-credits: the parts of the window by which packages find their way in it
  override async _renderHTML(): Promise<HTMLElement[]> {
    const { installed, unreadable } = globals<{ game: Installed }>().game;
    const isGM = page.game.user?.isGM ?? false;
    return [
      make(
        'search',
        { class: 'flexrow' },
        make('input', { type: 'search', placeholder: localize('Search') }),
        ...FILTERS.map(([filter, label]) =>
          make(
            'a',
            { class: `filter${filter === 'all' ? ' active' : ''}`, 'data-action': 'filter', 'data-filter': filter },
            localize(label),
          ),
        ),
        make('button', { type: 'button', class: 'icon fa-solid fa-angle-down', 'data-action': 'toggleExpanded' }),
      ),
      make(
        'div',
        { class: 'scrollable' },
        ...unreadable.map(text => hint(text, 'error')),
        make('ol', { class: 'package-list plain' }, ...installed.map(module => entryOf(module, isGM))),
      ),
      make('footer', { class: 'form-footer' }, isGM ? saveButton() : undefined),
    ];
  }

  override async _onRender(context: object, options: object): Promise<void> {
    await super._onRender(context as never, options as never);
    this.element.querySelector('search input')?.addEventListener('input', () => this.#narrow());
  }

  /** Shows the modules whose names have what is searched for, and whose state is that of the filter. */
  #narrow(): void {
    const words = this.element.querySelector<HTMLInputElement>('search input')?.value.trim().toLowerCase() ?? '';
    const filter = this.element.querySelector<HTMLElement>('search .filter.active')?.dataset['filter'] ?? 'all';
    for (const entry of this.element.querySelectorAll('.package')) {
      const isActive = entry.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked ?? false;
      const fits = filter === 'all' || (filter === 'active') === isActive;
      const title = entry.querySelector('.title')?.textContent?.toLowerCase() ?? '';
      entry.classList.toggle('hidden', !fits || !title.includes(words));
    }
  }

  static #filter(this: ModuleManagement, _event: Event, target: HTMLElement): void {
    for (const one of this.element.querySelectorAll('search .filter')) one.classList.toggle('active', one === target);
    this.#narrow();
  }

  static #toggleExpanded(this: ModuleManagement): void {
    for (const one of this.element.querySelectorAll('.package-description')) one.classList.toggle('hidden');
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
