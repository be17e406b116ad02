/** §recruit, §move, §refresh Actions with a token, by a card or as a bonus. */
import type { Section } from '../../../kernel/messages';
import type { Refusal } from '../../../kernel/refusal';
import type { Form } from '../../../kernel/rule';
import { isExhausted, kindOf, pieceOf, printedOn } from '../data/tokens';
import { between, controllerOf, isUnit, neighbours, ownerOf, strengthOf, tokensAt, type State } from '../state';
import { REGIONS, rival, supplyOf, type Command, type CommandOf, type Region, type Seat } from '../vocabulary';
import { refuse } from '../refusals';

type Offered<K extends Command['kind']> = readonly Form<CommandOf<K>>[];

const unlike = (pieces: readonly string[]): readonly string[] => [...new Set(pieces)];

/** §recruit The units in a side's supply, equal ones listed once. */
export const unitsInSupply = (state: State, seat: Seat): readonly string[] =>
  unlike(
    tokensAt(state, supplyOf(seat))
      .map(token => token.kind)
      .filter(kind => isUnit(state, kind)),
  );

/** §recruit The recruit value of a unit: its fresh strength. */
export const recruitValue = (state: State, kind: string): number => strengthOf(state, { kind, exhausted: false });

export const forbidsRecruit = (state: State, section: Section, kind: string, most: number): Refusal | undefined => {
  const value = recruitValue(state, kind);
  return value > most ? refuse(section, 'too-strong', { value, most }) : undefined;
};

/** Could the side recruit anything of this value? */
export const canRecruit = (state: State, seat: Seat, most: number): boolean =>
  unitsInSupply(state, seat).some(kind => recruitValue(state, kind) <= most);

/** §move, §refresh Tokens in a region that a side controls, or could if it had the will of the people. */
const withinReach = (state: State, seat: Seat, region: Region): readonly string[] =>
  unlike(
    tokensAt(state, region)
      .filter(token => ownerOf(state, token.kind) !== rival(seat))
      .map(pieceOf),
  );

const forbidsControl = (state: State, section: Section, seat: Seat, piece: string): Refusal | undefined =>
  controllerOf(state, kindOf(piece)) === seat ? undefined : refuse(section, 'not-controlled');

export const movesFrom = (state: State, seat: Seat, from: Region, only?: string): Offered<'move'> =>
  withinReach(state, seat, from)
    .filter(piece => only === undefined || piece === only)
    .map(token => ({ kind: 'move', token: [token], from: [from], to: neighbours(state.options, from) }));
export const moves = (state: State, seat: Seat): Offered<'move'> =>
  REGIONS.flatMap(region => movesFrom(state, seat, region));

/** §move The blockade obstructs one connection. */
export const forbidsMove = (
  state: State,
  section: Section,
  seat: Seat,
  { token, from, to }: CommandOf<'move'>,
): Refusal | undefined =>
  forbidsControl(state, section, seat, token) ??
  (between(state.options, from, to) === state.blockade ? refuse(section, 'blockaded') : undefined);

export const refreshes = (state: State, seat: Seat): Offered<'refresh'> =>
  REGIONS.flatMap(at =>
    withinReach(state, seat, at).map(token => ({ kind: 'refresh', token: [token], at: [at] }) as const),
  );

/** §refresh Only from the exhausted side to the fresh one. */
export const forbidsRefresh = (
  state: State,
  section: Section,
  seat: Seat,
  { token }: CommandOf<'refresh'>,
): Refusal | undefined =>
  forbidsControl(state, section, seat, token) ?? (isExhausted(token) ? undefined : refuse(section, 'fresh-already'));

/** The leader token of a side that waits in its supply. */
export const leaderInSupply = (state: State, seat: Seat, kind: string): boolean =>
  printedOn(state.options, kind)?.is === 'leader' && tokensAt(state, supplyOf(seat)).some(token => token.kind === kind);
