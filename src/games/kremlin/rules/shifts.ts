/** §replacement R1: the Party Chief shifts within a level. */
import { refuse } from '../refusals';
import type { Asks } from '../../../kernel/rule';
import { OFFICES_OF } from '../data/offices';
import { holderOf, inForce, officeOf, onLevel, type State } from '../state';
import type { Kremlin } from '../types';
import type { StepOf } from '../vocabulary';
import { controllersOf } from './control';

const shiftables = (state: State) =>
  (['first', 'second'] as const).flatMap(level => {
    const politician = onLevel(state, level);
    return politician.length ? [{ kind: 'shift' as const, politician, to: OFFICES_OF[level] }] : [];
  });

/** §intrigue Under a Collective Leadership the Party Chief neither shifts nor promotes. */
export const chiefs = (state: State) =>
  inForce(state, 'collective') ? [] : controllersOf(state, holderOf(state, 'party-chief'));

export const shiftSteps = {
  shifts: {
    section: '§replacement',
    seats: chiefs,
    answers: {
      shift: {
        section: '§replacement',
        offers: ({ state }) => shiftables(state),
        forbids: ({ state }, { politician, to }) =>
          officeOf(state, politician) === to ? refuse('§replacement', 'already-there') : undefined,
        decide: ({ step }, { politician, to }) => ({ events: [{ kind: 'shifted', politician, to }], then: [step] }),
      },
      'end-shifts': { section: '§replacement', offers: () => [{ kind: 'end-shifts' }], decide: () => ({}) },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'shifts'>>,
};
