/** Seats that play on as the bot of their game would, without a click: the way through the middle of a game. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import type { AnyGame } from '../../src/table/record/model';
import { gameOf } from '../../src/testing/all-games';
import { hide, show } from './hiding';
import { inTable, until } from './in-page';
import type { Person } from './people';
import { type Clicking, endingOf, playByClicking } from './playing';
import { revisionOf } from './table';

/** What a page says of a command that came too late. */
const LATE = /has changed since|else is asked/;

/** What a seat's own page shows it of the position, and what it may do there; nothing, if it is not asked. */
const asked = async (game: AnyGame, { page }: Person, table: string) => {
  const seen = await inTable(page, table, ({ timeline: { state }, seat }) => ({ state, seat }));
  if (!seen || seen.seat === undefined || !toAct(game, seen.state).includes(seen.seat)) return undefined;
  const open = legal(game, seen.state, seen.seat);
  return open.length ? { state: seen.state, seat: seen.seat, legal: open } : undefined;
};

/** Gives so many commands, each of a seat that is asked, and waits until one is asked again, or the game has ended. */
export const playOn = async (
  players: readonly Person[],
  id: string,
  table: string,
  count: number,
  seed = 1,
): Promise<void> => {
  const game = gameOf(id);
  const bot = game?.bots[0];
  const [first] = players;
  if (!game || !bot || !first) throw new Error(`${id} has no bot, or nobody plays`);
  const pick = chooser(quickDice(seed));
  const nextOf = async () => {
    for (const person of players) {
      const question = await asked(game, person, table);
      if (question) return { person, question };
    }
    return undefined;
  };
  let looked = '';
  for (let n = 0; n <= count; n++) {
    // where a bot was quicker the page says so, and is asked again
    for (const { troubles } of players)
      troubles.splice(0, Infinity, ...troubles.filter(trouble => !LATE.test(trouble)));
    let next: Awaited<ReturnType<typeof nextOf>>;
    let over = false;
    await until('a seat is asked', async () => {
      const known = (await Promise.all(players.map(({ page }) => revisionOf(page, table)))).join(' ');
      if (known === looked) return false;
      looked = known;
      over = (await endingOf(first, table)) !== undefined;
      next = over ? undefined : await nextOf();
      return over || next !== undefined;
    });
    if (!next || n === count) return;
    const { page } = next.person;
    const { command } = decide(game, bot, next.question, pick);
    const isTaken = await page.evaluate(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).submit(${JSON.stringify(command)})
        .then(({ ok }) => ok)`,
    );
    // what was not taken changes nothing: the same position is looked at again
    if (isTaken !== true) looked = '';
  }
};

/**
 * A whole game to its end of which every stretch is clicked in part: so many clicks, then so many commands without one,
 * again and again. Every click of whole games is `npm run soak -- clicked`. Returns how it ended.
 */
export const playThrough = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  id: string,
  { clicks, between, ...how }: Clicking & { readonly clicks: number; readonly between: number },
): Promise<string> => {
  for (let stretch = 0; ; stretch++) {
    const ending = await playByClicking(players, everybody, table, { ...how, seed: how.seed + stretch, most: clicks });
    if (ending !== undefined) return ending;
    // nobody looks meanwhile: a hidden page draws nothing, and has caught up when it is looked at again
    for (const { page } of everybody) await hide(page);
    await playOn(players, id, table, between, how.seed + stretch);
    for (const { page } of everybody) await show(page);
    await until('all pages are as far', async () => {
      const revisions = await Promise.all(everybody.map(({ page }) => revisionOf(page, table)));
      return new Set(revisions).size === 1;
    });
  }
};
