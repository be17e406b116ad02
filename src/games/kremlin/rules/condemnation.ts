/** §condemnation A Candidate goes to Siberia without a trial, unless a leader answers for him. */
import { refuse } from '../refusals';
import type { Answers, Asks } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { levelOf } from '../data/offices';
import { holders, isActive, onDuty, personOf, retiresBy, type State } from '../state';
import type { Kremlin } from '../types';
import type { Step, StepOf } from '../vocabulary';
import { callOff } from './announced';
import { controllerOf, seatsOnDuty } from './control';
import { aged, toSiberia } from './fates';
import { isOpen } from './reaction-windows';

export const CONDEMNATION = 2;
const NEGATION = 5;

const isCandidate = (state: State, letter: string): boolean => levelOf(personOf(state, letter).at) === 'candidates';

/** Has somebody else come to the duty since it was announced? */
const hasChanged = (state: State, { by, actor }: StepOf<'condemnation'>): boolean =>
  onDuty(state, 'investigations') !== actor || controllerOf(state, actor) !== by;

export const condemnationSteps = {
  condemnation: {
    section: '§condemnation',
    seats: (state, step) =>
      isCandidate(state, step.target) && hasChanged(state, step) ? seatsOnDuty(state, 'investigations') : [],
    answers: {
      'carry-out': {
        section: '§condemnation',
        offers: () => [{ kind: 'carry-out' }],
        forbids: ({ state, step }) =>
          retiresBy(state, onDuty(state, 'investigations') ?? '', CONDEMNATION)
            ? refuse('§retirement', 'certain-retirement')
            : step.target === onDuty(state, 'investigations')
              ? refuse('§condemnation', 'not-himself')
              : undefined,
        decide: ({ state, step: { target } }) => ({
          events: [
            { kind: 'condemned', politician: target },
            ...toSiberia(state, target),
            ...aged(onDuty(state, 'investigations'), CONDEMNATION),
          ],
        }),
      },
      'call-off': callOff<StepOf<'condemnation'>>('investigations'),
    },
    stuck(state, step) {
      const { target, actor } = step;
      if (!isCandidate(state, target) || hasChanged(state, step)) return {};
      return {
        events: [{ kind: 'condemned', politician: target }, ...toSiberia(state, target), ...aged(actor, CONDEMNATION)],
      };
    },
  } satisfies Asks<Kremlin, StepOf<'condemnation'>>,
};

/** §condemnation Modern: the Party Chief or one of the 1st level takes five years upon himself. */
const saviours = (state: State): readonly string[] =>
  holders(state, ['party-chief', 'kgb-head', 'foreign-minister', 'defense-minister']).filter(letter =>
    isActive(state, letter),
  );

export const negationRules = {
  negate: {
    section: '§condemnation',
    offers({ state, seat }) {
      if (!editionOf(state.options).negation || !isOpen(state, 'condemnation')) return [];
      const politician = saviours(state).filter(letter => controllerOf(state, letter) === seat);
      return politician.length ? [{ kind: 'negate', politician }] : [];
    },
    forbids: ({ state }, { politician }) =>
      retiresBy(state, politician, NEGATION)
        ? refuse('§retirement', 'certain-retirement', { years: NEGATION })
        : undefined,
    decide({ state }, { politician }) {
      const target = state.agenda.find(step => step.kind === 'condemnation')?.target ?? '';
      return {
        events: [{ kind: 'condemnation-negated', politician, target }, ...aged(politician, NEGATION)],
      };
    },
  },
} satisfies Answers<Kremlin, Step>;
