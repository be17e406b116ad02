/**
 * §investigation §dossiers §intrigue A ? is laid or burnt, two bring a Signed Confession; and who acts in this phase.
 */
import type { RuleFor } from '../../../kernel/kit/rules';
import type { Refusal } from '../../../kernel/refusal';
import { editionOf } from '../data/editions';
import { isMended } from '../options';
import { refuse } from '../refusals';
import { type State, at, inForce, onDuty, personOf, politburo, retiresBy, votingMembers, type Kremlin } from '../state';
import type { Event, Step, StepOf } from '../vocabulary';
import { aged, toSiberia } from './fates';
import { windowFor } from './reaction-windows';

export type Investigations = StepOf<'investigations'>;
export const minister = (state: State): string => onDuty(state, 'investigations') ?? '';
export const tooOld = (state: State, years: number): Refusal | undefined =>
  retiresBy(state, minister(state), years) ? refuse('§retirement', 'certain-retirement', { years }) : undefined;

const INVESTIGATION = 1;

const forbidsInvestigation = (state: State, step: Investigations, target: string): Refusal | undefined => {
  if (target === minister(state)) return refuse('§investigation', 'not-himself');
  if (step.acquitted.includes(target)) return refuse('§trial', 'acquitted-this-turn');
  if (step.investigated.includes(target)) return refuse('§investigation', 'one-a-year');
  const { mostSuspicion } = editionOf(state.options);
  return personOf(state, target).suspicion >= mostSuspicion
    ? refuse('§investigation', 'most-suspicion', { most: mostSuspicion })
    : tooOld(state, INVESTIGATION);
};

export const investigate: RuleFor<Kremlin, 'investigations', 'investigate'> = {
  section: '§investigation',
  offers: ({ state }) => [{ kind: 'investigate', target: votingMembers(state) }],
  forbids: ({ state, step }, { target }) => forbidsInvestigation(state, step, target),
  decide: ({ state, step }, { target }) => ({
    events: [{ kind: 'suspected', politician: target }, ...aged(minister(state), INVESTIGATION)],
    then: [{ ...step, investigated: [...step.investigated, target] }],
  }),
};

/** §trial Before a conviction, by votes or a confession, is carried out, factions may answer it. */
export const convicting = (state: State, accused: string): readonly Step[] => [
  ...windowFor(state, 'conviction'),
  { kind: 'convict', accused, dies: false },
];

const DOSSIER = 1;
/** §intrigue A Signed Confession: its price, and how many ? it needs. */
const CONFESSION = 3;
const CONFESSED = 2;

const isSuspected = (state: State, letter: string): boolean => personOf(state, letter).suspicion > 0;

export const burnDossier: RuleFor<Kremlin, 'investigations', 'burn-dossier'> = {
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
};

export const confess: RuleFor<Kremlin, 'investigations', 'confess'> = {
  section: '§intrigue',
  offers({ state }) {
    const target = votingMembers(state).filter(letter => personOf(state, letter).suspicion >= CONFESSED);
    return inForce(state, 'confession') && target.length ? [{ kind: 'confess', target }] : [];
  },
  forbids: ({ state }, { target }) =>
    target === minister(state) ? refuse('§trial', 'not-himself') : tooOld(state, CONFESSION),
  decide({ state, step }, { target }) {
    const card = inForce(state, 'confession')?.card;
    const spent: readonly Event[] = card === undefined ? [] : [{ kind: 'card-ended', card }];
    const told: readonly Event[] = [...spent, { kind: 'convicted', politician: target }];
    const price = aged(minister(state), CONFESSION);
    return isMended(state.options)
      ? { events: [...told, ...price], then: [...convicting(state, target), step] }
      : { events: [...told, ...toSiberia(state, target), ...price], then: [step] };
  },
};
