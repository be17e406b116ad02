/** What lies on a board is asked for: by the right button or by the menu key. */
import type { Point } from '../../kernel/board';
import { FAR, isOver, middle, named } from './gestures';

/**
 * Calls `ask` when what lies on a board is asked for: a press of the right button that moves nothing, or the menu key. Over a
 * canvas the press is the canvas's too, which then has the pointer: where it ends is heard on the page. `ask` answers
 * whether it takes the question.
 */
export const askedBy = (
  svg: SVGSVGElement,
  ask: (piece: string | undefined, at: Point) => boolean,
  signal: AbortSignal,
): void => {
  let pressed: { readonly piece: string | undefined; readonly at: Point } | undefined;
  svg.ownerDocument.addEventListener(
    'pointerdown',
    ({ button, target, clientX, clientY, isTrusted }) => {
      const at = { x: clientX, y: clientY };
      if (button === 2 && isTrusted && isOver(svg, target, at)) pressed = { piece: named(target, 'piece')?.id, at };
    },
    { signal, capture: true },
  );
  svg.ownerDocument.addEventListener(
    'pointerup',
    ({ button, clientX, clientY }) => {
      if (button !== 2 || !pressed) return;
      const { piece, at } = pressed;
      pressed = undefined;
      if (Math.hypot(clientX - at.x, clientY - at.y) < FAR) ask(piece, at);
    },
    { signal },
  );
  svg.addEventListener(
    'keydown',
    event => {
      const piece = named(event.target, 'piece');
      if (event.key === 'ContextMenu' && piece && ask(piece.id, middle(piece.element))) event.preventDefault();
    },
    { signal },
  );
};
