/** §6.4.2 What Agitation may do instead of shifting a mood: Polarization falls, discs and cubes come. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { polarizationChange } from '../changes';
import { availableCubes, availableDiscs, cellsIn, hasRoomForDisc } from '../selectors';
import { discOf, SIDES, type StepOf } from '../vocabulary';
import type { RuleFor } from './common';
import { discBuilt } from './build';
import { terrorFirst, poorThere, paid, after } from './agitate-moods';

/** What else may be done instead of shifting: not in a Command, and not after it. */
const otherwise = ({ command, did }: StepOf<'agitate-space'>): Refusal | undefined => {
  if (command) return refuse('§3.2.2', 'shift-only');
  return did === 'shift' ? refuse('§6.4.2', 'one-way-or-the-other') : undefined;
};
export const lower: RuleFor<'agitate-space', 'lower-polarization'> = {
  section: '§6.4.2',
  offers: ({ step }) => (step.command ? [] : [{ kind: 'lower-polarization' }]),
  forbids: ({ state, step }) =>
    otherwise(step) ??
    terrorFirst(state, step) ??
    (state.polarization ? poorThere(state, step) : refuse('§1.10', 'end-of-track')),
  decide: ({ state, step }) => ({
    events: [...paid(state, step), ...polarizationChange(state, -1)],
    then: after(step),
  }),
};
export const build: RuleFor<'agitate-space', 'build'> = {
  section: '§6.4.2',
  offers: ({ seat, step }) => (step.command || seat === 'senate' ? [] : [{ kind: 'build', active: [0, 1, 2] }]),
  forbids({ state, seat, step }, { active }) {
    const { space } = step;
    const refusal = otherwise(step);
    if (refusal || seat === 'senate') return refusal ?? refuse('§6.4.2', 'no-discs');
    if (seat === 'reds' && step.built) return refuse('§6.4.2', 'one-administration');
    if (!hasRoomForDisc(state, space)) return refuse('§1.4.3', 'no-room');
    if (!availableDiscs(state, discOf(seat))) return refuse('§1.4.2', 'none-available');
    if (active > cellsIn(state, space, seat, 'active') || 2 - active > cellsIn(state, space, seat, 'inactive')) {
      return refuse('§6.4.2', 'not-such-cells');
    }
    return poorThere(state, step);
  },
  decide: ({ state, seat, step }, { active }) => ({
    events: [...paid(state, step), ...discBuilt(seat, step.space, active)],
    then: after(step, true),
  }),
};
export const placeCube: RuleFor<'agitate-space', 'place-cube'> = {
  section: '§6.4.2',
  offers: ({ seat }) => (seat === 'moderates' ? [{ kind: 'place-cube', cube: SIDES }] : []),
  forbids: ({ state, step }, { cube }) =>
    otherwise(step) ?? (availableCubes(state, cube) ? poorThere(state, step) : refuse('§1.4.2', 'none-available')),
  decide: ({ state, step }, { cube }) => ({
    events: [...paid(state, step), { kind: 'cube-placed', cube }],
    then: after(step),
  }),
};
