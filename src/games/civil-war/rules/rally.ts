/** §rally Rally Phase: a token for a leader, and troops change leaders; the Reds also move three units between fronts. */
import type { Refusal } from '../../../kernel/refusal';
import {
  armiesOf,
  armyOf,
  armyWith,
  leadersOf,
  mayStand,
  openFronts,
  room,
  troopsOf,
  type Army,
  type State,
} from '../state';
import type { Front, Seat } from '../vocabulary';
import { done, isOpen, mayClose, type AtStep, type RuleFor, type StepsHere } from './common';
import { refuse } from '../refusals';

/** §rally Units that a side may move from one front to another in a Rally Phase. */
export const BETWEEN_FRONTS: Readonly<Record<Seat, number>> = { red: 3, white: 0 };

/** §rally One token for each leader. */
export const forbidsToken = (state: State, leader: string): Refusal | undefined =>
  armyOf(state, leader)?.rallied ? refuse('§rally', 'has-token') : undefined;

/** §rally By option all units of a turn move between the same two fronts. */
const isOtherPair = ({ state, step: { pair } }: AtStep<'rally'>, from: Front, to: Front): boolean =>
  state.options['internal-lines'] === 'one-pair' && !!pair && !(pair.includes(from) && pair.includes(to));

/** §rally What forbids units to move between two fronts. */
const forbidsTransfer = (
  at: AtStep<'rally'>,
  units: readonly string[],
  from: Front,
  to: Front,
  count = units.length,
): Refusal | undefined => {
  const { seat, step } = at;
  if (from !== to) {
    const most = BETWEEN_FRONTS[seat];
    const left = most - step.moved;
    if (!most) return refuse('§rally', 'within-front');
    if (count > left) return refuse('§rally', 'too-many-moved', { units: count, left });
    if (isOtherPair(at, from, to)) return refuse('§rally', 'other-pair');
  }
  return units.every(unit => mayStand(unit, to)) ? undefined : refuse('§recruitment', 'wrong-front');
};

/** The phase continues; notes units that moved between fronts. */
const moved = ({ state, step }: AtStep<'rally'>, units: number, from?: Front, to?: Front) => {
  if (from === undefined || to === undefined || from === to) return [{ ...step }];
  const isKept = state.options['internal-lines'] === 'one-pair';
  return [{ ...step, moved: step.moved + units, ...(isKept && { pair: step.pair ?? ([from, to] as const) }) }];
};

const rally: RuleFor<'rally', 'rally'> = {
  section: '§rally',
  offers: ({ state, seat }) => [{ kind: 'rally', leader: leadersOf(state, seat) }],
  forbids: ({ state, step }, { leader }) => (step.placed ? refuse('§rally', 'one-token') : forbidsToken(state, leader)),
  decide: ({ step }, { leader }) => ({
    events: [{ kind: 'leader-rallied', leader }],
    then: [{ ...step, placed: true }],
  }),
};

const moveTroop: RuleFor<'rally', 'move-troop'> = {
  section: '§rally',
  offers: ({ state, seat }) => [{ kind: 'move-troop', troop: troopsOf(state, seat), leader: leadersOf(state, seat) }],
  forbids(at, { troop, leader }) {
    const from = armyWith(at.state, troop);
    const to = armyOf(at.state, leader);
    if (!from || !to || from === to) return refuse('§rally', 'already-there');
    if (room(to) <= 0) return refuse('§recruitment', 'no-room');
    return forbidsTransfer(at, [troop], from.front, to.front);
  },
  decide(at, { troop, leader }) {
    const [from, to] = [armyWith(at.state, troop)?.front, armyOf(at.state, leader)?.front];
    return { events: [{ kind: 'troop-moved', troop, leader }], then: moved(at, 1, from, to) };
  },
};

/** Two full armies of a seat: otherwise two moves do what a swap does. */
const isFull = (army: Army): boolean => army.troops.length > 0 && room(army) <= 0;

const swapTroops: RuleFor<'rally', 'swap-troops'> = {
  section: '§rally',
  offers({ state, seat }) {
    const full = armiesOf(state, seat).filter(isFull);
    return full.flatMap((army, n) => {
      const others = full.slice(n + 1).flatMap(one => one.troops);
      return others.length ? [{ kind: 'swap-troops', troop: army.troops, other: others }] : [];
    });
  },
  forbids(at, { troop, other }) {
    const one = armyWith(at.state, troop);
    const two = armyWith(at.state, other);
    if (!one || !two) return refuse('§rally', 'already-there');
    return (
      forbidsTransfer(at, [troop], one.front, two.front, 2) ?? forbidsTransfer(at, [other], two.front, one.front, 2)
    );
  },
  decide(at, { troop, other }) {
    const [from, to] = [armyWith(at.state, troop)?.front, armyWith(at.state, other)?.front];
    return { events: [{ kind: 'troops-swapped', troop, other }], then: moved(at, 2, from, to) };
  },
};

const moveLeader: RuleFor<'rally', 'move-leader'> = {
  section: '§rally',
  offers: ({ state, seat }) =>
    BETWEEN_FRONTS[seat] ? [{ kind: 'move-leader', leader: leadersOf(state, seat), front: openFronts(state) }] : [],
  forbids(at, { leader, front }) {
    const army = armyOf(at.state, leader);
    if (!army || army.front === front) return refuse('§rally', 'already-there');
    return forbidsTransfer(at, [leader, ...army.troops], army.front, front);
  },
  decide(at, { leader, front }) {
    const army = armyOf(at.state, leader);
    const units = 1 + (army?.troops.length ?? 0);
    return { events: [{ kind: 'leader-moved', leader, front }], then: moved(at, units, army?.front, front) };
  },
};

const close: RuleFor<'rally', 'done'> = {
  ...done('§rally'),
  forbids: at => (isOpen(rally, at) ? refuse('§rally', 'must-rally') : undefined),
};

export const rallySteps = {
  rally: {
    section: '§rally',
    seats(state, step) {
      const at = { state, seat: step.seat, step };
      const moves = isOpen(moveTroop, at) || isOpen(moveLeader, at) || isOpen(swapTroops, at);
      return moves || isOpen(rally, at) ? [step.seat] : [];
    },
    may: mayClose,
    answers: { rally, 'move-troop': moveTroop, 'swap-troops': swapTroops, 'move-leader': moveLeader, done: close },
    stuck: () => ({}),
  },
} satisfies StepsHere<'rally'>;
