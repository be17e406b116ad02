/** §3.2.3 What Terror removes from a space, and what it does to Polarization when it is over. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { cellStruck, polarizationChange } from '../changes';
import type { Space } from '../data/map';
import { cellsIn, discsIn, isGuard } from '../selectors';
import type { State } from '../state';
import { discOf, enemiesOf, STANCES, type Seat, type StepOf } from '../vocabulary';
import { doneAt, isOpen, ruleList, termsOf, type RuleFor, type StepsHere } from './common';

/** §3.2.3 A Cell may go, unless it is the last one that guards a Capability or Prepared marker. */
const forbidsCell = (state: State, space: Space, faction: Seat): Refusal | undefined =>
  isGuard(state, space, faction) ? refuse('§3.2.3', 'guards-a-marker') : undefined;

const strike: RuleFor<'terror-space', 'remove-cell'> = {
  section: '§3.2.3',
  offers: ({ seat }) => [{ kind: 'remove-cell', faction: enemiesOf(seat), stance: STANCES }],
  forbids: ({ state, step }, { faction, stance }) =>
    cellsIn(state, step.space, faction, stance)
      ? forbidsCell(state, step.space, faction)
      : refuse('§3.2.3', 'none-there'),
  decide: ({ state, seat, step }, { faction, stance }) => ({
    events: cellStruck(state, faction, step.space, stance, seat),
    then: goesOn(step, faction),
  }),
};

/** §3.2.3 Administrations and Networks go after all Cells of their Faction there. */
const raze: RuleFor<'terror-space', 'remove-disc'> = {
  section: '§3.2.3',
  offers: ({ seat }) => [{ kind: 'remove-disc', faction: enemiesOf(seat).filter(enemy => enemy !== 'senate') }],
  forbids({ state, seat, step }, { faction }) {
    if (termsOf(state, seat).byEvent) return refuse('§5.4', 'cells-only');
    if (!discsIn(state, step.space, faction)) return refuse('§3.2.3', 'none-there');
    return cellsIn(state, step.space, faction) ? refuse('§3.2.3', 'cells-first') : undefined;
  },
  decide: ({ step }, { faction }) => ({
    events: faction === 'senate' ? [] : [{ kind: 'disc-removed', disc: discOf(faction), space: step.space }],
    then: goesOn(step, faction),
  }),
};

const goesOn = (step: StepOf<'terror-space'>, faction: Seat): readonly StepOf<'terror-space'>[] =>
  step.left > 1 ? [{ ...step, left: step.left - 1, targets: [...step.targets, faction] }] : [];

/** Has this Faction a piece left here that Terror can remove? */
const isVulnerable = (state: State, space: Space, faction: Seat): boolean =>
  cellsIn(state, space, faction) ? !isGuard(state, space, faction) : discsIn(state, space, faction) > 0;
const removals = ruleList<StepOf<'terror-space'>>(strike, raze);

export const terrorSpaceSteps = {
  'terror-space': {
    section: '§3.2.3',
    seats: (state, step) => (isOpen(removals, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: {
      'remove-cell': strike,
      'remove-disc': raze,
      // who is targeted is targeted to the full extent
      done: doneAt<'terror-space'>('§1.4.2', undefined, ({ state, step }) =>
        step.targets.some(faction => isVulnerable(state, step.space, faction))
          ? refuse('§1.4.2', 'to-the-full-extent')
          : undefined,
      ),
    },
    stuck: () => ({}),
  },
  'terror-over': {
    section: '§3.2.3',
    run: (state, { placed }) => ({ events: polarizationChange(state, placed) }),
  },
} satisfies StepsHere<'terror-space' | 'terror-over'>;
