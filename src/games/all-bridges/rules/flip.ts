/** §3.2.2 Activism that flips: how many enemies, and which. */
import { refuse } from '../refusals';
import { cellsFlipped, unflipped, withFlipped } from '../changes';
import { SPACES, type Space } from '../data/map';
import { cellsIn } from '../selectors';
import type { State } from '../state';
import { enemiesOf, STANCES, turnedOver, type Seat, type StepOf } from '../vocabulary';
import { forbidsSelection, isOpen, pay, poor, ruleList, type RuleFor, type StepsHere } from './common';

/** §3.2.2 One enemy for each Active Cell, and one for every two Inactive ones. */
export const flipCount = (state: State, seat: Seat, space: Space): number =>
  cellsIn(state, space, seat, 'active') + Math.floor(cellsIn(state, space, seat, 'inactive') / 2);

export const flip: RuleFor<'activism', 'flip'> = {
  section: '§3.2.2',
  offers: () => [{ kind: 'flip', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (step.first === 'pacify') return refuse('§3.2.2', 'one-way-or-the-other');
    if (!flipCount(state, seat, space)) return refuse('§3.2.2', 'too-few-cells');
    if (enemiesOf(seat).every(enemy => !cellsIn(state, space, enemy))) return refuse('§3.2.2', 'no-enemy');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.2');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: pay(state, seat, 1),
    then: [
      { kind: 'flip-space', seat, space, left: flipCount(state, seat, space) },
      { ...step, first: 'flip', spaces: [...step.spaces, space] },
    ],
  }),
};

/** §3.2.2 One Cell after another, none of them twice, until as many are flipped as may be. */
const flipCell: RuleFor<'flip-space', 'flip-cell'> = {
  section: '§3.2.2',
  offers: ({ seat }) => [{ kind: 'flip-cell', faction: enemiesOf(seat), stance: STANCES }],
  forbids({ state, step }, { faction, stance }) {
    if (!cellsIn(state, step.space, faction, stance)) return refuse('§3.2.2', 'none-there');
    return unflipped(state, step.flipped, step.space, faction, stance)
      ? undefined
      : refuse('§3.2.2', 'flipped-already');
  },
  decide: ({ state, step }, { faction, stance }) => ({
    events: cellsFlipped(state, faction, step.space, turnedOver(stance), 1),
    then:
      step.left > 1
        ? [{ ...step, left: step.left - 1, flipped: withFlipped(step.flipped, step.space, faction, stance) }]
        : [],
  }),
};
const flips = ruleList<StepOf<'flip-space'>>(flipCell);

export const flipSteps = {
  'flip-space': {
    section: '§3.2.2',
    seats: (state, step) => (isOpen(flips, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { 'flip-cell': flipCell },
    stuck: () => ({}),
  },
} satisfies StepsHere<'flip-space'>;
