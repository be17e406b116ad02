/** Plays on without clicks, to the middle of a game or its end, for tests that look at it. */
import { toAct } from '../../src/kernel/agenda';
import type { Pick as BotPick } from '../../src/kernel/bot';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import type { Message } from '../../src/kernel/messages';
import { legal } from '../../src/kernel/offers';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { gameOf } from '../../src/testing/all-games';
import { hide, show } from './page-conditions';
import { inTable, until } from './in-page';
import type { Person } from './people';
import { type Clicking, endingOf, playByClicking } from './playing';
import { revisionOf } from './table';

/** A page's messages about a command that came too late. */
const LATE = /has changed since|else is asked|inzwischen verändert|jetzt etwas anderes/;
/** More commands than any game takes. */
const MOST = 3_000;

/** An asked seat: its page's view of the position, and its legal commands. */
interface Question {
  readonly state: AnyTypes['state'];
  readonly seat: string;
  readonly legal: readonly Message[];
}
interface PlayingOn {
  readonly choose: (question: Question) => Message | undefined;
  /** Stop when this holds. */
  readonly stop?: (() => Promise<boolean>) | undefined;
  /** Stop after this number of commands, when a seat is asked again. */
  readonly most?: number;
}

/** The game at a table. */
const gameAt = async ({ page }: Person, table: string): Promise<AnyGame> => {
  const game = gameOf((await inTable(page, table, client => client.timeline.head.game)) ?? '');
  if (!game) throw new Error('nobody knows what is played');
  return game;
};

const questionTo = async (game: AnyGame, { page }: Person, table: string): Promise<Question | undefined> => {
  const seen = await inTable(page, table, ({ timeline: { state }, seat }) => ({ state, seat }));
  if (!seen || seen.seat === undefined || !toAct(game, seen.state).includes(seen.seat)) return undefined;
  const open = legal(game, seen.state, seen.seat);
  return open.length ? { state: seen.state, seat: seen.seat, legal: open } : undefined;
};

/** Dismisses warnings about commands that a bot has overtaken. */
const forgetLate = (players: readonly Person[]): void => {
  for (const { troubles } of players) troubles.splice(0, Infinity, ...troubles.filter(trouble => !LATE.test(trouble)));
};

/** The revision a page has read; and whether a left move came too late, so that its player must decide again. */
const asFarAs = (page: Person['page'], table: string): Promise<string | undefined> =>
  inTable(page, table, ({ timeline, left }) => `${timeline.revision}${left?.why ? ` ${left.at}` : ''}`);

/** Every player plays on from their page until the game has ended or it is stopped; returns the ending. */
export const playFrom = async (
  players: readonly Person[],
  table: string,
  { choose, stop, most = MOST }: PlayingOn,
): Promise<string | undefined> => {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const game = await gameAt(first, table);
  // a seat that passes an open window is asked again if another has not: until then its pass changes nothing visible
  let passed: { readonly known: string; readonly seats: readonly string[] } = { known: '', seats: [] };
  const nextOf = async (known: string) => {
    if (passed.known !== known) passed = { known, seats: [] };
    for (const person of players) {
      const question = await questionTo(game, person, table);
      if (question && !passed.seats.includes(question.seat)) return { person, question };
    }
    return undefined;
  };
  let looked = '';
  for (let n = 0; n <= most; n++) {
    forgetLate(players);
    let next: Awaited<ReturnType<typeof nextOf>>;
    let ending: string | undefined;
    await until('a seat is asked', async () => {
      const known = (await Promise.all(players.map(({ page }) => asFarAs(page, table)))).join(' ');
      if (known === looked) return false;
      looked = known;
      ending = await endingOf(first, table);
      next = ending === undefined ? await nextOf(known) : undefined;
      return ending !== undefined || next !== undefined;
    });
    if (!next || n === most || (await stop?.())) {
      forgetLate(players);
      return ending;
    }
    const command = choose(next.question);
    if (!command) throw new Error(`nothing is left to ${next.question.seat}`);
    const isTaken = await next.person.page.evaluate(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).submit(${JSON.stringify(command)})
        .then(({ ok }) => ok)`,
    );
    // a refused command changes nothing: look at the same position again
    if (command.kind === 'pass') passed = { ...passed, seats: [...passed.seats, next.question.seat] };
    if (isTaken !== true || command.kind === 'pass') looked = '';
  }
  return undefined;
};

/** Hides all pages meanwhile: a hidden page draws nothing, and catches up when it is shown. */
export const unseen = async <T>(everybody: readonly Person[], table: string, play: () => Promise<T>): Promise<T> => {
  for (const { page } of everybody) await hide(page);
  const played = await play();
  for (const { page } of everybody) await show(page);
  await until('all pages are as far', async () => {
    const revisions = await Promise.all(everybody.map(({ page }) => revisionOf(page, table)));
    return new Set(revisions).size === 1;
  });
  return played;
};

/** A hurried player does the first of these that is legal. */
const HURRIED = ['pass', 'done', 'decline', 'remove-terror'];

export const hurried = ({ legal: open }: Pick<Question, 'legal'>): Message | undefined =>
  HURRIED.flatMap(kind => open.filter(one => one.kind === kind))[0];

/** Without a preference. A hurried player makes no offers, which could be made and declined forever. */
const unhurried = ({ legal: open }: Pick<Question, 'legal'>, pick: BotPick): Message => {
  const others = open.filter(({ kind }) => !kind.startsWith('offer-'));
  return pick(others.length > 0 ? others : open);
};

/** Gives a number of commands, each as the game's bot would; returns the ending, if there was one. */
export const playOn = async (
  players: readonly Person[],
  table: string,
  {
    most = MOST,
    seed = 1,
    stop,
    strong,
  }: {
    readonly most?: number;
    readonly seed?: number;
    readonly stop?: PlayingOn['stop'];
    /** Only this seat plays to win, the others hurry: a game ends soon if one side does nothing. */
    readonly strong?: string;
  },
): Promise<string | undefined> => {
  const [first] = players;
  const game = first && (await gameAt(first, table));
  const bot = game?.bots[0];
  if (!game || !bot) throw new Error('nobody plays, or the game has no bot');
  const pick = chooser(quickDice(seed));
  const choose = (question: Question): Message | undefined =>
    strong === undefined || question.seat === strong
      ? decide(game, bot, question, pick).command
      : (hurried(question) ?? unhurried(question, pick));
  return playFrom(players, table, { most, stop, choose });
};

/** How a whole game is played: clicks in each stretch, commands between two, and the seat that plays to win. */
interface WholeGame {
  readonly clicks: number;
  readonly between: number;
  readonly strong?: string;
}

/**
 * Plays a whole game to its end, alternating some clicks with some commands without clicks. `npm run soak -- clicked`
 * clicks every move. Returns the ending.
 */
export const playThrough = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  { clicks, between, strong, ...how }: Clicking & WholeGame,
): Promise<string> => {
  for (let stretch = 0; ; stretch++) {
    const ending = await playByClicking(players, everybody, table, { ...how, seed: how.seed + stretch, most: clicks });
    if (ending !== undefined) return ending;
    await unseen(everybody, table, () =>
      playOn(players, table, { most: between, seed: how.seed + stretch, ...(strong !== undefined && { strong }) }),
    );
  }
};
