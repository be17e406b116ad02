/**
 * A page in a hidden tab: it draws no frame, its timers come once a second, and it knows that it is hidden. Headless
 * browsers show every page, so the page is told so by what browsers do to hidden ones.
 */
import type { BrowserContext, Page } from 'playwright-core';

const SLOW = 1_000;

/** Lets the pages of a context be hidden. Called before they open. */
export const makeHideable = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(slow => {
    let hidden = sessionStorage.getItem('hidden') === 'yes';
    const waiting = new Map<number, FrameRequestCallback>();
    const { requestAnimationFrame: frame, cancelAnimationFrame: cancel, setTimeout: wait } = window;
    let number = -1;
    window.requestAnimationFrame = callback => {
      if (!hidden) return frame.call(window, callback);
      waiting.set(--number, callback);
      return number;
    };
    window.cancelAnimationFrame = handle => {
      if (!waiting.delete(handle)) cancel.call(window, handle);
    };
    const later = (callback: () => void, ms = 0, ...given: []) =>
      wait.call(window, callback, hidden ? Math.max(slow, ms) : ms, ...given);
    Object.defineProperty(window, 'setTimeout', { value: later, writable: true });
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    addEventListener('test-hide', event => {
      hidden = (event as CustomEvent<boolean>).detail;
      sessionStorage.setItem('hidden', hidden ? 'yes' : 'no');
      document.dispatchEvent(new Event('visibilitychange'));
      if (hidden) return;
      for (const callback of waiting.values()) frame.call(window, callback);
      waiting.clear();
    });
  }, SLOW);

const tell = (page: Page, hidden: boolean): Promise<unknown> =>
  page.evaluate(detail => dispatchEvent(new CustomEvent('test-hide', { detail })), hidden);

/** Another tab comes before this page. */
export const hide = (page: Page): Promise<unknown> => tell(page, true);
/** The page is looked at again. */
export const show = (page: Page): Promise<unknown> => tell(page, false);
