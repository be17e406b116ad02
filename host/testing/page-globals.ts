import type { Page } from 'playwright-core';
import type { Host } from '../server';

/**
 * The page's globals for tests that run inside a page. Only types: the bodies given to `page.evaluate` see the real
 * things.
 */
export interface Doc {
  id: string;
  name: string;
  uuid: string;
  flags: Record<string, unknown>;
  isOwner: boolean;
  [member: string]: unknown;
  update(data: object, options?: object): Promise<Doc | undefined>;
  getFlag(scope: string, key: string): unknown;
  setFlag(scope: string, key: string, value: unknown): Promise<Doc>;
  unsetFlag(scope: string, key: string): Promise<Doc>;
  createEmbeddedDocuments(name: string, data: object[], options?: object): Promise<Doc[]>;
  toObject(): Record<string, unknown>;
}

interface DocClass {
  create(data: object, options?: object): Promise<Doc>;
  createDocuments(data: object[], options?: object): Promise<Doc[]>;
  deleteDocuments(ids: string[]): Promise<Doc[]>;
}

interface Docs extends Iterable<Doc> {
  size: number;
  get(id: string): Doc | undefined;
  getName(name: string): Doc | undefined;
}

interface Asked extends Doc {
  query(name: string, data: unknown, options?: object): Promise<unknown>;
}

export interface Rolled {
  total: number;
  formula: string;
  dice: object[];
  evaluate(): Promise<Rolled>;
  toMessage(data: object, options?: object): Promise<Doc>;
}

interface Seen {
  hook: string;
  user: string | null;
  words: string | null;
  ready: boolean;
  id?: string;
  data?: unknown;
}

/** The globals by name: a test declares those it uses. */
export interface PageGlobals {
  foundry: {
    utils: Record<string, (...args: unknown[]) => unknown>;
    dice: { terms: { DiceTerm: new (data: object) => object } };
  };
  JournalEntry: DocClass;
  Scene: DocClass;
  Cards: DocClass;
  Hooks: {
    on(hook: string, fn: (...args: never[]) => unknown): number;
    off(hook: string, id: number): void;
  };
  Roll: { new (formula: string): Rolled; fromData(data: object): Rolled; validate(formula: string): boolean };
  _del: unknown;
  _replace: (value: unknown) => unknown;
  CONFIG: {
    DatabaseBackend: { get(documentClass: DocClass, operation: object): Promise<Doc[]> };
    Tile: { documentClass: new () => object };
    Dice: { terms: Record<string, unknown>; randomUniform(): number };
  };
  hostFaults: string[];
  probe: Seen[];
  game: {
    ready: boolean;
    userId: string;
    users: Docs & { activeGM: Asked };
    journal: Docs;
    modules: Map<string, object>;
    i18n: {
      lang: string;
      localize(key: string): string;
      format(key: string, data: object): string;
      has(key: string): boolean;
    };
    settings: {
      get(scope: string, key: string): unknown;
      set(scope: string, key: string, value: unknown): Promise<unknown>;
    };
    socket: { emit(event: string, data: unknown): void; socket: { emit(...args: unknown[]): void } };
  };
}

declare const game: PageGlobals['game'];

/** A host with the pages of a game master and of a player. */
export interface TestSession {
  readonly host: Host;
  readonly gm: Page;
  readonly player: Page;
}

/** Waits until the server has informed `page` of everything before. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        game.socket.socket.emit('boot', {}, resolve);
      }),
  );
