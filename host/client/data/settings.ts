import { isPlain, copy, notJson, type Data } from '../../shared/json';
import type { Operation } from '../../shared/wire';
import { hostAssumptions, current } from './current';
import { DataField } from './fields/data-field';
import { DataModel } from './model';
import { Setting, type WorldSettings } from './documents/setting';
import { hostFault, Hooks } from './hooks';
import { globals } from '../global';

/** A setting as a package registers it; docs/platform.md 6. */
export interface SettingConfig {
  readonly namespace: string;
  readonly key: string;
  readonly id: string;
  readonly name?: string;
  readonly hint?: string;
  readonly scope: 'world' | 'client' | 'user';
  readonly config?: boolean;
  readonly type?: unknown;
  readonly default?: unknown;
  readonly choices?: Readonly<Record<string, string>>;
  readonly range?: { readonly min: number; readonly max: number; readonly step?: number };
  readonly requiresReload?: boolean;
  readonly onChange?: (value: unknown, options: Operation, userId: string) => unknown;
}

type Model = new (source?: object) => { toObject(): object };

const isModel = (type: unknown): type is Model => typeof type === 'function' && type.prototype instanceof DataModel;

/** A stored value as its model; as it is stored, if a newer model no longer takes it. */
const modelOf = (type: Model, value: Readonly<Record<string, unknown>>): unknown => {
  try {
    return new type(value);
  } catch (error) {
    hostFault(`setting: ${String(error)}`);
    return value;
  }
};

/** The value as the type wants it. */
const cast = ({ type }: SettingConfig, value: unknown): unknown => {
  if (value === undefined || value === null) return value;
  if (type === Number) return Number(value);
  if (type === Boolean) return Boolean(value);
  if (type === String) return String(value);
  if (isModel(type)) return value instanceof type || !isPlain(value) ? value : modelOf(type, value);
  return type instanceof DataField ? type.initialize(type.clean(type.toObject(value))) : value;
};

/** The value as it is stored. */
const stored = ({ type }: SettingConfig, value: unknown): unknown => {
  if (value instanceof DataModel) return value.toObject();
  return type instanceof DataField ? type.toObject(value) : value;
};

/** [D14] foundry.helpers.ClientSettings (`game.settings`); docs/platform.md 6 */
export class ClientSettings {
  /** [D14] ClientSettings#settings */
  readonly settings = new Map<string, SettingConfig>();
  /** [D14] ClientSettings#menus */
  readonly menus = new Map<string, Data>();
  /** [D14] ClientSettings#storage: the documents of the world, and this browser's storage. */
  readonly storage: Map<string, WorldSettings | Storage>;

  /** Settings that are being created. */
  private readonly making = new Map<string, Promise<unknown>>();
  /** Values that this browser does not store, if it stores nothing. */
  private readonly forgotten = new Map<string, string>();

  constructor(private readonly world: WorldSettings) {
    this.storage = new Map<string, WorldSettings | Storage>([
      ['world', world],
      ['user', world],
      ['client', globalThis.localStorage],
    ]);
  }

  #sheet: object | undefined;

  /** [D14] ClientSettings#sheet: the window in which the user changes them. */
  get sheet(): object {
    const { foundry } = globals<{
      foundry: { applications: { settings: { SettingsConfig: new () => object } } };
    }>();
    this.#sheet ??= new foundry.applications.settings.SettingsConfig();
    return this.#sheet;
  }

  /** [D14] ClientSettings#register */
  register(namespace: string, key: string, data: object): void {
    if (!namespace || !key) throw new Error('You must specify both namespace and key portions of the setting');
    const id = `${namespace}.${key}`;
    const { type, default: given } = data as { type?: unknown; default?: unknown };
    const initial = given === undefined && type instanceof DataField ? { default: type.getInitialValue() } : {};
    this.settings.set(id, { scope: 'client', ...data, ...initial, namespace, key, id });
  }

  /** [D14] ClientSettings#registerMenu */
  registerMenu(namespace: string, key: string, data: object): void {
    const id = `${namespace}.${key}`;
    this.menus.set(id, { ...data, namespace, key, id });
  }

  private config(namespace: string, key: string): SettingConfig {
    const config = this.settings.get(`${namespace}.${key}`);
    if (!config) throw new Error(`"${namespace}.${key}" is not a registered game setting`);
    return config;
  }

  /** [D14] ClientSettings#get */
  get(namespace: string, key: string): unknown {
    const config = this.config(namespace, key);
    const saved = this.saved(config);
    return cast(config, saved === undefined || saved === null ? copy(config.default) : saved);
  }

  private saved({ id, scope }: SettingConfig): unknown {
    if (scope !== 'client') return this.document(id, scope)?.saved;
    const text = this.forgotten.get(id) ?? globalThis.localStorage.getItem(id);
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  private document(id: string, scope: 'world' | 'user'): Setting | undefined {
    return this.world.getSetting(id, scope === 'user' ? current.game.userId : null);
  }

  /** [D14] ClientSettings#set: the whole value is written and sent each time; docs/platform.md 8. */
  async set(namespace: string, key: string, value: unknown, options: Operation = {}): Promise<unknown> {
    const config = this.config(namespace, key);
    const given = cast(config, value === undefined ? config.default : value);
    const source = stored(config, given);
    const faults = notJson(source, config.id);
    if (faults.length > 0) hostFault(`setting "${config.id}": ${faults.join(', ')}`);
    if (config.scope === 'client') return this.setClient(config, given, options);
    if (!current.game.ready) {
      throw new Error(`You may not set the ${config.scope} setting "${config.id}" before the game is ready`);
    }
    await this.write(config.id, config.scope, JSON.stringify(source), options);
    return given;
  }

  /** If several calls set a new setting at once, the first creates it, and the others change it. */
  private async write(id: string, scope: 'world' | 'user', value: string, options: Operation): Promise<void> {
    // no await in between: the next call must already find this one
    for (let ahead = this.making.get(id); ahead; ahead = this.making.get(id)) await ahead;
    const saved = this.document(id, scope);
    if (saved) {
      await saved.update({ value }, options);
      return;
    }
    const user = scope === 'user' ? current.game.userId : null;
    const made = Setting.create({ key: id, value, user }, options);
    this.making.set(
      id,
      made.catch(() => undefined),
    );
    try {
      await made;
    } finally {
      this.making.delete(id);
    }
  }

  private setClient(config: SettingConfig, value: unknown, options: Operation): unknown {
    const json = JSON.stringify(stored(config, value));
    if (hostAssumptions['client-storage'] === 'lost') this.forgotten.set(config.id, json);
    else if (globalThis.localStorage.getItem(config.id) === json) return value;
    else globalThis.localStorage.setItem(config.id, json);
    Hooks.callAll('clientSettingChanged', config.id, value, options);
    config.onChange?.(value, options, current.game.userId ?? '');
    return value;
  }

  /** Informs the package that registered a setting of the world, or of this user, of its new value. */
  changed(setting: Setting, options: Operation, userId: string): void {
    if (setting.user !== null && setting.user !== current.game.userId) return;
    const config = this.settings.get(setting.key);
    config?.onChange?.(cast(config, setting.saved), options, userId);
  }
}
