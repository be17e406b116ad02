/**
 * Where the focus goes in a tutorial, whose buttons come and go with each step: whoever plays it by keyboard goes on with
 * the next press, and need not come from the top of the page each time.
 */

/** Is the focus in this window, or, before there is one, nowhere? */
export const holdsFocus = (element: HTMLElement | undefined): boolean => {
  const { activeElement, body } = element?.ownerDocument ?? document;
  return activeElement === null || activeElement === body ? !element : element?.contains(activeElement) === true;
};

const SHOW = '[data-key="lesson-show"]';

/** Puts the focus on the button with which the step goes on, where what had it is gone. */
export const focusLesson = (element: HTMLElement): void => {
  const { activeElement, body } = element.ownerDocument;
  if (activeElement !== null && activeElement !== body) return;
  element.querySelector<HTMLElement>(`[data-key="lesson-next"], ${SHOW}`)?.focus({ preventScroll: true });
};

/** Has somebody just asked to be shown what the step waits for? */
export const isAskedFor = (element: HTMLElement): boolean =>
  element.ownerDocument.activeElement?.matches(SHOW) === true;
