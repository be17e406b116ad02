/** Requests for the menu of a piece or place (right button or menu key), and for removal (Delete). */
import type { Point } from '../../kernel/board';
import { FAR, isOver, middle, named, type Intents } from './gestures';
import type { Sheet } from './sheet';

/**
 * Calls `ask` for a press of the right button that moves nothing, and for the menu key. Over a canvas the canvas gets the
 * press too and captures the pointer, so its end is heard on the page. `ask` returns whether it opens a menu.
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

// The Delete key removes the piece that has the keyboard focus, or else the chosen ones.

const WRITES = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

interface Deleting extends Pick<Intents, 'removePiece'> {
  /** The chosen pieces. */
  chosen(): readonly string[];
}

/**
 * Listens until `signal` aborts. A key press that the board handles does not reach Foundry, which would delete its
 * own documents.
 */
export const listenForDelete = ({ svg }: Sheet, { removePiece, chosen }: Deleting, signal: AbortSignal): void => {
  const page = svg.ownerDocument;
  page.addEventListener(
    'keydown',
    event => {
      const { target } = event;
      if (event.key !== 'Delete' || !(target instanceof Element) || target.closest(WRITES)) return;
      const own = svg.contains(target) ? target.closest('[data-piece]')?.getAttribute('data-piece') : undefined;
      const id = own ?? chosen().find(one => svg.querySelector(`.rt-piece[data-piece="${CSS.escape(one)}"]`));
      if (id === undefined) return;
      const { x, y, width, height } =
        svg.querySelector(`.rt-piece[data-piece="${CSS.escape(id)}"]`)?.getBoundingClientRect() ??
        svg.getBoundingClientRect();
      if (!removePiece(id, { x: x + width / 2, y: y + height / 2 })) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
};
