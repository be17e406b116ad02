/** Lights the button of what is suggested, by a hint or by the step of a tutorial. */
import type { Message } from '../../kernel/messages';
import type { Lesson } from '../../table/panels/tutorial';
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

/**
 * At a new step of a tutorial what it waits for is in sight, or the fold that it lies in: the list still stood where the
 * step before had left it. It is lit only when somebody asks.
 */
export const bringIntoSight = (element: HTMLElement, { awaited, panel }: Lesson): void => {
  const { step, isDone } = panel();
  const now = `${step}${isDone ? ' ✓' : ''}`;
  const list = element.querySelector<HTMLElement>('.rt-choices');
  if (!list || element.dataset['lessonStep'] === now) return;
  element.dataset['lessonStep'] = now;
  list.scrollTop = 0;
  const command = awaited && JSON.stringify(awaited);
  const button = [...list.querySelectorAll<HTMLElement>('.rt-button[data-command]')].find(
    one => one.dataset['command'] === command,
  );
  let seen = button;
  for (let fold = button?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    if (!fold.open) seen = fold;
  seen?.scrollIntoView({ block: 'nearest' });
};
