/** Positions for tests: a game in progress with only the pieces that the test names. */
import { from as stepsFrom, tablesOf } from '../../../kernel/testing/tables';
import { dualPowers } from '..';
import { isExhausted, isSolitaire, kindOf } from '../data/tokens';
import { setUp } from '../rules/setup';
import { roundOf, turnsFrom } from '../sequence';
import type { State, Token, DualPowers } from '../state';
import { MONTHS, REGIONS, type Month, type PileId, type Region, type Seat, type Step } from '../vocabulary';

const tables = tablesOf<DualPowers, Record<never, string>>(dualPowers, {}, (_part, start) => ({
  round: 2,
  day: 10,
  blockade: 'red-green',
  agenda: turns('soviet'),
  piles: {
    ...start.piles,
    tiles: ['green-tile', 'blue-tile', 'white-tile', 'purple-tile'],
    unrest: ['brown-tile'],
    blockade: ['red-tile'],
  },
}));
export const { given, withOptions } = tables;

type Given = Readonly<Record<string, string | number>>;
export const solo = (side: Seat, some: Given = {}): State['options'] =>
  withOptions({ players: 'solitaire', side, ...some });

/** The rest of a round, from the step of a kind on. */
export const from = (kind: Step['kind'], of: State['options'] = withOptions()): readonly Step[] =>
  stepsFrom(kind, roundOf(of));
/** So many turns, the first of them a seat's (or, for a soloist, the last ones of the round), and then the scoring. */
export const turns = (seat: Seat, left = 8, of: State['options'] = withOptions()): readonly Step[] => {
  const all = turnsFrom(of, seat);
  return [...(isSolitaire(of) ? all.slice(-left) : all.slice(0, left)), ...from('unrest', of)];
};

interface Part extends Partial<Omit<State, 'piles' | 'month' | 'tokens'>> {
  readonly piles?: Partial<Record<PileId, readonly string[]>>;
  /** The tokens that stand in the city, by region; all others are where setting up leaves them. */
  readonly city?: Partial<Record<Region, readonly string[]>>;
  readonly on?: Month;
}

const placed = (tokens: readonly Token[], city: NonNullable<Part['city']>): readonly Token[] => {
  const left = [...tokens];
  for (const region of REGIONS)
    for (const piece of city[region] ?? []) {
      const found = left.findIndex(token => token.kind === kindOf(piece) && !REGIONS.some(one => one === token.at));
      const token = left[found];
      if (!token) throw new Error(`no ${piece} is left`);
      left[found] = { ...token, at: region, exhausted: isExhausted(piece) };
    }
  return left;
};

/**
 * A table in the second round, on 10 July; the unrest is brown, the blockade red and green. Cards that lie nowhere else
 * lie in the deck, in the order of the list.
 */
export const at = ({ city = {}, on = 'july', ...part }: Part): State => {
  const { tokens } = setUp(part.options ?? withOptions());
  return tables.at({ ...part, month: MONTHS.indexOf(on) + 1, tokens: placed(tokens, city) });
};
