/** §intrigue Cards of doctors and epidemics. */
import { frameOf } from '../../../kernel/agenda';
import { lettersOf, personOf, votingMembers, isInPlay, inForce } from '../state';
import { resultOf } from '../rules/health';
import { always, inForceFor, NOBODY, whenever, type CardRules } from './rule';

export const healthCards: CardRules = {
  'mineral-waters': {
    when: { during: ['cures'] },
    on: state => lettersOf(state.options).filter(letter => isInPlay(state, letter) && personOf(state, letter).sick > 0),
    does: ({ on }) => ({ events: [{ kind: 'healed', politician: on, crosses: 1 }] }),
  },
  'season-closed': {
    when: { during: ['cures', 'purges', 'investigations', 'health', 'funeral'] },
    on: whenever(state => votingMembers(state).some(letter => personOf(state, letter).cure)),
    does: ({ state }) => ({
      events: votingMembers(state)
        .filter(letter => personOf(state, letter).cure)
        .map(politician => ({ kind: 'returned-to-work', politician })),
    }),
  },
  'doctors-orders': {
    when: { during: ['cures'] },
    on: state =>
      votingMembers(state).filter(letter => personOf(state, letter).sick > 0 && !inForce(state, 'ordered', letter)),
    does: ({ state, on, card }) => ({
      events: [
        ...(personOf(state, on).cure ? [] : [{ kind: 'cure-taken' as const, politician: on }]),
        inForceFor('ordered', on, card, 'phase'),
      ],
    }),
  },
  'winter-influenza': {
    when: { startOf: 'health' },
    on: always,
    does: ({ card }) => ({ events: [inForceFor('influenza', NOBODY, card, 'phase')] }),
  },
  'second-opinion': {
    when: { when: ['health'] },
    on: always,
    does({ state }, dice) {
      const politician = frameOf(state, 'health-result')?.politician ?? '';
      const die = dice.roll(1, 20)[0] ?? 1;
      const result = resultOf(state, politician, die);
      return {
        events: [
          { kind: 'health-rolled', politician, die, result },
          { kind: 'health-changed', result },
        ],
      };
    },
  },
  'kremlin-surgeons': {
    when: { when: ['health'] },
    on: whenever(state => frameOf(state, 'health-result')?.result === 'recovery'),
    does: () => ({ events: [{ kind: 'health-changed', result: 'cross' }] }),
  },
  'iron-constitution': {
    when: 'any',
    on: state => lettersOf(state.options).filter(letter => isInPlay(state, letter)),
    does: ({ on, card }) => ({ events: [inForceFor('constitution', on, card, 'ended')] }),
  },
  'bypass-operation': {
    when: { during: ['health'] },
    on: state =>
      votingMembers(state).filter(letter => personOf(state, letter).cure && personOf(state, letter).sick > 1),
    does: ({ on }) => ({
      events: [
        { kind: 'healed', politician: on, crosses: 2 },
        { kind: 'aged', politician: on, years: 4 },
      ],
    }),
  },
};
