/** The tables at which whole games are clicked, and who sits down there. */
import { type TestSession, gather } from '../harness/session';
import { makeTable, waitForBeginning } from '../harness/table';

interface Plan {
  readonly game: string;
  /** Who plays besides the game master, by seat; `gm` is the seat they take themselves, if it needs three. */
  readonly seats: readonly [string, string];
  readonly gm?: string;
  readonly options?: Readonly<Record<string, string>>;
}
export const CLICKED: readonly Plan[] = [
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
  { game, seats: [mine, other], gm: third, options }: Plan,
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
