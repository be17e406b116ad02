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
  /** The best choice, and why; then others that are nearly as good. */
  readonly texts: readonly string[];
  readonly command: Message;
  /** The question that it answers. */
  readonly question: string;
}

/** How often a hint is thought of anew because others act meanwhile. */
const TRIES = 5;

/** A hint for what is asked now; nothing, if there is nothing to choose, or others act again and again. */
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

// Lights the button of what is suggested, by a hint or by the step of a tutorial.

/** Opens the folds that a button lies in. */
const unfold = (button: HTMLElement): void => {
  for (let fold = button.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
};

/** What is suggested once more is brought into sight once more. */
export const unlight = (element: HTMLElement): void => {
  for (const lit of element.querySelectorAll('.rt-button--hinted')) lit.classList.remove('rt-button--hinted');
};

/** The button is lit, and in sight when it is first suggested. */
export const lightHint = (element: HTMLElement, wanted: Message | undefined, isLesson: boolean): void => {
  const command = wanted && JSON.stringify(wanted);
  const buttons = [...element.querySelectorAll<HTMLElement>(':is(.rt-button, .rt-form__person)[data-command]')];
  // what a sheet offers as a face is offered again below it, in a fold: the face is enough
  const first = buttons.find(button => button.dataset['command'] === command);
  for (const button of buttons) {
    const isHinted = button === first;
    if (isHinted && !button.classList.contains('rt-button--hinted')) {
      unfold(button);
      element.querySelector('.rt-hint')?.scrollIntoView({ block: 'nearest' });
      button.scrollIntoView({ block: 'nearest' });
      // who asked by keyboard to be shown it has it under their finger
      if (isLesson && isAskedFor(element)) button.focus({ preventScroll: true });
    }
    button.classList.toggle('rt-button--hinted', isHinted);
  }
};

/**
 * What a step of a tutorial waits for lies in no closed fold; at a new step it is in sight as well, for the list still stood
 * where the step before had left it. It is lit only when somebody asks.
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
