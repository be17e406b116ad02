/** §10.1 Mobilization: the cost of a cube, box by box, in Districts and in the Duma. */
import type { Refusal } from '../../../kernel/refusal';
import type { Line } from '../../../kernel/helper';
import { boxesAt, subtypeAt } from '../board-values';
import { DISTRICT_IDS, EXTREMIST, isDistrict, MODERATE, type Place } from '../data/districts';
import { countTrait, hasOrganization, hasTrait, isOutOfPlay, room, valueOf, type State } from '../state';
import { rival, type Seat } from '../seats';
import type { Event } from '../vocabulary';
import { cubesChange, pointsScored, type RuleFor } from './common';
import { refuse } from '../refusals';

/** §10.1.1, §10.1.2 The cost of a cube before the number beside its box. */
const DISTRICT_COST = 1;
const PARTY_COST = 2;
/** Points spent on Mobilization in one Action Round at which the forces of reaction score. */
const PROVOCATION = 4;

/** §10.1.1 The points beside the next free box. */
const boxCost = (state: State, seat: Seat, place: Place): number =>
  boxesAt(state, seat, place)[valueOf(state, seat, place)] ?? 0;

/** Does a card in play cap the price at 1 here: no Union and no Military Discipline? */
const isCheap = (state: State, seat: Seat, place: Place): boolean =>
  seat === 'revolutionary' &&
  isDistrict(place) &&
  hasTrait(state, 'mass-support') &&
  (subtypeAt(state, place) === 'urban' || !hasOrganization(state, 'government', place));

/** §10.1.1 Behind in a District a cube is one cheaper; §10.1.2 never in the Duma. */
const isBehind = (state: State, seat: Seat, place: Place): boolean =>
  isDistrict(place) && valueOf(state, seat, place) < valueOf(state, rival(seat), place);

/** §10.1 The price of the next cube, line by line. */
export const costLines = (state: State, seat: Seat, place: Place): readonly Line[] => {
  const base = isDistrict(place) ? DISTRICT_COST : PARTY_COST;
  const box = boxCost(state, seat, place);
  const behind = isBehind(state, seat, place);
  const sum = base + box - (behind ? 1 : 0);
  const least = Math.max(1, sum);
  const price = isCheap(state, seat, place) ? 1 : least;
  return [
    { word: 'base-cost', value: base },
    ...(box ? [{ word: 'box-cost', value: box }] : []),
    ...(behind ? [{ word: 'catching-up', value: -1 }] : []),
    ...(least > sum ? [{ word: 'least-cost', value: least - sum }] : []),
    ...(price < least ? [{ word: 'mass-support', value: price - least }] : []),
  ];
};

/** §10.1 The Activity Points that a seat's next cube costs in a District or Party. */
export const cubeCost = (state: State, seat: Seat, place: Place): number =>
  costLines(state, seat, place).reduce((sum, line) => sum + (line.value ?? 0), 0);

/** §6, §12.1.1 What forbids any more cubes of a seat in a place. */
export const forbidsCube = (state: State, seat: Seat, place: Place): Refusal | undefined => {
  if (!isDistrict(place) && isOutOfPlay(state, place)) return refuse('§12.1.1', 'party-out-of-play');
  return room(state, seat, place) ? undefined : refuse('§6', 'fully-mobilized');
};

const provoked = (state: State, seat: Seat, cost: number): readonly Event[] => {
  const before = state.mobilized[seat];
  const crosses = seat === 'revolutionary' && before < PROVOCATION && before + cost >= PROVOCATION;
  return crosses ? pointsScored('government', countTrait(state, 'forces-of-reaction')) : [];
};

/** §10.1 One cube in a District, or in one of the seat's own Parties. */
export const mobilize: RuleFor<'activities', 'mobilize'> = {
  section: '§10.1',
  offers: ({ seat }) => [{ kind: 'mobilize', place: [...DISTRICT_IDS, MODERATE[seat], EXTREMIST[seat]] }],
  forbids({ state, seat, step }, { place }) {
    const full = forbidsCube(state, seat, place);
    const cost = cubeCost(state, seat, place);
    const { points } = step;
    if (full) return full;
    return cost > points ? refuse('§10.1', 'too-few-activity-points', { cost, points }) : undefined;
  },
  decide({ state, seat, step }, { place }) {
    const cost = cubeCost(state, seat, place);
    return {
      events: [
        { kind: 'cube-mobilized', seat, place, cost },
        ...cubesChange(place, seat, 1),
        ...provoked(state, seat, cost),
      ],
      then: [{ ...step, points: step.points - cost }],
    };
  },
};
