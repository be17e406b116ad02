/** The pictures of a game: a player's page in the middle of it, and its scene alone. */
import type { Picture } from '../../src/kernel/manifest';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { defaultOptions } from '../../src/kernel/options';
import type { Person } from '../../tests/harness/people';
import { makeTable, openSideWindow, openTableWindow } from '../../tests/harness/table';
import { type Shoot, clear, forgetDocks, sidebar } from './camera';
import { playAmongBots } from './playing';
/** A player's page as they first see it: the board, their hand, and their choices; nothing is moved. */
export const arrange = async (person: Person, table: string): Promise<void> => {
  const { page } = person;
  await openTableWindow(person, table);
  // not every game has hands
  if (await page.locator('.rt-table-app [data-action="open"][data-window="hand"]').count())
    await openSideWindow(person, table, 'hand');
  await page.locator('.rt-overlay').waitFor();
  await sidebar(page, false);
};

/** The scene alone: docks are folded, and the board takes their room. */
export const sceneAlone = ({ page }: Person): Promise<void> => clear(page);

/** Makes a table of a game, plays it against bots until it is worth a picture, and takes it. */
export const shootPicture = async (
  game: AnyGame,
  picture: Picture<AnyTypes>,
  gm: Person,
  player: Person,
  shoot: Shoot,
): Promise<void> => {
  const { table: name, seats, files } = picture;
  const options = Object.fromEntries(Object.entries(picture.options ?? {}).map(([id, value]) => [id, String(value)]));
  const [own] = seats;
  const holders = Object.fromEntries(
    game
      .seats({ ...defaultOptions(game.options), ...picture.options })
      .map(seat => [seat, seat === own ? player.name : 'Bot']),
  );
  for (const { page } of [gm, player]) {
    await clear(page);
    await forgetDocks(page);
  }
  const make = (): Promise<string> => makeTable(gm, { name, game: game.id, holders, options });
  const table = await playAmongBots(player, make, state => picture.worth(state));
  await arrange(player, table);
  await shoot(player.page, files);
  await sceneAlone(player);
  await shoot(player.page, `${files}-scene`);
};
