/** §8.3.5 to §8.4.6 Groups that Attack or March: where they are, how many go, what stays behind. */
import { distance, neighbours, population } from '../data/owners-map';
import { isWar, capabilitiesIn, cellsIn, controllerOf, controls, stopOf, troopsIn } from '../selectors';
import type { State, SpaceState } from '../state';
import {
  type Arrived,
  type CommandName,
  type Seat,
  type SpecialName,
  isSide,
  kindOfCapability,
  STANCES,
  type Capability,
  type Side,
  type Stance,
} from '../vocabulary';
import { moderatesCards } from './cards-moderates';
import { redsCards } from './cards-reds';
import { senateCards } from './cards-senate';
import type { Card, SpecialCard, Target } from './types';
import type { NonplayerCard } from './vocabulary';
import { isTown, SPACES, STOPS, TOWNS, type Space, type Stop } from '../data/map';

import { frameOf } from '../../../kernel/agenda';
import { isToTheLetter } from '../options';
import { movable } from '../rules/common';
import { arrival } from '../rules/trains';

/** §8.2 The seventeen cards, and the one that says how a Command is executed. */
const ALL = [...redsCards, ...senateCards, ...moderatesCards];
const BY_ID: ReadonlyMap<string, Card> = new Map(ALL.map(card => [card.id, card]));

export const cardOf = (id: NonplayerCard): Card | undefined => BY_ID.get(id);

/** Of two cards with the same Command the first is for Phase I, the second for Phase II. */
export const cardFor = (state: State, seat: Seat, command: CommandName): Card | undefined => {
  const cards = ALL.filter(card => card.seat === seat && card.command === command);
  return isWar(state) ? cards.at(-1) : cards[0];
};

/** §8.1.6 The instructions of a Special Activity that an Event gives. */
export const specialFor = (seat: Seat, activity: SpecialName): SpecialCard | undefined =>
  ALL.filter(card => card.seat === seat)
    .flatMap(card => card.specials)
    .find(special => special.activity === activity);

/** §8.3.5 Three ride; §8.4.5 three to five. */
const LEAST = 3;
const MOST: Readonly<Record<Side, number>> = { reds: 3, senate: 5 };

const withCells = (state: State, space: Space, seat: Seat, by: number): State => {
  const { [space]: here } = state.spaces;
  const part: Partial<SpaceState> = { [seat]: { active: cellsIn(state, space, seat) + by, inactive: 0 } };
  return { ...state, spaces: { ...state.spaces, [space]: { ...here, ...part } } };
};
/** The Control of both spaces after this many Cells have moved. */
export const afterMove = (state: State, seat: Seat, { from, space, count = 1 }: Target): State => {
  const left = from ? withCells(state, from, seat, -count) : state;
  return space ? withCells(left, space, seat, count) : left;
};

/**
 * §8.3.5, §8.3.6 The Reds keep what they Control; §8.4.5, §8.4.6 the Senate keeps its Towns, and gives none to
 * another.
 */
export const mayLeave = (state: State, seat: Seat, target: Target): boolean => {
  const { from } = target;
  if (!from) return true;
  const after = afterMove(state, seat, target);
  if (seat === 'reds') return !population(state, from) || !controls(state, from, seat) || controls(after, from, seat);
  if (!isTown(from)) return true;
  const was = controllerOf(state, from);
  const is = controllerOf(after, from);
  return was === seat ? is === seat : is === was || is === undefined;
};

/** Own Trains, and where each stands. */
export const trainsOf = (state: State, side: Side): readonly (readonly [Capability, Stop])[] =>
  SPACES.flatMap(space => capabilitiesIn(state, space, side)).flatMap(marker => {
    const stop = kindOfCapability(marker) === 'trains' ? stopOf(state, marker) : undefined;
    return stop ? [[marker, stop] as const] : [];
  });

/** Attacks where the group is, and by Train from next to it. */
export const attacksOf = (state: State, seat: Seat): readonly Target[] => {
  if (!isSide(seat)) return [];
  const inPlace = SPACES.filter(space => cellsIn(state, space, seat) > 0).map(
    (space): Target => ({ space, from: space, count: 0 }),
  );
  const byTrain = trainsOf(state, seat).flatMap(([train, stop]) => {
    const { [stop]: from } = STOPS;
    const count = Math.min(MOST[seat], cellsIn(state, from, seat) - 1);
    return count < LEAST
      ? []
      : neighbours(state, from)
          .filter(space => arrival(state, stop, space) !== undefined)
          .map((space): Target => ({ space, from, train, count }))
          .filter(target => mayLeave(state, seat, target));
  });
  return [...inPlace, ...byTrain];
};

/** §3.2.5 Cells that have arrived in this March and do not march on. */
const arrivedBy = (state: State, seat: Seat): Arrived =>
  (isToTheLetter(state) && frameOf(state, 'march', frame => frame.seat === seat)?.moved.arrived) || {};
const waiting = (state: State, from: Space, seat: Seat, stance: Stance): number =>
  movable(state, arrivedBy(state, seat), from, seat, stance);

/** §8.3.6, §8.4.6 Marches: all Reds but one out of Provinces; three to five of the Senate, one left behind. */
export const marchesOf = (state: State, seat: Seat): readonly Target[] => {
  if (!isSide(seat)) return [];
  const least = seat === 'reds' ? 1 : LEAST;
  return SPACES.filter(from => seat === 'senate' || !isTown(from)).flatMap(from => {
    const fresh = STANCES.reduce((sum, stance) => sum + waiting(state, from, seat, stance), 0);
    const left = Math.min(fresh, cellsIn(state, from, seat) - 1);
    const count = seat === 'reds' ? left : Math.min(left, MOST.senate);
    return count < least
      ? []
      : neighbours(state, from)
          .map((space): Target => ({ space, from, count }))
          .filter(target => mayLeave(state, seat, target));
  });
};

/** A number of Cells, Inactive first, so that an Active one stays behind if possible. */
export const going = (state: State, from: Space, seat: Seat, count: number): readonly Stance[] =>
  [...STANCES]
    .reverse()
    .flatMap(stance => Array.from({ length: waiting(state, from, seat, stance) }, () => stance))
    .slice(0, count);

/** §8.4.5 Up to two Capabilities move along: a Train before a Jaeger, both before others. */
const ORDER = ['trains', 'jaeger', 'cannons', 'commander'] as const;
const ALONG = 2;
export const goingAlong = (state: State, from: Space, side: Side, besides?: Capability): readonly Capability[] =>
  capabilitiesIn(state, from, side)
    .filter(marker => marker !== besides)
    .toSorted((one, other) => ORDER.indexOf(kindOfCapability(one)) - ORDER.indexOf(kindOfCapability(other)))
    .slice(0, besides ? ALONG - 1 : ALONG);

/** §8.4.5 How far it is to the nearest Town that the Senate does not Control. */
export const awayFromGoal = (state: State, space: Space): number =>
  Math.min(
    SPACES.length,
    ...TOWNS.filter(town => !controls(state, town, 'senate')).map(town => distance(state, space, town)),
  );

const RIDING = 4;

/** §8.3.5 A target of the Reds: a Senate Capability, or three Cells. */
export const isSenateTarget = (state: State, space: Space): boolean =>
  capabilitiesIn(state, space, 'senate').length > 0 || cellsIn(state, space, 'senate') >= LEAST;
/** §8.4.5 A target of the Senate: Reds or Russians. */
export const isRedsTarget = (state: State, space: Space): boolean =>
  cellsIn(state, space, 'reds') + state.spaces[space].administrations + troopsIn(state, space, 'russian') > 0;
export const groupBeside = (state: State, seat: Seat, isTarget: typeof isSenateTarget): boolean =>
  SPACES.some(space => cellsIn(state, space, seat) >= LEAST && isTarget(state, space));
/**
 * §1.2.3 Spaces are adjacent if they touch, with or without a railway. A card that finds no railway returns because
 * its Command cannot be executed (§8.2.3).
 */
export const trainNear = (state: State, seat: Seat, isTarget: typeof isSenateTarget): boolean =>
  isSide(seat) &&
  trainsOf(state, seat).some(([, stop]) => {
    const { [stop]: from } = STOPS;
    return cellsIn(state, from, seat) >= RIDING && neighbours(state, from).some(space => isTarget(state, space));
  });
