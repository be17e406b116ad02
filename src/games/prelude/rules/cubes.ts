/** §3.2 Cubes that an Event or a rule adds or removes: one click each, and none if there is no choice. */
import type { Place } from '../data/districts';
import { room, valueOf, type State } from '../state';
import type { Seat } from '../seats';
import type { Event, StepOf } from '../vocabulary';
import { cubesChange, done, type Result, type RuleFor, type StepsHere } from './common';
import { forbidsCube } from './mobilization';
import { refuse } from '../refusals';

type Cubes = StepOf<'add-cubes'> | StepOf<'remove-cubes'>;

const isAdding = (step: Cubes): step is StepOf<'add-cubes'> => step.kind === 'add-cubes';
const soFar = (step: Cubes, place: Place): number => step.so[place] ?? 0;

/** How many cubes of the step a place can still take or give. */
const capacity = (state: State, step: Cubes, place: Place): number =>
  Math.max(
    0,
    Math.min(
      step.most - soFar(step, place),
      isAdding(step) ? room(state, step.of, place) : valueOf(state, step.of, place),
    ),
  );

const open = (state: State, step: Cubes): readonly Place[] =>
  [...new Set(step.where)].filter(place => capacity(state, step, place) > 0);

/** Nobody is asked when one place is left, or when every cube that can go must go. */
const seatsOf = (state: State, step: Cubes): readonly Seat[] => {
  const places = open(state, step);
  const most = places.reduce((sum, place) => sum + capacity(state, step, place), 0);
  if (!most || step.left < 1) return [];
  return step.mayStop || (places.length > 1 && most > step.left) ? [step.seat] : [];
};

const change = (step: Cubes, place: Place, count: number): readonly Event[] =>
  cubesChange(place, step.of, isAdding(step) ? count : -count);

const noted = (step: Cubes): readonly Event[] => (step.as ? [{ kind: 'remembered', as: step.as, tally: step.so }] : []);

const counted = <T extends Cubes>(step: T, place: Place, count: number): T => ({
  ...step,
  left: step.left - count,
  so: { ...step.so, [place]: soFar(step, place) + count },
});

/** One cube, then the next question, or the card's note of it. */
const one = (step: Cubes, place: Place): Result => {
  const next = counted(step, place, 1);
  return next.left > 0
    ? { events: change(step, place, 1), then: [next] }
    : { events: [...change(step, place, 1), ...noted(next)] };
};

/** Without a choice: the largest possible number, place by place. */
const all = (state: State, step: Cubes): Result => {
  let now = step;
  const events: Event[] = [];
  for (const place of step.mayStop ? [] : open(state, step)) {
    const count = Math.max(0, Math.min(now.left, capacity(state, step, place)));
    events.push(...change(step, place, count));
    if (count) now = counted(now, place, count);
  }
  return { events: [...events, ...noted(now)] };
};

const tooMany = (step: Cubes, place: Place) =>
  soFar(step, place) >= step.most ? refuse('§3.2', 'no-more-here', { most: step.most }) : undefined;

const addCube: RuleFor<'add-cubes', 'add-cube'> = {
  section: '§3.2',
  offers: ({ step }) => [{ kind: 'add-cube', place: step.where }],
  forbids: ({ state, step }, { place }) => forbidsCube(state, step.of, place) ?? tooMany(step, place),
  decide: ({ step }, { place }) => one(step, place),
};

const removeCube: RuleFor<'remove-cubes', 'remove-cube'> = {
  section: '§3.2',
  offers: ({ step }) => [{ kind: 'remove-cube', place: step.where }],
  forbids: ({ state, step }, { place }) =>
    valueOf(state, step.of, place) ? tooMany(step, place) : refuse('§3.2', 'no-cubes-there'),
  decide: ({ step }, { place }) => one(step, place),
};

/** §3.2 The player may stop here if the Event allows it. */
const enough = <T extends Cubes>() => ({
  ...done<T>('§3.2'),
  forbids: ({ step }: { readonly step: T }) => (step.mayStop ? undefined : refuse('§3.2', 'must-go-on')),
  decide: ({ step }: { readonly step: T }): Result => ({ events: noted(step) }),
});

export const cubeSteps = {
  'add-cubes': {
    section: '§3.2',
    seats: seatsOf,
    stuck: all,
    answers: { 'add-cube': addCube, done: enough<StepOf<'add-cubes'>>() },
  },
  'remove-cubes': {
    section: '§3.2',
    seats: seatsOf,
    stuck: all,
    answers: { 'remove-cube': removeCube, done: enough<StepOf<'remove-cubes'>>() },
  },
} satisfies StepsHere<'add-cubes' | 'remove-cubes'>;
