/** What a bot would do in the place of the player who asks. */
import type { Message } from '../../kernel/messages';
import { questionNow } from '../../table/panels/hint';
import type { Reading } from '../../table/panels/reading';
import { runInSlices } from '../../table/run-in-slices';
import type { Lesson } from '../../table/panels/tutorial';
import { fetchHint } from '../lazy-translations';
import { resting } from '../tables/refereeing';
import { isAskedFor } from './lesson-focus';

export interface Hint {
  /** The best choice with its reason, then others that are nearly as good. */
  readonly texts: readonly string[];
  readonly command: Message;
  /** The question that the hint answers. */
  readonly question: string;
}

/** How often a hint is computed again because others act meanwhile. */
const TRIES = 5;

/** A hint for the current question; nothing if there is nothing to choose, or others keep acting. */
export const hintFor = async (readingNow: () => Reading): Promise<Hint | undefined> => {
  const question = questionNow(readingNow());
  const [{ hinting, suggestions }] = await Promise.all([import('../../table/panels/hinting'), fetchHint()]);
  for (let tried = 0; tried < TRIES; tried++) {
    const reading = readingNow();
    const { timeline } = reading.client;
    const work = questionNow(reading) === question ? hinting(reading) : undefined;
    if (!work) return undefined;
    const hint = await runInSlices(work, resting());
    if (readingNow().client.timeline !== timeline) continue;
    const texts = suggestions(reading, hint).map(({ text }) => text);
    return { texts, command: hint.command, question };
  }
  return undefined;
};

// Highlights the button that a hint or a tutorial step suggests.

/** Opens the folds that contain a button. */
const unfold = (button: HTMLElement): void => {
  for (let fold = button.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
};

/** Removes the highlight; a later suggestion scrolls the button into view again. */
export const unlight = (element: HTMLElement): void => {
  for (const lit of element.querySelectorAll('.rt-button--hinted')) lit.classList.remove('rt-button--hinted');
};

/** Highlights the button, and scrolls to it when it is first suggested. */
export const lightHint = (element: HTMLElement, wanted: Message | undefined, isLesson: boolean): void => {
  const command = wanted && JSON.stringify(wanted);
  const buttons = [...element.querySelectorAll<HTMLElement>(':is(.rt-button, .rt-form__person)[data-command]')];
  // the sheet shows the same choice as a face and again in a fold below; the face is enough
  const first = buttons.find(button => button.dataset['command'] === command);
  for (const button of buttons) {
    const isHinted = button === first;
    if (isHinted && !button.classList.contains('rt-button--hinted')) {
      unfold(button);
      element.querySelector('.rt-hint')?.scrollIntoView({ block: 'nearest' });
      button.scrollIntoView({ block: 'nearest' });
      // a user who asked by keyboard gets the focus on the button
      if (isLesson && isAskedFor(element)) button.focus({ preventScroll: true });
    }
    button.classList.toggle('rt-button--hinted', isHinted);
  }
};

/**
 * Opens the folds around what a tutorial step waits for. A new step also scrolls to it, since the list is still where
 * the step before left it. It is highlighted only on request.
 */
export const bringIntoSight = (element: HTMLElement, { awaited, panel }: Lesson): void => {
  const { step, isDone } = panel();
  const now = `${step}${isDone ? ' ✓' : ''}`;
  const list = element.querySelector<HTMLElement>('.rt-choices');
  if (!list) return;
  const command = awaited && JSON.stringify(awaited);
  const button = [...list.querySelectorAll<HTMLElement>('.rt-button[data-command]')].find(
    one => one.dataset['command'] === command,
  );
  if (button) unfold(button);
  if (element.dataset['lessonStep'] === now) return;
  element.dataset['lessonStep'] = now;
  for (const one of [element, list]) one.scrollTop = 0;
  button?.scrollIntoView({ block: 'nearest' });
};
