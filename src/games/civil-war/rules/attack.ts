/** §attacking Attacking: armies of one front spend their tokens and attack together; §battle-events some events come before blocks. */
import { mayHold } from '../cards/effects';
import { playEvent } from '../cards/play';
import { armyOf, battleOf, committed, leadersOf, type State } from '../state';
import { rival, type Seat, type StepOf } from '../vocabulary';
import { choice, done, isOpen, mayClose, plain, type Result, type RuleFor, type StepsHere } from './common';
import { canAttack, forbidsAttack } from './force';
import { refuse } from '../refusals';

/** §attacking Armies that a side may join in one attack or one block. */
export const ARMIES_TOGETHER: Readonly<Record<Seat, number>> = { red: 3, white: 2 };

const attack: RuleFor<'attack', 'attack'> = {
  section: '§attacking',
  offers: ({ state, seat }) => [{ kind: 'attack', leader: leadersOf(state, seat) }],
  forbids: ({ state }, { leader }) => forbidsAttack(state, leader),
  decide({ state, seat, step }, { leader }) {
    const army = armyOf(state, leader);
    if (!army) return {};
    const { front } = army;
    const defender = rival(seat);
    return {
      events: [{ kind: 'army-attacks', leader, front }],
      then: [
        { kind: 'muster', seat },
        { kind: 'reaction', seat: defender },
        { kind: 'block', seat: defender },
        { kind: 'engage' },
        { kind: 'battle', attacker: seat, front, attackers: [leader], blockers: [], support: [] },
        step,
      ],
    };
  },
};

const join: RuleFor<'muster', 'attack'> = {
  section: '§attacking',
  offers: ({ state, seat }) => [{ kind: 'attack', leader: leadersOf(state, seat) }],
  forbids({ state, seat }, { leader }) {
    const battle = battleOf(state);
    if (battle?.attackers.includes(leader)) return refuse('§attacking', 'already-attacking');
    if (armyOf(state, leader)?.front !== battle?.front) return refuse('§attacking', 'other-front');
    const most = ARMIES_TOGETHER[seat];
    if (committed(state, seat).length >= most) return refuse('§attacking', 'too-many-armies', { most });
    return forbidsAttack(state, leader);
  },
  decide({ state, step }, { leader }) {
    const battle = battleOf(state);
    return battle ? { events: [{ kind: 'army-attacks', leader, front: battle.front }], then: [step] } : {};
  },
};

const launched = (state: State, seat: Seat): Result => {
  const battle = battleOf(state);
  return battle ? { events: [{ kind: 'attack-launched', seat, front: battle.front }] } : {};
};

const launch = plain('launch', '§attacking', ({ state, seat }) => launched(state, seat));

const negation = choice({
  section: '§battle-events',
  step: 'negate-attack',
  command: 'negate-attack',
  field: 'leader',
  among: ({ state, seat }) => committed(state, rival(seat)).map(army => army.leader),
  outcome: (_at, leader) => ({ events: [{ kind: 'attack-negated', leader }] }),
});

/** §battle-events The pass of a seat that could have played an event. */
const pass = plain('pass', '§battle-events', ({ seat }) => ({ events: [{ kind: 'passed', seat }] }));

export const attackSteps = {
  insurrection: {
    section: '§battle-events',
    seats: (state, { seat }) => (canAttack(state, rival(seat)) && mayHold(state, seat, 'insurrection') ? [seat] : []),
    may: mayClose,
    answers: {
      'play-event': playEvent<StepOf<'insurrection'>>({
        section: '§battle-events',
        window: 'insurrection',
        after: () => [],
      }),
      pass,
    },
    stuck: () => ({}),
  },
  'forbid-attacks': {
    section: '§battle-events',
    run: (_state, { seat }) => ({ events: [{ kind: 'attacks-forbidden', seat: rival(seat) }] }),
  },
  attack: {
    section: '§attacking',
    seats: (state, { seat }) => (canAttack(state, seat) ? [seat] : []),
    may: mayClose,
    answers: { attack, done: done('§attacking') },
    stuck: (state, { seat }) => (state.turn <= 1 ? { events: [{ kind: 'attacks-withheld', seat }] } : {}),
  },
  muster: {
    section: '§attacking',
    seats: (state, step) => (isOpen(join, { state, seat: step.seat, step }) ? [step.seat] : []),
    may: mayClose,
    answers: { attack: join, launch },
    stuck: (state, { seat }) => launched(state, seat),
  },
  reaction: {
    section: '§battle-events',
    seats: (state, { seat }) =>
      committed(state, rival(seat)).length && mayHold(state, seat, 'declaration') ? [seat] : [],
    may: mayClose,
    answers: {
      'play-event': playEvent<StepOf<'reaction'>>({
        section: '§battle-events',
        window: 'declaration',
        after: ({ step }) => [step],
      }),
      pass,
    },
    stuck: () => ({}),
  },
  ...negation,
} satisfies StepsHere<'insurrection' | 'forbid-attacks' | 'attack' | 'muster' | 'reaction' | 'negate-attack'>;
