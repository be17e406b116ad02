/** A picture or two of each game beside the first: a player's page in the middle of it, and its scene alone. */
import type { Person } from '../../tests/harness/people';
import { makeTable, openSideWindow, openTableWindow } from '../../tests/harness/table';
import { gameOf } from '../../src/testing/all-games';
import type { State as DualPowers } from '../../src/games/dual-powers/state';
import type { State as Prelude } from '../../src/games/prelude/state';
import type { AnyTypes } from '../../src/table/record/model';
import type { Shoot } from './camera';
import { playWorthy } from './playing';
import { clear, frame, place, sidebar } from './windows';

interface Shown {
  readonly game: string;
  readonly table: string;
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** What the files of its pictures begin with. */
  readonly files: string;
  /** How large its board is on the page, so that all of it is seen. */
  readonly scale: { readonly beside: number; readonly alone: number };
  readonly worth: (state: AnyTypes['state']) => boolean;
}

/** Leaders of both sides in the city, exhausted tokens, and the Soviet to play a card. */
const isStruggle = (given: AnyTypes['state']): boolean => {
  const {
    agenda: [top],
    round,
    tokens,
  } = given as unknown as DualPowers;
  return (
    round === 2 &&
    top?.kind === 'turn' &&
    top.seat === 'soviet' &&
    top.number >= 3 &&
    tokens.some(({ exhausted }) => exhausted)
  );
};
const isOpposed = (given: AnyTypes['state']): boolean => {
  const {
    agenda: [top],
    tokens,
  } = given as unknown as DualPowers;
  return (
    top?.kind === 'opposing-card' &&
    tokens.filter(({ kind }) => kind.startsWith('opposing')).length > 20 &&
    tokens.filter(({ kind, at }) => kind.startsWith('opposing') && !at.endsWith('supply')).length >= 3
  );
};

/** Cards played, cubes placed, and the Revolutionary has points to spend. */
const isUnrest = (given: AnyTypes['state']): boolean => {
  const {
    agenda: [top],
    turn,
    round,
  } = given as unknown as Prelude;
  return (turn > 1 || round > 4) && top?.kind === 'activities' && top.seat === 'revolutionary' && top.points >= 3;
};

const DUAL_POWERS = {
  game: 'dual-powers',
  scale: { beside: 0.39, alone: 0.49 },
} as const;

export const OTHER_GAMES: readonly Shown[] = [
  { ...DUAL_POWERS, table: 'Petrograd', seats: ['soviet', 'government'], files: 'dual-powers', worth: isStruggle },
  {
    ...DUAL_POWERS,
    table: 'Alone',
    seats: ['soviet'],
    files: 'dual-powers-alone',
    worth: isOpposed,
    options: { players: 'solitaire', side: 'soviet', difficulty: '3' },
  },
  {
    game: 'prelude',
    table: 'St. Petersburg',
    seats: ['revolutionary', 'government'],
    files: 'prelude',
    worth: isUnrest,
    scale: { beside: 0.275, alone: 0.365 },
  },
];

/** A player's page: the whole board on the scene, the table window beside it, the hand before it. */
const arrange = async (person: Person, table: string, scale: number): Promise<void> => {
  const { page } = person;
  const window = await openTableWindow(person, table);
  await window.locator('[data-action="scene"]').click();
  await page.locator('.rt-overlay').waitFor();
  await openSideWindow(person, table, 'hand');
  await sidebar(page, false);
  await frame(page, { left: 100, top: 60, scale });
  await place(page, 'rt-table-', { left: 1050, top: 60, width: 375, height: 800 });
  await place(page, 'rt-hand-', { left: 215, top: 605, width: 815, height: 290 });
};

/** Makes a table of a game, plays it until it is worth a picture, and takes it. */
export const shootGame = async (
  { game: id, table: name, seats, options, files, scale, worth }: Shown,
  gm: Person,
  players: readonly Person[],
  shoot: Shoot,
): Promise<void> => {
  const holders = Object.fromEntries(seats.map((seat, n) => [seat, players[n]?.name ?? 'Open']));
  const seated = players.slice(0, seats.length);
  const [first] = seated;
  const game = gameOf(id);
  if (!first || !game) return;
  for (const { page } of [gm, ...seated]) await clear(page);
  const make = (): Promise<string> => makeTable(gm, { name, game: id, holders, ...(options && { options }) });
  const table = await playWorthy(game, seated, gm, make, worth);
  await arrange(first, table, scale.beside);
  await shoot(first.page, files);
  await clear(first.page);
  await frame(first.page, { left: 105, top: 50, scale: scale.alone });
  await shoot(first.page, `${files}-scene`);
};
