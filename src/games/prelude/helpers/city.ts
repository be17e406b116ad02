import { type Input, type Values, choiceOf, chosen, type Helper, type Line, numberOf } from '../../../kernel/helper';
import { DISTRICT_IDS, PARTIES, PARTY_IDS, type Place } from '../data/districts';
import { type State, controlled, controller, type Prelude } from '../state';
import { SEATS, type Seat } from '../seats';
import { advantage } from '../rules/advantage';
import { cubesChange } from '../rules/common';
import { cubeCost, forbidsCube } from '../rules/mobilization';
import { after, editsBetween } from './apply';

export const seatInput = ({ active }: State): Input => choiceOf('seat', SEATS, active);
export const seatIn = (state: State, values: Values): Seat => chosen(values['seat'], SEATS, state.active);

/** Places where a side can have cubes: every District, and its own parties. */
const placesOf = (seat: Seat) => [...DISTRICT_IDS, ...PARTY_IDS.filter(party => PARTIES[party].seat === seat)] as const;

export const placeInput = (seat: Seat): Input => choiceOf('place', placesOf(seat));
export const placeIn = (seat: Seat, values: Values): Place => chosen(values['place'], placesOf(seat));

const MOST_CUBES = 9;

interface Priced {
  readonly lines: readonly Line[];
  readonly now: State;
}

/** Cube by cube: each is priced by the table as the one before has left it. */
const priced = (state: State, values: Values): Priced => {
  const seat = seatIn(state, values);
  const place = placeIn(seat, values);
  const lines: Line[] = [];
  let now = state;
  for (let n = 1; n <= numberOf(values['cubes'], { first: 1 }) && !forbidsCube(now, seat, place); n++) {
    lines.push({ word: 'cube-cost', params: { number: n }, value: cubeCost(now, seat, place) });
    now = after(now, cubesChange(place, seat, 1));
  }
  const total = lines.reduce((sum, line) => sum + (line.value ?? 0), 0);
  return { lines: [...lines, { word: 'cost-total', value: total, total: true }], now };
};

export const mobilizationCost: Helper<Prelude> = {
  id: 'mobilization-cost',
  section: '§10.1',
  inputs: (state, values) => [
    seatInput(state),
    placeInput(seatIn(state, values)),
    { id: 'cubes', kind: 'number', min: 1, max: MOST_CUBES, default: 1 },
  ],
  preview(state, values) {
    const seat = seatIn(state, values);
    const refusal = forbidsCube(state, seat, placeIn(seat, values));
    return { lines: priced(state, values).lines, odds: [], ...(refusal && { refusal }) };
  },
  run(state, values) {
    const { lines, now } = priced(state, values);
    return { lines, rolls: [], edits: editsBetween(state, now) };
  },
};

const controlLines = (state: State): readonly Line[] => {
  const points = advantage(state, 'districts');
  return [
    ...SEATS.map((seat): Line => ({ word: 'controls', params: { seat }, value: controlled(state, seat).length })),
    { word: 'uncontrolled', value: DISTRICT_IDS.filter(district => !controller(state, district)).length },
    { word: 'districts-worth', value: Math.abs(points), total: true },
  ];
};

export const districtControl: Helper<Prelude> = {
  id: 'district-control',
  section: '§5.1',
  inputs: () => [],
  preview: state => ({ lines: controlLines(state), odds: [] }),
  run: state => ({ lines: controlLines(state), rolls: [], edits: [] }),
};
