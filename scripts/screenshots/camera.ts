/** Takes a picture of a page twice, in light and in dark. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inPalette } from './palette';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const SCHEMES = ['light', 'dark'] as const;
/** Long enough (ms) for a page to draw the result of a click. */
const DRAWN = 500;

export type Shoot = (page: Page, name: string) => Promise<void>;

export const camera = (): Shoot => {
  mkdirSync(folder, { recursive: true });
  return async (page, name) => {
    // the pointer hovers over nothing
    await page.mouse.move(2, 2);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(DRAWN);
      const picture = await page.screenshot({ animations: 'disabled' });
      writeFileSync(join(folder, `${name}-${colorScheme}.png`), inPalette(picture));
    }
    await page.emulateMedia({ colorScheme: 'light' });
    console.log(`docs/screenshots/${name}-*.png`);
  };
};

/**
 * Closes windows that the picture does not need. Functions passed to a page run there, and see nothing of this file.
 */
declare const foundry: {
  readonly applications: {
    readonly instances: ReadonlyMap<string, { close(): Promise<unknown> }>;
  };
};
declare const game: { readonly settings: { set(module: string, key: string, value: object): Promise<unknown> } };
declare const ui: { readonly sidebar: { toggleExpanded(expanded: boolean): void } };

/** Closes every window of the module except those whose id begins like this. */
export const clear = (page: Page, keep = 'none'): Promise<void> =>
  page.evaluate(async kept => {
    for (const [key, window] of [...foundry.applications.instances]) {
      if (key.startsWith('rt-') && !key.startsWith(kept)) await window.close();
    }
  }, keep);

/** A new player begins with the default docks. */
export const forgetDocks = (page: Page): Promise<unknown> =>
  page.evaluate(() => game.settings.set('revolution-tables', 'arrangement', {}));

/** Shows or folds the sidebar. */
export const sidebar = (page: Page, expanded: boolean): Promise<void> =>
  page.evaluate(shown => ui.sidebar.toggleExpanded(shown), expanded);
