/** §unrest, §scoring, §reveal, §objectives, §exhaust The Scoring Phase. */
import { cardOf } from '../data/box';
import { isAutomatic, trackLength, unrestOf, type State } from '../state';
import {
  MARKERS,
  pileOfSide,
  REGIONS,
  rival,
  type Event,
  type MarkerNumber,
  type Region,
  type Seat,
  type Step,
} from '../vocabulary';
import { own, plain, type RuleFor, type StepsHere } from './common';
import { objectiveRevealed } from './leader';
import { opposingObjective } from './opposing-objective';
import { judge, judged } from './strength';

/** §unrest Points for the region of unrest, by the space of the month marker. */
const UNREST_POINTS = [2, 2, 3, 4, 5, 6, 6] as const;
export const unrestPoints = ({ month }: Pick<State, 'month'>): number => UNREST_POINTS[month - 1] ?? 6;

/** §scoring The marker goes so many spaces towards a side, but not beyond the end of the track. */
export const scored = (state: State, seat: Seat, region: Region, points: number): readonly Event[] => {
  const room = trackLength(state) + (seat === 'soviet' ? -state.score : state.score);
  const gained = Math.min(points, room);
  return gained > 0 ? [{ kind: 'points-scored', seat, points: gained, region }] : [];
};

/** §reveal The side that is behind comes first; on the centre it is the side without the will of the people. */
export const firstToReveal = ({ score, will }: Pick<State, 'score' | 'will'>): Seat =>
  score > 0 ? 'government' : score < 0 ? 'soviet' : rival(will);

/** The objective of a side: the one it has turned up, or turns up now, or the opposition's calculated one. */
interface Objective {
  readonly card: string;
  readonly events: readonly Event[];
}

const objectiveOf = (state: State, seat: Seat): Objective | undefined => {
  if (isAutomatic(state, seat)) {
    const found = opposingObjective(state, seat);
    return (
      found && {
        card: found.card,
        events: [{ kind: 'objective-found', seat, card: found.card, days: found.days }],
      }
    );
  }
  const [open] = state.piles[pileOfSide(seat, 'revealed')];
  const [hidden] = state.piles[pileOfSide(seat, 'objective')];
  return open !== undefined
    ? { card: open, events: [] }
    : hidden !== undefined
      ? { card: hidden, events: objectiveRevealed(state, seat) }
      : undefined;
};

const revealedBy = (
  state: State,
  seat: Seat,
  marker: MarkerNumber,
): { readonly events: readonly Event[]; readonly then: readonly Step[] } => {
  const objective = objectiveOf(state, seat);
  const region = objective && cardOf(state, objective.card)?.region;
  if (!objective || !region) return { events: objective?.events ?? [], then: [] };
  return {
    events: [...objective.events, { kind: 'marker-placed', marker, region }],
    then: [{ kind: 'score', marker, card: objective.card }],
  };
};

const assign: RuleFor<'unrest-choice', 'assign-unrest'> = plain(
  'assign-unrest',
  '§unrest',
  ({ state, seat, step }) => ({ events: scored(state, seat, step.region, unrestPoints(state)) }),
);

/**
 * §exhaust The marker stays in the region, so its tokens are exhausted all the same, unless the table has it otherwise.
 */
const takeBonus = plain('take-bonus', '§unrest', ({ state, seat }) => ({
  events: [
    { kind: 'bonus-taken', seat },
    ...(state.options['unrest-bonus'] === 'spares' ? [{ kind: 'marker-returned', marker: 1 } as const] : []),
  ],
  then: [{ kind: 'bonus', seat }],
}));

export const scoringSteps = {
  unrest: {
    section: '§unrest',
    run(state) {
      const region = unrestOf(state);
      if (!region) return {};
      const { stronger } = judge(state, region);
      const events: readonly Event[] = [{ kind: 'marker-placed', marker: 1, region }, judged(state, region)];
      if (!stronger) return { events };
      return isAutomatic(state, stronger)
        ? { events: [...events, ...scored(state, stronger, region, unrestPoints(state))] }
        : { events, then: [{ kind: 'unrest-choice', seat: stronger, region }] };
    },
  },
  'unrest-choice': {
    section: '§unrest',
    seats: own,
    answers: { 'assign-unrest': assign, 'take-bonus': takeBonus },
  },
  reveal: {
    section: '§reveal',
    run(state) {
      const first = firstToReveal(state);
      const one = revealedBy(state, first, 2);
      const other = revealedBy(state, rival(first), 3);
      return { events: [...one.events, ...other.events], then: [...one.then, ...other.then] };
    },
  },
  score: {
    section: '§objectives',
    run(state, { marker, card }) {
      const region = state.markers[marker];
      const points = cardOf(state, card)?.points ?? 0;
      if (region === 'aside') return {};
      const { stronger } = judge(state, region);
      const told = judged(state, region);
      return { events: stronger ? [told, ...scored(state, stronger, region, points)] : [told] };
    },
  },
  exhaust: {
    section: '§exhaust',
    run: ({ markers }) => ({
      events: REGIONS.filter(region => MARKERS.some(marker => markers[marker] === region)).map(region => ({
        kind: 'region-exhausted',
        region,
      })),
    }),
  },
} satisfies StepsHere<'unrest' | 'unrest-choice' | 'reveal' | 'score' | 'exhaust'>;
