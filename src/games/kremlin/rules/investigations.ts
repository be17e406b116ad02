/** §investigation §dossiers What the Defense Minister may do, in any order: suspect, try, condemn, burn. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Asks } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { CANDIDATES } from '../data/offices';
import { holders, inForce, onDuty, personOf, politburo, retiresBy, votingMembers, at, type State } from '../state';
import type { Kremlin } from '../types';
import type { Seat, StepOf } from '../vocabulary';
import { isPromised } from './bargains';
import { seatsOnDuty } from './control';
import { aged, toSiberia } from './fates';
import { windowFor } from './windows';

const INVESTIGATION = 1;
const DOSSIER = 1;
const CONDEMNATION = 2;
/** §intrigue A Signed Confession: its price, and how many ? it needs. */
const CONFESSION = 3;
const CONFESSED = 2;
const ACQUITS = 2;

type Investigations = StepOf<'investigations'>;
const minister = (state: State): string => onDuty(state, 'investigations') ?? '';
const tooOld = (state: State, years: number): Refusal | undefined =>
  retiresBy(state, minister(state), years) ? refuse('§retirement', 'certain-retirement', { years }) : undefined;

const forbidsInvestigation = (state: State, step: Investigations, target: string): Refusal | undefined => {
  if (target === minister(state)) return refuse('§investigation', 'not-himself');
  if (step.acquitted.includes(target)) return refuse('§trial', 'acquitted-this-turn');
  if (step.investigated.includes(target)) return refuse('§investigation', 'one-a-year');
  const { mostSuspicion } = editionOf(state.options);
  return personOf(state, target).suspicion >= mostSuspicion
    ? refuse('§investigation', 'most-suspicion', { most: mostSuspicion })
    : tooOld(state, INVESTIGATION);
};

const forbidsTrial = (state: State, seat: Seat, step: Investigations, target: string): Refusal | undefined => {
  if (target === minister(state)) return refuse('§trial', 'not-himself');
  if (step.tried) return refuse('§trial', 'one-trial');
  if (step.condemned && !editionOf(state.options).trialAndCondemnation)
    return refuse('§trial', 'trial-or-condemnation');
  if (!step.suspects.includes(target) || personOf(state, target).suspicion === 0) {
    return refuse('§trial', 'not-suspected-before');
  }
  if (inForce(state, 'mission', target)) return refuse('§intrigue', 'on-a-mission');
  return isPromised(state, seat, 'no-trial', target) ? refuse('§bargains', 'promised') : undefined;
};

const forbidsCondemnation = (state: State, seat: Seat, step: Investigations, target: string): Refusal | undefined => {
  if (step.condemned) return refuse('§condemnation', 'one-a-year');
  if (step.tried && !editionOf(state.options).trialAndCondemnation) {
    return refuse('§condemnation', 'trial-or-condemnation');
  }
  if (target === minister(state)) return refuse('§condemnation', 'not-himself');
  if (inForce(state, 'protected', target)) return refuse('§intrigue', 'protected');
  return isPromised(state, seat, 'no-condemnation', target)
    ? refuse('§bargains', 'promised')
    : tooOld(state, CONDEMNATION);
};

const isSuspected = (state: State, letter: string): boolean => personOf(state, letter).suspicion > 0;

export const investigationSteps = {
  investigations: {
    section: '§investigation',
    seats: state => seatsOnDuty(state, 'investigations'),
    answers: {
      investigate: {
        section: '§investigation',
        offers: ({ state }) => [{ kind: 'investigate', target: votingMembers(state) }],
        forbids: ({ state, step }, { target }) => forbidsInvestigation(state, step, target),
        decide: ({ state, step }, { target }) => ({
          events: [{ kind: 'suspected', politician: target }, ...aged(minister(state), INVESTIGATION)],
          then: [{ ...step, investigated: [...step.investigated, target] }],
        }),
      },
      'hold-trial': {
        section: '§trial',
        offers: ({ state }) => [{ kind: 'hold-trial', target: votingMembers(state) }],
        forbids: ({ state, seat, step }, { target }) => forbidsTrial(state, seat, step, target),
        decide: ({ state, seat, step }, { target }) => ({
          events: [{ kind: 'trial-opened', target, by: seat, actor: minister(state) }],
          then: [
            windowFor(state, 'trial'),
            { kind: 'trial', accused: target, prosecutor: minister(state), needed: ACQUITS, votes: [] },
            { ...step, tried: true },
          ],
        }),
      },
      condemn: {
        section: '§condemnation',
        offers({ state }) {
          const target = holders(state, CANDIDATES);
          return target.length ? [{ kind: 'condemn', target }] : [];
        },
        forbids: ({ state, seat, step }, { target }) => forbidsCondemnation(state, seat, step, target),
        decide({ state, seat, step }, { target }) {
          const announced = { target, by: seat, actor: minister(state) };
          return {
            events: [{ kind: 'condemnation-announced', ...announced }],
            then: [
              windowFor(state, 'condemnation'),
              { kind: 'condemnation', ...announced },
              { ...step, condemned: true },
            ],
          };
        },
      },
      'burn-dossier': {
        section: '§dossiers',
        offers({ state }) {
          const target = [...politburo(state), ...at(state, 'people')].filter(letter => isSuspected(state, letter));
          return target.length ? [{ kind: 'burn-dossier', target }] : [];
        },
        forbids: ({ state }) => tooOld(state, DOSSIER),
        decide: ({ state, step }, { target }) => ({
          events: [{ kind: 'suspicion-removed', politician: target, count: 1 }, ...aged(minister(state), DOSSIER)],
          then: [step],
        }),
      },
      confess: {
        section: '§intrigue',
        offers({ state }) {
          const target = votingMembers(state).filter(letter => personOf(state, letter).suspicion >= CONFESSED);
          return inForce(state, 'confession') && target.length ? [{ kind: 'confess', target }] : [];
        },
        forbids: ({ state }, { target }) =>
          target === minister(state) ? refuse('§trial', 'not-himself') : tooOld(state, CONFESSION),
        decide({ state, step }, { target }) {
          const card = inForce(state, 'confession')?.card;
          return {
            events: [
              ...(card === undefined ? [] : [{ kind: 'card-ended' as const, card }]),
              { kind: 'convicted', politician: target },
              ...toSiberia(state, target),
              ...aged(minister(state), CONFESSION),
            ],
            then: [step],
          };
        },
      },
      'end-investigations': {
        section: '§investigation',
        offers: () => [{ kind: 'end-investigations' }],
        decide: () => ({}),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'investigations'>>,
};
