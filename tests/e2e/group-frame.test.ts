/** A frame dragged over the canvas chooses the counters in it, with Shift more of them. */
import { expect, test } from 'vitest';
import { overlayOf } from '../harness/board';
import { until } from '../harness/in-page';
import { atRest, byHand, GAMES } from '../harness/place';
import { gather, session } from '../harness/session';
import { snapshot } from '../harness/people';

/** Two corners of the page around some counters that no other piece is pressed at. */
interface Around {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly ids: readonly string[];
}

/** What lies on a board that begins empty. */
const LAID: Readonly<Record<string, readonly object[]>> = {
  'civil-war': [
    { kind: 'add', piece: 'red-trotsky', to: 'south-red', count: 1 },
    { kind: 'add', piece: 'red-lenin', to: 'east-red', count: 1 },
  ],
};

test('a frame chooses what it surrounds, without Shift instead of and with Shift besides what was chosen', () =>
  session({ title: 'group-frame', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    for (const id of GAMES) {
      const table = await byHand(gm, id);
      for (const edit of LAID[id] ?? [])
        await page.evaluate(
          `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).edit(${JSON.stringify(edit)})`,
        );
      await atRest(page);
      const board = overlayOf(page);
      const chosen = async (): Promise<readonly string[]> =>
        (
          await board
            .locator('.rt-piece[data-chosen]')
            .evaluateAll(all => all.map(piece => piece.getAttribute('data-piece') ?? ''))
        ).toSorted();
      // corners where the canvas lies open, around a counter
      const frames = (await page.evaluate(() => {
        const found: Around[] = [];
        for (const piece of document.querySelectorAll('.rt-overlay .rt-piece')) {
          const { left, top, right, bottom } = piece.getBoundingClientRect();
          for (const by of [6, 12, 24]) {
            const from = { x: left - by, y: top - by };
            const to = { x: right + by, y: bottom + by };
            if ([from, to].every(({ x, y }) => document.elementFromPoint(x, y) instanceof HTMLCanvasElement)) {
              found.push({ from, to, ids: [piece.getAttribute('data-piece') ?? ''] });
              break;
            }
          }
        }
        return found;
      })) as readonly Around[];
      const frame = async ({ from, to }: Around): Promise<void> => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 5 });
        await page.mouse.up();
      };
      const some: Around[] = [];
      for (const one of frames) {
        if (some.length === 2) break;
        await page.keyboard.press('Escape');
        await frame(one);
        const ids = await chosen();
        if (ids.length && !some.some(other => other.ids.some(piece => ids.includes(piece)))) some.push({ ...one, ids });
      }
      const [first, second] = some;
      if (!first || !second) return expect.fail(`${id}: ${frames.length} frames choose ${JSON.stringify(some)}`);
      await frame(first);
      expect(await chosen(), id).toEqual(first.ids);
      await frame(second);
      expect(await chosen(), id).toEqual(second.ids);
      await page.keyboard.down('Shift');
      await frame(first);
      await page.keyboard.up('Shift');
      await until(
        `${id}: both are chosen`,
        async () => (await chosen()).length === first.ids.length + second.ids.length,
      );
      expect(await chosen(), id).toEqual([...first.ids, ...second.ids].toSorted());
      await snapshot(gm, `group-frame-${id}`);
      await page.keyboard.press('Escape');
      await until(`${id}: nothing is chosen`, async () => !(await chosen()).length);
    }
  }));
