import type { FormDataExtended } from '../form-data';

/** `this` is the application, also in a static method; the second argument is the element that has `data-action`. */
export type ActionHandler = (this: never, event: PointerEvent, target: HTMLElement) => unknown;

export interface Action {
  readonly handler: ActionHandler;
  readonly buttons: readonly number[];
}

/** An entry of the menu in the window's header. */
export interface HeaderControl {
  readonly icon: string;
  readonly label: string;
  readonly action?: string;
  readonly visible?: boolean | ((this: never) => boolean);
  readonly onClick?: (event: PointerEvent) => unknown;
}

export interface WindowOptions {
  frame?: boolean;
  positioned?: boolean;
  title?: string;
  icon?: string | false;
  controls?: HeaderControl[];
  minimizable?: boolean;
  resizable?: boolean;
  contentTag?: string;
  contentClasses?: string[];
}

export interface FormOptions {
  handler?: (this: never, event: Event, form: HTMLFormElement, data: FormDataExtended) => unknown;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

export interface Position {
  top?: number;
  left?: number;
  width?: number | 'auto';
  height?: number | 'auto';
  scale?: number;
  zIndex?: number;
}

/** [D13] ApplicationConfiguration; docs/platform.md 6 */
export interface ApplicationOptions {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowOptions;
  actions: Record<string, ActionHandler | Action>;
  form?: FormOptions;
  position: Position;
  [extra: string]: unknown;
}

/** [D14] ApplicationRenderOptions; docs/platform.md 6 */
export interface RenderOptions {
  force?: boolean;
  position?: Position;
  window?: WindowOptions;
  parts?: string[];
  tab?: Record<string, string> | string;
  isFirstRender?: boolean;
  [extra: string]: unknown;
}

export interface TabsConfiguration {
  readonly tabs?: readonly {
    readonly id: string;
    readonly group?: string;
    readonly icon?: string;
    readonly label?: string;
    readonly tooltip?: string;
    readonly cssClass?: string;
  }[];
  readonly initial?: string;
  readonly labelPrefix?: string;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists that a subclass adds to, rather than replaces. */
const ADDED = new Set(['classes', 'contentClasses', 'controls']);

/** Merges the options of a subclass over those of its parents. */
export const layOptions = (under: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> => {
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const before = result[key];
    if (isPlain(value)) result[key] = layOptions(isPlain(before) ? before : {}, value);
    else if (Array.isArray(value)) {
      result[key] = ADDED.has(key) && Array.isArray(before) ? [...new Set([...before, ...value])] : [...value];
    } else if (value !== undefined) result[key] = value;
  }
  return result;
};

/** The defaults of every application; docs/platform.md 6 */
export const DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
  id: 'app-{id}',
  classes: [],
  tag: 'div',
  window: {
    frame: true,
    positioned: true,
    title: '',
    icon: '',
    controls: [],
    minimizable: true,
    resizable: false,
    contentTag: 'section',
    contentClasses: [],
  },
  actions: {},
  position: {},
};
