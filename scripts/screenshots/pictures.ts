/** The pictures of a game: a player's page in the middle of it, and its scene alone. */
import type { Picture } from '../../src/kernel/demo';
import { defaultOptions } from '../../src/kernel/options';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import type { Person } from '../../tests/harness/people';
import { makeTable, openSideWindow, openTableWindow } from '../../tests/harness/table';
import type { Shoot } from './camera';
import { playWorthy } from './playing';
import { clear, frame, place, sidebar } from './windows';

/** How large a game's board is on the page, so that all of it is seen in so many pixels. */
const scaleIn = (game: AnyGame, width: number, height: number): number => {
  const { board } = game.showing(defaultOptions(game.options));
  return Math.min(width / board.width, height / board.height);
};

/** A player's page: the whole board on the scene, the table window beside it, the hand before it. */
export const arrange = async (person: Person, table: string, game: AnyGame): Promise<void> => {
  const { page } = person;
  const window = await openTableWindow(person, table);
  await window.locator('[data-action="scene"]').click();
  await page.locator('.rt-overlay').waitFor();
  await openSideWindow(person, table, 'hand');
  await sidebar(page, false);
  await frame(page, { left: 100, top: 60, scale: scaleIn(game, 945, 660) });
  await place(page, 'rt-table-', { left: 1050, top: 60, width: 375, height: 800 });
  await place(page, 'rt-hand-', { left: 215, top: 605, width: 815, height: 290 });
};

/** The scene alone, as large as it is seen whole. */
export const sceneAlone = async ({ page }: Person, game: AnyGame): Promise<void> => {
  await clear(page);
  await frame(page, { left: 105, top: 50, scale: scaleIn(game, 1250, 840) });
};

/** Makes a table of a game, plays it until it is worth a picture, and takes it. */
export const shootPicture = async (
  game: AnyGame,
  picture: Picture<AnyTypes>,
  gm: Person,
  players: readonly Person[],
  shoot: Shoot,
): Promise<void> => {
  const { table: name, seats, files } = picture;
  const options = Object.fromEntries(Object.entries(picture.options ?? {}).map(([id, value]) => [id, String(value)]));
  const holders = Object.fromEntries(seats.map((seat, n) => [seat, players[n]?.name ?? 'Open']));
  const seated = players.slice(0, seats.length);
  const [first] = seated;
  if (!first) return;
  for (const { page } of [gm, ...seated]) await clear(page);
  const make = (): Promise<string> => makeTable(gm, { name, game: game.id, holders, options });
  const table = await playWorthy(game, seated, gm, make, state => picture.worth(state));
  await arrange(first, table, game);
  await shoot(first.page, files);
  await sceneAlone(first, game);
  await shoot(first.page, `${files}-scene`);
};
