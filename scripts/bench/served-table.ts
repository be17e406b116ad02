/** A table with its record in memory, with two browsers for each seat: the referee's work, without a host. */
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import { pickMove } from '../../src/kernel/testing/random-play';
import type { AnyGame, Ask } from '../../src/table/record/model';
import { windowIn } from '../../src/table/judgement/reaction-window';
import { type Policy, type SeatedTable, seatedTable } from '../../src/table/testing/seated-tables';

export interface Served extends SeatedTable {
  /** A seat that must act requests a legal command; the milliseconds the referee took. Undefined at the end. */
  playOne(): Promise<number | undefined>;
  /** Plays to the end; the referee's milliseconds for each command. */
  playAll(): Promise<readonly number[]>;
}

export type { Policy };

/**
 * Seats people at a table of a game, and begins. They choose at random, as eagerly as the game says because some games
 * would never end otherwise; or as the game's bot would.
 */
export const serve = async (game: AnyGame, seed: number, policy: Policy = 'random'): Promise<Served> => {
  const seated = await seatedTable(game, { seed }, 2);
  const { table, at } = seated;
  const pick = chooser(quickDice(~seed));
  const bot = policy === 'bot' ? game.bots[0] : undefined;
  // a seat that has passed waits for the others
  let passed: { readonly opened: number | undefined; readonly seats: readonly string[] } = { opened: 0, seats: [] };
  const served: Served = {
    ...seated,
    async playAll() {
      const times: number[] = [];
      for (let time = await served.playOne(); time !== undefined; time = await served.playOne()) times.push(time);
      return times;
    },
    async playOne() {
      const { state, revision } = table.referee.timeline;
      const opened = windowIn(table.referee.timeline)?.opened;
      if (passed.opened !== opened) passed = { opened, seats: [] };
      const seat = toAct(game, state).find(one => !passed.seats.includes(one));
      const browser = at[seat ?? ''];
      if (seat === undefined || !browser) return undefined;
      const seen = game.hide(state, seat);
      const all = legal(game, seen, seat);
      const ask: Ask = {
        kind: 'command',
        seat,
        command: bot
          ? decide(game, bot, { state: seen, seat, legal: all }, pick).command
          : pickMove(
              all.map(command => ({ seat, command })),
              pick,
              game.demo.eagerness,
            ).command,
      };
      const envelope = browser.envelope(ask);
      const start = performance.now();
      await table.referee.answer(envelope);
      const took = performance.now() - start;
      if (table.referee.timeline.revision === revision) passed = { opened, seats: [...passed.seats, seat] };
      return took;
    },
  };
  return served;
};
