/** §3.2.4 Attack: where, with what, at what Strength, and the die. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import { borderOf, nextStops, SPACES, STOPS, type Space, type Stop } from '../data/map';
import { capabilitiesIn, cellsIn, discsIn, spaceOfPlace, stopOf, troopsIn } from '../selectors';
import type { State } from '../state';
import {
  CAPABILITIES,
  isSide,
  kindOfCapability,
  opponent,
  SIDES,
  STANCES,
  type AttackSpace,
  type Capability,
  type Event,
  type Seat,
  type Side,
  type StepOf,
} from '../vocabulary';
import {
  doneAt,
  faceOf,
  forbidsSelection,
  notIdle,
  own,
  pay,
  payAlways,
  poor,
  poorAlways,
  ruleList,
  termsOf,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import { cellsFlipped } from '../changes';
import type { Plan } from './plan';
import { strengthOf, succeeds, type Fight } from './strength';

const TRAINS = CAPABILITIES.filter(marker => kindOfCapability(marker) === 'trains');
const sideOf = (seat: Seat): Side => (isSide(seat) ? seat : 'senate');

/** §3.2.4 Troops of the Power beside the Defenders. */
const defendingTroops = (state: State, space: Space, seat: Seat): number =>
  troopsIn(state, space, seat === 'reds' ? 'german' : 'russian');
/** §3.2.4 Cells and Administrations of the other side. */
const defendingPieces = (state: State, space: Space, seat: Seat): number => {
  const enemy = opponent(sideOf(seat));
  return cellsIn(state, space, enemy) + discsIn(state, space, enemy);
};

/** §1.2.2, §3.2.5 Where a Train comes to in a space, over one border that is not sabotaged. */
export const arrival = (state: State, from: Stop, into: Space): Stop | undefined =>
  state.sabotage.includes(borderOf(STOPS[from], into)) ? undefined : nextStops(from).find(stop => STOPS[stop] === into);

/** §3.2.4 Own Trains with Cells beside them that can carry Attackers into a space. */
const trainsInto = (state: State, seat: Seat, space: Space, attacked: readonly Space[]): readonly Capability[] =>
  TRAINS.filter(train => {
    const stop = stopOf(state, train);
    return (
      stop !== undefined &&
      state.capabilities[train].side === seat &&
      !attacked.includes(STOPS[stop]) &&
      cellsIn(state, STOPS[stop], seat) > 0 &&
      arrival(state, stop, space) !== undefined
    );
  });

const select: RuleFor<'attack', 'attack'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'attack', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    const brought = trainsInto(state, seat, space, step.spaces);
    if (!cellsIn(state, space, seat) && !brought.length) return refuse('§3.2.4', 'no-attackers');
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
/** §3.2.4 An Attack with all that is there, against all that is there. */
export const attackAt = (state: State, seat: Seat, space: Space): AttackSpace => ({
  kind: 'attack-space',
  seat,
  space,
  attackers: { active: cellsIn(state, space, seat, 'active'), inactive: cellsIn(state, space, seat, 'inactive') },
  russians: seat === 'reds' ? troopsIn(state, space, 'russian') : 0,
  cells: defendingPieces(state, space, seat) > 0,
  troops: defendingTroops(state, space, seat) > 0,
  rode: { active: 0, inactive: 0 },
  rides: [],
  paid: 0,
  given: 0,
});

/** §3.2.4 The fight as it stands. */
export const fightOf = ({ seat, space, attackers, russians, cells, troops, paid, given }: AttackSpace): Fight => ({
  by: sideOf(seat),
  space,
  attackers: attackers.active + attackers.inactive,
  helpers: russians,
  cells,
  troops,
  bought: paid + given,
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

/** §3.2.4 Three Cells ride on the price of the space, then each further three cost one Resource. */
const PER_FARE = 3;
const fare = (rode: number): number => (rode > 0 && rode % PER_FARE === 0 ? 1 : 0);

const originOf = (state: State, step: AttackSpace, train: Capability): Space | undefined =>
  step.rides.find(ride => ride.train === train)?.from ?? spaceOfPlace(state.capabilities[train].at);

const ride: RuleFor<'attack-space', 'ride'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'ride', train: TRAINS, stance: STANCES }],
  forbids({ state, seat, step }, { train, stance }) {
    const { rides, rode, space } = step;
    const attacked = attackedBefore(state, seat, space);
    const isUnderWay = rides.some(one => one.train === train);
    if (!isUnderWay && !trainsInto(state, seat, space, attacked).includes(train)) {
      return refuse('§3.2.4', 'no-train-there');
    }
    const from = originOf(state, step, train);
    if (from === undefined || !cellsIn(state, from, seat, stance)) return refuse('§3.2.4', 'none-there');
    return poor(state, seat, fare(rode.active + rode.inactive), '§3.2.4');
  },
  decide({ state, seat, step }, { train, stance }) {
    const { attackers, rides, rode, space } = step;
    const from = originOf(state, step, train) ?? space;
    const stop = stopOf(state, train);
    const to = stop && arrival(state, stop, space);
    const isUnderWay = rides.some(one => one.train === train);
    return {
      events: [
        ...pay(state, seat, fare(rode.active + rode.inactive)),
        { kind: 'cells-moved', faction: seat, from, to: space, stance, count: 1 },
        ...(isUnderWay || !to
          ? []
          : [{ kind: 'capability-placed', marker: train, side: sideOf(seat), at: to } as const]),
      ],
      then: [
        {
          ...step,
          attackers: { ...attackers, [stance]: attackers[stance] + 1 },
          rode: { ...rode, [stance]: rode[stance] + 1 },
          rides: isUnderWay ? rides : [...rides, { train, from }],
        },
      ],
    };
  },
};
/** The spaces of this Command that were attacked before: their pieces have had their Attack. */
const attackedBefore = (state: State, seat: Seat, space: Space): readonly Space[] => {
  const frame = state.agenda.find((one): one is StepOf<'attack'> => one.kind === 'attack' && one.seat === seat);
  return frame?.spaces.filter(one => one !== space) ?? [];
};

const rideAlong: RuleFor<'attack-space', 'ride-along'> = {
  section: '§3.2.4',
  offers: ({ state, seat, step }) => [
    {
      kind: 'ride-along',
      marker: step.rides.flatMap(({ from }) => (isSide(seat) ? capabilitiesIn(state, from, seat) : [])),
    },
  ],
  decide({ state, seat, step }, { marker }) {
    const [first] = step.rides;
    const isTrain = kindOfCapability(marker) === 'trains';
    const at = isTrain && first ? state.capabilities[first.train].at : step.space;
    return { events: [{ kind: 'capability-placed', marker, side: sideOf(seat), at }], then: [step] };
  },
};

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

const roll: RuleFor<'attack-space', 'roll-attack'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'roll-attack' }],
  forbids: ({ step }): Refusal | undefined =>
    step.attackers.active + step.attackers.inactive ? undefined : refuse('§3.2.4', 'no-attackers'),
  decide({ state, seat, step }, _command, dice) {
    const { space, cells, troops, russians, attackers } = step;
    const strength = strengthOf(state, fightOf(step));
    const events = roused(state, step);
    const shift = events.length;
    const die = faceOf(dice.roll(1, 6));
    return {
      events: [...events, { kind: 'attack-rolled', seat, space, strength, die }],
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

const selects = ruleList<StepOf<'attack'>>(select);

export const attackSteps = {
  attack: {
    section: '§3.2.4',
    seats: whileOpen(selects),
    answers: {
      attack: select,
      done: doneAt<'attack'>(
        '§3.2.4',
        undefined,
        notIdle<'attack'>('§3.1', selects, step => step.spaces.length > 0),
      ),
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
