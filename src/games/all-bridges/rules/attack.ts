/** §3.2.4 Attack: where, the Attackers, the Defenders, Trains, bought Strength, and the die. */
import { frameOf } from '../../../kernel/agenda';
import { cellsFlipped } from '../changes';
import { SPACES, type Space } from '../data/map';
import { spendsNewsAfterAnyLimited } from '../options';
import { refuse } from '../refusals';
import { cellsIn, discsIn, troopsIn } from '../selectors';
import type { State } from '../state';
import {
  opponent,
  SIDES,
  STANCES,
  type AttackSpace,
  type Event,
  type Fought,
  type Seat,
  type StepOf,
} from '../vocabulary';
import {
  doneSelecting,
  faceOf,
  forbidsSelection,
  own,
  pay,
  payAlways,
  poor,
  poorAlways,
  ruleList,
  termsOf,
  whileOpen,
  type Plan,
  type RuleFor,
  type StepsHere,
} from './common';
import { strengthOf, succeeds, type Fight } from './strength';
import { attackedBefore, chooseStop, ride, rideAlong, sideOf, trainsInto } from './trains';

// ---------------------------------------------------------------- who attacks, who defends
/** §3.2.4 Troops of the Power beside the Defenders. */
const defendingTroops = (state: State, space: Space, seat: Seat): number =>
  troopsIn(state, space, seat === 'reds' ? 'german' : 'russian');
/** §3.2.4 Cells and Administrations of the other side. */
const defendingPieces = (state: State, space: Space, seat: Seat): number => {
  const enemy = opponent(sideOf(seat));
  return cellsIn(state, space, enemy) + discsIn(state, space, enemy);
};
/** §3.2.4 No piece attacks twice in a turn: the earlier Attack in this space, before a second Limited Command. */
const foughtIn = (state: State, seat: Seat, space: Space): Fought | undefined => {
  const { fought } = termsOf(state, seat);
  return fought?.space === space ? fought : undefined;
};
const forceAt = (state: State, seat: Seat, space: Space): Pick<AttackSpace, 'attackers' | 'russians'> => {
  const { active = Infinity, inactive = Infinity, russians = Infinity } = foughtIn(state, seat, space) ?? {};
  return {
    attackers: {
      active: Math.min(active, cellsIn(state, space, seat, 'active')),
      inactive: Math.min(inactive, cellsIn(state, space, seat, 'inactive')),
    },
    russians: seat === 'reds' ? Math.min(russians, troopsIn(state, space, 'russian')) : 0,
  };
};
/** §3.2.4 An Attack with everything that may attack there, against everything there. */
export const attackAt = (state: State, seat: Seat, space: Space): AttackSpace => ({
  kind: 'attack-space',
  seat,
  space,
  ...forceAt(state, seat, space),
  ...(foughtIn(state, seat, space) && { spent: true }),
  cells: defendingPieces(state, space, seat) > 0,
  troops: defendingTroops(state, space, seat) > 0,
  rode: { active: 0, inactive: 0 },
  rides: [],
  paid: 0,
  given: 0,
});

/** §3.2.4 The Attack at this point. */
export const fightOf = ({
  seat,
  space,
  attackers,
  russians,
  cells,
  troops,
  paid,
  given,
  spent,
}: AttackSpace): Fight => ({
  by: sideOf(seat),
  space,
  attackers: attackers.active + attackers.inactive,
  helpers: russians,
  cells,
  troops,
  bought: paid + given,
  ...(spent && { spent }),
});

const holdBack: RuleFor<'attack-space', 'hold-back'> = {
  section: '§3.2.4',
  offers: ({ seat }) => [{ kind: 'hold-back', piece: seat === 'reds' ? [...STANCES, 'russian'] : STANCES }],
  forbids({ step }, { piece }) {
    const { attackers, rode, russians } = step;
    if (piece === 'russian') return russians ? undefined : refuse('§3.2.4', 'none-there');
    if (attackers[piece] <= rode[piece]) {
      return refuse('§3.2.4', attackers[piece] ? 'riders-attack' : 'none-there');
    }
    return attackers.active + attackers.inactive === 1 ? refuse('§3.2.4', 'no-attackers') : undefined;
  },
  decide: ({ step }, { piece }) => ({
    then: [
      piece === 'russian'
        ? { ...step, russians: step.russians - 1 }
        : { ...step, attackers: { ...step.attackers, [piece]: step.attackers[piece] - 1 } },
    ],
  }),
};

/** §3.2.4 The Reds may attack the Senate, the Germans, or both at once. */
const chooseDefenders: RuleFor<'attack-space', 'defenders'> = {
  section: '§3.2.4',
  offers: ({ seat }) =>
    seat === 'reds'
      ? [
          { kind: 'defenders', cells: [true], troops: [true, false] },
          { kind: 'defenders', cells: [false], troops: [true] },
        ]
      : [],
  forbids({ state, seat, step }, { cells, troops }) {
    if (cells === step.cells && troops === step.troops) return refuse('§3.2.4', 'so-already');
    const missing =
      (cells && !defendingPieces(state, step.space, seat)) || (troops && !defendingTroops(state, step.space, seat));
    return missing ? refuse('§3.2.4', 'no-defenders') : undefined;
  },
  decide: ({ step }, { cells, troops }) => ({ then: [{ ...step, cells, troops }] }),
};

// ---------------------------------------------------------------- Strength and the die
const addStrength: RuleFor<'attack-space', 'add-strength'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'add-strength' }],
  forbids: ({ state, seat, step }) =>
    step.given < termsOf(state, seat).bonus ? undefined : poorAlways(state, seat, 1, '§3.2.4'),
  decide: ({ state, seat, step }) =>
    step.given < termsOf(state, seat).bonus
      ? { then: [{ ...step, given: step.given + 1 }] }
      : { events: payAlways(state, seat, 1), then: [{ ...step, paid: step.paid + 1 }] },
};

/** §3.2.4 One Inactive Attacker becomes Active before the die. */
const roused = (state: State, { seat, space, attackers }: AttackSpace): readonly Event[] =>
  attackers.inactive ? cellsFlipped(state, seat, space, 'active', 1) : [];

/** §3.3.2 May a second Limited Command follow? §8.2.4 Also after a Non-player's full one, reduced to one step. */
const mayFollow = (state: State, seat: Seat): boolean =>
  frameOf(state, 'second-limited', frame => frame.seat === seat) !== undefined ||
  (spendsNewsAfterAnyLimited(state) && frameOf(state, 'nonplayer-card', frame => frame.seat === seat) !== undefined);
/** §3.2.4 The pieces that take no part, if a second Limited Command may follow. */
const restedAt = (state: State, { attackers, russians, seat, space }: AttackSpace) => {
  const here = state.spaces[space];
  const side = sideOf(seat);
  return mayFollow(state, seat)
    ? {
        rested: {
          active: here[side].active - attackers.active,
          inactive: here[side].inactive - attackers.inactive,
          russians: here.russians - russians,
        },
      }
    : {};
};
const roll: RuleFor<'attack-space', 'roll-attack'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'roll-attack' }],
  forbids: ({ step }) =>
    step.attackers.active + step.attackers.inactive ? undefined : refuse('§3.2.4', 'no-attackers'),
  decide({ state, seat, step }, _command, dice) {
    const { space, cells, troops, russians, attackers } = step;
    const strength = strengthOf(state, fightOf(step));
    const events = roused(state, step);
    const shift = events.length;
    const die = faceOf(dice.roll(1, 6));
    return {
      events: [...events, { kind: 'attack-rolled', seat, space, strength, die, ...restedAt(state, step) }],
      then: succeeds(die, strength)
        ? [
            {
              kind: 'choose-casualties',
              seat,
              space,
              die,
              cells,
              troops,
              russians,
              attackers: { active: attackers.active + shift, inactive: attackers.inactive - shift },
            },
          ]
        : [],
    };
  },
};

// ---------------------------------------------------------------- where
const select: RuleFor<'attack', 'attack'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'attack', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    const brought = trainsInto(state, seat, space, attackedBefore(state, seat, space));
    const { active, inactive } = forceAt(state, seat, space).attackers;
    if (active + inactive === 0 && !brought.length) {
      return refuse('§3.2.4', cellsIn(state, space, seat) ? 'fought-already' : 'no-attackers');
    }
    if (!defendingPieces(state, space, seat) && !defendingTroops(state, space, seat)) {
      return refuse('§3.2.4', 'no-defenders');
    }
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.4');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: pay(state, seat, 1),
    then: [attackAt(state, seat, space), { ...step, spaces: [...step.spaces, space] }],
  }),
};

const selects = ruleList<StepOf<'attack'>>(select);

export const attackSteps = {
  attack: {
    section: '§3.2.4',
    seats: whileOpen(selects),
    answers: {
      attack: select,
      done: doneSelecting('§3.2.4', selects),
    },
    stuck: () => ({}),
  },
  'attack-space': {
    section: '§3.2.4',
    seats: own,
    answers: {
      'hold-back': holdBack,
      defenders: chooseDefenders,
      ride,
      'ride-along': rideAlong,
      'choose-stop': chooseStop,
      'add-strength': addStrength,
      'roll-attack': roll,
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'attack' | 'attack-space'>;

export const attack: Plan = {
  section: '§3.2.4',
  seats: SIDES,
  isWarOnly: true,
  start: (_state, { seat }) => ({ kind: 'attack', seat, spaces: [] }),
  rules: selects,
};
