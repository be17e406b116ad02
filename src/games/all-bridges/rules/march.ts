/** §3.2.5 Cells march into a space, at one Resource for each three. */
import { neighbours } from '../data/owners-map';
import { isNonplayer, isToTheLetter } from '../options';
import { refuse } from '../refusals';
import { type Space, STOPS, stopsIn, isStop, borderOf, SPACES } from '../data/map';
import { cellsIn, newsIn, capabilitiesIn, stopOf, troopsIn } from '../selectors';
import type { State } from '../state';
import {
  STANCES,
  type Arrived,
  type Event,
  type Seat,
  isSide,
  kindOfCapability,
  SIDES,
  type StepOf,
} from '../vocabulary';
import {
  isAmong,
  pay,
  poor,
  termsOf,
  type RuleFor,
  movable,
  withArrival,
  arrivedIn,
  doneAt,
  doneSelecting,
  forbidsSelection,
  notIdle,
  own,
  ruleList,
  whileOpen,
  type StepsHere,
  type Plan,
  NOTHING_MOVED,
} from './common';
import { trainStops } from './trains';

/** §3.2.5 One Resource for each three Cells that move into a space. */
const PER_RESOURCE = 3;

/** Where Cells may come from into a space. */
const origins = (state: State, seat: Seat, space: Space): readonly Space[] =>
  neighbours(state, space).filter(from => isAmong(termsOf(state, seat).from, from));
export const canEnter = (state: State, seat: Seat, space: Space, arrived: Arrived): boolean =>
  origins(state, seat, space).some(from => STANCES.some(stance => movable(state, arrived, from, seat, stance) > 0));

const price = (cells: number): number => (cells % PER_RESOURCE === 0 ? 1 : 0);

export const marchCell: RuleFor<'march-space', 'march-cell'> = {
  section: '§3.2.5',
  offers: ({ state, seat, step }) => [{ kind: 'march-cell', from: origins(state, seat, step.space), stance: STANCES }],
  forbids({ state, seat, step }, { from, stance }) {
    if (!cellsIn(state, from, seat, stance)) return refuse('§3.2.5', 'none-there');
    if (movable(state, step.moved.arrived, from, seat, stance) <= 0) return refuse('§3.2.5', 'moved-already');
    return poor(state, seat, price(step.cells), '§3.2.5');
  },
  decide({ state, seat, step }, { from, stance }) {
    const { cells, moved, space } = step;
    const isLast = cellsIn(state, from, seat) === 1;
    return {
      events: [
        ...pay(state, seat, price(cells)),
        { kind: 'cells-moved', faction: seat, from, to: space, stance, count: 1 },
        // News leaves with the last Cell that can hold it
        ...(isLast
          ? newsIn(state, from, seat).map((news): Event => ({ kind: 'news-placed', news, space, holder: seat }))
          : []),
      ],
      then: [
        {
          ...step,
          cells: cells + 1,
          moved: {
            ...moved,
            arrived: withArrival(moved.arrived, space, stance),
            cells: moved.cells + 1,
            origins: moved.origins.includes(from) ? moved.origins : [...moved.origins, from],
          },
        },
      ],
    };
  },
};

// §3.2.5 What moves along with marching Cells: Russians with Reds, Capabilities, Trains on their rails.

/** §3.2.5 One Russian may go along for each Reds Cell that moves. */
export const marchRussian: RuleFor<'march-space', 'march-russian'> = {
  section: '§3.2.5',
  offers: ({ seat, step }) => (seat === 'reds' ? [{ kind: 'march-russian', from: step.moved.origins }] : []),
  forbids({ state, step }, { from }) {
    const { arrived, cells, russians } = step.moved;
    const here = troopsIn(state, from, 'russian') - arrivedIn(arrived, from, 'russians');
    if (here <= 0) return refuse('§3.2.5', 'none-there');
    return russians >= cells ? refuse('§3.2.5', 'one-a-cell') : undefined;
  },
  decide: ({ step }, { from }) => ({
    events: [{ kind: 'troops-moved', power: 'russian', from, to: step.space, count: 1 }],
    then: [
      {
        ...step,
        moved: {
          ...step.moved,
          arrived: withArrival(step.moved.arrived, step.space, 'russians'),
          russians: step.moved.russians + 1,
        },
      },
    ],
  }),
};

export const marchMarker: RuleFor<'march-space', 'march-marker'> = {
  section: '§3.2.5',
  offers: ({ state, seat, step }) => {
    const { moved, space } = step;
    const along = isSide(seat) ? moved.origins.flatMap(from => capabilitiesIn(state, from, seat)) : [];
    const others = along.filter(marker => kindOfCapability(marker) !== 'trains');
    const trains = along.filter(marker => kindOfCapability(marker) === 'trains');
    return [
      { kind: 'march-marker' as const, marker: others, to: [space] },
      { kind: 'march-marker' as const, marker: trains, to: stopsIn(space) },
    ];
  },
  forbids({ state, step }, { marker, to }) {
    if (step.moved.markers.includes(marker)) return refuse('§3.2.5', 'moved-already');
    const stop = stopOf(state, marker);
    if (kindOfCapability(marker) !== 'trains') return undefined;
    if (stop === undefined || !isStop(to)) return refuse('§3.2.5', 'rails-only');
    if (state.sabotage.includes(borderOf(STOPS[stop], step.space))) return refuse('§4.2.3', 'sabotaged');
    return trainStops(state, stop, step.space).includes(to) ? undefined : refuse('§3.2.5', 'rails-only');
  },
  decide: ({ seat, step }, { marker, to }) => ({
    events: isSide(seat) ? [{ kind: 'capability-placed', marker, side: seat, at: to }] : [],
    then: [{ ...step, moved: { ...step.moved, markers: [...step.moved.markers, marker] } }],
  }),
};

/** §3.2.5 March: the destination, and what may move there. */
const select: RuleFor<'march', 'march'> = {
  section: '§3.2.5',
  offers: () => [{ kind: 'march', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (!canEnter(state, seat, space, step.moved.arrived)) return refuse('§3.2.5', 'no-cell-adjacent');
    // §8.4.6 groups of a Non-player march one after another, and may meet
    const meets = isNonplayer(state, seat) && isToTheLetter(state);
    const selected = meets ? step.spaces.filter(one => one !== space) : step.spaces;
    return forbidsSelection(state, seat, selected, space) ?? poor(state, seat, 1, '§3.2.5');
  },
  decide: ({ step }, { space }) => ({
    then: [
      {
        kind: 'march-space',
        seat: step.seat,
        space,
        cells: 0,
        spaces: [...step.spaces, space],
        moved: { ...step.moved, origins: [] },
      },
    ],
  }),
};
const selects = ruleList<StepOf<'march'>>(select);
const moves = ruleList<StepOf<'march-space'>>(marchCell, marchRussian, marchMarker);

export const marchSteps = {
  march: {
    section: '§3.2.5',
    seats: whileOpen(selects),
    answers: {
      march: select,
      done: doneSelecting('§3.2.5', selects),
    },
    stuck: () => ({}),
  },
  'march-space': {
    section: '§3.2.5',
    seats: (state, step) => (whileOpen(moves)(state, step).length ? own(state, step) : []),
    answers: {
      'march-cell': marchCell,
      'march-russian': marchRussian,
      'march-marker': marchMarker,
      done: doneAt<'march-space'>(
        '§3.2.5',
        ({ step }) => ({ then: [{ kind: 'march', seat: step.seat, spaces: step.spaces, moved: step.moved }] }),
        notIdle<'march-space'>(moves, step => step.cells > 0),
      ),
    },
    stuck: (_state, step) => ({
      then: [{ kind: 'march', seat: step.seat, spaces: step.spaces, moved: step.moved }],
    }),
  },
} satisfies StepsHere<'march' | 'march-space'>;

export const march: Plan = {
  section: '§3.2.5',
  seats: SIDES,
  isWarOnly: true,
  start: (_state, { seat }) => ({ kind: 'march', seat, spaces: [], moved: NOTHING_MOVED }),
  rules: selects,
};
