/** §3.4 What the Germans do in Phase II, and when. */
import { faceOf, own, type RuleFor, type StepsHere } from './common';
import { germanChoice, foremost, marchEvents } from './german-flow';
import { rollLanding, attack } from './german-attack';
const rollPhase: RuleFor<'german-phase', 'roll-german-phase'> = {
  section: '§3.4',
  offers: () => [{ kind: 'roll-german-phase' }],
  decide(_at, _command, dice) {
    const die = faceOf(dice.roll(1, 6));
    return {
      events: [
        { kind: 'german-phase-rolled', die },
        { kind: 'german-cylinder-moved', to: die <= 3 ? 'first' : 'last' },
      ],
    };
  },
};

export const germanSteps = {
  'german-phase': {
    section: '§3.4',
    seats: () => ['senate'],
    answers: { 'roll-german-phase': rollPhase },
  },
  'german-turn': {
    section: '§3.4',
    run: ({ germany }, { turn }) => (germany === turn ? { then: [{ kind: 'german-action' }] } : {}),
  },
  'german-action': {
    section: '§3.4',
    run(state) {
      if (state.coordinate) {
        return {
          events: [{ kind: 'coordinate-set', on: false }],
          then: [{ kind: 'coordinated', seat: 'senate' }],
        };
      }
      switch (germanChoice(state)) {
        case 'attack':
          return { then: [{ kind: 'german-attack', seat: 'senate', spaces: foremost(state) }] };
        case 'land':
          return { then: [{ kind: 'german-landing', seat: 'senate' }] };
        case 'march':
          return { events: marchEvents(state) };
        case 'nothing':
          return {};
      }
    },
  },
  'german-landing': {
    section: '§3.4',
    seats: (state, step) => (state.germanBox ? own(state, step) : []),
    answers: { 'roll-landing': rollLanding },
    stuck: () => ({}),
  },
  'german-attack': {
    section: '§3.4',
    seats: own,
    answers: { 'german-attack': attack },
    stuck: () => ({}),
  },
} satisfies StepsHere<'german-phase' | 'german-turn' | 'german-action' | 'german-landing' | 'german-attack'>;
