/** Plays a game for its pictures: each seat clicks what the game's bot would do in its place. */
import { toAct } from '../../src/kernel/agenda';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import type { AnyGame, AnyWords } from '../../src/table/model';
import { inTable, until } from '../../tests/harness/in-page';
import type { Person } from '../../tests/harness/people';
import { openTableWindow, revisionOf, waitForRevision } from '../../tests/harness/table';

type State = AnyWords['state'];

/** The state as a person's own page sees it. */
const stateSeenBy = async ({ page }: Person, table: string): Promise<State> => {
  const state = await inTable(page, table, client => client.timeline.state);
  if (!state) throw new Error('the page does not know the table');
  return state;
};

/** The commands that the window shows: of copies of a card it shows one. */
const shownTo = async (person: Person, table: string): Promise<ReadonlySet<string>> => {
  const window = await openTableWindow(person, table);
  return new Set(await window.locator('[data-action="submit"]:not([aria-disabled="true"])')
    .evaluateAll(buttons => buttons.map(button => button.getAttribute('data-command') ?? '')));
};

const clickCommand = async (person: Person, table: string, command: object): Promise<void> => {
  const window = await openTableWindow(person, table), text = JSON.stringify(command);
  const button = window.locator(`[data-action="submit"][data-command=${JSON.stringify(text)}]`).first();
  await button.evaluate(element => element.closest('details')?.setAttribute('open', ''));
  await button.click();
};

const shows = (person: Person, table: string, revision: number): Promise<void> =>
  until('the window shows the record', async () =>
    Number(await (await openTableWindow(person, table)).getAttribute('data-revision')) >= revision);

/** Clicks at most; no game for pictures takes so many. */
const MOST = 600;

/** Plays until a state is worth a picture. `players` sit at the seats in their order. */
export const playUntil = async (
  game: AnyGame, players: readonly Person[], everybody: readonly Person[], table: string,
  worth: (state: State) => boolean,
): Promise<void> => {
  const pick = chooser(quickDice(1)), [first] = players, [bot] = game.bots;
  if (!first || !bot) return;
  for (let n = 0; n < MOST; n++) {
    const seen = await stateSeenBy(first, table);
    if (worth(seen)) return;
    if (!seen.agenda.length) throw new Error('the game ended without a picture: another chance makes another game');
    const [seat = ''] = toAct(game, seen), person = players[game.seats(seen.options).indexOf(seat)] ?? first;
    const own = await stateSeenBy(person, table), before = await revisionOf(person.page, table);
    await shows(person, table, before);
    const shown = await shownTo(person, table);
    const open = legal(game, own, seat).filter(command => shown.has(JSON.stringify(command)));
    await clickCommand(person, table, bot.choose(own, seat, open, pick));
    await waitForRevision(everybody, table, before + 1);
  }
};
