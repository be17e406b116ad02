/** Tables of which every seat is taken, and games played at them to their end. */
import { decide } from '../../kernel/deciding';
import { chooser, quickDice } from '../../kernel/dice';
import { defaultOptions } from '../../kernel/options';
import { legal } from '../../kernel/offers';
import { toAct } from '../../kernel/agenda';
import type { AnyGame } from '../record/model';
import { windowIn } from '../judgement/reaction-window';
import { type Browser, type TestTable, type TestPlan, tableOf, type At, addNumbers } from './tables';

/** A table whose game has begun, with somebody at each seat. */
export interface SeatedTable {
  readonly table: TestTable;
  readonly gm: Browser;
  readonly seats: readonly string[];
  /** The browser that plays each seat. */
  readonly at: At;
  /** All browsers of each seat: the one that plays, and those that only look. */
  readonly browsers: Readonly<Record<string, readonly Browser[]>>;
}

/** One person at each seat, however many the game has, each with so many browsers; and the game begun. */
export const seatedTable = async (
  game: AnyGame,
  plan: Omit<Partial<TestPlan>, 'holders' | 'roles'> = {},
  browsersEach = 1,
): Promise<SeatedTable> => {
  const seats = game.seats({ ...defaultOptions(game.options), ...plan.options });
  const userOf = (seat: string): string => `user-${seat}`;
  const table = await tableOf(game, {
    ...plan,
    holders: Object.fromEntries(seats.map(seat => [seat, { kind: 'user', user: userOf(seat) }])),
    roles: { gm: 'gm', ...Object.fromEntries(seats.map(seat => [userOf(seat), 'player' as const])) },
  });
  const gm = await table.browser('gm');
  const at: Record<string, Browser> = {};
  const browsers: Record<string, Browser[]> = {};
  for (const seat of seats) {
    const own = (at[seat] = await table.browser(userOf(seat)));
    const all = (browsers[seat] = [own]);
    while (all.length < browsersEach) all.push(await table.browser(userOf(seat)));
  }
  await addNumbers(table, at);
  return { table, gm, seats, at, browsers };
};

/** Two people at a table of two seats, and the game begun. */
export const begunTable = async (game: AnyGame, plan: Partial<TestPlan> = {}) => {
  const [first = '', second = ''] = game.seats({ ...defaultOptions(game.options), ...plan.options });
  const table = await tableOf(game, {
    holders: { [first]: { kind: 'user', user: 'ann' }, [second]: { kind: 'user', user: 'bob' } },
    ...plan,
  });
  const gm = await table.browser('gm');
  const ann = await table.browser('ann');
  const bob = await table.browser('bob');
  await addNumbers(table, { [first]: ann, [second]: bob });
  const at: At = { [first]: ann, [second]: bob };
  return { table, gm, ann, bob, seats: [first, second] as const, at };
};

/** How somebody plays: at random, or as the game's first bot would. */
export type Policy = 'random' | 'bot';

/** Plays legal commands through envelopes, until the game ends or `most` are played. */
export const playOn = async (
  table: TestTable,
  at: At,
  most: number,
  after: (seat: string) => void = () => undefined,
  seed = 7,
  policy: Policy = 'random',
): Promise<number> => {
  const dice = quickDice(seed);
  const pick = chooser(dice);
  const { game } = table;
  const bot = policy === 'bot' ? game.bots[0] : undefined;
  // a player who has passed waits for the others
  let passed: { readonly opened: number | undefined; readonly seats: readonly string[] } = { opened: 0, seats: [] };
  for (let n = 0; n < most; n++) {
    const { timeline } = table.referee;
    const { state } = timeline;
    const opened = windowIn(timeline)?.opened;
    if (passed.opened !== opened) passed = { opened, seats: [] };
    const seat = toAct(game, state).find(one => at[one] && !passed.seats.includes(one));
    const browser = at[seat ?? ''];
    if (seat === undefined || !browser) return n;
    const seen = game.hide(state, seat);
    const all = legal(game, seen, seat);
    const command = bot ? decide(game, bot, { state: seen, seat, legal: all }, pick).command : pick(all);
    const reply = await browser.ask({ kind: 'command', seat, command });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    if (reply.held) passed = { opened, seats: [...passed.seats, seat] };
    after(seat);
  }
  return most;
};
