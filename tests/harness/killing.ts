/** Whole games in which every move costs a referee: its page is cut off at some step of the move, and replaced. */
import { expect } from 'vitest';
import { fuseIn, type Fuse, fixChance } from './page-conditions';
import type { TestSession } from './session';
import { inTable, until } from './in-page';
import { reload, type Person } from './people';
import { endingOf, playByClicking } from './playing';
import { commandsIn, expectWholeRecord, isRefereeing, leave, shortenSilence } from './referees';
import { dismissWelcome, makeTable, openTableWindow, waitForBeginning } from './table';

/** A page that may referee, and the switch that cuts it off. */
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

/** Has no player a request without an answer? */
export const answered = (players: readonly Person[], table: string): Promise<void> =>
  until('every ask is answered', async () => {
    // moves clicked while nobody hosted are left until somebody does
    const waits = await Promise.all(
      players.map(({ page }) => inTable(page, table, ({ pending, left }) => pending > 0 || left !== undefined)),
    );
    return waits.every(one => one === false);
  });

/** The players, their table, and the referees: the acting one first, then the possible successors. */
export interface Company {
  readonly one: TestSession;
  readonly players: readonly Person[];
  readonly table: string;
  readonly referees: Referee[];
  /** Resolves when all replaced pages are back. */
  returned: Promise<unknown>;
}

/**
 * Runs work in the background. A failure, as when its pages close, reaches only those who await it, not the process.
 */
const meanwhile = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined);
  return work;
};

/** Reloads the acting referee's page. */
export const byReload = async ({ referees: [acting] }: Company): Promise<void> => {
  if (!acting) throw new Error('nobody referees');
  await reload(acting.person);
  acting.person.troubles.splice(0);
};

/** Closes the acting referee's page; the next takes over by the button's action, and the first joins again. */
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
  // the page returns while the others play on
  company.returned = meanwhile(
    one.join(acting.person.name, { context: acting.person.context }).then(person => {
      acting.person = person;
      referees.push(acting);
    }),
  );
};

/** Alternates between the two ways. */
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
  /** After how many frames from the click the referee is cut off, by move. */
  readonly frames: (move: number) => number;
  readonly replace: (company: Company) => Promise<void>;
  readonly seed: number;
  /** Stop after this number of moves, or at the end of the game. */
  readonly most?: number;
  /** Called after each move. */
  readonly each?: (so: Pick<Killed, 'moves' | 'at'>) => void;
}

/**
 * The frames of a move, from the click to the last acknowledgement. Every move has the ask, the write and its answer;
 * a reply, a chat card and reminders are more. A move with fewer is cut off after its last.
 */
export const STEPS = 6,
  LEAST_STEPS = 3;

/** How often the referee was cut off after each number of frames; the last is after all frames of a move. */
export interface Killed {
  readonly moves: number;
  readonly at: ReadonlyMap<number | 'after', number>;
  /** Undefined if it was stopped before the end. */
  readonly ending: string | undefined;
}

/** The time (ms) in which anything after the last acknowledgement arrives. */
const REST = 150;

/**
 * Plays a game. In each move the acting referee is cut off after some frames, or right after a shorter move, and
 * replaced. After each move the record has it once, without a gap.
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
    // an answer may arrive before its entry
    await until('the move stands in the record', async () => (await commandsIn(red, table)) > move);
    expect(await commandsIn(red, table)).toBe(move + 1);
    await expectWholeRecord(red, table);
    each?.({ moves: move + 1, at });
  }
};
