/** A table at a window, for tests: Kremlin with three players, where the first window of the game is open. */
import type { Options } from '../../kernel/messages';
import { kremlin } from '../../games/kremlin';
import type { AnyGame, Ask, Reply } from '../record/model';
import { type OpenWindow, windowIn } from '../judgement/reaction-window';
import type { Browser } from './tables';
import { playOn, type SeatedTable, seatedTable } from './seated-tables';

const game = kremlin as unknown as AnyGame;

export interface WindowTable extends SeatedTable {
  /** The time on the referee's clock (ms). */
  readonly clock: { now: number };
  window(): OpenWindow;
  pass(seat: string): Promise<Reply>;
  wait(seat: string): Promise<Reply>;
  away(by: Browser, seat: string): Promise<Reply>;
  as(seat: string, ask: Ask): Promise<Reply>;
  /** So many seconds go by. */
  goBy(seconds: number): Promise<void>;
  entries(): number;
}

/** The sheets are sealed, the first window is open, and nobody has passed. */
export const atWindow = async (options: Options = {}, seed = 3): Promise<WindowTable> => {
  const seated = await seatedTable(game, { seed, options: { players: 3, cards: false, ...options } });
  const { table, at, seats } = seated;
  const clock = { now: 1_000_000 };
  table.io = { now: () => clock.now };
  table.restart({ client: 'two', epoch: 2 });
  await table.referee.serve();
  for (const browser of seats.flatMap(seat => at[seat] ?? [])) {
    await table.browser(browser.user);
  }
  while (!windowIn(table.referee.timeline)) await playOn(table, at, 1, undefined, seed, 'bot');
  const window = (): OpenWindow => {
    const open = windowIn(table.referee.timeline);
    if (!open) throw new Error('no window is open');
    return open;
  };
  const as = (seat: string, ask: Ask): Promise<Reply> => {
    const browser = at[seat];
    if (!browser) throw new Error(`nobody sits at ${seat}`);
    return browser.ask(ask);
  };
  return {
    ...seated,
    clock,
    window,
    as,
    pass: seat => as(seat, { kind: 'command', seat, command: { kind: 'pass' } }),
    wait: seat => as(seat, { kind: 'wait', seat, on: window().opened }),
    away: (by, seat) => by.ask({ kind: 'away', seat, on: window().opened }),
    async goBy(seconds) {
      clock.now += seconds * 1000;
      await table.referee.tick();
    },
    entries: () => Object.keys(table.raws).length,
  };
};
