/** A table of each game at which two or three people sit down. */
import { type TestSession, gather } from './session';
import { makeTable, waitForBeginning } from './table';

export interface TablePlan {
  readonly game: string;
  /** Who plays besides the game master, by seat; `gm` is the seat they take themselves, if it needs three. */
  readonly seats: readonly [string, string];
  readonly gm?: string;
  readonly options?: Readonly<Record<string, string>>;
}
export const TABLES: readonly TablePlan[] = [
  { game: 'civil-war', seats: ['red', 'white'] },
  { game: 'dual-powers', seats: ['soviet', 'government'] },
  { game: 'prelude', seats: ['revolutionary', 'government'] },
  { game: 'all-bridges', seats: ['reds', 'senate'], gm: 'moderates' },
  {
    game: 'kremlin',
    seats: ['stalinists', 'militarists'],
    gm: 'evolutionists',
    options: { players: '3', window: 'until-all' },
  },
];

/** A game master and two players in their pages, at a table of the plan that has begun. */
export const seated = async (
  one: TestSession,
  { game, seats: [mine, other], gm: third, options }: TablePlan,
  name: string,
) => {
  const [gm, first, second] = await gather(one, 'Player 1', 'Player 2');
  const everybody = [gm, first, second] as const;
  const id = await makeTable(gm, {
    name,
    game,
    ...(options && { options }),
    holders: { [mine]: 'Player 1', [other]: 'Player 2', ...(third !== undefined && { [third]: 'Gamemaster' }) },
  });
  await waitForBeginning(everybody, id);
  return { id, everybody, players: third === undefined ? [first, second] : everybody };
};
