/** [D14] foundry.applications.ux: draggable windows, searches in lists, and the like. */
import { follow } from './application/drag';
import { page } from './globals';

interface Placed {
  position: { left?: number | null; top?: number | null; width?: unknown; height?: unknown };
  setPosition(position: object): unknown;
}

/** [D14] Draggable: lets the user drag a window by a handle. */
export class Draggable {
  static get implementation(): typeof Draggable {
    return Draggable;
  }

  readonly handle: HTMLElement;

  constructor(
    readonly app: Placed,
    element: HTMLElement | ArrayLike<HTMLElement>,
    handle?: HTMLElement | false,
    readonly resizable: unknown = false,
  ) {
    const target = element instanceof HTMLElement ? element : element[0];
    this.handle = handle || (target as HTMLElement);
    follow(this.handle, () => {
      const { left = 0, top = 0 } = app.position;
      return (dx, dy) => void app.setPosition({ left: (left ?? 0) + dx, top: (top ?? 0) + dy });
    });
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
  query = '';
  rgx = /(?:)/;

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

interface PickerOptions {
  readonly type?: string;
  readonly current?: string;
  readonly callback?: (path: string, picker: FilePicker) => unknown;
}

interface Dialogs {
  prompt(options: object): Promise<unknown>;
}

/** [D14] foundry.applications.apps.FilePicker: here a question for the path; nothing is uploaded. */
export class FilePicker {
  static get implementation(): typeof FilePicker {
    return FilePicker;
  }

  readonly type: string;
  readonly request: string;
  readonly callback: PickerOptions['callback'];

  constructor({ type = 'any', current = '', callback }: PickerOptions = {}) {
    this.type = type;
    this.request = current;
    this.callback = callback;
  }

  /** [D14] FilePicker#browse, FilePicker#render */
  async browse(): Promise<this> {
    const { foundry } = page as unknown as { foundry: { applications: { api: { DialogV2: Dialogs } } } };
    const path = await foundry.applications.api.DialogV2.prompt({
      window: { title: 'File' },
      content: '<input type="text" name="path" autofocus>',
      ok: {
        callback: (_event: Event, { form }: HTMLButtonElement) =>
          (form?.elements.namedItem('path') as HTMLInputElement | null | undefined)?.value,
      },
    });
    if (typeof path === 'string' && path) this.callback?.(path, this);
    return this;
  }

  render(): Promise<this> {
    return this.browse();
  }

  /** [D14] FilePicker.browse, FilePicker.upload, FilePicker.createDirectory: there are no users' files here. */
  static async browse(source: string, target: string): Promise<object> {
    return { target, source, dirs: [], files: [], private: false, gridSize: null, extensions: [] };
  }

  static async upload(): Promise<false> {
    return false;
  }

  static async createDirectory(): Promise<string> {
    return '';
  }
}

/** [D14] foundry.nue.Tour, foundry.nue.ToursCollection: registered, but never started. */
export class Tour {
  id = '';
  namespace = '';
  status = 'unstarted';

  constructor(readonly config: Readonly<Record<string, unknown>> = {}) {
    this.id = String(config['id'] ?? '');
  }

  static STATUS = { UNSTARTED: 'unstarted', IN_PROGRESS: 'in-progress', COMPLETED: 'completed' };

  static async fromJSON(path: string): Promise<Tour> {
    const response = await fetch(path);
    return new this((await response.json()) as Record<string, unknown>);
  }

  async start(): Promise<void> {}

  async _preStep(): Promise<void> {}

  async _postStep(): Promise<void> {}
}

export class ToursCollection extends Map<string, Tour> {
  register(namespace: string, id: string, tour: Tour): void {
    tour.namespace = namespace;
    tour.id = id;
    this.set(`${namespace}.${id}`, tour);
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
    readonly permissions: object = {},
    readonly callbacks: object = {},
    readonly options: object = {},
  ) {}

  static emulateMoveEvent(): void {}

  activate(): this {
    return this;
  }

  cancel(): void {}

  reset(): void {}
}
