/** Doing everything with the keyboard. */
import type { Locator, Page } from 'playwright-core';

/** More focusable elements than any page of ours has. */
const MANY = 600;

export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === element.ownerDocument.activeElement);

/** Opens the fold that an element lies in, as a reader would: Tab to its heading, then Enter. */
const unfold = async (page: Page, target: Locator): Promise<void> => {
  const fold = page.locator('details:not([open])', { has: target }).first();
  if (!(await fold.count())) return;
  await tabTo(page, fold.locator('> summary'));
  await press(page, 'Enter');
};

/** Presses Tab until an element has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await unfold(page, target);
  for (let n = 0; n < MANY; n++) {
    if (await hasFocus(target)) return;
    await press(page, 'Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
};
