/**
 * What the user interface needs from the rest of the page: Foundry's globals, with the members that windows, directories and
 * canvas read. The data layer defines them; this file only declares their types.
 */

/** A plain JSON object. */
export type Json = Record<string, unknown>;

export interface HostUser {
  readonly id: string;
  readonly name: string;
  readonly color: string | { readonly css: string };
  readonly role: number;
  readonly active: boolean;
  readonly isGM: boolean;
  readonly isSelf: boolean;
  readonly targets?: Set<unknown>;
  can?(permission: string): boolean;
}

export interface RenderableApp {
  readonly id: string;
  render(options?: { force?: boolean }): Promise<unknown>;
  close(options?: Record<string, unknown>): Promise<unknown>;
}

export interface HostDocument {
  readonly id: string;
  readonly _id?: string;
  readonly uuid: string;
  readonly documentName: string;
  readonly name: string;
  readonly type?: string;
  readonly flags: Record<string, Json>;
  readonly parent: HostDocument | null;
  readonly isOwner: boolean;
  readonly visible: boolean;
  readonly sort?: number;
  readonly folder?: HostDocument | string | null;
  readonly sheet: RenderableApp | null;
  readonly apps?: Record<string, RenderableApp>;
  readonly pack?: string | null;
  testUserPermission(user: HostUser, level: string | number): boolean;
  canUserModify(user: HostUser, action: string, data?: object): boolean;
  getFlag(scope: string, key: string): unknown;
  update(changes: object, operation?: object): Promise<unknown>;
  delete(operation?: object): Promise<unknown>;
  toObject(): Json;
  clone?(changes?: object, options?: object): Promise<unknown>;
  exportToJSON?(): void;
  importFromJSONDialog?(): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[], operation?: object): Promise<unknown>;
  deleteEmbeddedDocuments(name: string, ids: string[], operation?: object): Promise<unknown>;
  updateEmbeddedDocuments(name: string, changes: object[], operation?: object): Promise<unknown>;
}

export interface HostPage extends HostDocument {
  readonly text?: { readonly content?: string; readonly format?: number };
  readonly title?: { readonly show?: boolean; readonly level?: number };
  readonly src?: string;
}

export interface HostCard extends HostDocument {
  readonly suit?: string;
  readonly value?: number | null;
  readonly drawn: boolean;
  readonly face: number | null;
  readonly faces: readonly { readonly name?: string; readonly img?: string; readonly text?: string }[];
  readonly back: { readonly name?: string; readonly img?: string };
  flip?(face?: number | null): Promise<unknown>;
}

export interface HostCards extends HostDocument {
  readonly cards: HostCollection<HostCard>;
  deal(to: HostCards[], number?: number, options?: object): Promise<unknown>;
  draw(from: HostCards, number?: number, options?: object): Promise<unknown>;
  pass(to: HostCards, ids: string[], options?: object): Promise<unknown>;
  shuffle(options?: object): Promise<unknown>;
  recall(options?: object): Promise<unknown>;
}

export interface HostTile extends HostDocument {
  readonly texture: { readonly src?: string | null; readonly anchorX?: number; readonly anchorY?: number };
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly alpha: number;
  readonly elevation: number;
  readonly hidden: boolean;
  readonly locked: boolean;
}

export interface HostToken extends HostDocument {
  readonly texture: { readonly src?: string | null };
}

export interface HostLevel extends HostDocument {
  readonly background?: { readonly src?: string | null; readonly color?: string | null };
}

export interface HostScene extends HostDocument {
  readonly active: boolean;
  readonly navigation?: boolean;
  readonly navName?: string;
  readonly navOrder?: number;
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly initial?: { readonly x: number | null; readonly y: number | null; readonly scale: number | null };
  readonly grid?: { readonly type?: number; readonly size?: number };
  readonly levels?: HostCollection<HostLevel>;
  readonly tiles: HostCollection<HostTile>;
  readonly tokens: HostCollection<HostToken>;
  activate?(): Promise<unknown>;
  view?(): Promise<unknown>;
}

export interface HostMessage extends HostDocument {
  readonly content: string;
  readonly timestamp: number;
  readonly author: HostUser | string | null;
  readonly whisper: readonly string[];
  readonly blind: boolean;
  readonly isContentVisible?: boolean;
  readonly rolls: readonly unknown[];
  readonly flavor?: string;
  readonly speaker?: { readonly alias?: string | null };
  readonly alias?: string;
}

export interface HostFolder extends HostDocument {
  readonly color?: string | null;
}

export interface HostCollection<D> extends Iterable<D> {
  readonly size: number;
  readonly contents: D[];
  get(id: string): D | undefined;
}

export interface HostPack {
  readonly collection: string;
  readonly title: string;
  readonly problem?: string | undefined;
  readonly documentName: string;
  readonly index?: Iterable<{
    readonly _id: string;
    readonly uuid: string;
    readonly name: string;
    readonly img?: string;
  }>;
  readonly visible?: boolean;
  getIndex(): Promise<
    Iterable<{ readonly _id: string; readonly uuid: string; readonly name: string; readonly img?: string }>
  >;
  getDocument(id: string): Promise<HostDocument | null | undefined>;
}

export interface HostSetting {
  readonly namespace: string;
  readonly key: string;
  readonly id?: string;
  readonly name?: string;
  readonly hint?: string;
  readonly scope?: string;
  readonly config?: boolean;
  readonly type?: unknown;
  readonly default?: unknown;
  readonly choices?: Readonly<Record<string, string>> | readonly string[];
  readonly range?: { readonly min: number; readonly max: number; readonly step?: number };
  readonly requiresReload?: boolean;
}

export interface HostMenu {
  readonly namespace: string;
  readonly key: string;
  readonly name?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly icon?: string;
  readonly restricted?: boolean;
  readonly type: new () => RenderableApp;
}

export interface HostSettings {
  readonly settings: Map<string, HostSetting>;
  readonly menus: Map<string, HostMenu>;
  register(namespace: string, key: string, data: object): void;
  get(namespace: string, key: string): unknown;
  set(namespace: string, key: string, value: unknown): Promise<unknown>;
}

export interface HostModule {
  readonly id: string;
  readonly title: string;
  readonly version?: string;
  readonly active?: boolean;
}

export interface HostGame {
  readonly ready: boolean;
  readonly version: string;
  readonly user: HostUser | null;
  readonly userId: string | null;
  readonly users: HostCollection<HostUser> & { readonly activeGM: HostUser | null };
  readonly world: { readonly id: string; readonly title: string };
  readonly system: { readonly id: string; readonly title?: string; readonly version?: string };
  readonly modules: Map<string, HostModule>;
  readonly settings: HostSettings;
  readonly i18n: {
    readonly lang: string;
    localize(key: string, data?: object): string;
    format(key: string, data?: object): string;
    has(key: string): boolean;
  };
  readonly journal: HostCollection<HostDocument>;
  readonly scenes: HostCollection<HostScene> & {
    readonly active: HostScene | null | undefined;
    readonly current?: HostScene | null | undefined;
    readonly viewed?: HostScene | null | undefined;
  };
  readonly folders: HostCollection<HostFolder>;
  readonly messages: HostCollection<HostMessage>;
  readonly cards: HostCollection<HostCards>;
  readonly macros: HostCollection<HostDocument>;
  readonly collections: Map<string, HostCollection<HostDocument>>;
  readonly packs: HostCollection<HostPack>;
  logOut?(): void;
}

export interface HostHooks {
  on(name: string, fn: (...args: never[]) => unknown): number;
  once(name: string, fn: (...args: never[]) => unknown): number;
  call(name: string, ...args: unknown[]): boolean;
  callAll(name: string, ...args: unknown[]): boolean;
  readonly events: Readonly<Record<string, readonly unknown[]>>;
}

interface Page {
  game: HostGame;
  Hooks: HostHooks;
  CONFIG: Record<string, Json>;
  CONST: Record<string, unknown>;
  ui: Record<string, unknown>;
  canvas: unknown;
  hostAssumptions?: Readonly<Record<string, string>>;
}

/** The page's global object with the types above. */
export const page = globalThis as unknown as Page;

/** The localization of a key; before `i18nInit` the key itself, as in Foundry. */
export const localize = (key: string, data?: object): string => {
  const i18n = (page.game as HostGame | undefined)?.i18n;
  if (!i18n) return key;
  return data ? i18n.format(key, data) : i18n.localize(key);
};

/** Reads one assumption about Foundry that has two values; see the host's list of assumptions. */
export const assumed = (key: string, fallback: string): string => page.hostAssumptions?.[key] ?? fallback;

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Adds classes and functions to a namespace of `foundry`, keeping what other parts of the host put there. */
export const defineNamespace = (path: string, members: Readonly<Record<string, unknown>>): void => {
  let place: Json = page as unknown as Json;
  for (const key of path.split('.')) {
    const next = place[key];
    place = isPlain(next) ? next : ((place[key] = {}) as Json);
  }
  Object.assign(place, members);
};

type Notify = (message: string | Error, options?: { readonly permanent?: boolean }) => unknown;

/** `ui.notifications`, with the methods that the interface uses. */
export const notifications = (): Record<'info' | 'warn' | 'error', Notify> =>
  page.ui['notifications'] as Record<'info' | 'warn' | 'error', Notify>;

/** The address that invites a user; only the Gamemaster receives it. */
export const invitation = (userId: string): Promise<string> =>
  (page as unknown as { embeddedHost: { invitation(userId: string): Promise<string> } }).embeddedHost.invitation(
    userId,
  );
