/**
 * §1.2.2, §3.2.4 The rails, and Trains that carry Attackers: who rides, what moves along, and where the Train stops.
 */
import { isClosed, nextStops } from '../data/owners-map';
import { borderOf, STOPS, type Space, type Stop } from '../data/map';
import { refuse } from '../refusals';
import { capabilitiesIn, cellsIn, spaceOfPlace, stopOf } from '../selectors';
import type { State } from '../state';
import {
  CAPABILITIES,
  isSide,
  kindOfCapability,
  STANCES,
  type AttackSpace,
  type Capability,
  type Seat,
  type Side,
  type StepOf,
} from '../vocabulary';
import { pay, poor, termsOf, type RuleFor } from './common';

/** §1.2.2 Where a Train may stop in a space, one move away and over a border that is not sabotaged. */
export const trainStops = (state: State, from: Stop, into: Space): readonly Stop[] =>
  state.sabotage.includes(borderOf(STOPS[from], into)) || isClosed(state, borderOf(STOPS[from], into))
    ? []
    : nextStops(state, from).filter(stop => STOPS[stop] === into);

/** §3.2.4 Where a Train arrives that carries Attackers into a space, or follows retreating Cells there. */
export const arrival = (state: State, from: Stop, into: Space): Stop | undefined => trainStops(state, from, into)[0];

export const sideOf = (seat: Seat): Side => (isSide(seat) ? seat : 'senate');

/** The spaces attacked earlier in this turn: their pieces may not attack again. */
export const attackedBefore = (state: State, seat: Seat, space: Space): readonly Space[] => {
  const frame = state.agenda.find((one): one is StepOf<'attack'> => one.kind === 'attack' && one.seat === seat);
  const { fought } = termsOf(state, seat);
  return [...(frame?.spaces ?? []), ...(fought ? [fought.space] : [])].filter(one => one !== space);
};
const TRAINS = CAPABILITIES.filter(marker => kindOfCapability(marker) === 'trains');

/** §3.2.4 Own Trains with Cells that can carry Attackers into a space where they are not. */
export const trainsInto = (state: State, seat: Seat, space: Space, attacked: readonly Space[]): readonly Capability[] =>
  TRAINS.filter(train => {
    const stop = stopOf(state, train);
    return (
      stop !== undefined &&
      (STOPS[stop] !== space || state.options['no-ride-within'] !== true) &&
      state.capabilities[train].side === seat &&
      !attacked.includes(STOPS[stop]) &&
      cellsIn(state, STOPS[stop], seat) > 0 &&
      arrival(state, stop, space) !== undefined
    );
  });

/** §3.2.4 Three Cells ride for the price of the space, then each further three cost one Resource. */
const PER_FARE = 3;
const fare = (rode: number): number => (rode > 0 && rode % PER_FARE === 0 ? 1 : 0);

const originOf = (state: State, step: AttackSpace, train: Capability): Space | undefined =>
  step.rides.find(ride => ride.train === train)?.from ?? spaceOfPlace(state.capabilities[train].at);

export const ride: RuleFor<'attack-space', 'ride'> = {
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
    const hasChoice = stop !== undefined && trainStops(state, stop, space).length > 1;
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
          rides: isUnderWay ? rides : [...rides, { train, from, ...(hasChoice && { leaves: stop }) }],
        },
      ],
    };
  },
};

/** §1.2.2 A Train that could reach several stops of the space: the owner chooses. */
export const chooseStop: RuleFor<'attack-space', 'choose-stop'> = {
  section: '§1.2.2',
  offers: ({ state, step }) =>
    step.rides.flatMap(({ train, leaves }) =>
      leaves ? [{ kind: 'choose-stop' as const, train: [train], to: trainStops(state, leaves, step.space) }] : [],
    ),
  forbids: ({ state }, { train, to }) =>
    state.capabilities[train].at === to ? refuse('§1.2.2', 'so-already') : undefined,
  decide: ({ seat, step }, { train, to }) => ({
    events: [{ kind: 'capability-placed', marker: train, side: sideOf(seat), at: to }],
    then: [step],
  }),
};
export const rideAlong: RuleFor<'attack-space', 'ride-along'> = {
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
