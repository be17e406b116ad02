/** Frames per second while the scene of a table is panned: the cost of a board full of counters. */
import { openHost } from '../../tests/harness/host';
import { join, openBrowser } from '../../tests/harness/people';
import { dismissWelcome, makeTable, waitForBeginning } from '../../tests/harness/table';
import type { AnyGame } from '../../src/table/record/model';
import { holdersOf, machineNow } from './clicks';
import { rounded } from './module-size';

/** How long the board is panned (ms). */
const LASTED = 3_000;

/** Counts frames for a time, with the renderer's name; runs `step` in each frame. */
const FRAMES = (step: string): string => `new Promise(settle => {
  const begun = performance.now();
  const { x, y } = canvas.stage.pivot;
  let frames = 0;
  const next = () => {
    const passed = performance.now() - begun;
    if (passed >= ${LASTED}) return settle(frames * 1000 / passed);
    frames++;
    ${step}
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;

/** Pans in a circle, a little in each frame. */
const PAN = 'canvas.pan({ x: x + 120 * Math.sin(passed / 300), y: y + 80 * Math.cos(passed / 300) });';

const SCENE = `game.scenes.find(one => one.getFlag('revolution-tables', 'table'))`;
const DRAWN_BY = `(() => {
  const gl = document.createElement('canvas').getContext('webgl');
  const told = gl?.getExtension('WEBGL_debug_renderer_info');
  return told ? gl.getParameter(told.UNMASKED_RENDERER_WEBGL) : 'unknown';
})()`;

/** Pans the opening position of each game in the page of its game master. */
export const panning = async (
  games: readonly AnyGame[],
  told: (game: string, found: object) => void,
): Promise<void> => {
  const browser = await openBrowser();
  try {
    for (const game of games) {
      const machine = machineNow();
      const host = await openHost({ latency: { mean: 0, spread: 0 }, queriesVisible: false });
      try {
        const gm = await join(browser, host.host.url, 'Gamemaster');
        const players = [
          await join(browser, host.host.url, 'Player 1'),
          await join(browser, host.host.url, 'Player 2'),
        ];
        await dismissWelcome(gm);
        const table = await makeTable(gm, { name: 'Panned', game: game.id, holders: holdersOf(game) });
        await waitForBeginning([gm, ...players], table);
        for (const { context } of players) await context.close();
        await gm.page.evaluate(`${SCENE}.view()`);
        await gm.page.waitForFunction(`canvas.ready && canvas.scene?.id === ${SCENE}.id`);
        told(game.id, {
          machine,
          tiles: await gm.page.evaluate(`${SCENE}.tiles.size`),
          drawnBy: await gm.page.evaluate(DRAWN_BY),
          idleFramesPerSecond: rounded(await gm.page.evaluate<number>(FRAMES(''))),
          pannedFramesPerSecond: rounded(await gm.page.evaluate<number>(FRAMES(PAN))),
        });
      } catch (error) {
        told(game.id, { machine, fault: String(error) });
      } finally {
        for (const context of browser.contexts()) await context.close();
        await host.close();
      }
    }
  } finally {
    await browser.close();
  }
};
