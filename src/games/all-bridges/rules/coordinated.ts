/** §4.2.4 The Germans' act when the Senate Coordinates. */
import { landingsAt, neighbours } from '../data/owners-map';
import { refuse } from '../refusals';
import type { Space } from '../data/map';

import { troopsIn, troopsOnMap } from '../selectors';
import type { State } from '../state';
import type { StepOf } from '../vocabulary';
import { doneAt, faceOf, own, type Result, type RuleFor, type StepsHere } from './common';
import { landed, attacked } from './german-attack';
import { germanTargets, groups } from './german-flow';
const land: RuleFor<'coordinated', 'land'> = {
  section: '§4.2.4',
  offers: ({ state }) => [{ kind: 'land', space: [...new Set(landingsAt(state).map(site => site.space))] }],
  forbids: ({ state }) => (state.germanBox ? undefined : refuse('§4.2.4', 'none-available')),
  decide: ({ state }, { space }) => ({ events: landed(state, space) }),
};
const attackThere: RuleFor<'coordinated', 'german-attack'> = {
  section: '§4.2.4',
  offers: ({ state }) => [{ kind: 'german-attack', space: germanTargets(state) }],
  decide: ({ state }, { space }, dice) => attacked(state, space, faceOf(dice.roll(1, 6))),
};

const moved = (arrived: StepOf<'german-march'>['arrived'], from: Space, to: Space): Result => ({
  events: [{ kind: 'troops-moved', power: 'german', from, to, count: 1 }],
  then: [{ kind: 'german-march', seat: 'senate', arrived: { ...arrived, [to]: (arrived[to] ?? 0) + 1 } }],
});
const waiting = (state: State, arrived: StepOf<'german-march'>['arrived'], space: Space): number =>
  troopsIn(state, space, 'german') - (arrived[space] ?? 0);
const marchFrom = (state: State, arrived: StepOf<'german-march'>['arrived']) =>
  groups(state)
    .filter(from => waiting(state, arrived, from) > 0)
    .map(from => ({ kind: 'german-march' as const, from: [from], to: neighbours(state, from) }));

const setOut: RuleFor<'coordinated', 'german-march'> = {
  section: '§4.2.4',
  offers: ({ state }) => marchFrom(state, {}),
  decide: (_at, { from, to }) => moved({}, from, to),
};
const marchOn: RuleFor<'german-march', 'german-march'> = {
  section: '§4.2.4',
  offers: ({ state, step }) => marchFrom(state, step.arrived),
  decide: ({ step }, { from, to }) => moved(step.arrived, from, to),
};

export const coordinatedSteps = {
  coordinated: {
    section: '§4.2.4',
    seats: (state, step) => (state.germanBox || troopsOnMap(state, 'german') ? own(state, step) : []),
    answers: {
      land,
      'german-attack': attackThere,
      'german-march': setOut,
      done: doneAt<'coordinated'>('§4.2.4'),
    },
    stuck: () => ({}),
  },
  'german-march': {
    section: '§4.2.4',
    seats: (state, step) => (marchFrom(state, step.arrived).length ? own(state, step) : []),
    answers: { 'german-march': marchOn, done: doneAt<'german-march'>('§4.2.4') },
    stuck: () => ({}),
  },
} satisfies StepsHere<'coordinated' | 'german-march'>;
