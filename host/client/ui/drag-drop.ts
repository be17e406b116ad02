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

  constructor(readonly options: DragDropOptions = {}) {}

  /** [D13] DragDrop#bind */
  bind(html: HTMLElement): this {
    const { dragSelector, dropSelector, permissions = {}, callbacks = {} } = this.options;
    if (dragSelector && (permissions.dragstart?.(dragSelector) ?? true)) {
      for (const element of html.querySelectorAll<HTMLElement>(dragSelector)) {
        element.draggable = true;
        element.addEventListener('dragstart', event => callbacks.dragstart?.(event));
        element.addEventListener('dragend', event => callbacks.dragend?.(event));
      }
    }
    if (!(permissions.drop?.(dropSelector) ?? true)) return this;
    const within = dropSelector && !html.matches(dropSelector);
    const targets = within ? html.querySelectorAll<HTMLElement>(dropSelector) : [html];
    for (const target of targets) this.#acceptDrops(target, callbacks);
    return this;
  }

  #acceptDrops(element: HTMLElement, callbacks: NonNullable<DragDropOptions['callbacks']>): void {
    element.addEventListener('dragover', event => {
      event.preventDefault();
      callbacks.dragover?.(event);
    });
    element.addEventListener('dragenter', event => callbacks.dragenter?.(event));
    element.addEventListener('dragleave', event => callbacks.dragleave?.(event));
    element.addEventListener('drop', event => {
      event.preventDefault();
      callbacks.drop?.(event);
    });
  }
}
