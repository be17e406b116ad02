/** The pictures of a game: a player's page in the middle of it, and its scene alone. */
import type { Picture } from '../../src/kernel/demo';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { defaultOptions } from '../../src/kernel/options';
import type { Person } from '../../tests/harness/people';
import { makeTable, openSideWindow, openTableWindow } from '../../tests/harness/table';
import type { Shoot } from './camera';
import { playAmongBots, playWorthy } from './playing';
import { clear, sidebar } from './windows';

/** A player's page as he meets it: the board, his hand, and what he may choose; nothing is moved. */
export const arrange = async (person: Person, table: string): Promise<void> => {
  const { page } = person;
  await openTableWindow(person, table);
  await openSideWindow(person, table, 'hand');
  await page.locator('.rt-overlay').waitFor();
  await sidebar(page, false);
};

/** The scene alone: the docks are folded, and the board takes their room. */
export const sceneAlone = ({ page }: Person): Promise<void> => clear(page);

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
  const all = game.seats({ ...defaultOptions(game.options), ...picture.options });
  const isAmongBots = all.length > seats.length;
  // where there are more seats than people, one of them plays against bots
  const holders = Object.fromEntries(
    (isAmongBots ? all : seats).map(seat => [
      seat,
      isAmongBots && seat !== seats[0] ? 'Bot' : (players[seats.indexOf(seat)]?.name ?? 'Open'),
    ]),
  );
  const seated = players.slice(0, isAmongBots ? 1 : seats.length);
  const [first] = seated;
  if (!first) return;
  for (const { page } of [gm, ...seated]) await clear(page);
  const make = (): Promise<string> => makeTable(gm, { name, game: game.id, holders, options });
  const table = isAmongBots
    ? await playAmongBots(game, first, make, state => picture.worth(state))
    : await playWorthy(game, seated, gm, make, state => picture.worth(state));
  await arrange(first, table);
  await shoot(first.page, files);
  await sceneAlone(first);
  await shoot(first.page, `${files}-scene`);
};
