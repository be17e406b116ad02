/** Drags and clicks on the board: pieces, places. */
import type { Locator, Page } from 'playwright-core';
import { gameOf } from '../../src/testing/all-games';
import { defaultOptions } from '../../src/kernel/options';
import { until } from './in-page';
import type { Person } from './people';

/** The board over the scene, or the one in the Board window. */
export const overlayOf = (page: Page): Locator => page.locator('.rt-overlay');

export const pieceOn = (surface: Locator, id: string): Locator => surface.locator(`.rt-piece[data-piece="${id}"]`);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** As often a place must be the same: a busy page lays its board out anew a while after a change. */
const SAME = 4;

/** Where something lies, once it rests. */
const placeAtRest = async (look: () => Promise<Spot>): Promise<Spot> => {
  let seen = await look();
  let same = 1;
  await until('it lies still', async () => {
    const now = await look();
    same = now.x === seen.x && now.y === seen.y ? same + 1 : 1;
    seen = now;
    return same >= SAME;
  });
  return seen;
};

const middleOf = (element: Locator): Promise<Spot> =>
  placeAtRest(async () => {
    const box = await element.boundingBox();
    if (!box) throw new Error(`${element.toString()} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });

/** Where a point of the board lies on the screen, once the board rests. */
export const pointOn = (surface: Locator, point: Spot): Promise<Spot> => {
  const sheet = surface.locator('svg.rt-board__sheet').first();
  const look = (svg: Element, { x, y }: Spot): Spot => {
    const toScreen = svg instanceof SVGSVGElement ? (svg.getScreenCTM() ?? undefined) : undefined;
    const at = new DOMPoint(x, y).matrixTransform(toScreen);
    return { x: at.x, y: at.y };
  };
  return placeAtRest(() => sheet.evaluate(look, point));
};

/** A move of this many pixels lifts what is pressed. */
const LIFTS = 9;

/**
 * Lifts what rests; returns where it was. The first move is sent with the press: held for long without one, a piece
 * pings, and a busy page may take long to answer.
 */
export const lift = async ({ page }: Person, what: Locator): Promise<Spot> => {
  const at = await middleOf(what);
  await page.mouse.move(at.x, at.y);
  await Promise.all([page.mouse.down(), page.mouse.move(at.x + LIFTS, at.y)]);
  return at;
};

/** The point of a slot on the screen, near its far end, where no piece lies yet. */
export const placeOf = (surface: Locator, slot: string, id = 'civil-war'): Promise<Spot> => {
  const game = gameOf(id);
  const box = game?.presentation(defaultOptions(game.options)).board.slots.find(one => one.id === slot)?.box;
  if (!box) throw new Error(`the board has no slot ${slot}`);
  return pointOn(surface, { x: box.x + box.width - 30, y: box.y + box.height - 30 });
};

/** The corners of a slot of a game's usual board on the screen. */
export const slotOn = async (surface: Locator, slot: string, id = 'civil-war') => {
  const game = gameOf(id);
  const box = game?.presentation(defaultOptions(game.options)).board.slots.find(one => one.id === slot)?.box;
  if (!box) throw new Error(`the board has no slot ${slot}`);
  const from = await pointOn(surface, box);
  const to = await pointOn(surface, { x: box.x + box.width, y: box.y + box.height });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
};

/** Drags an element to a slot or a point of the board and drops it. */
export const drag = async (
  person: Person,
  surface: Locator,
  piece: string | Locator,
  onto: string | Spot,
  key?: 'Shift',
): Promise<void> => {
  const { page } = person;
  const to = await (typeof onto === 'string' ? placeOf(surface, onto) : pointOn(surface, onto));
  const from = await lift(person, typeof piece === 'string' ? pieceOn(surface, piece) : piece);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  // pressed earlier, the key would start a text selection
  if (key) await page.keyboard.down(key);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  if (key) await page.keyboard.up(key);
};

/** The position of a piece in its element, which does not change when the board pans or zooms. */
export const liesAt = (surface: Locator, piece: string): Promise<string | null> =>
  pieceOn(surface, piece).getAttribute('transform');

/** Closes windows that cover the scene. */
export const clearScene = async ({ page }: Person): Promise<void> => {
  const buttons = page.locator('.application.rt [data-action="close"]');
  while (await buttons.count()) await buttons.last().click();
};

/** Drags a piece from the tray onto a slot or point of the board, or onto a piece there. `piece`: this one of its name. */
export const dropFromTray = async (
  person: Person,
  surface: Locator,
  name: string,
  onto: string | Locator | Spot,
  game?: string,
  piece?: string,
): Promise<void> => {
  const { page } = person;
  const tray = surface.locator('.rt-tray');
  if ((await tray.getAttribute('open')) === null) await tray.locator('> summary').click();
  await tray.locator('.rt-tray__find').fill(name);
  // of alike pieces only one is shown
  const exact = piece === undefined ? undefined : tray.locator(`.rt-tray__piece[data-piece="${piece}"]`);
  const one = exact && (await exact.count()) ? exact : tray.locator('.rt-tray__piece');
  const item = one.filter({ hasText: name }).first();
  // the open tray reduces the board, so its places are looked up now
  const to = await (typeof onto === 'string'
    ? placeOf(surface, onto, game)
    : 'boundingBox' in onto
      ? middleOf(onto)
      : pointOn(surface, onto));
  await lift(person, item);
  await page.mouse.move(to.x - 5, to.y - 5, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
};
