/** §1.2.2, §3.2.4 Attackers that ride by Train, and what comes along. */
import { refuse } from '../refusals';
import { STOPS, type Space } from '../data/map';
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
  type StepOf,
} from '../vocabulary';
import { pay, poor, type RuleFor } from './common';
import { arrival } from './rails';
import { sideOf } from './attackers';

const TRAINS = CAPABILITIES.filter(marker => kindOfCapability(marker) === 'trains');

/** §3.2.4 Own Trains with Cells beside them that can carry Attackers into a space. */
export const trainsInto = (state: State, seat: Seat, space: Space, attacked: readonly Space[]): readonly Capability[] =>
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

/** §3.2.4 Three Cells ride on the price of the space, then each further three cost one Resource. */
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
