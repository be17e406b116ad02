/** The Delete key on a board: at the piece that has the keyboard, or at what is chosen. */
import type { Intents } from './gestures';
import type { Sheet } from './sheet';

const WRITES = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

interface Deleting extends Pick<Intents, 'removePiece'> {
  /** The pieces that are chosen. */
  chosen(): readonly string[];
}

/** Listens until `signal` aborts. What the board takes is not Foundry's: nothing of its own is deleted. */
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
