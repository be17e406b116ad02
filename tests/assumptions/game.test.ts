/** A game goes on the same way whatever Foundry turns out to be: each switch of the host, both ways. */
import { expect, test } from 'vitest';
import { WORLDS } from '../harness/assumptions';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';

const MOVES = 6;

const viewScene = async ({ page }: Person, table: string): Promise<void> => {
  const mine = `scene.flags['revolution-tables']?.table === ${JSON.stringify(table)}`;
  await page.evaluate(`game.scenes.find(scene => ${mine}).view()`);
  await until('the board lies over the scene', () => page.locator('.rt-overlay > .rt-board__sheet').isVisible());
};

/** Where the canvas shows our Tiles: inside the sheet, whatever their x and y mean. */
const tilesAstray = ({ page }: Person): Promise<number> =>
  page.evaluate(`(() => {
  const { sceneX, sceneY, sceneWidth, sceneHeight } = canvas.dimensions;
  const isInside = ({ x, y, width, height }) => x >= sceneX - 1 && y >= sceneY - 1
    && x + width <= sceneX + sceneWidth + 1 && y + height <= sceneY + sceneHeight + 1;
  return canvas.tiles.placeables.filter(tile => !isInside(tile.bounds)).length;
})()`);

/** The middle of a piece as the overlay has it, and of the Tile that shows it, both on the screen. */
const apart = ({ page }: Person): Promise<number> =>
  page.evaluate(`Math.max(0, ...canvas.tiles.placeables.flatMap(tile => {
  const [kind, id, ...sign] = tile.document.flags['revolution-tables'].placement.split(' ');
  const piece = sign.length || kind !== 'counter' ? undefined
    : [...document.querySelectorAll('.rt-overlay .rt-piece')].find(one => one.dataset.piece === id)
      ?.querySelector('.rt-piece__rim');
  if (!piece) return [];
  const { x, y, width, height } = piece.getBoundingClientRect();
  const middle = canvas.clientCoordinatesFromCanvas(tile.center);
  return [Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y)];
}))`);

/** Over the canvas the pointer meets pieces, and between them the canvas. */
const isInReach = ({ page }: Person): Promise<boolean> =>
  page.evaluate(`getComputedStyle(document.querySelector('.rt-overlay .rt-piece')).pointerEvents === 'auto'
    && getComputedStyle(document.querySelector('.rt-overlay > .rt-board__sheet')).pointerEvents === 'none'`);

/** A piece over the canvas is drawn by the overlay itself only where the canvas cannot. */
const drawnByOverlay = ({ page }: Person): Promise<boolean> =>
  page.evaluate(`getComputedStyle(document.querySelector('.rt-overlay .rt-piece__art')).opacity === '1'`);

const views = (people: readonly Person[], table: string): Promise<readonly (string | undefined)[]> =>
  Promise.all(
    people.map(({ page }) =>
      inTable(page, table, ({ game: rules, timeline }) => JSON.stringify(rules.hide(timeline.state, undefined))),
    ),
  );

// shows referee.5, referee.10, table.1, table.11, host.12
test.each(WORLDS)('a game in a Foundry that is $name', ({ name, assume }) =>
  session({ title: `game-${name}`, host: { assume } }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    if (!red || !white) throw new Error('somebody did not come');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, { name: 'Whatever it is', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    for (const person of [red, white]) await openTableWindow(person, table);
    await viewScene(gm, table);
    await playByClicking([red, white], everybody, table, { seed: 7, most: MOVES });
    expect(new Set(await views(everybody, table)).size).toBe(1);
    const hasTiles = assume['svg-texture'] === 'yes';
    await until(
      'the Tiles lie as the record has them',
      async () =>
        (await tilesAstray(gm)) === 0 &&
        (await apart(gm)) < 3 &&
        hasTiles === (await gm.page.evaluate('canvas.tiles.placeables.length > 0')),
    );
    expect(await drawnByOverlay(gm)).toBe(!hasTiles);
    expect(await isInReach(gm)).toBe(true);
  }),
);
