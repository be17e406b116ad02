/**
 * Simulated conditions of a page. A fuse breaks its connection after a number of frames, as if it were killed at that
 * moment.
 */
import type { BrowserContext, Page } from 'playwright-core';

export interface Fuse {
  /** Lets this many more frames through, in either direction; then none. */
  arm(frames: number): void;
  isBlown(): boolean;
}

/** Is it a periodic message, which is no step of a move? */
const isHeartbeat = (frame: string): boolean => /^[23]$|"kind":"p[io]ng"/.test(frame);

/** Puts a fuse into every connection of a context's pages. Call it before they open. */
export const fuseIn = async (context: BrowserContext): Promise<Fuse> => {
  let current: { left: number; isBlown: boolean } = { left: Infinity, isBlown: false };
  await context.routeWebSocket(/socket\.io/, page => {
    const state = { left: Infinity, isBlown: false };
    const server = page.connectToServer();
    current = state;
    const pass =
      (send: (frame: string | Buffer) => void) =>
      (frame: string | Buffer): void => {
        if (!isHeartbeat(String(frame)) && state.left-- <= 0) state.isBlown = true;
        if (!state.isBlown) send(frame);
      };
    page.onMessage(pass(frame => server.send(frame)));
    server.onMessage(pass(frame => page.send(frame)));
  });
  return {
    arm(frames) {
      current.left = frames;
    },
    isBlown: () => current.isBlown,
  };
};

/**
 * A page in a hidden tab draws no frames, gets timers once a second, and knows that it is hidden. Headless browsers
 * show every page, so this simulates what browsers do to hidden ones.
 */
const SLOW = 1_000;

/** Makes the pages of a context hideable. Call it before they open. */
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

/** Hides the page, as if another tab were in front. */
export const hide = (page: Page): Promise<unknown> => tell(page, true);
/** Shows the page again. */
export const show = (page: Page): Promise<unknown> => tell(page, false);

/** Reports a translation key, or a field that nothing fills, shown in place of words, even briefly, as an error of its page. */
export const watchKeys = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const told = new Set<string>();
    const look = (node: Node): void => {
      const text = node.textContent ?? '';
      const found =
        /\bRT(?:\.[a-z][\w-]*){2,}|(?<!\{)\{[a-z][\w-]*(?:\.[\w-]+)?(?:\}|, (?:select|plural|signed)\b)/.exec(text);
      const key = found?.[0];
      if (!found || key === undefined || told.has(key) || node.parentElement?.closest('script, style, textarea'))
        return;
      told.add(key);
      console.error(
        `shown in place of words: ${key}, in “${text.slice(Math.max(0, found.index - 80), found.index + 80)}”`,
      );
    };
    new MutationObserver(records => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') look(target);
        for (const node of addedNodes) if (!(node instanceof HTMLScriptElement)) look(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

// Random numbers that are the same in every run. Keys, the referee's secret and the seats' numbers (32 and 16 bytes)
// come from a seed, so a seed gives the same game. What must never repeat (nonces, message ids) stays random.

/** Each load of a page continues the sequence, so that nothing made before a reload is made again. */
export const fixChance = (context: BrowserContext, seed: string): Promise<unknown> =>
  context.addInitScript(given => {
    const load = Number(sessionStorage.getItem('chance') ?? 0) + 1;
    sessionStorage.setItem('chance', String(load));
    const hashed = (hash: number, letter: string): number => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    let word = [...`${given} ${load}`].reduce(hashed, 0x811c9dc5);
    const next = (): number => {
      let mixed = (word = (word + 0x9e3779b9) | 0);
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return (mixed ^ (mixed >>> 15)) & 255;
    };
    const truly = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = array => {
      if (!(array instanceof Uint8Array) || (array.length !== 32 && array.length !== 16)) return truly(array);
      array.set(Array.from(array, next));
      return array;
    };
  }, seed);
