/**
 * Changes by hand with counted clicks: a press of a button, a drag, or a key. Typed words and their Enter count as
 * one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Person } from './people';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The numbers in docs/by-hand.md by the key of each act. */
export const clicksPromised = (): ReadonlyMap<string, { readonly vassal: number; readonly here: number }> => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'by-hand.md'), 'utf8');
  return new Map(
    [...text.matchAll(/^\|[^|]+\| ([a-z-]+) \| (\d+) \| (\d+)(?: ·)? \|$/gm)].map(
      ([, key = '', vassal, here]) => [key, { vassal: Number(vassal), here: Number(here) }] as const,
    ),
  );
};

const middleOf = async (what: Locator): Promise<Spot> => {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what.toString()} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export interface Hand {
  hover(what: Locator): Promise<void>;
  click(what: Locator): Promise<void>;
  ask(what: Locator): Promise<void>;
  drag(from: Locator, to: Locator | Spot): Promise<void>;
  frame(from: Spot, to: Spot): Promise<void>;
  key(key: string): Promise<void>;
  /** Typing does not count as a click. */
  type(text: string): Promise<void>;
}

/** Performs an act, and counts its clicks. */
export const counted = async ({ page }: Person, act: (hand: Hand) => Promise<void>): Promise<number> => {
  let clicks = 0;
  const carried = async (from: Spot, to: Spot): Promise<void> => {
    clicks++;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  };
  const at = async (what: Locator, how?: { readonly button: 'right' }): Promise<void> => {
    clicks++;
    const { x, y } = await middleOf(what);
    await page.mouse.click(x, y, how);
  };
  const rest = (one: Page): Promise<void> => one.mouse.move(2, 2);
  await act({
    async hover(what) {
      const { x, y } = await middleOf(what);
      await page.mouse.move(x, y);
    },
    click: what => at(what),
    ask: what => at(what, { button: 'right' }),
    drag: async (from, to) => carried(await middleOf(from), 'boundingBox' in to ? await middleOf(to) : to),
    async frame(from, to) {
      await page.keyboard.down('Shift');
      await carried(from, to);
      await page.keyboard.up('Shift');
    },
    async key(key) {
      clicks++;
      await page.keyboard.press(key);
    },
    type: text => page.keyboard.type(text),
  });
  await rest(page);
  return clicks;
};
