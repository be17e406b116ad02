/** The opposition's objective as a tool: its played cards added up by region. */
import type { Finding, Helper, Line } from '../../../kernel/helper';
import { opposingObjective, tallies } from '../rules/opposing-objective';
import type { State } from '../state';
import { isOpposition } from '../data/tokens';
import type { DualPowers } from '../types';
import { SEATS, type Seat } from '../vocabulary';
import { sideIn, sideInput } from './choices';

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
