/**
 * The least that a command can cost: the way of every command, without this module's work. A player asks the game master's
 * page, which writes one flag and moves one Tile; every page paints its canvas anew.
 */
import { openHost } from '../../tests/harness/host';
import { join, openBrowser, type Person } from '../../tests/harness/people';
import { dismissWelcome } from '../../tests/harness/table';
import { machineNow } from './clicks';
import { spreadOf } from './module-size';

const COMMANDS = 40;

/** An empty scene with one Tile and a journal entry; the game master's page answers the query. */
const PREPARE = `(async () => {
  const scene = await Scene.create({ name: 'Floor', width: 2000, height: 1400, grid: { type: 0 } });
  await scene.createEmbeddedDocuments('Tile', [{ x: 100, y: 100, width: 60, height: 60, texture: { src: 'icons/svg/d20.svg' } }]);
  const entry = await JournalEntry.create({ name: 'Floor' });
  await scene.activate();
  CONFIG.queries['bench.floor'] = async ({ step }) => {
    await entry.setFlag('world', 'step' + (step % 2), 'x'.repeat(250) + step);
    await scene.tiles.contents[0].update({ x: 100 + 10 * step });
    return { ok: true };
  };
})()`;

/** Notes when the page has painted the frame after each move of the Tile. */
const NOTE = `(() => {
  globalThis.benchFloor = {};
  Hooks.on('updateTile', (tile) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      benchFloor[(tile.x - 100) / 10] = performance.timeOrigin + performance.now();
      port1.close();
    };
    port2.postMessage(undefined);
  }));
})()`;

const ask = ({ page }: Person, step: number): Promise<number> =>
  page.evaluate(`(async () => {
    const begun = performance.timeOrigin + performance.now();
    await game.users.activeGM.query('bench.floor', { step: ${step} });
    return begun;
  })()`);

const painted = async ({ page }: Person, step: number): Promise<number> => {
  const found = await page.waitForFunction(`globalThis.benchFloor[${step}]`);
  return Number(await found.jsonValue());
};

/** Milliseconds from a player's query to the paint of the last of three pages. */
export const floor = async (): Promise<object> => {
  const browser = await openBrowser();
  const host = await openHost({ latency: { mean: 0, spread: 0 }, queriesVisible: false });
  try {
    const gm = await join(browser, host.host.url, 'Gamemaster');
    const players = [
      await join(browser, host.host.url, 'Player 1'),
      await join(browser, host.host.url, 'Player 2'),
    ] as const;
    await dismissWelcome(gm);
    await gm.page.evaluate(PREPARE);
    const everybody = [gm, ...players];
    for (const { page } of everybody) {
      await page.waitForFunction(`canvas.ready && canvas.scene?.name === 'Floor'`);
      await page.evaluate(NOTE);
    }
    const machine = machineNow();
    const took: number[] = [];
    for (let step = 1; step <= COMMANDS; step++) {
      const begun = await ask(players[step % 2 === 0 ? 0 : 1], step);
      const times = await Promise.all(everybody.map(one => painted(one, step)));
      took.push(Math.max(...times) - begun);
    }
    return { machine, pages: everybody.length, commands: COMMANDS, millisecondsToTheLastPaint: spreadOf(took) };
  } finally {
    for (const context of browser.contexts()) await context.close();
    await host.close();
    await browser.close();
  }
};
