/** §reinforcing Reinforcing a battle: both sides in turn discard units for +1 or play events, until both pass in a row. */
import { playEvent } from '../cards/play';
import { ofKind } from '../data/cards';
import { refuse } from '../refusals';
import { armyOf, handOf, battleOf, committed, committedTroops } from '../state';
import { rival, type Seat, type StepOf } from '../vocabulary';
import { choice, mayClose, plain, type RuleFor, type StepsHere } from './common';

/** §reinforcing The other side is asked next. */
const turnOver = (step: StepOf<'reinforce'>): StepOf<'reinforce'> => ({ ...step, seat: rival(step.seat), passes: 0 });
const passed = (step: StepOf<'reinforce'>): readonly StepOf<'reinforce'>[] =>
  step.passes ? [] : [{ ...step, seat: rival(step.seat), passes: 1 }];

const reinforce: RuleFor<'reinforce', 'reinforce'> = {
  section: '§reinforcing',
  offers: ({ state, seat }) => [
    {
      kind: 'reinforce',
      card: ofKind(handOf(state, seat), 'leader', 'troop'),
      leader: committed(state, seat).map(army => army.leader),
    },
  ],
  forbids: ({ state }, { leader }) =>
    state.options['reinforced'] === 'with-troops' && !armyOf(state, leader)?.troops.length
      ? refuse('§reinforcing', 'lone-leader')
      : undefined,
  decide: ({ seat, step }, { card, leader }) => ({
    events: [
      { kind: 'card-discarded', seat, card },
      { kind: 'support-added', seat, card, scope: 'reinforcement', target: leader, by: 1 },
    ],
    then: [turnOver(step)],
  }),
};

const pass: RuleFor<'reinforce', 'pass'> = plain('pass', '§reinforcing', ({ seat, step }) => ({
  events: [{ kind: 'passed', seat }],
  then: passed(step),
}));

const armyToStrengthen = choice({
  section: '§battle-events',
  step: 'strengthen-army',
  command: 'strengthen-army',
  field: 'leader',
  among: ({ state, seat }) =>
    committed(state, seat)
      .filter(army => army.troops.length)
      .map(army => army.leader),
  outcome: ({ seat, step: { card, by } }, target) => ({
    events: [{ kind: 'support-added', seat, card, scope: 'army', target, by }],
  }),
});

const troopToStrengthen = choice({
  section: '§battle-events',
  step: 'strengthen-troop',
  command: 'strengthen-troop',
  field: 'troop',
  among: ({ state, seat }) => committedTroops(state, seat),
  outcome: ({ seat, step: { card, by } }, target) => ({
    events: [{ kind: 'support-added', seat, card, scope: 'troop', target, by }],
  }),
});

export const reinforceSteps = {
  reinforce: {
    section: '§reinforcing',
    seats(state, { seat }): readonly Seat[] {
      const battle = battleOf(state);
      const fought =
        battle && committed(state, battle.attacker).length && committed(state, rival(battle.attacker)).length;
      return fought && handOf(state, seat).length ? [seat] : [];
    },
    may: mayClose,
    answers: {
      reinforce,
      'play-event': playEvent<StepOf<'reinforce'>>({
        section: '§battle-events',
        window: 'battle',
        after: ({ step }) => [turnOver(step)],
      }),
      pass,
    },
    // a seat without cards passes by itself
    stuck: (_state, step) => ({ then: passed(step) }),
  },
  'strengthen-side': {
    section: '§battle-events',
    run: (_state, { seat, card, scope, by }) => ({
      events: [{ kind: 'support-added', seat, card, scope, target: seat, by }],
    }),
  },
  ...armyToStrengthen,
  ...troopToStrengthen,
} satisfies StepsHere<'reinforce' | 'strengthen-side' | 'strengthen-army' | 'strengthen-troop'>;
