/** §6.4.2 Agitation: who may Agitate, and where. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { population, SPACES, type Space } from '../data/map';
import { cellsIn, controllerOf, controls, discsIn, piecesIn, surcharge } from '../selectors';
import type { State } from '../state';
import { isSide, type Seat, type StepOf } from '../vocabulary';
import { doneAt, isOpen, notIdle, own, poorAlways, ruleList, type RuleFor, type StepsHere } from './common';
import { removeTerror, shift, after } from './agitate-moods';
import { lower, build, placeCube } from './agitate-otherwise';

/** §6.4.2 Where a Faction may Agitate. */
const forbidsSpace = (state: State, seat: Seat, space: Space): Refusal | undefined => {
  if (seat === 'moderates') {
    if (controllerOf(state, space)) return refuse('§6.4.2', 'controlled');
    if (!piecesIn(state, space, seat)) return refuse('§6.4.2', 'no-piece');
    return population(space) ? undefined : refuse('§6.4.2', 'no-population');
  }
  if (!controls(state, space, seat)) return refuse('§6.4.2', 'no-control');
  return cellsIn(state, space, seat, 'active') || (seat === 'reds' && discsIn(state, space, 'reds'))
    ? undefined
    : refuse('§6.4.2', 'no-active-cell');
};

/** §6.2.1 The surcharge falls on the first space alone. */
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
        notIdle<'agitate-space'>('§3.1', ways, step => step.did !== 'nothing'),
      ),
    },
    stuck: (_state, step) => ({ then: after(step) }),
  },
} satisfies StepsHere<'agitation' | 'agitate-space'>;
