/** §3.2.2, §6.4.2 Agitation in one space: Terror is paid off first, then moods shift. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { supportChange } from '../changes';
import { discsIn, terrorIn } from '../selectors';
import type { State } from '../state';
import { SIDES, type StepOf } from '../vocabulary';
import { payAlways, poorAlways, type RuleFor } from './common';

export const poorThere = (state: State, { seat, extra }: StepOf<'agitate-space'>): Refusal | undefined =>
  poorAlways(state, seat, 1 + extra, '§6.4.2');
/** §6.4.2 Reds and Senate pay off all Terror first. */
export const terrorFirst = (state: State, { seat, space }: StepOf<'agitate-space'>): Refusal | undefined =>
  seat !== 'moderates' && terrorIn(state, space) ? refuse('§6.4.2', 'terror-first') : undefined;
export const paid = (state: State, { seat, extra }: StepOf<'agitate-space'>) => payAlways(state, seat, 1 + extra);
const goesOn = (step: StepOf<'agitate-space'>): StepOf<'agitation'> => ({
  kind: 'agitation',
  seat: step.seat,
  spaces: step.spaces,
  built: step.built,
});
export const after = (step: StepOf<'agitate-space'>, built = step.built): readonly StepOf<'agitation'>[] =>
  step.command ? [] : [{ ...goesOn(step), built }];

export const removeTerror: RuleFor<'agitate-space', 'remove-terror'> = {
  section: '§6.4.2',
  offers: ({ seat }) => (seat === 'moderates' ? [] : [{ kind: 'remove-terror', of: SIDES }]),
  forbids: ({ state, step }, { of }) =>
    state.spaces[step.space].terror[of] ? poorThere(state, step) : refuse('§6.4.2', 'none-there'),
  decide: ({ state, step }, { of }) => ({
    events: [...paid(state, step), { kind: 'terror-removed', space: step.space, of }],
    then: [{ ...step, did: 'terror', extra: 0 }],
  }),
};

/** §3.2.2, §6.4.2 How far a mood may be shifted, and by whom. */
const forbidsShift = (state: State, step: StepOf<'agitate-space'>, by: number): Refusal | undefined => {
  const { command, seat, space } = step;
  const { support } = state.spaces[space];
  if (Math.abs(support + by) > 2) return refuse('§1.6', 'end-of-track');
  if (seat === 'moderates' && Math.abs(support + by) > Math.abs(support)) return refuse('§6.4.2', 'towards-neutral');
  if (command && by > 0) return refuse('§3.2.2', 'towards-opposition');
  return seat === 'reds' && by < 0 && support + by < -1 && !discsIn(state, space, 'reds')
    ? refuse('§6.4.2', 'no-administration')
    : undefined;
};
export const shift: RuleFor<'agitate-space', 'shift'> = {
  section: '§6.4.2',
  offers: ({ step }) => [{ kind: 'shift', by: step.command ? [-1] : [1, -1] }],
  forbids: ({ state, step }, { by }) =>
    terrorFirst(state, step) ?? forbidsShift(state, step, by) ?? poorThere(state, step),
  decide: ({ state, step }, { by }) => ({
    events: [...paid(state, step), ...supportChange(state, step.space, by)],
    then: step.command ? [] : [{ ...step, did: 'shift', extra: 0 }],
  }),
};
