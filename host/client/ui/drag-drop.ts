import { globals } from '../global';

type Permission = (selector: string | undefined) => boolean;

type DragEventName = 'dragstart' | 'dragover' | 'drop' | 'dragend' | 'dragenter' | 'dragleave';

export interface DragDropOptions {
  readonly dragSelector?: string;
  readonly dropSelector?: string;
  readonly permissions?: { readonly dragstart?: Permission; readonly drop?: Permission };
  readonly callbacks?: Readonly<Partial<Record<DragEventName, (event: DragEvent) => unknown>>>;
}

/** [D13] foundry.applications.ux.DragDrop: native drag and drop for a window. */
export class DragDrop {
  static get implementation(): typeof DragDrop {
    return DragDrop;
  }

  /** [D14] DragDrop#dragSelector, DragDrop#dropSelector, DragDrop#permissions, DragDrop#callbacks */
  readonly dragSelector: string | undefined;
  readonly dropSelector: string | undefined;
  readonly permissions: NonNullable<DragDropOptions['permissions']>;
  readonly callbacks: NonNullable<DragDropOptions['callbacks']>;

  constructor(readonly options: DragDropOptions = {}) {
    this.dragSelector = options.dragSelector;
    this.dropSelector = options.dropSelector;
    this.permissions = options.permissions ?? {};
    this.callbacks = options.callbacks ?? {};
  }

  /** [D14] DragDrop#callback, DragDrop#can */
  callback(event: DragEvent, action: string): unknown {
    return this.callbacks[action as DragEventName]?.(event);
  }

  can(action: 'dragstart' | 'drop', selector: string): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }

  /** [D14] DragDrop.createDragImage: what hangs at the pointer; DragDrop.getPayload: what is being dragged. */
  static createDragImage(img: HTMLImageElement, width: number, height: number): HTMLDivElement {
    const preview = Object.assign(document.createElement('div'), { id: 'drag-preview' });
    const picture = Object.assign(img.cloneNode() as HTMLImageElement, { width, height });
    preview.append(picture);
    document.body.append(preview);
    setTimeout(() => preview.remove(), 0);
    return preview;
  }

  static getPayload(): Record<string, unknown> | null {
    return DragDrop.#carried;
  }

  static #carried: Record<string, unknown> | null = null;

  /** Remembers what a drag carries, which a browser does not tell before the drop. */
  static remember(event: DragEvent): void {
    try {
      DragDrop.#carried = JSON.parse(event.dataTransfer?.getData('text/plain') || 'null') as Record<
        string,
        unknown
      > | null;
    } catch {
      DragDrop.#carried = null;
    }
  }

  /** [D13] DragDrop#bind; assumed: bound again, it does not act twice. */
  bind(html: HTMLElement): this {
    const { dragSelector, dropSelector, permissions = {}, callbacks = {} } = this.options;
    if (dragSelector && (permissions.dragstart?.(dragSelector) ?? true)) {
      for (const element of html.querySelectorAll<HTMLElement>(dragSelector)) {
        element.draggable = true;
        element.ondragstart = event => {
          callbacks.dragstart?.(event);
          DragDrop.remember(event);
        };
        element.ondragend = event => void callbacks.dragend?.(event);
      }
    }
    if (!(permissions.drop?.(dropSelector) ?? true)) return this;
    const within = dropSelector && !html.matches(dropSelector);
    const targets = within ? html.querySelectorAll<HTMLElement>(dropSelector) : [html];
    for (const target of targets) this.#acceptDrops(target, callbacks);
    return this;
  }

  #acceptDrops(element: HTMLElement, callbacks: NonNullable<DragDropOptions['callbacks']>): void {
    element.ondragover = event => {
      event.preventDefault();
      callbacks.dragover?.(event);
    };
    element.ondragenter = event => void callbacks.dragenter?.(event);
    element.ondragleave = event => void callbacks.dragleave?.(event);
    element.ondrop = event => {
      event.preventDefault();
      callbacks.drop?.(event);
    };
  }
}

type Handler = (event: DragEvent) => void;

/** A window of the first generation, with the members for drag and drop. */
interface Dragging {
  readonly options: { readonly dragDrop?: object[] };
  _canDragStart(selector?: string): boolean;
  _canDragDrop(selector?: string): boolean;
  _onDragStart: Handler;
  _onDragOver: Handler;
  _onDrop(event: DragEvent): unknown;
}

interface Bound {
  bind(element: HTMLElement): void;
}

/** The drags that the options of a window name, bound to its element. */
export const dragDropsOf = (app: Dragging, element: HTMLElement | undefined): unknown[] => {
  const { DragDrop } = globals<{ foundry: { applications: { ux: { DragDrop: new (options: object) => Bound } } } }>()
    .foundry.applications.ux;
  return (app.options.dragDrop ?? []).map(options => {
    const bound = new DragDrop({
      ...options,
      permissions: { dragstart: app._canDragStart.bind(app), drop: app._canDragDrop.bind(app) },
      callbacks: {
        dragstart: app._onDragStart.bind(app),
        dragover: app._onDragOver.bind(app),
        drop: app._onDrop.bind(app),
      },
    });
    if (element) bound.bind(element);
    return bound;
  });
};
