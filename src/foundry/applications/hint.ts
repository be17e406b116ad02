/** What a bot would do in the place of whoever asks. */
import type { Message } from '../../kernel/messages';
import type { Reading } from '../../table/panels/reading';
import { fetchHint } from '../lazy-translations';
import { resting } from '../tables/refereeing';
import { isAskedFor } from './lesson-focus';

export interface Hint {
  /** The best choice, and why; then others that are nearly as good. */
  readonly texts: readonly string[];
  readonly command: Message;
}

/** A hint for what is asked now; nothing, if meanwhile something else is. */
export const hintFor = async (reading: Reading): Promise<Hint | undefined> => {
  const asked = reading.client.timeline;
  const [{ hinting, suggestions }] = await Promise.all([import('../../table/panels/hinting'), fetchHint()]);
  const work = hinting(reading);
  if (!work) return undefined;
  const rest = resting();
  let step = work.next();
  for (; !step.done; step = work.next()) await rest();
  if (reading.client.timeline !== asked) return undefined;
  return { texts: suggestions(reading, step.value).map(({ text }) => text), command: step.value.command };
};

// Lights the button of what is suggested, by a hint or by the step of a tutorial.

/** The button is lit, and in sight when it is first suggested. */
export const lightHint = (element: HTMLElement, wanted: Message | undefined, isLesson: boolean): void => {
  const command = wanted && JSON.stringify(wanted);
  for (const button of element.querySelectorAll<HTMLElement>('.rt-button[data-command]')) {
    const isHinted = button.dataset['command'] === command;
    if (isHinted && !button.classList.contains('rt-button--hinted')) {
      for (let fold = button.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
        fold.open = true;
      button.scrollIntoView({ block: 'nearest' });
      // who asked by keyboard to be shown it has it under their finger
      if (isLesson && isAskedFor(element)) button.focus({ preventScroll: true });
    }
    button.classList.toggle('rt-button--hinted', isHinted);
  }
};
