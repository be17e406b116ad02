/** What the table has at the first question is drawn on the canvas: the board shows the moment that the column speaks of. */
import { expect, test } from 'vitest';
import { atRest, GAMES, playNow } from '../harness/place';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';

/** The piles that have cards, as far as the canvas shows them only as an empty place: almost nothing is dark there. */
const BLANK = `(() => {
  const board = document.querySelector('#board');
  const copy = Object.assign(document.createElement('canvas'), { width: board.width, height: board.height });
  const pixels = copy.getContext('2d', { willReadFrequently: true });
  pixels.drawImage(board, 0, 0);
  const ratio = board.width / innerWidth;
  return [...document.querySelectorAll('.rt-overlay [data-kind="pile"]')].flatMap(pile => {
    const art = pile.querySelector('.rt-piece__art');
    if (!art || !art.childElementCount || pile.hasAttribute('data-behind')) return [];
    const { left, top, width, height } = art.getBoundingClientRect();
    const { data } = pixels.getImageData(left * ratio, top * ratio, width * ratio, height * ratio);
    let dark = 0;
    for (let n = 0; n < data.length; n += 4) if (data[n] + data[n + 1] + data[n + 2] < 200) dark++;
    return dark / (data.length / 4) < 0.04 ? [pile.getAttribute('aria-label')] : [];
  });
})()`;

test('at the first question every pile that has cards is seen on the canvas', () =>
  session({ title: 'first-board', seating: { chance: 3 } }, async one => {
    const [gm] = await gather(one);
    for (const game of GAMES) {
      await playNow(gm, game);
      await atRest(gm.page);
      await until(
        `${game}: all cards are drawn`,
        async () => (await gm.page.evaluate<readonly string[]>(BLANK)).length === 0,
      );
      expect(await gm.page.locator('.rt-overlay [data-kind="pile"] .rt-piece__art > *').count(), game).toBeGreaterThan(
        0,
      );
    }
  }));
