/** Positions for tests: an empty map with only what the test names, in mid-game. */
import { defaultOptions } from '../../../kernel/options';
import { isObject } from '../../../kernel/reading';
import { givenFor } from '../../../kernel/testing/tables';
import { allBridges } from '..';
import { SPACES, type Space } from '../data/map';
import { options } from '../options';
import { operation } from '../rules/common';
import { commandsOf } from '../rules/plans';
import { EMPTY, setUp } from '../rules/setup';
import { PROPAGANDA_ROUND } from '../sequence';
import type { SpaceState, State } from '../state';
import type { Cells, CommandName, Operation, Seat, SpecialName, Step } from '../vocabulary';

export const given = givenFor(allBridges);

type Part<T> = { readonly [K in keyof T]?: T[K] extends object ? Partial<T[K]> : T[K] };
type Piece = 'reds' | 'senate' | 'moderates';
type Placed = Omit<Part<SpaceState>, Piece> & Partial<Record<Piece, Partial<Cells>>>;

/** A test's table: pieces by space, and other differences from a quiet table. */
export interface Table extends Omit<Part<State>, 'spaces' | 'news' | 'piles' | 'agenda' | 'sabotage'> {
  readonly spaces?: Partial<Record<Space, Placed>>;
  readonly news?: State['news'];
  readonly sabotage?: State['sabotage'];
  readonly piles?: Partial<State['piles']>;
  readonly agenda?: readonly Step[];
}

const merge = (base: Record<string, unknown>, part: Record<string, unknown>): Record<string, unknown> => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const { [key]: old } = base;
      return [key, isObject(value) && isObject(old) ? merge(old, value) : value];
    }),
  ),
});
/** The base with some values replaced. */
const merged = <T>(base: T, part: object): T =>
  merge(base as Record<string, unknown>, part as Record<string, unknown>) as T;

/** The rest of a card after a turn. */
export const CARD: readonly Step[] = [
  { kind: 'german-turn', turn: 'last' },
  { kind: 'adjust-eligibility' },
  { kind: 'next-card' },
];
/** The whole turn of a card, three Factions to come. */
export const turnsOf = (...seats: readonly Seat[]): readonly Step[] => [
  ...seats.flatMap((seat): readonly Step[] => [
    { kind: 'faction', seat },
    { kind: 'turn-over', seat },
  ]),
  ...CARD,
];
const NEXT: Readonly<Record<Seat, Seat>> = { reds: 'senate', senate: 'moderates', moderates: 'reds' };
/** A full Command of a Faction, or one on other terms; then another Faction's turn. */
export const command = (seat: Seat, terms: Partial<Omit<Operation, 'kind' | 'seat'>> = {}): readonly Step[] => [
  operation(seat, { commands: commandsOf(seat), ...terms }),
  { kind: 'faction', seat: NEXT[seat] },
  ...CARD,
];
/** The Propaganda Round from a step on. */
export const round = (from: Step['kind']): readonly Step[] =>
  PROPAGANDA_ROUND.slice(PROPAGANDA_ROUND.findIndex(step => step.kind === from));

/** A table with an empty map, five Resources each, Polarization 3; `part` overrides. */
export const table = ({ spaces = {}, ...part }: Table = {}): State => {
  const start = setUp(defaultOptions(options));
  const empty = Object.fromEntries(SPACES.map(space => [space, merged(EMPTY, spaces[space] ?? {})]));
  const piles = { ...start.piles, current: ['1'], upcoming: ['2'], deck: ['3', '4', '5'] };
  // every space of the map is named above
  const quiet = { ...start, outOfPlay: 0, piles, agenda: turnsOf('reds', 'senate', 'moderates'), spaces: empty };
  return merged<State>(quiet as unknown as State, part);
};
/** In Phase II. */
export const war = (part: Table = {}): State => table({ phase: 2, ...part });
export const active = (count: number): Partial<Cells> => ({ active: count });
export const inactive = (count: number): Partial<Cells> => ({ inactive: count });

/** In Phase II a Faction has chosen its Command, on these terms. */
export const beginning = (
  seat: Seat,
  name: CommandName,
  part: Table,
  terms: Partial<Omit<Operation, 'kind' | 'seat'>> = {},
) =>
  given(war({ agenda: command(seat, terms), ...part }))
    .when(seat, { kind: 'choose-command', command: name })
    .ok();
/** An Attack has been chosen, and there are Resources for all of it. */
export const attacking = (seat: 'reds' | 'senate', part: Table) =>
  beginning(seat, 'attack', { resources: { reds: 20, senate: 20 }, ...part });

/** A Faction may choose a Command, and a Special Activity with it. */
export const before = (seat: Seat, part: Table, phase: 1 | 2 = 2) =>
  given(table({ phase, agenda: command(seat, { special: 'open' }), ...part }));
/** It has chosen a Special Activity. */
export const begun = (seat: Seat, activity: SpecialName, part: Table, phase: 1 | 2 = 2) =>
  before(seat, part, phase).when(seat, { kind: 'special-activity', activity });

/** A Propaganda Round at a step, reached by skipping those above it. */
export const roundFrom = (kind: Step['kind'], part: Table) =>
  given(table({ propaganda: 1, agenda: [{ kind: 'faction', seat: 'reds' }, ...round(kind)], ...part }))
    .byHand({ kind: 'skip' })
    .ok();
