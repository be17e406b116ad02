/** §3.2.1, §3.3.1 Rally: its price, how many Cells come, what is built or hidden instead, and where. */
import { population } from '../data/owners-map';
import { cellsFlipped, cellsPlaced, cellsRemoved, resourcesChange } from '../changes';
import { SPACES, type Space } from '../data/map';

import { isNonplayer, isToTheLetter } from '../options';
import { refuse } from '../refusals';
import {
  availableCells,
  availableDiscs,
  cellsIn,
  discsIn,
  hasRoomForDisc,
  oppositionIn,
  supportIn,
} from '../selectors';
import type { State } from '../state';
import { SEATS, discOf, opponent, type Event, type Seat, type StepOf } from '../vocabulary';
import {
  doneSelecting,
  forbidsSelection,
  isFree,
  isOpen,
  poorAlways,
  ruleList,
  whileOpen,
  type Plan,
  type Result,
  type RuleFor,
  type StepsHere,
} from './common';

/** §3.3.1 Polarization above five makes the Moderates' whole Rally cheaper, by one for each level. */
const discountOf = ({ polarization }: State, seat: Seat): number =>
  seat === 'moderates' ? Math.max(0, polarization - 5) : 0;
/** The price of one more Resource; `due` is the price so far, below 0 while the discount lasts. */
const price = (state: State, seat: Seat, due: number): number => (isFree(state, seat) || due < 0 ? 0 : 1);
/** §3.2.1 Polarization limits the spaces of Reds and Senate; two are always allowed. */
export const rallySpaces = ({ polarization }: State, seat: Seat): number =>
  seat === 'moderates' ? SPACES.length : Math.max(2, polarization);

/** §3.2.1, §3.3.1 What hinders Rally in a space: enemy Terror, and levels of the mood against the Faction. */
export const hindrance = (state: State, seat: Seat, space: Space): number => {
  if (seat === 'moderates') return supportIn(state, space) + oppositionIn(state, space);
  const level = seat === 'senate' ? oppositionIn(state, space) : supportIn(state, space);
  return level + state.spaces[space].terror[opponent(seat)];
};
/** §3.2.1 What helps it. */
export const encouragement = (state: State, seat: Seat, space: Space): number =>
  seat === 'senate' ? supportIn(state, space) : seat === 'reds' ? oppositionIn(state, space) : 0;

/**
 * How many Cells Rally places after this much Offsetting. Free Rallies (§3.1.2) and Non-players (§8.1.3) Offset
 * everything.
 */
export const rallyCount = (state: State, seat: Seat, space: Space, offset: number): number => {
  const left = isFree(state, seat) ? 0 : Math.max(0, hindrance(state, seat, space) - offset);
  return Math.max(0, 1 + encouragement(state, seat, space) - left);
};

/**
 * §3.2.1 Cells that may still be placed. The Administration comes after all placing, so the two Cells it frees are
 * not placed. §8.3.1 A Non-player builds in its card's order.
 */
export const placeable = (state: State, { built, seat }: StepOf<'rally' | 'rally-space'>): number => {
  const freed = seat === 'reds' && built && isToTheLetter(state) && !isNonplayer(state, seat) ? 2 : 0;
  return Math.max(0, availableCells(state, seat) - freed);
};

const offset: RuleFor<'rally-space', 'offset'> = {
  section: '§3.2.1',
  offers: () => [{ kind: 'offset' }],
  forbids({ state, seat, step }) {
    const { space } = step;
    if (isFree(state, seat)) return refuse('§3.1.2', 'offset-already');
    if (step.offset >= hindrance(state, seat, space)) return refuse('§3.2.1', 'nothing-to-offset');
    if (!placeable(state, step)) return refuse('§1.4.2', 'none-available');
    return poorAlways(state, seat, price(state, seat, step.due), '§3.2.1');
  },
  decide: ({ state, seat, step }) => ({
    events: resourcesChange(state, seat, -price(state, seat, step.due)),
    then: [{ ...step, offset: step.offset + 1, due: step.due + 1 }],
  }),
};

/** The Command continues in other spaces. */
const goesOn = ({ seat, spaces, built, due }: StepOf<'rally-space'>): StepOf<'rally'> => ({
  kind: 'rally',
  seat,
  spaces,
  built,
  due,
});
const placed = (state: State, step: StepOf<'rally-space'>): Result => ({
  events: cellsPlaced(
    state,
    step.seat,
    step.space,
    Math.min(placeable(state, step), rallyCount(state, step.seat, step.space, step.offset)),
  ),
  then: [goesOn(step)],
});

const place: RuleFor<'rally-space', 'place-cells'> = {
  section: '§3.2.1',
  offers: () => [{ kind: 'place-cells' }],
  decide: ({ state, step }) => placed(state, step),
};

const canBuild = (state: State, seat: Seat, space: Space): boolean =>
  seat !== 'senate' &&
  cellsIn(state, space, seat) >= 2 &&
  hasRoomForDisc(state, space) &&
  availableDiscs(state, discOf(seat)) > 0;

/** §3.2.1, §3.3.1 Two Cells become an Administration, in one space of a Reds' Rally, or a Network. */
const build: RuleFor<'rally-space', 'build'> = {
  section: '§3.2.1',
  offers: ({ seat }) => (seat === 'senate' ? [] : [{ kind: 'build', active: [0, 1, 2] }]),
  forbids({ state, seat, step }, { active }) {
    const { space } = step;
    if (seat === 'senate') return refuse('§3.2.1', 'no-discs');
    if (seat === 'reds' && step.built) return refuse('§3.2.1', 'one-administration');
    if (cellsIn(state, space, seat) < 2) return refuse('§3.2.1', 'two-cells-needed');
    if (!hasRoomForDisc(state, space)) return refuse('§1.4.3', 'no-room');
    if (!availableDiscs(state, discOf(seat))) return refuse('§1.4.2', 'none-available');
    return active > cellsIn(state, space, seat, 'active') || 2 - active > cellsIn(state, space, seat, 'inactive')
      ? refuse('§3.2.1', 'not-such-cells')
      : undefined;
  },
  decide: ({ seat, step }, { active }) => ({
    events: discBuilt(seat, step.space, active),
    then: [goesOn({ ...step, built: true })],
  }),
};
/** Replaces two Cells, this many of them Active, by a disc. */
export const discBuilt = (seat: Seat, space: Space, active: number): readonly Event[] =>
  seat === 'senate'
    ? []
    : [
        ...cellsRemoved(seat, space, 'active', active),
        ...cellsRemoved(seat, space, 'inactive', 2 - active),
        { kind: 'disc-placed', disc: discOf(seat), space },
      ];

/** §3.3.1 How many Cells of the Moderates may go Underground beside a Network. */
export const hideable = (state: State, space: Space): number =>
  discsIn(state, space, 'moderates')
    ? Math.min(
        cellsIn(state, space, 'moderates', 'active'),
        population(state, space) + discsIn(state, space, 'moderates'),
      )
    : 0;
const hides = (state: State, seat: Seat, space: Space): boolean => seat === 'moderates' && hideable(state, space) > 0;

const hide: RuleFor<'rally-space', 'go-underground'> = {
  section: '§3.3.1',
  offers: ({ state, seat, step }) =>
    seat === 'moderates'
      ? [{ kind: 'go-underground', cells: Array.from({ length: hideable(state, step.space) }, (_, n) => n + 1) }]
      : [],
  decide: ({ state, step }, { cells }) => ({
    events: cellsFlipped(state, 'moderates', step.space, 'inactive', cells),
    then: [goesOn(step)],
  }),
};

const select: RuleFor<'rally', 'rally'> = {
  section: '§3.2.1',
  offers: () => [{ kind: 'rally', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    const most = rallySpaces(state, seat);
    const refusal = forbidsSelection(state, seat, step.spaces, space);
    if (refusal) return refusal;
    if (step.spaces.length >= most) return refuse('§3.2.1', 'polarization-bounds', { most });
    if (!placeable(state, step) && !(canBuild(state, seat, space) && !step.built) && !hides(state, seat, space)) {
      return refuse('§1.4.2', 'none-available');
    }
    return poorAlways(state, seat, price(state, seat, step.due), '§3.2.1');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: resourcesChange(state, seat, -price(state, seat, step.due)),
    then: [{ ...step, kind: 'rally-space', space, offset: 0, due: step.due + 1, spaces: [...step.spaces, space] }],
  }),
};

const selects = ruleList<StepOf<'rally'>>(select);
const asked = whileOpen(selects);

/** Is there anything to decide in the space besides placing Cells? */
const others = ruleList<StepOf<'rally-space'>>(offset, build, hide);

export const rallySteps = {
  rally: {
    section: '§3.2.1',
    seats: asked,
    answers: {
      rally: select,
      done: doneSelecting('§3.2.1', selects),
    },
    stuck: () => ({}),
  },
  'rally-space': {
    section: '§3.2.1',
    seats: (state, step) => (isOpen(others, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { offset, 'place-cells': place, build, 'go-underground': hide },
    stuck: placed,
  },
} satisfies StepsHere<'rally' | 'rally-space'>;

export const rally: Plan = {
  section: '§3.2.1',
  seats: SEATS,
  isWarOnly: false,
  start: (state, { seat }) => ({ kind: 'rally', seat, spaces: [], built: false, due: 0 - discountOf(state, seat) }),
  rules: selects,
};
