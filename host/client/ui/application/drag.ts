import type { Position } from './options';

/** A window that can be dragged. */
interface Movable {
  readonly element: HTMLElement;
  readonly position: Position;
  setPosition(position: Position): unknown;
}

type Moved = (dx: number, dy: number) => void;

/** Follows the pointer from its press on `handle` to its release. */
export const follow = (handle: HTMLElement, starts: (event: PointerEvent) => Moved | undefined): void => {
  handle.addEventListener('pointerdown', down => {
    if (down.button !== 0) return;
    const moved = starts(down);
    if (!moved) return;
    handle.setPointerCapture(down.pointerId);
    const move = (event: PointerEvent): void => moved(event.clientX - down.clientX, event.clientY - down.clientY);
    const end = (): void => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  });
};

/** Lets the user drag a window by its header. */
export const dragByHeader = (app: Movable, header: HTMLElement): void =>
  follow(header, event => {
    if ((event.target as HTMLElement).closest('button')) return undefined;
    const { left = 0, top = 0 } = app.position;
    return (dx, dy) => app.setPosition({ left: left + dx, top: top + dy });
  });

/** Lets the corner of a window resize it. */
export const resizeByCorner = (app: Movable, corner: HTMLElement): void =>
  follow(corner, event => {
    event.preventDefault();
    const { offsetWidth, offsetHeight } = app.element;
    return (dx, dy) => app.setPosition({ width: offsetWidth + dx, height: offsetHeight + dy });
  });
