/** §4.2.4, §4.2.5 Only for the Senate: directing the Germans, and crushing Opposition with Terror. */
import { refuse } from '../refusals';
import { polarizationChange, supportChange, terrorPlaced } from '../changes';
import { SPACES } from '../data/map';
import { cellsIn, controls, hasRoomForTerror, oppositionIn } from '../selectors';
import type { StepOf } from '../vocabulary';
import { isOpen, own, ruleList, type RuleFor, type StepsHere } from './common';
import type { SpecialPlan } from './common';

const crack: RuleFor<'crackdown', 'crack-down'> = {
  section: '§4.2.5',
  offers: () => [{ kind: 'crack-down', space: SPACES }],
  forbids({ state, seat }, { space }) {
    if (!controls(state, space, 'senate')) return refuse('§4.2.5', 'no-control');
    if (!cellsIn(state, space, seat, 'active')) return refuse('§4.2.5', 'no-active-cell');
    return oppositionIn(state, space) || hasRoomForTerror(state, space)
      ? undefined
      : refuse('§4.2.5', 'nothing-to-crush');
  },
  decide({ state }, { space }) {
    const marker = terrorPlaced(state, space, 'senate');
    return {
      events: [
        ...marker,
        ...(oppositionIn(state, space) ? supportChange(state, space, 1) : []),
        ...polarizationChange(state, marker.length),
      ],
    };
  },
};
const ways = ruleList<StepOf<'crackdown'>>(crack);

/** §4.2.4 Nothing is chosen: the marker goes onto the German cylinder. */
const direct: RuleFor<'coordinate', 'done'> = {
  section: '§4.2.4',
  offers: ({ state }) => (state.coordinate ? [] : [{ kind: 'done' }]),
  decide: () => ({ events: [{ kind: 'coordinate-set', on: true }] }),
};

export const crackdownSteps = {
  crackdown: {
    section: '§4.2.5',
    seats: (state, step) => (isOpen(ways, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { 'crack-down': crack },
    stuck: () => ({}),
  },
  coordinate: { section: '§4.2.4', run: () => ({ events: [{ kind: 'coordinate-set', on: true }] }) },
} satisfies StepsHere<'crackdown' | 'coordinate'>;

const senateOnly = { seats: ['senate'], isWarOnly: true } as const;
export const crackdown: SpecialPlan = {
  ...senateOnly,
  section: '§4.2.5',
  suits: command => command !== 'attack' && command !== 'march',
  start: (_state, { seat }) => ({ kind: 'crackdown', seat }),
  rules: ways,
};
export const coordinate: SpecialPlan = {
  ...senateOnly,
  section: '§4.2.4',
  suits: () => true,
  start: (_state, { seat }) => ({ kind: 'coordinate', seat }),
  rules: ruleList<StepOf<'coordinate'>>(direct),
};
