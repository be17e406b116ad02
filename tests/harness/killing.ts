/** Whole games in which every move costs a referee: the page is cut off at one of the steps of the move, and replaced. */
import { expect } from 'vitest';
import { fuseIn, type Fuse, fixChance } from './page-conditions';
import type { TestSession } from './session';
import { inTable, until } from './in-page';
import { reload, type Person } from './people';
import { endingOf, playByClicking } from './playing';
import { commandsIn, expectWholeRecord, isRefereeing, leave, shortenSilence } from './referees';
import { dismissWelcome, makeTable, openTableWindow, waitForBeginning } from './table';

/** A page that may referee, and what cuts it off. */
export interface Referee {
  person: Person;
  readonly fuse: Fuse;
}

/** Joins with a page whose connection can be cut. */
export const joinBreakable = async (one: TestSession, name: string, chance?: number): Promise<Referee> => {
  const context = await one.browser.newContext({ viewport: { width: 1500, height: 950 }, reducedMotion: 'reduce' });
  const fuse = await fuseIn(context);
  if (chance !== undefined) await fixChance(context, `${name} ${chance}`);
  return { person: await one.join(name, { context }), fuse };
};

/** Nothing is on its way from any of the players. */
export const answered = (players: readonly Person[], table: string): Promise<void> =>
  until('every ask is answered', async () => {
    // what was clicked while nobody hosted lies there until somebody does
    const waits = await Promise.all(
      players.map(({ page }) => inTable(page, table, ({ pending, left }) => pending > 0 || left !== undefined)),
    );
    return waits.every(one => one === false);
  });

/** The players, the table they play at, and the referees: the one who acts, and those who may follow them. */
export interface Company {
  readonly one: TestSession;
  readonly players: readonly Person[];
  readonly table: string;
  readonly referees: Referee[];
  /** Resolves when everybody who was replaced has come again. */
  returned: Promise<unknown>;
}

/** What goes on beside: where it fails, as it does when its pages close, whoever awaits it hears so, and nobody before. */
const meanwhile = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined);
  return work;
};

/** The page of the acting referee is reloaded. */
export const byReload = async ({ referees: [acting] }: Company): Promise<void> => {
  if (!acting) throw new Error('nobody referees');
  await reload(acting.person);
  acting.person.troubles.splice(0);
};

/** The page of the acting referee is closed, the next takes over by the button's action; the first joins again. */
export const byTakeover = async (company: Company): Promise<void> => {
  await company.returned;
  const { one, table, referees } = company;
  const acting = referees.shift();
  const [next] = referees;
  if (!acting || !next) throw new Error('nobody follows the referee');
  await leave(acting.person);
  acting.person.troubles.splice(0);
  await inTable(next.person.page, table, client => client.takeOver());
  await until('the next one referees', () => isRefereeing(next.person, table));
  // they come again while the others play on
  company.returned = meanwhile(
    one.join(acting.person.name, { context: acting.person.context }).then(person => {
      acting.person = person;
      referees.push(acting);
    }),
  );
};

/** By the one way and the other, in turns. */
export const byTurns = (): Killing['replace'] => {
  let n = 0;
  return company => (n++ % 2 ? byTakeover(company) : byReload(company));
};

/** Two players at a table whose referees can be cut off; the game has begun. */
export const gatherReferees = async (one: TestSession, chance?: number): Promise<Company> => {
  const referees = [await joinBreakable(one, 'Gamemaster', chance), await joinBreakable(one, 'Assistant')];
  const seating = chance === undefined ? {} : { chance };
  const players = [await one.join('Player 1', seating), await one.join('Player 2', seating)];
  const [gm] = referees.map(({ person }) => person);
  if (!gm) throw new Error('nobody referees');
  await dismissWelcome(gm);
  await shortenSilence(gm);
  const table = await makeTable(gm, { name: 'Killed', holders: { red: 'Player 1', white: 'Player 2' }, scene: false });
  await waitForBeginning([...players, ...referees.map(({ person }) => person)], table);
  for (const person of players) await openTableWindow(person, table);
  return { one, players, table, referees, returned: Promise.resolve() };
};

export interface Killing {
  /** After how many frames, from the click on, the referee of a move is cut off. */
  readonly frames: (move: number) => number;
  readonly replace: (company: Company) => Promise<void>;
  readonly seed: number;
  /** Stop after this number of moves, or at the end of the game. */
  readonly most?: number;
  /** Called after each move. */
  readonly each?: (so: Pick<Killed, 'moves' | 'at'>) => void;
}

/**
 * The frames of a move, from the click to the last acknowledgement. All moves have the ask, the write and its answer;
 * the reply, a card in the chat and whoever comes meanwhile are more. A move without them is cut off after its last.
 */
export const STEPS = 6,
  LEAST_STEPS = 3;

/** How often the referee was cut off after each number of frames; the last step is after all frames of a move. */
export interface Killed {
  readonly moves: number;
  readonly at: ReadonlyMap<number | 'after', number>;
  /** Undefined when it was stopped before its end. */
  readonly ending: string | undefined;
}

/** What comes after the last acknowledgement comes within this time (ms). */
const REST = 150;

/**
 * Plays a game; in each move the acting referee is cut off after some frames, or, when the move took fewer,
 * right after it, and replaced. After each move it stands in the record once, and nothing is missing.
 */
export const playKilled = async (company: Company, { frames, replace, seed, most, each }: Killing): Promise<Killed> => {
  const { players, table, referees } = company;
  const [red] = players;
  const at = new Map<number | 'after', number>();
  if (!red) throw new Error('nobody plays');
  for (let move = 0; ; move++) {
    const ending = await endingOf(red, table);
    if (ending !== undefined || move === most) {
      await company.returned;
      return { moves: move, at, ending };
    }
    const fuse = referees[0]?.fuse;
    const wanted = frames(move);
    fuse?.arm(wanted);
    const moved = meanwhile(playByClicking(players, players, table, { seed: seed + move, most: 1 }));
    const isCut = await Promise.race([
      until('the referee is cut off', () => Promise.resolve(fuse?.isBlown() === true)).then(() => true),
      moved.then(
        () =>
          new Promise<boolean>(resume => {
            setTimeout(() => resume(fuse?.isBlown() === true), REST);
          }),
      ),
    ]);
    const step = isCut ? wanted : 'after';
    at.set(step, (at.get(step) ?? 0) + 1);
    await replace(company);
    await moved;
    await answered(players, table);
    // an answer may be there before the entry that it speaks of
    await until('the move stands in the record', async () => (await commandsIn(red, table)) > move);
    expect(await commandsIn(red, table)).toBe(move + 1);
    await expectWholeRecord(red, table);
    each?.({ moves: move + 1, at });
  }
};
