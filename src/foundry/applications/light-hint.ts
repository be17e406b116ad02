/** Lights the button of what is suggested, by a hint or by the step of a tutorial. */
import type { Message } from '../../kernel/messages';
import { isAskedFor } from './lesson-focus';

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
