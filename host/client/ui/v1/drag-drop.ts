import { globals } from '../../global';

type Handler = (event: DragEvent) => void;

/** A window of the first generation, with the members for drag and drop. */
interface Dragging {
  readonly options: { readonly dragDrop?: object[] };
  _canDragStart(selector?: string): boolean;
  _canDragDrop(selector?: string): boolean;
  _onDragStart: Handler;
  _onDragOver: Handler;
  _onDrop: Handler;
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
