/** §recruitment Recruitment Phase: leaders and troops enter play, limited by leaders' room and fronts. */
import { ofKind } from '../data/cards';
import { handOf, armyOf, leadersOf, mayStand, openFronts, room } from '../state';
import { done, mayClose, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';

const recruitLeader: RuleFor<'recruitment', 'recruit-leader'> = {
  section: '§recruitment',
  offers: ({ state, seat }) => [
    { kind: 'recruit-leader', card: ofKind(handOf(state, seat), 'leader'), front: openFronts(state) },
  ],
  forbids: (_at, { card, front }) => (mayStand(card, front) ? undefined : refuse('§recruitment', 'wrong-front')),
  decide: ({ seat, step }, { card, front }) => ({
    events: [{ kind: 'leader-recruited', seat, card, front }],
    then: [step],
  }),
};

const recruitTroop: RuleFor<'recruitment', 'recruit-troop'> = {
  section: '§recruitment',
  offers: ({ state, seat }) => [
    { kind: 'recruit-troop', card: ofKind(handOf(state, seat), 'troop'), leader: leadersOf(state, seat) },
  ],
  forbids({ state }, { card, leader }) {
    const army = armyOf(state, leader);
    if (!army || room(army) <= 0) return refuse('§recruitment', 'no-room');
    return mayStand(card, army.front) ? undefined : refuse('§recruitment', 'wrong-front');
  },
  decide: ({ seat, step }, { card, leader }) => ({
    events: [{ kind: 'troop-recruited', seat, card, leader }],
    then: [step],
  }),
};

export const recruitmentSteps = {
  recruitment: {
    section: '§recruitment',
    seats: (state, { seat }) => (handOf(state, seat).length ? [seat] : []),
    may: mayClose,
    answers: { 'recruit-leader': recruitLeader, 'recruit-troop': recruitTroop, done: done('§recruitment') },
    stuck: () => ({}),
  },
} satisfies StepsHere<'recruitment'>;
