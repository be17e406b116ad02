/** Plays a game for its pictures: each seat clicks what the game's bot would do. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { inTable, until } from '../../tests/harness/in-page';
import type { Person } from '../../tests/harness/people';
import { endingOf } from '../../tests/harness/playing';
import { playOn } from '../../tests/harness/playing-on';
import { openTableWindow, revisionOf, tableWindow, waitForBeginning, waitForMove } from '../../tests/harness/table';
import { clear } from './camera';

type State = AnyTypes['state'];

/** The state as a person's own page sees it. */
const stateSeenBy = async ({ page }: Person, table: string): Promise<State> => {
  const state = await inTable(page, table, client => client.timeline.state);
  if (!state) throw new Error('the page does not know the table');
  return state;
};

/** The commands that the window shows: one for identical copies of a card. */
const shownTo = async (person: Person, table: string): Promise<ReadonlySet<string>> => {
  const window = await openTableWindow(person, table);
  return new Set(
    await window
      .locator('[data-action="submit"]:not([aria-disabled="true"])')
      .evaluateAll(buttons => buttons.map(button => button.getAttribute('data-command') ?? '')),
  );
};

const clickCommand = async (person: Person, table: string, command: object): Promise<void> => {
  const window = await openTableWindow(person, table);
  const text = JSON.stringify(command);
  const button = window.locator(`[data-action="submit"][data-command=${JSON.stringify(text)}]`).first();
  await button.evaluate(element => {
    for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  });
  await button.click();
};

const shows = (person: Person, table: string, revision: number): Promise<void> =>
  until(
    'the window shows the record',
    async () => Number(await (await openTableWindow(person, table)).getAttribute('data-revision')) >= revision,
  );

const hasPassed = async ({ page }: Person, table: string): Promise<boolean> =>
  (await tableWindow(page, table).locator('[data-key="window-back"]').count()) > 0;

/** The maximum number of clicks; no game for pictures needs more. */
const MOST = 600;

/** Plays until a state is worth a picture; false if the game ended without one. `players` sit at the seats in their order. */
const playUntil = async (
  game: AnyGame,
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  worth: (state: State) => boolean,
): Promise<boolean> => {
  const pick = chooser(quickDice(1));
  const [first] = players;
  const [bot] = game.bots;
  if (!first || !bot) return false;
  for (let n = 0; n < MOST; n++) {
    const seen = await stateSeenBy(first, table);
    if (worth(seen)) return true;
    if (!seen.agenda.length) return false;
    const sitsAt = (seat: string): Person => players[game.seats(seen.options).indexOf(seat)] ?? first;
    // a player who has passed waits for the others
    const asked = await Promise.all(
      toAct(game, seen).map(async one => ((await hasPassed(sitsAt(one), table)) ? [] : [one])),
    );
    const [seat = ''] = asked.flat();
    const person = sitsAt(seat);
    const own = await stateSeenBy(person, table);
    const before = await revisionOf(person.page, table);
    await shows(person, table, before);
    const shown = await shownTo(person, table);
    const open = legal(game, own, seat).filter(command => shown.has(JSON.stringify(command)));
    await clickCommand(person, table, decide(game, bot, { state: own, seat, legal: open }, pick).command);
    await waitForMove(person, everybody, table, before);
  }
  return false;
};

/** Makes a table of one player and bots, and plays until it is worth a picture, or the game ends. */
export const playAmongBots = async (
  player: Person,
  make: () => Promise<string>,
  worth: (state: State) => boolean,
): Promise<string> => {
  const table = await make();
  await waitForBeginning([player], table);
  await openTableWindow(player, table);
  for (let n = 0; n < MOST && !worth(await stateSeenBy(player, table)); n++) {
    if ((await endingOf(player, table)) !== undefined) break;
    await playOn([player], table, { most: 1 });
  }
  // dismisses the warning about a command that a bot has overtaken
  await player.page.locator('.notification').evaluateAll(all => {
    for (const one of all) one.remove();
  });
  return table;
};

/** How many games are tried for a picture. */
const TRIES = 8;

/** Makes tables until the game of one is worth a picture, and removes the others; returns that table. */
export const playWorthy = async (
  game: AnyGame,
  players: readonly Person[],
  gm: Person,
  make: () => Promise<string>,
  worth: (state: State) => boolean,
): Promise<string> => {
  const everybody = [gm, ...players];
  for (let n = 0; n < TRIES; n++) {
    const table = await make();
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    if (await playUntil(game, players, everybody, table, worth)) return table;
    for (const { page } of everybody) await clear(page);
    await inTable(gm.page, table, client => client.deleteTable());
  }
  throw new Error(`no game of ${game.id} was worth a picture`);
};
