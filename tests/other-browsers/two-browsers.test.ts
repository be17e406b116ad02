/**
 * Firefox and WebKitGTK: the first minute of every game in each, with mouse, keys and fonts, and a stretch of every game
 * with a seat in either. What keys and fingers do alone is in keys-and-fingers.test.ts. `npm run browsers` installs them; `npm test` plays in those that are installed.
 */
import { expect, test } from 'vitest';
import { until } from '../harness/in-page';
import { GAMES } from '../harness/place';
import {
  dismissWelcome,
  type Guest,
  INSTALLED,
  join,
  look,
  play,
  publicView,
  sitDown,
  type Way,
} from '../harness/other-browsers';
import { alone, dragCounter, MEASURE, playSession, start, untilFitted } from '../harness/other-browsers/session';

/** Every card of the hand, where a game has one, shows what it is. */
const FACES = `[...document.querySelectorAll('.rt-dock--hand .rt-card__face')].every(face => face.textContent.trim())`;

const FONTS = `Promise.all(['RT Oswald', 'RT PT Serif'].map(name => document.fonts.load('16px "' + name + '"')))
  .then(found => found.every(faces => faces.length > 0))`;

/** The column's edge is pulled by the mouse, then by a key, and says where it stands. */
const pullEdge = async ({ page }: Guest): Promise<void> => {
  const grip = '.rt-dock--table .rt-dock__grip';
  const value = (): Promise<unknown> => page.evaluate(`Number(document.querySelector('${grip}').ariaValueNow)`);
  const [usual, spot] = [Number(await value()), await page.spotOf(grip)];
  await page.drag(spot, { x: spot.x - 60, y: spot.y }, 'mouse');
  await until('the column is wider', async () => Number(await value()) > usual);
  const pulled = Number(await value());
  await page.evaluate(`document.querySelector('${grip}').focus()`);
  for (let presses = 0; presses < 3; presses++) await page.press('ArrowLeft');
  await until('and wider still', async () => Number(await value()) > pulled);
  await until('the board gives way', async () => (await page.evaluate(MEASURE)) === true);
};

test.concurrent.for(INSTALLED)('the first minute of every game in $name, then the docks and a drag', browser =>
  alone(browser, async guest => {
    const { page } = guest;
    for (const game of GAMES) {
      await start(guest, 'play', game);
      await page.spotOf('.rt-dock .rt-ask__text');
      await untilFitted(guest, game);
      await until(`${game}: the cards in hand have faces`, async () => (await page.evaluate(FACES)) === true);
      await look(guest, `first-${game}`);
    }
    expect(await page.evaluate(FONTS)).toBe(true);
    await pullEdge(guest);
    await start(guest, 'hand', 'all-bridges');
    await dragCounter(guest, 'mouse');
  }),
);

/** WebKitGTK's driver knows no finger: it clicks instead. */
const WAYS: readonly Way[] = ['tap', 'key', 'click', 'click', 'key'];

test(`a stretch of every game, one seat in ${INSTALLED[0]?.name}, the other in ${INSTALLED.at(-1)?.name}`, () =>
  playSession(
    async url => {
      const [first, last = first] = [INSTALLED[0], INSTALLED.at(-1)];
      if (!first || !last) throw new Error('no other browser is installed: npm run browsers');
      // one after the other: which page came first does not matter, but two starting browsers are slow
      return [await join(first, url, 'Gamemaster'), await join(last, url, 'Player 1')];
    },
    async guests => {
      const [maker] = guests;
      if (maker) await dismissWelcome(maker);
      for (const game of GAMES) {
        const table = await sitDown(guests, game);
        expect(await play(guests, table, { seed: 5, ways: WAYS }), game).toBe(WAYS.length);
        // somebody who is not in either page, as a bot, may have moved between two looks
        await until(`both pages show the same table of ${game}`, async () => {
          const [one, other] = await Promise.all(guests.map(guest => publicView(guest, table)));
          return String(one).length > 50 && one === other;
        });
        for (const guest of guests) await look(guest, `stretch-${game}`);
      }
    },
  ));
