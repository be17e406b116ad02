/**
 * Where each kind of pointer was last moved to. An element that appears under a resting pointer, because a window closed
 * or the board moved, is not pointed at: nothing opens for it. A finger does not move the mouse.
 */
const last = new Map<string, string>();
const spotOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;
const isMoved = (event: PointerEvent): boolean => last.get(event.pointerType) !== spotOf(event);

/** Called once, before anything is drawn. */
export const watchPointer = (): void => {
  for (const name of ['pointermove', 'pointerdown', 'pointerup'] as const)
    window.addEventListener(name, event => last.set(event.pointerType, spotOf(event)), { passive: true });
};

/** Calls `over` for elements that a moving pointer reaches, or moves on after they appeared under it. */
export const onPointedAt = (
  root: Document | Element,
  over: (event: PointerEvent) => void,
  options: AddEventListenerOptions = {},
): void => {
  let isUnseen = false;
  const listen = (name: 'pointerover' | 'pointermove', listener: (event: PointerEvent) => void): void =>
    root.addEventListener(name, event => listener(event as PointerEvent), { ...options, passive: true });
  listen('pointerover', event => {
    isUnseen = !isMoved(event);
    if (!isUnseen) over(event);
  });
  // listens at the root, before `watchPointer` updates the position at the window
  listen('pointermove', event => {
    if (!isUnseen || !isMoved(event)) return;
    isUnseen = false;
    over(event);
  });
};
