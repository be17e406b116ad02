/** §blocking Blocking: armies of the front, even a leader alone, spend their tokens. Unblocked, the attack takes a marker. */
import { armyOf, battleOf, claimant, committed, leadersOf, MARKERS } from '../state';
import { rival } from '../vocabulary';
import { ARMIES_TOGETHER } from './attack';
import { done, isOpen, mayClose, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';

const block: RuleFor<'block', 'block'> = {
  section: '§blocking',
  offers: ({ state, seat }) => [{ kind: 'block', leader: leadersOf(state, seat) }],
  forbids({ state, seat }, { leader }) {
    const battle = battleOf(state);
    const army = armyOf(state, leader);
    if (battle?.blockers.includes(leader)) return refuse('§blocking', 'already-blocking');
    if (army?.front !== battle?.front) return refuse('§blocking', 'other-front');
    const most = ARMIES_TOGETHER[seat];
    if (committed(state, seat).length >= most) return refuse('§blocking', 'too-many-armies', { most });
    return army?.rallied ? undefined : refuse('§blocking', 'no-token');
  },
  decide({ state, step }, { leader }) {
    const battle = battleOf(state);
    return battle ? { events: [{ kind: 'army-blocks', leader, front: battle.front }], then: [step] } : {};
  },
};

export const blockSteps = {
  block: {
    section: '§blocking',
    seats: (state, step) =>
      committed(state, rival(step.seat)).length && isOpen(block, { state, seat: step.seat, step }) ? [step.seat] : [],
    may: mayClose,
    answers: { block, done: done('§blocking') },
    stuck: () => ({}),
  },
  engage: {
    section: '§blocking',
    run(state) {
      const battle = battleOf(state);
      if (!battle) return {};
      const { attacker: seat, front } = battle;
      const armies = committed(state, seat).length;
      const defender = rival(seat);
      if (!armies) return {};
      if (committed(state, defender).length) {
        return { then: [{ kind: 'reinforce', seat, passes: 0 }, { kind: 'resolve' }] };
      }
      const { unblocked } = state.options;
      const markers = unblocked === 'marker-each-army' ? armies : 1;
      return {
        events: [{ kind: 'attack-unblocked', seat, front, turn: state.turn }],
        then: [
          ...Array.from({ length: markers }, () => ({ kind: 'take-marker', seat, front }) as const),
          ...(unblocked === 'marker-and-morale' ? [{ kind: 'morale-roll', seat: defender } as const] : []),
        ],
      };
    },
  },
  'take-marker': {
    section: '§fronts',
    run(state, { seat, front }) {
      const here = state.markers[front];
      if (claimant(state, front) || !here[rival(seat)]) return {};
      return {
        events: [
          { kind: 'marker-taken', seat, front },
          ...(here[seat] + 1 >= MARKERS ? [{ kind: 'front-claimed', seat, front } as const] : []),
        ],
      };
    },
  },
} satisfies StepsHere<'block' | 'engage' | 'take-marker'>;
