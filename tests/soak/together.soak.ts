/**
 * Other people's modules at one table: `npm run soak -- together <folder>` loads all modules of a folder at once beside ours, opens
 * a table of every game at two sizes of the page, asks what of theirs lies over our board or docks, and takes pictures for
 * somebody to look at (tests/output).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { picture } from '../harness/people';
import { atRest, GAMES, overlap, parts, playNow, type Rect } from '../harness/place';
import { gather, session } from '../harness/session';

const FOLDER = process.env['RT_MODULES_DIR'];
const SIZES = [
  { width: 1500, height: 950 },
  { width: 1280, height: 720 },
] as const;

/** The tools beside the board, ours and those of Foundry with what modules add to them. */
const rects = (page: Page, of: string): Promise<readonly Rect[]> =>
  page.locator(of).evaluateAll(all =>
    all.flatMap(shown => {
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      return right > left && shown.checkVisibility()
        ? [{ name: shown.outerHTML.slice(0, 80), left, top, right, bottom }]
        : [];
    }),
  );

/** What lies over a part and is neither ours nor the canvas, point by point. */
const foreignOver = (page: Page, { left, top, right, bottom }: Rect): Promise<readonly string[]> =>
  page.evaluate(
    ([x, y, width, height]) => {
      const [across, down] = [32, 24];
      const found = new Set<string>();
      for (let n = 0; n < across * down; n++) {
        const at = [
          x + (width * ((n % across) + 0.5)) / across,
          y + (height * (Math.floor(n / across) + 0.5)) / down,
        ] as const;
        const there = document.elementFromPoint(...at);
        if (there && !there.closest('.rt, .rt-place, .rt-overlay, #board, #sidebar, #scene-controls'))
          found.add(`${there.tagName.toLowerCase()}#${there.id}.${there.getAttribute('class') ?? ''}`);
      }
      return [...found];
    },
    [left, top, right - left, bottom - top] as const,
  );

test.skipIf(FOLDER === undefined)('nothing of other modules lies over a table', () =>
  session({ title: 'together', plain: false, host: { modulesDir: FOLDER ?? '' } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const wrong: string[] = [];
    for (const game of GAMES) {
      await page.setViewportSize(SIZES[0]);
      await playNow(gm, game);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await atRest(page);
        await picture(gm, `together-${game}-${size.width}`);
        const where = `${game}, ${size.width} × ${size.height}`;
        for (const part of await parts(page))
          wrong.push(...(await foreignOver(page, part)).map(found => `${where}: ${found} over ${part.name}`));
        const [ours, theirs] = await Promise.all([
          rects(page, '.rt-place__tools button'),
          rects(page, '#scene-controls button'),
        ]);
        for (const tool of ours)
          for (const other of theirs)
            if (overlap(tool, other)) wrong.push(`${where}: ${tool.name} meets ${other.name}`);
      }
    }
    // what they complain of is theirs; what is wrong with ours stands in the list
    for (const { troubles } of one.people) troubles.splice(0);
    expect(wrong).toEqual([]);
  }),
);
