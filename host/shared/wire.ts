import type { Assumptions } from './assumptions';
import type { Data } from './json';

/** The version the host answers with; docs/platform.md 1. */
export const VERSION = '14.369';
export const RELEASE = { generation: 14, build: 369 } as const;

/** The content type by which a page requests a compiled template. */
export const COMPILED_TEMPLATE = 'application/x-handlebars-template';

/** A longer or deeper frame is refused before it is parsed. */
export const FRAME_BYTES = 1_000_000;
export const FRAME_DEPTH = 40;
/** The most values in a frame: a megabyte could contain half a million, each costing much more than its letters. */
export const FRAME_VALUES = 200_000;

/** Has JSON more values than this, or is it nested deeper? Reads it once, whether it is valid or not. */
export const isLarger = (json: string, deepest: number, most: number): boolean => {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === 92) at++;
      else if (sign === 34) isText = false;
    } else if (sign === 34) isText = true;
    else if (sign === 44) {
      if (++values > most) return true;
    } else if (sign === 91 || sign === 123) {
      if (++values > most || ++depth > deepest) return true;
    } else if (sign === 93 || sign === 125) depth--;
  }
  return false;
};

/** A page's request about a document: options besides the named ones reach the hooks of all pages unchanged. */
export interface Operation extends Data {
  parentUuid?: string | null;
  pack?: string | null;
  data?: Data[];
  updates?: Data[];
  ids?: string[];
  keepId?: boolean;
  keepEmbeddedIds?: boolean;
  diff?: boolean;
  recursive?: boolean;
  render?: boolean;
  noHook?: boolean;
  /** Which documents are read: those whose fields have these values. */
  query?: Data;
}

export type Action = 'create' | 'update' | 'delete';

/** `modifyDocument` with the action `get`, page to server: the server's sources; nobody else is informed. */
export interface ReadRequest {
  readonly action: 'get';
  readonly documentName: string;
  readonly operation: Operation;
}

/** `modifyDocument`, page to server. */
export interface DocumentRequest {
  readonly action: Action;
  readonly documentName: string;
  readonly operation: Operation;
}

/** `modifyDocument`, server to every page: created sources, differences with their `_id`, or deleted ids. */
export interface DocumentAnswer extends DocumentRequest {
  readonly userId: string;
  readonly result: readonly (Data | string)[];
}

/** The server's answer to a request: a value, or the message of an Error. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** `query`, page to server and server to the addressed user's pages. */
export interface QueryRequest {
  readonly queryId: string;
  readonly queryName: string;
  readonly queryData: unknown;
  /** The user who is asked. */
  readonly userId: string;
  /** The asking user; set by the server. */
  readonly senderId?: string;
  readonly timeout?: number;
}

/** A module or system as sent to the page. */
export interface PackageInfo {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly esmodules: readonly string[];
  readonly scripts: readonly string[];
  /** Loads before systems and other modules. */
  readonly library: boolean;
  readonly styles: readonly { readonly src: string; readonly layer: string | null }[];
  readonly languages: readonly { readonly lang: string; readonly name: string; readonly path: string }[];
  readonly socket: boolean;
  readonly flags: Data;
  readonly manifest: Data;
}

/** An installed module, whether the world uses it, and why not, or a warning. */
export interface ModuleInfo extends PackageInfo {
  readonly active: boolean;
  readonly problem?: string;
  readonly notices: readonly string[];
}

/** A compendium: its metadata and the index entries of its documents. */
export interface PackInfo {
  readonly metadata: Data & { readonly id: string; readonly type: string; readonly label: string };
  readonly index: readonly Data[];
  /** Why it cannot be read. */
  readonly problem?: string;
}

/** Everything a page receives when it connects. Every document goes to every page, whoever owns it. */
export interface WorldPayload {
  readonly userId: string;
  readonly boot: string;
  readonly world: { readonly id: string; readonly title: string };
  readonly system: PackageInfo;
  /** In the order in which they load. */
  readonly modules: readonly ModuleInfo[];
  /** Folders among the modules without any readable module, one sentence each. */
  readonly unreadable: readonly string[];
  readonly packs: readonly PackInfo[];
  readonly documents: Readonly<Record<string, readonly Data[]>>;
  readonly activeUsers: readonly string[];
  readonly assumptions: Assumptions;
  readonly noCanvas: boolean;
  readonly routePrefix: string;
  readonly serverTime: number;
  readonly paused: boolean;
}
