/** §condemnation A Candidate goes to Siberia without a trial, unless a leader answers for them. */
import { frameOf } from '../../../kernel/agenda';
import type { RuleFor } from '../../../kernel/kit/rules';
import type { Answers } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { CANDIDATES, FIRST_LEVEL, levelOf } from '../data/offices';
import { refuse } from '../refusals';
import { holders, inForce, isActive, personOf, retiresBy, type State, type Kremlin } from '../state';
import type { Step, StepOf } from '../vocabulary';
import { announcedAct, type Forbids } from './announced';
import { isPromised } from './bargains';
import { controllerOf } from './control';
import { minister, tooOld } from './dossiers';
import { aged, toSiberia } from './fates';
import { isOpen, windowFor } from './reaction-windows';

export const CONDEMNATION = 2;
const NEGATION = 5;

/** §condemnation What forbids it: when it is announced, and still when it is carried out. */
const forbidsCondemnation: Forbids = (state, seat, target) => {
  if (levelOf(personOf(state, target).at) !== 'candidates') return refuse('§condemnation', 'not-eligible');
  if (target === minister(state)) return refuse('§condemnation', 'not-himself');
  if (inForce(state, 'protected', target)) return refuse('§intrigue', 'protected');
  return isPromised(state, seat, 'no-condemnation', target)
    ? refuse('§bargains', 'promised')
    : tooOld(state, CONDEMNATION);
};

export const condemn: RuleFor<Kremlin, 'investigations', 'condemn'> = {
  section: '§condemnation',
  offers({ state }) {
    const target = holders(state, CANDIDATES);
    return target.length ? [{ kind: 'condemn', target }] : [];
  },
  forbids({ state, seat, step }, { target }) {
    if (step.condemned) return refuse('§condemnation', 'one-a-year');
    return step.tried && !editionOf(state.options).trialAndCondemnation
      ? refuse('§condemnation', 'trial-or-condemnation')
      : forbidsCondemnation(state, seat, target);
  },
  decide({ state, seat, step }, { target }) {
    const announced = { target, by: seat, actor: minister(state) };
    return {
      events: [{ kind: 'condemnation-announced', ...announced }],
      then: [...windowFor(state, 'condemnation'), { kind: 'condemnation', ...announced }, { ...step, condemned: true }],
    };
  },
};

export const condemnationSteps = {
  condemnation: announcedAct<StepOf<'condemnation'>>({
    duty: 'investigations',
    section: '§condemnation',
    forbids: forbidsCondemnation,
    happens: (state, { target }) => ({
      events: [
        { kind: 'condemned', politician: target },
        ...toSiberia(state, target),
        ...aged(minister(state), CONDEMNATION),
      ],
    }),
  }),
};

/** §condemnation Modern: the Party Chief or one of the 1st level takes five years instead. */
const saviours = (state: State): readonly string[] =>
  holders(state, ['party-chief', ...FIRST_LEVEL]).filter(letter => isActive(state, letter));

export const negationRules = {
  negate: {
    section: '§condemnation',
    offers({ state, seat }) {
      if (!editionOf(state.options).negation || !isOpen(state, 'condemnation')) return [];
      if (!frameOf(state, 'condemnation')) return [];
      const politician = saviours(state).filter(letter => controllerOf(state, letter) === seat);
      return politician.length ? [{ kind: 'negate', politician }] : [];
    },
    forbids: ({ state }, { politician }) =>
      retiresBy(state, politician, NEGATION)
        ? refuse('§retirement', 'certain-retirement', { years: NEGATION })
        : undefined,
    decide({ state }, { politician }) {
      const target = frameOf(state, 'condemnation')?.target ?? '';
      return {
        events: [{ kind: 'condemnation-negated', politician, target }, ...aged(politician, NEGATION)],
      };
    },
  },
} satisfies Answers<Kremlin, Step>;
