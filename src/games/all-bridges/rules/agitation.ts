/** §3.2.2, §6.4.2 Agitation: who may Agitate and where, and its effects in a space. */
import { population } from '../data/owners-map';
import type { Refusal } from '../../../kernel/refusal';
import { polarizationChange, supportChange } from '../changes';
import { SPACES, type Space } from '../data/map';

import { isToTheLetter } from '../options';
import { refuse } from '../refusals';
import {
  availableCubes,
  availableDiscs,
  cellsIn,
  controllerOf,
  controls,
  discsIn,
  hasRoomForDisc,
  piecesIn,
  surcharge,
  terrorIn,
} from '../selectors';
import type { State } from '../state';
import { SIDES, discOf, isSide, type Seat, type StepOf } from '../vocabulary';
import { doneAt, isOpen, notIdle, own, payAlways, poorAlways, ruleList, type RuleFor, type StepsHere } from './common';
import { discBuilt } from './rally';

const poorThere = (state: State, { seat, extra }: StepOf<'agitate-space'>): Refusal | undefined =>
  poorAlways(state, seat, 1 + extra, '§6.4.2');
/** §6.4.2 Reds and Senate pay off all Terror first. */
const terrorFirst = (state: State, { seat, space }: StepOf<'agitate-space'>): Refusal | undefined =>
  seat !== 'moderates' && terrorIn(state, space) ? refuse('§6.4.2', 'terror-first') : undefined;
const paid = (state: State, { seat, extra }: StepOf<'agitate-space'>) => payAlways(state, seat, 1 + extra);
const goesOn = (step: StepOf<'agitate-space'>): StepOf<'agitation'> => ({
  kind: 'agitation',
  seat: step.seat,
  spaces: step.spaces,
  built: step.built,
});
const after = (step: StepOf<'agitate-space'>, built = step.built): readonly StepOf<'agitation'>[] =>
  step.command ? [] : [{ ...goesOn(step), built }];

const removeTerror: RuleFor<'agitate-space', 'remove-terror'> = {
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
const shift: RuleFor<'agitate-space', 'shift'> = {
  section: '§6.4.2',
  offers: ({ step }) => [{ kind: 'shift', by: step.command ? [-1] : [1, -1] }],
  forbids: ({ state, step }, { by }) =>
    terrorFirst(state, step) ?? forbidsShift(state, step, by) ?? poorThere(state, step),
  decide: ({ state, step }, { by }) => ({
    events: [...paid(state, step), ...supportChange(state, step.space, by)],
    then: step.command ? [] : [{ ...step, did: 'shift', extra: 0 }],
  }),
};

/** The alternatives to shifting: not in a Command, and not after it. */
const otherwise = ({ command, did }: StepOf<'agitate-space'>): Refusal | undefined => {
  if (command) return refuse('§3.2.2', 'shift-only');
  return did === 'shift' ? refuse('§6.4.2', 'one-way-or-the-other') : undefined;
};
const lower: RuleFor<'agitate-space', 'lower-polarization'> = {
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
const build: RuleFor<'agitate-space', 'build'> = {
  section: '§6.4.2',
  offers: ({ seat, step }) => (step.command || seat === 'senate' ? [] : [{ kind: 'build', active: [0, 1, 2] }]),
  forbids({ state, seat, step }, { active }) {
    const { space } = step;
    // a Faction that pays off Terror in a space shifts or calms there
    const isOther = step.did === 'terror' && isToTheLetter(state);
    const refusal = isOther ? refuse('§6.4.2', 'one-way-or-the-other') : otherwise(step);
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
const placeCube: RuleFor<'agitate-space', 'place-cube'> = {
  section: '§6.4.2',
  offers: ({ seat }) => (seat === 'moderates' ? [{ kind: 'place-cube', cube: SIDES }] : []),
  forbids: ({ state, step }, { cube }) =>
    otherwise(step) ?? (availableCubes(state, cube) ? poorThere(state, step) : refuse('§1.4.2', 'none-available')),
  decide: ({ state, step }, { cube }) => ({
    events: [...paid(state, step), { kind: 'cube-placed', cube }],
    then: after(step),
  }),
};

/** §6.4.2 Where a Faction may Agitate. */
const forbidsSpace = (state: State, seat: Seat, space: Space): Refusal | undefined => {
  if (seat === 'moderates') {
    if (controllerOf(state, space)) return refuse('§6.4.2', 'controlled');
    if (!piecesIn(state, space, seat)) return refuse('§6.4.2', 'no-piece');
    return population(state, space) ? undefined : refuse('§6.4.2', 'no-population');
  }
  if (!controls(state, space, seat)) return refuse('§6.4.2', 'no-control');
  return cellsIn(state, space, seat, 'active') || (seat === 'reds' && discsIn(state, space, 'reds'))
    ? undefined
    : refuse('§6.4.2', 'no-active-cell');
};

/** §6.2.1 The surcharge applies only to the first space. */
const extraFor = (state: State, { seat, spaces }: StepOf<'agitation'>): number =>
  isSide(seat) && !spaces.length ? surcharge(state, seat) : 0;
const spaceStep = (state: State, step: StepOf<'agitation'>, space: Space): StepOf<'agitate-space'> => ({
  kind: 'agitate-space',
  seat: step.seat,
  space,
  command: false,
  did: 'nothing',
  extra: extraFor(state, step),
  built: step.built,
  spaces: [...step.spaces, space],
});

const select: RuleFor<'agitation', 'agitate'> = {
  section: '§6.4.2',
  offers: () => [{ kind: 'agitate', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (step.spaces.includes(space)) return refuse('§3.1', 'already-selected');
    const refusal = forbidsSpace(state, seat, space) ?? poorAlways(state, seat, 1 + extraFor(state, step), '§6.4.2');
    if (refusal) return refusal;
    return isOpen(ways, { state, seat, step: spaceStep(state, step, space) })
      ? undefined
      : refuse('§6.4.2', 'nothing-to-select');
  },
  decide: ({ state, step }, { space }) => ({ then: [spaceStep(state, step, space)] }),
};

const ways = ruleList<StepOf<'agitate-space'>>(removeTerror, shift, lower, build, placeCube);
const selects = ruleList<StepOf<'agitation'>>(select);

export const agitationSteps = {
  agitation: {
    section: '§6.4.2',
    seats: (state, step) => (isOpen(selects, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { agitate: select, done: doneAt<'agitation'>('§6.4.2') },
    stuck: () => ({}),
  },
  'agitate-space': {
    section: '§6.4.2',
    seats: (state, step) => (isOpen(ways, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: {
      'remove-terror': removeTerror,
      shift,
      'lower-polarization': lower,
      build,
      'place-cube': placeCube,
      done: doneAt<'agitate-space'>(
        '§6.4.2',
        ({ step }) => ({ then: after(step) }),
        notIdle<'agitate-space'>(ways, step => step.did !== 'nothing'),
      ),
    },
    stuck: (_state, step) => ({ then: after(step) }),
  },
} satisfies StepsHere<'agitation' | 'agitate-space'>;
