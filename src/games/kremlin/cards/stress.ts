/** §intrigue Cards that age, rest, move or suspect somebody. */
import { editionOf } from '../data/editions';
import { CANDIDATES, FIRST_LEVEL, SECOND_LEVEL, type Office } from '../data/offices';
import { isMended } from '../options';
import {
  at,
  byAge,
  holderOf,
  holders,
  lettersOf,
  personOf,
  politburo,
  votingMembers,
  isActive,
  isInPlay,
  type State,
} from '../state';
import type { Event, Phase } from '../vocabulary';
import { toSiberia } from '../rules/fates';
import { withoutPhase } from '../sequence';
import { always, NOBODY, whenever, type CardRule, type CardRules } from './rule';

const inPlay = (state: State): readonly string[] =>
  lettersOf(state.options).filter(letter => isInPlay(state, letter) && personOf(state, letter).at !== 'exile');

/** Younger by a number of years, but never younger than at first. */
const rested = (state: State, politician: string, years: number): readonly Event[] => {
  const by = Math.min(years, personOf(state, politician).stress);
  return by > 0 ? [{ kind: 'aged', politician, years: -by }] : [];
};
const holderAges = (state: State, office: Office, years: number): readonly Event[] => {
  const politician = holderOf(state, office);
  if (politician === undefined) return [];
  return years < 0 ? rested(state, politician, -years) : [{ kind: 'aged', politician, years }];
};
const cleared = (state: State, politician: string | undefined): readonly Event[] => {
  const count = politician === undefined ? 0 : personOf(state, politician).suspicion;
  return politician !== undefined && count > 0 ? [{ kind: 'suspicion-removed', politician, count }] : [];
};
const isSuspectable = (state: State, letter: string): boolean =>
  personOf(state, letter).suspicion < editionOf(state.options).mostSuspicion;
const suspectable = (state: State): readonly string[] =>
  votingMembers(state).filter(letter => isSuspectable(state, letter));
const suspected = (politician: string): Event => ({ kind: 'suspected', politician });

const rest = (years: number): CardRule => ({
  when: 'any',
  on: state => inPlay(state).filter(letter => personOf(state, letter).stress > 0),
  does: ({ state, on }) => ({ events: rested(state, on, years) }),
});
/** Ministers grow older or younger by their offices. */
const ministers = (during: readonly Phase[] | 'any', years: Readonly<Partial<Record<Office, number>>>): CardRule => {
  const offices = Object.entries(years) as readonly (readonly [Office, number])[];
  return {
    when: during === 'any' ? 'any' : { during },
    on: whenever(state => offices.some(([office]) => holderOf(state, office) !== undefined)),
    does: ({ state }) => ({ events: offices.flatMap(([office, by]) => holderAges(state, office, by)) }),
  };
};
/** A ? on the holder of an office. */
const charge = (office: Office): CardRule => ({
  when: { during: ['investigations'] },
  on: state => holders(state, [office]).filter(letter => isSuspectable(state, letter)),
  does: ({ on }) => ({ events: [suspected(on)] }),
});

/** The ministers of the 1st level, if a Party Chief at work has one of the 2nd level to exchange them for. */
const exchangeable = (state: State): readonly string[] => {
  const chief = holderOf(state, 'party-chief');
  const canAct = chief !== undefined && isActive(state, chief) && holders(state, SECOND_LEVEL).length > 0;
  return canAct ? holders(state, FIRST_LEVEL) : [];
};

export const stressCards: CardRules = {
  denunciation: {
    when: { during: ['investigations'] },
    on: suspectable,
    does: ({ on }) => ({ events: [suspected(on)] }),
  },
  'lost-dossier': {
    when: 'any',
    on: state => inPlay(state).filter(letter => personOf(state, letter).suspicion > 0),
    does: ({ state, on }) => ({ events: cleared(state, on) }),
  },
  'hero-of-labour': rest(3),
  'dacha-weekend': rest(3),
  'night-shift': {
    when: { during: ['cures'] },
    on: votingMembers,
    does: ({ on }) => ({ events: [{ kind: 'aged', politician: on, years: 2 }] }),
  },
  'back-to-the-factory': {
    when: 'any',
    on: state => holders(state, [...FIRST_LEVEL, ...SECOND_LEVEL]),
    does: ({ on }) => ({ events: [{ kind: 'moved', politician: on, to: 'people' }] }),
  },
  amnesty: {
    when: { during: ['rehabilitation'] },
    on: state => at(state, 'siberia'),
    does: ({ on }) => ({ events: [{ kind: 'rehabilitated', politician: on, by: NOBODY }] }),
  },
  'garrison-mutiny': ministers(['investigations'], { 'defense-minister': 3 }),
  'distant-war': ministers(['investigations'], { 'defense-minister': 3 }),
  'the-plan': ministers(['cures'], { 'industry-minister': -2, 'sport-minister': 2 }),
  'oil-boom': ministers(['cures'], { 'economy-minister': -2, 'industry-minister': -2 }),
  'the-games': ministers('any', { 'sport-minister': -3 }),
  'new-policy': {
    when: 'any',
    on: state => holders(state, ['economy-minister']),
    does: ({ state, on }) => ({
      events: [
        ...rested(state, on, 3),
        ...(personOf(state, on).suspicion > 0
          ? [{ kind: 'suspicion-removed' as const, politician: on, count: 1 }]
          : []),
      ],
    }),
  },
  'summit-meeting': {
    when: 'any',
    on: state => holders(state, ['foreign-minister']).filter(letter => personOf(state, letter).suspicion > 0),
    does: ({ state, on }) => ({ events: cleared(state, on) }),
  },
  'failed-harvest': charge('economy-minister'),
  samizdat: charge('party-chief'),
  deviationists: {
    when: { during: ['investigations'] },
    on: suspectable,
    does: ({ on }) => ({ events: [suspected(on)] }),
    second: {
      on: ({ state, on }) => suspectable(state).filter(letter => letter !== on),
      does: (_play, second) => [suspected(second)],
    },
  },
  'train-to-alma-ata': {
    when: { during: ['investigations'] },
    on: state => holders(state, CANDIDATES).filter(letter => personOf(state, letter).suspicion > 0),
    does: ({ state, on }) => ({ events: toSiberia(state, on) }),
  },
  'mass-enrolment': {
    when: { during: ['replacement'] },
    on: whenever(state => at(state, 'waiting').length > 0),
    does: ({ state }) => ({
      events: [{ kind: 'people-joined', politicians: at(state, 'waiting').toSorted(byAge(state)).slice(0, 2) }],
    }),
  },
  'recalled-pupil': {
    when: 'any',
    on: state => at(state, 'siberia').filter(letter => personOf(state, letter).protege),
    does: ({ on }) => ({ events: [{ kind: 'moved', politician: on, to: 'people' }] }),
  },
  restructuring: {
    when: { during: ['replacement'] },
    on: exchangeable,
    does: () => ({}),
    second: {
      // a politician who has been moved meanwhile changes places with nobody
      on: ({ state, on }) =>
        isMended(state.options) && !exchangeable(state).includes(on) ? [] : holders(state, SECOND_LEVEL),
      does({ state, on }, second) {
        const office = politburo(state).includes(second) ? personOf(state, second).at : undefined;
        return office === undefined ? [] : [{ kind: 'shifted', politician: on, to: office as Office }];
      },
    },
  },
  'ballet-on-television': {
    when: { during: ['purges', 'investigations', 'replacement', 'rehabilitation'] },
    on: always,
    ends: true,
    does: ({ state }) => ({
      events: [{ kind: 'phase-cut-short', phase: state.phase }],
      then: withoutPhase(state.agenda, state.phase),
      instead: true,
    }),
  },
};
