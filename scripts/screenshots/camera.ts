/** Takes a picture of a page twice, in light and in dark. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const SCHEMES = ['light', 'dark'] as const;
/** Long enough for a page to draw what a click has changed. */
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
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), animations: 'disabled' });
    }
    await page.emulateMedia({ colorScheme: 'light' });
    console.log(`docs/screenshots/${name}-*.png`);
  };
};
