import { ApplicationV2 } from './application/application';
import { button, icon, make } from './dom';
import { localize, page } from './globals';
import { caption, formGroup } from './form-data';
import { modifiersOf, type ClientKeybindings, type KeyBinding, type KeybindingAction } from './keyboard';
import type { ApplicationOptions } from './application/options';
import { globals } from '../global';

const bindings = (): ClientKeybindings => globals<{ game: { keybindings: ClientKeybindings } }>().game.keybindings;

const MODIFIERS: Readonly<Record<string, string>> = { CONTROL: 'Ctrl', SHIFT: 'Shift', ALT: 'Alt' };

/** A binding as people read it: `Alt + L`. */
const readable = ({ key, modifiers = [] }: KeyBinding): string =>
  [...modifiers.map(modifier => MODIFIERS[modifier] ?? modifier), key.replace(/^(?:Key|Digit)/, '')].join(' + ');

/** The binding of a key press; undefined for a modifier alone. */
const pressed = (event: KeyboardEvent): KeyBinding | undefined => {
  if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return undefined;
  return { key: event.code, modifiers: modifiersOf(event) };
};

/** Registers the setting for the user's own keys. */
export const registerKeybindingSetting = (): void =>
  page.game.settings.register('core', 'keybindings', { scope: 'client', config: false, type: Object, default: {} });

/** [D13] foundry.applications.sidebar.apps.ControlsConfig: the key bindings. */
export class ControlsConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'controls-config',
    classes: ['settings-config'],
    window: { title: 'Keys', icon: 'fa-solid fa-keyboard', resizable: true, contentClasses: ['standard-form'] },
    position: { width: 560, height: 560 },
    actions: { reset: ControlsConfig.#reset },
  };

  /** [D14] ControlsConfig.humanizeBinding: a binding as people read it. */
  static humanizeBinding(binding: KeyBinding): string {
    return readable(binding);
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const actions = [...bindings().actions].filter(([, { restricted }]) => !restricted || page.game.user?.isGM);
    const namespaces = [...new Set(actions.map(([, { namespace }]) => namespace))];
    const groups = namespaces.map(namespace =>
      make(
        'fieldset',
        {},
        make('legend', {}, page.game.modules.get(namespace)?.title ?? localize('Core')),
        ...actions
          .filter(([, action]) => action.namespace === namespace)
          .map(([id, action]) => this.#action(id, action)),
      ),
    );
    return [
      make('div', { class: 'scrollable flexcol' }, ...groups),
      make(
        'footer',
        { class: 'form-footer' },
        button({ 'data-action': 'reset' }, icon('fa-solid fa-rotate-left'), caption('Reset all')),
      ),
    ];
  }

  #action(id: string, { name, hint, namespace, editable }: KeybindingAction): HTMLElement {
    const input = make('input', {
      type: 'text',
      readonly: true,
      disabled: !editable,
      id: `key-${id}`,
      value: bindings()
        .get(namespace, id.slice(namespace.length + 1))
        .map(readable)
        .join(', '),
    });
    input.addEventListener('keydown', event => {
      const binding = pressed(event);
      if (!binding || binding.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      const chosen = binding.key === 'Escape' ? [] : [binding];
      void bindings()
        .set(namespace, id.slice(namespace.length + 1), chosen)
        .then(() => this.render());
    });
    return formGroup(name, input, hint);
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  static async #reset(this: ControlsConfig): Promise<void> {
    await bindings().resetDefaults();
    await this.render();
  }
}
