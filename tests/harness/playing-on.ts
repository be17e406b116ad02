/** A seat that plays on as the bot of its game would, without a click: the way to the middle of a game for those who look at it. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import { gameOf } from '../../src/testing/all-games';
import { inTable, until } from './in-page';
import type { Person } from './people';
import { endingOf } from './playing';

/** What a page says of a command that came too late. */
const LATE = /has changed since|else is asked/;

/** Gives so many commands, and waits until the seat is asked again, or the game has ended. */
export const playOn = async (person: Person, id: string, table: string, count: number): Promise<void> => {
  const { page } = person;
  const game = gameOf(id);
  const bot = game?.bots[0];
  if (!game || !bot) throw new Error(`${id} has no bot`);
  const pick = chooser(quickDice(1));
  const submit = (command: object): Promise<unknown> =>
    page.evaluate(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).submit(${JSON.stringify(command)})`,
    );
  for (let n = 0; n <= count; n++) {
    // where a bot was quicker the page says so, and is asked again
    person.troubles.splice(0, Infinity, ...person.troubles.filter(trouble => !LATE.test(trouble)));
    let open: ReturnType<typeof legal> = [];
    await until('the seat is asked', async () => {
      if ((await endingOf(person, table)) !== undefined) return true;
      const state = await inTable(page, table, client => client.timeline.state);
      const seat = await inTable(page, table, client => client.seat);
      open = state && seat !== undefined && toAct(game, state).includes(seat) ? legal(game, state, seat) : [];
      return open.length > 0;
    });
    const state = await inTable(page, table, client => client.timeline.state);
    const seat = await inTable(page, table, client => client.seat);
    if (!open.length || !state || seat === undefined || n === count) return;
    await submit(decide(game, bot, { state, seat, legal: open }, pick).command);
  }
};
