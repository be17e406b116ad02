/** §4.2.1 Political Event: Resources from spaces that a side holds with Active Cells. */
import { refuse } from '../refusals';
import { resourcesChange } from '../changes';
import { SPACES } from '../data/map';
import { cellsIn, controls } from '../selectors';
import { SIDES, type StepOf } from '../vocabulary';
import { doneSelecting, isOpen, own, ruleList, type RuleFor, type StepsHere } from './common';
import type { SpecialPlan } from './common';

const MOST = 4;

const collect: RuleFor<'political-event', 'collect'> = {
  section: '§4.2.1',
  offers: () => [{ kind: 'collect', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (step.spaces.includes(space)) return refuse('§3.1', 'already-selected');
    if (step.spaces.length >= MOST) return refuse('§4.2.1', 'no-more-spaces', { most: MOST });
    if (!cellsIn(state, space, seat, 'active')) return refuse('§4.2.1', 'no-active-cell');
    return controls(state, space, seat) ? undefined : refuse('§4.2.1', 'no-control');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: resourcesChange(state, seat, 1),
    then: [{ ...step, spaces: [...step.spaces, space] }],
  }),
};
const selects = ruleList<StepOf<'political-event'>>(collect);

export const politicalEventSteps = {
  'political-event': {
    section: '§4.2.1',
    seats: (state, step) => (isOpen(selects, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: {
      collect,
      done: doneSelecting('§4.2.1', selects),
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'political-event'>;

export const politicalEvent: SpecialPlan = {
  section: '§4.2.1',
  seats: SIDES,
  isWarOnly: false,
  suits: () => true,
  start: (_state, { seat }) => ({ kind: 'political-event', seat, spaces: [] }),
  brings: (state, seat) =>
    Math.min(
      MOST,
      SPACES.filter(space => cellsIn(state, space, seat, 'active') && controls(state, space, seat)).length,
    ),
  rules: selects,
};
