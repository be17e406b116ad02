/** §3.3.4 Politics: a cube for the Political Display; the price rises with Polarization. */
import { refuse } from '../refusals';
import { SPACES } from '../data/map';
import { availableCubes, piecesIn } from '../selectors';
import { SIDES, type StepOf } from '../vocabulary';
import { forbidsNowhere, isOpen, own, pay, poor, ruleList, type RuleFor, type StepsHere, type Plan } from './common';

// §3.3.4 The price of Politics, as printed along the Polarization track.

/** The price up to each Polarization; above five it is impossible. */
const COSTS = [
  [1, 1],
  [3, 2],
  [5, 3],
] as const;
export const politicsCost = (polarization: number): number | undefined =>
  COSTS.find(([upTo]) => polarization <= upTo)?.[1];

/** §3.3.4 The Polarization at which Politics ends. */
const MOST = 5;

const place: RuleFor<'politics', 'place-cube'> = {
  section: '§3.3.4',
  offers: () => [{ kind: 'place-cube', cube: SIDES }],
  forbids({ state, seat }, { cube }) {
    const price = politicsCost(state.polarization);
    if (price === undefined) return refuse('§3.3.4', 'too-polarized', { most: MOST });
    if (!SPACES.some(space => piecesIn(state, space, 'moderates'))) return refuse('§3.3.4', 'no-piece-on-map');
    if (!availableCubes(state, cube)) return refuse('§1.4.2', 'none-available');
    return forbidsNowhere(state, seat) ?? poor(state, seat, price, '§3.3.4');
  },
  decide: ({ state, seat }, { cube }) => ({
    events: [...pay(state, seat, politicsCost(state.polarization) ?? 0), { kind: 'cube-placed', cube }],
  }),
};

const rules = ruleList<StepOf<'politics'>>(place);

export const politicsSteps = {
  politics: {
    section: '§3.3.4',
    seats: (state, step) => (isOpen(rules, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { 'place-cube': place },
    stuck: () => ({}),
  },
} satisfies StepsHere<'politics'>;

export const politics: Plan = {
  section: '§3.3.4',
  seats: ['moderates'],
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'politics', seat }),
  rules,
};
