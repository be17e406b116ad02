/** The part of the board that a window shows: wheel and buttons zoom, dragging the empty board pans. */
import type { Board, Box, Point } from '../../kernel/board';
import type { Sheet } from './sheet';

export interface Viewport {
  /** Zooms around a point of the screen, or around the middle. */
  zoom(by: number, about?: Point): void;
  /** Shows the whole board. */
  fit(): void;
}

const CLOSEST = 6;

/** Lets a window zoom and pan its board; `signal` ends it. */
export const makeViewport = ({ svg, toBoard }: Sheet, board: Board, signal: AbortSignal): Viewport => {
  const whole: Box = { x: 0, y: 0, width: board.width, height: board.height };
  let shown = whole;
  let grip: { readonly pointer: number; readonly at: Point } | undefined;

  const within = (value: number, size: number, length: number): number => Math.max(0, Math.min(value, length - size));
  const look = (box: Box): void => {
    shown = { ...box, x: within(box.x, box.width, board.width), y: within(box.y, box.height, board.height) };
    svg.setAttribute('viewBox', `${shown.x} ${shown.y} ${shown.width} ${shown.height}`);
  };
  const middle = (): Point => ({ x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 });

  const zoom = (by: number, about?: Point): void => {
    const at = about ? toBoard(about.x, about.y) : middle();
    const width = Math.min(board.width, Math.max(board.width / CLOSEST, shown.width / by));
    const scale = width / shown.width;
    look({
      x: at.x - (at.x - shown.x) * scale,
      y: at.y - (at.y - shown.y) * scale,
      width,
      height: shown.height * scale,
    });
  };

  svg.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );

  svg.addEventListener(
    'pointerdown',
    event => {
      if (event.button !== 0 && event.button !== 2) return;
      grip = { pointer: event.pointerId, at: toBoard(event.clientX, event.clientY) };
    },
    { signal },
  );
  svg.addEventListener(
    'pointermove',
    event => {
      if (!grip || event.pointerId !== grip.pointer || !(event.buttons & 3)) return;
      const now = toBoard(event.clientX, event.clientY);
      look({ ...shown, x: shown.x + grip.at.x - now.x, y: shown.y + grip.at.y - now.y });
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    svg.addEventListener(
      end,
      () => {
        grip = undefined;
      },
      { signal },
    );
  svg.addEventListener('contextmenu', event => event.preventDefault(), { signal });

  return { zoom, fit: () => look(whole) };
};
