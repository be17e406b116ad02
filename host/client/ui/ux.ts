/** [D14] foundry.applications.ux: draggable windows, searches in lists, and the like. */
import { page } from './globals';

interface Placed {
  position: { left?: number | null; top?: number | null; width?: unknown; height?: unknown };
  setPosition(position: object): unknown;
}

/** [M] What a Draggable registers while the pointer is down: an event of the window, its handler, and its options. */
type Registered = [event: string, handler: (event: PointerEvent) => void, options: boolean];

/** [D14] foundry.applications.ux.Draggable: lets the user drag a window by a handle. Its resizing is that of the window. */
export class Draggable {
  static get implementation(): typeof Draggable {
    return Draggable;
  }

  /** [D14] Draggable#element, Draggable#handle, Draggable#position, Draggable#handlers */
  readonly element: HTMLElement;
  readonly handle: HTMLElement | false;
  position: { left?: number | null; top?: number | null } | null = null;
  handlers: Record<string, Registered> = {};
  _initial: { x: number; y: number } | null = null;

  constructor(
    readonly app: Placed,
    element: HTMLElement | ArrayLike<HTMLElement>,
    handle?: HTMLElement | false,
    readonly resizable: unknown = false,
  ) {
    this.element = element instanceof HTMLElement ? element : (element[0] as HTMLElement);
    this.handle = handle ?? this.element;
    this.activateListeners();
  }

  /** [D14] Draggable#activateListeners, Draggable#_activateDragListeners */
  activateListeners(): void {
    this._activateDragListeners();
  }

  protected _activateDragListeners(): void {
    if (!this.handle) return;
    this.handlers['dragDown'] = ['pointerdown', event => this._onDragMouseDown(event), false];
    this.handlers['dragMove'] = ['pointermove', event => this._onDragMouseMove(event), false];
    this.handlers['dragUp'] = ['pointerup', event => this._onDragMouseUp(event), false];
    this.handle.addEventListener('pointerdown', event => this.handlers['dragDown']?.[1](event));
  }

  /** [D14] Draggable#_onDragMouseDown, Draggable#_onDragMouseMove, Draggable#_onDragMouseUp */
  protected _onDragMouseDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.position = { ...this.app.position };
    this._initial = { x: event.clientX, y: event.clientY };
    for (const name of ['dragMove', 'dragUp']) this.#whileDown('addEventListener', name);
  }

  protected _onDragMouseMove(event: PointerEvent): void {
    const { x = 0, y = 0 } = this._initial ?? {};
    const { left, top } = this.position ?? {};
    this.app.setPosition({ left: (left ?? 0) + event.clientX - x, top: (top ?? 0) + event.clientY - y });
  }

  protected _onDragMouseUp(_event: PointerEvent): void {
    for (const name of ['dragMove', 'dragUp']) this.#whileDown('removeEventListener', name);
  }

  #whileDown(change: 'addEventListener' | 'removeEventListener', name: string): void {
    const [event, handler, options] = this.handlers[name] ?? [];
    if (event && handler) window[change](event, handler as EventListener, options);
  }
}

interface SearchOptions {
  readonly inputSelector: string;
  readonly contentSelector: string;
  readonly callback: (event: Event | null, query: string, rgx: RegExp, html: HTMLElement | null) => unknown;
  readonly initial?: string;
  readonly delay?: number;
}

/** [D14] SearchFilter */
export class SearchFilter {
  /** [D14] SearchFilter.OPERATORS: how a field is compared with what is sought. */
  static readonly OPERATORS = {
    EQUALS: 'equals',
    CONTAINS: 'contains',
    STARTS_WITH: 'starts_with',
    ENDS_WITH: 'ends_with',
    LESS_THAN: 'lt',
    LESS_THAN_EQUAL: 'lte',
    GREATER_THAN: 'gt',
    GREATER_THAN_EQUAL: 'gte',
    BETWEEN: 'between',
    IS_EMPTY: 'is_empty',
  } as const;

  query = '';
  rgx = /(?:)/;

  /** [D14] SearchFilter#callback */
  get callback(): SearchOptions['callback'] {
    return this.options.callback;
  }

  constructor(readonly options: SearchOptions) {
    this.query = options.initial ?? '';
  }

  /** [D14] SearchFilter.cleanQuery, SearchFilter.testQuery */
  static cleanQuery(query: string): string {
    return query
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLocaleLowerCase()
      .trim();
  }

  static testQuery(query: string, text: string): boolean {
    return SearchFilter.cleanQuery(text).includes(SearchFilter.cleanQuery(query));
  }

  bind(html: HTMLElement): void {
    const input = html.querySelector<HTMLInputElement>(this.options.inputSelector);
    const content = html.querySelector<HTMLElement>(this.options.contentSelector);
    const run = (event: Event | null): void => {
      this.query = SearchFilter.cleanQuery(input?.value ?? this.query);
      this.rgx = new RegExp(this.query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
      this.options.callback(event, this.query, this.rgx, content);
    };
    input?.addEventListener('input', run);
    if (this.query) run(null);
  }

  unbind(): void {}

  filter(event: Event | null, query: string): void {
    this.options.callback(event, SearchFilter.cleanQuery(query), new RegExp(query, 'i'), null);
  }
}

/** [D14] foundry.helpers.interaction.MouseInteractionManager: the states that packages compare with. */
export class MouseInteractionManager {
  static INTERACTION_STATES = { NONE: 0, HOVER: 1, CLICKED: 2, GRABBED: 3, DRAG: 4, DROP: 5 };
  static LONG_PRESS_DURATION_MS = 500;
  state = 0;

  constructor(
    readonly object: unknown,
    readonly layer: unknown,
    readonly permissions: Readonly<Record<string, unknown>> = {},
    readonly callbacks: Readonly<Record<string, unknown>> = {},
    readonly options: object = {},
  ) {}

  static emulateMoveEvent(): void {}

  activate(): this {
    return this;
  }

  /** [D11] MouseInteractionManager#can: by the check of that action. The host's own objects ask without a manager. */
  can(action: string, event: unknown): boolean {
    const check = this.permissions[action];
    return Boolean(typeof check === 'function' ? check.call(this.object, page.game.user, event) : (check ?? true));
  }

  /** [D11] MouseInteractionManager#callback */
  callback(action: string, event: unknown, ...args: unknown[]): unknown {
    const answer = this.callbacks[action];
    return typeof answer === 'function' ? answer.call(this.object, event, ...args) : undefined;
  }

  cancel(): void {}

  reset(): void {}
}
