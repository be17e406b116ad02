/** §intrigue Cards about purges, trials, votes, the parade and exile. */
import { frameOf } from '../../../kernel/agenda';
import { editionOf } from '../data/editions';
import { CANDIDATES } from '../data/offices';
import { isMended } from '../options';
import { at, holders, isActive, isInPlay, lettersOf, officeOf, personOf, votingMembers, type State } from '../state';
import { controllerOf } from '../rules/control';
import { toSiberia } from '../rules/fates';
import { MANAGED } from '../rules/funeral';
import { mayNotSayNo } from '../rules/votes';
import { windowFor } from '../rules/reaction-windows';
import type { Vote } from '../vocabulary';
import { always, inForceFor, NOBODY, whenever, type CardRule, type CardRules } from './rule';

const wave = (by: number, rain: boolean): CardRule => ({
  when: { during: ['parade'] },
  on: whenever(state => frameOf(state, 'wave') !== undefined),
  does: () => ({ events: [{ kind: 'wave-changed', by, rain }] }),
});

/** The vote just cast, if nobody controls the voter and it may be different. */
const lastOfNobody = (state: State): Vote | undefined => {
  const votes = (frameOf(state, 'trial') ?? frameOf(state, 'election'))?.votes ?? [];
  const last = votes.at(-1);
  return last?.by === 'nobody' && !mayNotSayNo(state, last.voter) ? last : undefined;
};

/** The target of the purge that is announced can still be purged. */
const isPurgeAhead = (state: State): boolean => {
  const target = frameOf(state, 'purge')?.target;
  return !isMended(state.options) || (target !== undefined && officeOf(state, target) !== undefined);
};

export const powerCards: CardRules = {
  'assassination-attempt': {
    when: 'any',
    on: votingMembers,
    does: ({ state, seat, on }) => ({
      then: [...windowFor(state, 'assassination'), { kind: 'assassination', seat, target: on }],
    }),
  },
  'loyal-bodyguard': {
    when: 'any',
    on: state => lettersOf(state.options).filter(letter => isInPlay(state, letter)),
    does: ({ on, card }) => ({ events: [inForceFor('bodyguard', on, card, 'ended')] }),
  },
  'emergency-plenum': {
    when: { startOf: 'purges' },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('plenum', NOBODY, card, 'phase')] }),
  },
  'the-committee': {
    when: { startOf: 'purges' },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('committee', NOBODY, card, 'turn')] }),
  },
  'zealous-subordinate': {
    when: { when: ['failed-purge'] },
    on: whenever(state => frameOf(state, 'close-purges') !== undefined),
    does: () => ({ events: [{ kind: 'purges-go-on' }] }),
  },
  'prepared-evidence': {
    when: { when: ['purge'] },
    on: whenever(isPurgeAhead),
    does: () => ({ events: [{ kind: 'purge-bonus', by: 3 }] }),
  },
  'old-guards-word': {
    when: 'any',
    on: state => holders(state, CANDIDATES),
    does: ({ on, card }) => ({ events: [inForceFor('protected', on, card, 'turn')] }),
  },
  'special-board': {
    when: { when: ['trial', 'vote'] },
    on: whenever(state => (frameOf(state, 'trial') ?? frameOf(state, 'open-trial')) !== undefined),
    does: () => ({ events: [{ kind: 'innocents-needed', needed: 3 }] }),
  },
  'highest-measure': {
    when: { when: ['conviction'] },
    on: always,
    does: () => ({ events: [{ kind: 'death-sentence' }] }),
  },
  'signed-confession': {
    when: { during: ['investigations'] },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('confession', NOBODY, card, 'phase')] }),
  },
  'mission-abroad': {
    when: 'any',
    on: state => holders(state, ['foreign-minister']),
    does: ({ on, card }) => ({ events: [inForceFor('mission', on, card, 'turn')] }),
  },
  'whipped-vote': {
    when: { when: ['vote'] },
    on: whenever(state => lastOfNobody(state) !== undefined),
    does({ state, seat }) {
      const last = lastOfNobody(state);
      if (!last) return {};
      return {
        events: [{ kind: 'voted', voter: last.voter, by: seat, vote: last.vote === 'innocent' ? 'guilty' : 'no' }],
      };
    },
  },
  // for the whole phase; at a table without the mark for one nomination
  'managed-vote': {
    when: { during: ['funeral'] },
    on: whenever(state => isMended(state.options) || frameOf(state, 'election') !== undefined),
    does: ({ state, card }) => ({
      events: [
        ...(isMended(state.options) ? [inForceFor('managed', NOBODY, card, 'phase')] : []),
        { kind: 'noes-needed', needed: MANAGED },
      ],
    }),
  },
  'state-of-emergency': {
    when: { when: ['end-of-investigations'] },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('emergency', NOBODY, card, 'phase')] }),
  },
  'collective-leadership': {
    when: { startOf: 'replacement' },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('collective', NOBODY, card, 'phase')] }),
  },
  'party-arbiter': {
    when: 'any',
    on: state => holders(state, ['ideology-chief']),
    does: ({ on, card }) => ({ events: [inForceFor('arbiter', on, card, 'ended')] }),
  },
  'stand-in': wave(7, false),
  'red-square-drill': wave(3, false),
  'rain-on-the-parade': wave(0, true),
  'night-flight': {
    when: 'any',
    on: (state, seat) =>
      editionOf(state.options).exile
        ? lettersOf(state.options).filter(
            letter =>
              isInPlay(state, letter) &&
              isActive(state, letter) &&
              personOf(state, letter).at !== 'exile' &&
              controllerOf(state, letter) === seat,
          )
        : [],
    does: ({ on }) => ({ events: [{ kind: 'went-into-exile', politician: on }] }),
  },
  'passport-withdrawn': {
    when: 'any',
    on: state => at(state, 'exile'),
    does: ({ on }) => ({ events: [{ kind: 'returned-from-exile', politician: on }] }),
  },
  extradition: {
    when: 'any',
    on: state => at(state, 'exile'),
    does: ({ state, on }) => ({ events: toSiberia(state, on) }),
  },
};
