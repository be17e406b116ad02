/**
 * What a tutorial dims in a window, and where it puts the focus. Its buttons come and go with each step, so the focus moves
 * to the next one: a keyboard user goes on with one press.
 */
import type { TableClient } from '../../table/panels/client-model';
import { PARTS } from '../../table/panels/tutorial-run';

/** Is the focus in this window or, before the window exists, nowhere? */
export const holdsFocus = (element: HTMLElement | undefined): boolean => {
  const { activeElement, body } = element?.ownerDocument ?? document;
  return activeElement === null || activeElement === body ? !element : element?.contains(activeElement) === true;
};

const SHOW = '[data-key="lesson-show"]';

/** Moves the focus to the button that continues the step, if the focused button is gone. */
export const focusLesson = (element: HTMLElement): void => {
  const { activeElement, body } = element.ownerDocument;
  if (activeElement !== null && activeElement !== body) return;
  element.querySelector<HTMLElement>(`[data-key="lesson-next"], ${SHOW}`)?.focus({ preventScroll: true });
};

/** Has the user just asked to see what the step waits for? */
export const isAskedFor = (element: HTMLElement): boolean =>
  element.ownerDocument.activeElement?.matches(SHOW) === true;

/** Parts that are never dimmed: here the tutorial speaks and the user answers. */
const STAYS = ['prompt', 'choices', 'window'];

/** Dims the parts of a window that the tutorial step does not mention. An onlooker has nothing to answer. */
export const dimParts = (element: HTMLElement, { lesson }: TableClient): void => {
  if (!lesson) return;
  const wanted = PARTS.filter(part => lesson.spotlight.includes(part));
  for (const part of element.querySelectorAll<HTMLElement>('[data-application-part]')) {
    const name = part.dataset['applicationPart'] ?? '';
    const isSpoken = wanted.some(one => one === name);
    part.toggleAttribute('data-dim', lesson.spotlight.length > 0 && !isSpoken && !STAYS.includes(name));
    part.toggleAttribute('data-spot', isSpoken);
    if (name === 'choices') part.inert = lesson.isWatched;
  }
};
