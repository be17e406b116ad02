import { ContextMenu } from './context-menu';
import { instances, type ApplicationV2 } from './application/application';
import { page } from './globals';
import { globals } from '../global';

export interface KeyBinding {
  readonly key: string;
  readonly modifiers?: readonly string[];
}

/** The argument of a keybinding's `onDown`. [D13] KeyboardEventContext */
export interface KeyContext {
  readonly key: string;
  readonly event: KeyboardEvent;
  readonly isShift: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  readonly modifiers: readonly string[];
  readonly up: boolean;
  readonly repeat: boolean;
}

/** [D13] KeybindingActionConfig; docs/platform.md 6 */
export interface KeybindingAction {
  readonly namespace: string;
  readonly name: string;
  readonly hint?: string;
  readonly editable?: readonly KeyBinding[];
  readonly uneditable?: readonly KeyBinding[];
  readonly onDown?: (context: KeyContext) => unknown;
  readonly onUp?: (context: KeyContext) => unknown;
  readonly repeat?: boolean;
  readonly restricted?: boolean;
  readonly reservedModifiers?: readonly string[];
  readonly precedence?: number;
  order: number;
}

/** [T] KeyboardManager.MODIFIER_KEYS; docs/platform.md 6 */
const MODIFIER_KEYS = { CONTROL: 'CONTROL', SHIFT: 'SHIFT', ALT: 'ALT' } as const;

/** [M] KongChengdesu/foundryvtt-region-visibility (14) and others: packages also name them `Control`, `Shift` and `Alt`. */
const asNamed = (modifiers: readonly string[] = []): string[] => modifiers.map(modifier => modifier.toUpperCase());

/** The modifier keys that are down with a key. */
export const modifiersOf = (event: KeyboardEvent): string[] => [
  ...(event.ctrlKey || event.metaKey ? [MODIFIER_KEYS.CONTROL] : []),
  ...(event.shiftKey ? [MODIFIER_KEYS.SHIFT] : []),
  ...(event.altKey ? [MODIFIER_KEYS.ALT] : []),
];

/** [D13] CONST.KEYBINDING_PRECEDENCE: the order in which bindings are tried. */
const NORMAL = 1;

/** [D13] foundry.helpers.interaction.ClientKeybindings (`game.keybindings`) */
export class ClientKeybindings {
  /** [D13] ClientKeybindings.MOVEMENT_DIRECTIONS */
  static readonly MOVEMENT_DIRECTIONS = {
    UP: 'up',
    LEFT: 'left',
    DOWN: 'down',
    RIGHT: 'right',
    DESCEND: 'descend',
    ASCEND: 'ascend',
  } as const;

  /** [D13] ClientKeybindings#moveKeys: the directions whose keys are down. */
  readonly moveKeys = new Set<string>();
  /** [D13] ClientKeybindings#actions: by `namespace.action`. */
  readonly actions = new Map<string, KeybindingAction>();
  /** [D13] ClientKeybindings#bindings */
  readonly bindings = new Map<string, readonly KeyBinding[]>();

  /** [D13] ClientKeybindings#register */
  register(namespace: string, action: string, data: Omit<KeybindingAction, 'namespace' | 'order'>): void {
    if (page.game.ready) throw new Error('You cannot register a Keybinding after the init hook');
    const id = `${namespace}.${action}`;
    this.actions.set(id, { ...data, namespace, order: this.actions.size });
    this.bindings.set(id, [...(data.uneditable ?? []), ...(data.editable ?? [])]);
  }

  /** [D13] ClientKeybindings#get */
  get(namespace: string, action: string): readonly KeyBinding[] {
    return this.bindings.get(`${namespace}.${action}`) ?? [];
  }

  /** [D13] ClientKeybindings#set: the user's own keys, stored in this browser. */
  async set(namespace: string, action: string, bindings: readonly KeyBinding[] = []): Promise<void> {
    const id = `${namespace}.${action}`;
    this.bindings.set(id, [...(this.actions.get(id)?.uneditable ?? []), ...bindings]);
    await page.game.settings.set('core', 'keybindings', { ...this.#chosen, [id]: bindings });
  }

  /** [D13] ClientKeybindings#initialize: replaces the default keys by the user's own. */
  initialize(): void {
    for (const [id, { uneditable = [] }] of this.actions) {
      const chosen = this.#chosen[id];
      if (chosen) this.bindings.set(id, [...uneditable, ...chosen]);
    }
  }

  /** [D13] ClientKeybindings#resetDefaults */
  async resetDefaults(): Promise<void> {
    await page.game.settings.set('core', 'keybindings', {});
    for (const [id, { uneditable = [], editable = [] }] of this.actions) {
      this.bindings.set(id, [...uneditable, ...editable]);
    }
  }

  get #chosen(): Readonly<Record<string, readonly KeyBinding[]>> {
    return page.game.settings.get('core', 'keybindings') as Readonly<Record<string, readonly KeyBinding[]>>;
  }
}

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], dialog[open]:modal *';

/** What is down together with an emulated key. */
interface Emulated {
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
  readonly repeat?: boolean;
  readonly force?: boolean;
}

/** [D13] foundry.helpers.interaction.KeyboardManager (`game.keyboard`) */
export class KeyboardManager {
  static readonly MODIFIER_KEYS = MODIFIER_KEYS;

  /** [D14] KeyboardManager.MODIFIER_CODES: the codes of each modifier. */
  static readonly MODIFIER_CODES = {
    Alt: ['AltLeft', 'AltRight'],
    Control: ['ControlLeft', 'ControlRight', 'MetaLeft', 'MetaRight'],
    Shift: ['ShiftLeft', 'ShiftRight'],
  } as const;

  /** [D14] KeyboardManager.PROTECTED_KEYS: those that belong to the browser. */
  static readonly PROTECTED_KEYS = ['F5', 'F11', 'F12', 'PrintScreen'] as const;

  /** [D14] KeyboardManager.CONTROL_KEY_STRING */
  static readonly CONTROL_KEY_STRING = navigator.platform.startsWith('Mac') ? '⌘' : 'Control';

  /** [D14] KeyboardManager.KEYCODE_DISPLAY_MAPPING: the codes with a name of their own. */
  static readonly KEYCODE_DISPLAY_MAPPING: Readonly<Record<string, string>> = {
    ArrowLeft: '🡸',
    ArrowRight: '🡺',
    ArrowUp: '🡹',
    ArrowDown: '🡻',
    Escape: 'Esc',
    Minus: '-',
    Equal: '=',
    Comma: ',',
    Period: '.',
    Slash: '/',
  };

  /** [M] KeyboardManager.getKeycodeDisplayString: what a person reads for a code. */
  static getKeycodeDisplayString(code: string): string {
    const { CONTROL, SHIFT, ALT } = MODIFIER_KEYS;
    if (code === CONTROL) return KeyboardManager.CONTROL_KEY_STRING;
    if (code === SHIFT || code === ALT) return `${code[0]}${code.slice(1).toLowerCase()}`;
    return KeyboardManager.KEYCODE_DISPLAY_MAPPING[code] ?? code.replace(/^(?:Key|Digit)(?=.$)/, '');
  }

  /** [D14] KeyboardManager.getKeyboardEventContext: what is known of a key that is pressed or let go. */
  static getKeyboardEventContext(event: KeyboardEvent, up = false): KeyContext {
    const modifiers = modifiersOf(event);
    return {
      key: event.code,
      event,
      modifiers,
      up,
      repeat: event.repeat,
      isShift: event.shiftKey,
      isControl: modifiers.includes('CONTROL'),
      isAlt: event.altKey,
    };
  }

  /** [D14] KeyboardManager.emulateKeypress: as if a key were pressed or let go. */
  static emulateKeypress(
    up: boolean,
    code: string,
    { altKey = false, ctrlKey = false, shiftKey = false, repeat = false, force = false }: Emulated = {},
  ): KeyContext {
    const event = new KeyboardEvent(up ? 'keyup' : 'keydown', { code, key: code, altKey, ctrlKey, shiftKey, repeat });
    void force;
    dispatchEvent(event);
    return KeyboardManager.getKeyboardEventContext(event, up);
  }

  /** [D14] KeyboardManager#isCoreActionKeyActive: whether a key of one of core's actions is down. */
  isCoreActionKeyActive(action: string): boolean {
    const { keybindings } = globals<{ game: { keybindings: ClientKeybindings } }>().game;
    return keybindings.get('core', action).some(({ key }) => this.downKeys.has(key));
  }

  /** [D14] KeyboardManager#releaseKeys */
  releaseKeys(_options: object = {}): void {
    this.downKeys.clear();
  }

  /** [D13] KeyboardManager#downKeys */
  readonly downKeys = new Set<string>();

  /** [D13] KeyboardManager#hasFocus: whether keys go to a field. */
  get hasFocus(): boolean {
    return document.activeElement?.matches(FIELDS) ?? false;
  }

  /** [D13] KeyboardManager#isModifierActive; [M] DC23/map-coords: also by the key as it is called, such as `Alt`. */
  isModifierActive(modifier: string): boolean {
    const keys = { CONTROL: ['Control', 'Meta'], SHIFT: ['Shift'], ALT: ['Alt'] }[modifier.toUpperCase()] ?? [];
    return [...this.downKeys].some(key => keys.some(start => key.startsWith(start)));
  }

  _activateListeners(): void {
    addEventListener('keydown', event => this.#onKey(event, false));
    addEventListener('keyup', event => this.#onKey(event, true));
    addEventListener('blur', () => this.downKeys.clear());
  }

  #onKey(event: KeyboardEvent, up: boolean): void {
    if (event.isComposing || !event.code) return;
    if (up) this.downKeys.delete(event.code);
    else this.downKeys.add(event.code);
    if (this.hasFocus && event.code !== 'Escape') return;
    const context = KeyboardManager.getKeyboardEventContext(event, up);
    if (this.#dispatch(context)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.code === 'Escape' && !up) this.#dismiss(event);
  }

  #dispatch(context: KeyContext): boolean {
    const { keybindings } = globals<{ game: { keybindings: ClientKeybindings } }>().game;
    const actions = [...keybindings.actions].filter(([id, action]) =>
      (keybindings.bindings.get(id) ?? []).some(binding => this.#matches(binding, action, context)),
    );
    actions.sort(([, a], [, b]) => (a.precedence ?? NORMAL) - (b.precedence ?? NORMAL) || a.order - b.order);
    return actions.some(([, action]) => (context.up ? action.onUp : action.onDown)?.(context) === true);
  }

  #matches({ key, modifiers = [] }: KeyBinding, action: KeybindingAction, context: KeyContext): boolean {
    if (key !== context.key || (context.repeat && !action.repeat)) return false;
    if (action.restricted && !page.game.user?.isGM) return false;
    const [wanted, reserved] = [asNamed(modifiers), asNamed(action.reservedModifiers)];
    return (
      wanted.every(modifier => context.modifiers.includes(modifier)) &&
      context.modifiers.every(modifier => wanted.includes(modifier) || reserved.includes(modifier))
    );
  }

  /** Escape closes a menu, else leaves a field, else closes the topmost window. */
  #dismiss(event: KeyboardEvent): void {
    if (ContextMenu.closeOpen()) return;
    if (this.hasFocus && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
      return;
    }
    const windows = [...instances.values()].filter(app => app.hasFrame && app.rendered);
    const topmost = windows.reduce<ApplicationV2 | undefined>(
      (top, app) => ((app.position.zIndex ?? 0) > (top?.position.zIndex ?? -1) ? app : top),
      undefined,
    );
    if (!topmost) return;
    event.preventDefault();
    /** [D13] ApplicationClosingOptions#closeKey: the key closes it, and it may know */
    void topmost.close({ closeKey: true });
  }
}
