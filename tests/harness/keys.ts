/** Doing everything with the keyboard. */
import type { JSHandle, Locator, Page } from 'playwright-core';

/** More focusable elements than any page of ours has. */
const MANY = 600;
/** How often Tab is pressed before the page is asked where the focus is. */
const STRETCH = 10;

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === element.ownerDocument.activeElement);

/** Opens the fold that contains an element by keyboard: Tab to its heading, then Enter. */
const unfold = async (page: Page, target: Locator): Promise<void> => {
  const fold = page.locator('details:not([open])', { has: target }).first();
  if (!(await fold.count())) return;
  await tabTo(page, fold.locator('> summary'));
  await press(page, 'Enter');
};

/** Once the focus reaches an element, Tab leads no further until this is aborted. */
const holdAt = (target: Locator): Promise<JSHandle<AbortController>> =>
  target.evaluateHandle(element => {
    const control = new AbortController();
    const hold = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && element === element.ownerDocument.activeElement) event.preventDefault();
    };
    element.ownerDocument.addEventListener('keydown', hold, { capture: true, signal: control.signal });
    return control;
  });

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await unfold(page, target);
  for (let n = 0; n < MANY; n += STRETCH) {
    if (await hasFocus(target)) return;
    const held = await holdAt(target);
    for (let times = 0; times < STRETCH; times++) await press(page, 'Tab');
    await held.evaluate(control => control.abort());
  }
  if (await hasFocus(target)) return;
  throw new Error(`Tab does not lead to ${target.toString()}`);
};
