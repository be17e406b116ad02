import {
  type Input,
  type Values,
  choiceOf,
  chosen,
  type Finding,
  type Helper,
  type Line,
} from '../../../kernel/helper';
import { unrestOf, type State, type DualPowers } from '../state';
import { REGIONS, SEATS, type Region, type Seat } from '../vocabulary';
import { opposingObjective, tallies } from '../rules/opposing-objective';
import { isOpposition } from '../data/tokens';
import { judge } from '../rules/strength';

export const regionInput = (state: State): Input => choiceOf('region', REGIONS, unrestOf(state));
export const regionIn = (state: State, values: Values): Region => chosen(values['region'], REGIONS, unrestOf(state));

export const sideInput = (first: Seat): Input => choiceOf('side', SEATS, first);
export const sideIn = (values: Values, first: Seat): Seat => chosen(values['side'], SEATS, first);

// The opposition's objective as a helper: its played cards added up by region.

/** §opposing-objective The sums, the highest first, and the resulting card. */
const finding = (state: State, side: Seat): Finding => {
  const found = opposingObjective(state, side);
  const sums = tallies(state, side).map(
    ({ region, days, cards }): Line => ({ word: 'tally', params: { region, days, cards } }),
  );
  return {
    rolls: [],
    edits: [],
    lines: found ? [...sums, { word: 'found', params: { card: found.card }, total: true }] : [{ word: 'no-cards' }],
  };
};

const first = ({ options }: State): Seat => SEATS.find(seat => isOpposition(options, seat)) ?? SEATS[0];

export const opposingObjectiveHelper: Helper<DualPowers> = {
  id: 'opposing-objective',
  section: '§opposing-objective',
  inputs: state => [sideInput(first(state))],
  preview: (state, values) => ({ lines: finding(state, sideIn(values, first(state))).lines, odds: [] }),
  run: (state, values) => finding(state, sideIn(values, first(state))),
};

// Who is stronger in a region, token by token.

/** §strength The sums of both sides, and what decides. */
export const strengthLines = (state: State, region: Region): readonly Line[] => {
  const { holdings, stronger, by } = judge(state, region);
  return [
    ...SEATS.flatMap((seat): Line[] => [
      ...holdings[seat].parts.map(
        ({ piece, strength, counts }): Line =>
          counts
            ? { word: 'token', params: { token: piece }, value: strength }
            : { word: 'unsupported', params: { token: piece } },
      ),
      { word: 'total', params: { seat, tokens: holdings[seat].tokens }, value: holdings[seat].strength, total: true },
    ]),
    stronger && by ? { word: 'stronger', params: { seat: stronger, by } } : { word: 'nobody' },
  ];
};

export const strength: Helper<DualPowers> = {
  id: 'strength',
  section: '§strength',
  inputs: state => [regionInput(state)],
  preview: (state, values) => ({
    lines: strengthLines(state, regionIn(state, values)),
    odds: [],
  }),
  run: (state, values) => ({
    lines: strengthLines(state, regionIn(state, values)),
    rolls: [],
    edits: [],
  }),
};
