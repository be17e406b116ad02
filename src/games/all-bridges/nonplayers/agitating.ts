/** §8.1.8 The Support Phase of Non-players. The sheet is reconstructed. */
import { population } from '../data/owners-map';
import {
  type Event,
  discOf,
  friendOf,
  SIDES,
  type Command,
  type CommandOf,
  type Seat,
  type StepOf,
} from '../vocabulary';
import { cardOf } from './groups';
import { oneOf } from './chance';
import type { Decision, Question, Target } from './types';
import { chosen } from './priorities';
import type { Space } from '../data/map';

import { isToTheLetter, lineOf } from '../options';
import { isLastRound } from '../rules/propaganda';
import { MOST_TENSION } from '../rules/victory';
import {
  availableCubes,
  availableDiscs,
  cellsIn,
  discsIn,
  hasRoomForDisc,
  issuesAndNetworks,
  oppositionAndAdministrations,
  oppositionIn,
  senateTownPopulation,
} from '../selectors';
import type { State } from '../state';
import { foremost, townsFirst } from './wants';

/** §8.3.2, §8.4.3 The Cell Activated next by the card's nested priorities, with the explaining events. */
export const activates = ({ answers, chance, frame, isLegal, seat, state }: Question): Decision | undefined => {
  const spaces = answers.flatMap((one): readonly Target[] =>
    one.kind === 'activate-cell' ? [{ space: one.space }] : [],
  );
  if (!spaces.length) return undefined;
  const notes: Event[] = [];
  const priority = frame && cardOf(frame.card)?.priorities[frame.at];
  const { space } = priority
    ? chosen({ of: frame.card, at: 'activating', state, seat, frame, isLegal, chance }, priority, spaces, notes)
    : oneOf(chance, spaces);
  return space && { command: { kind: 'activate-cell', space }, notes };
};

type Wish = 'lower' | 'build' | 'shift' | 'cube';

/** Does the tension prevent a near victory in the last Round? */
const wantsLower = (state: State, seat: Seat): boolean => {
  if (!isLastRound(state) || !state.polarization) return false;
  if (seat === 'moderates') {
    return state.resources.moderates > lineOf(state, 'moderates') && state.polarization >= issuesAndNetworks(state);
  }
  const held = seat === 'senate' ? senateTownPopulation(state) : oppositionAndAdministrations(state);
  const isNear = held > lineOf(state, seat);
  return isNear && state.vassalage[friendOf(seat)] + state.polarization > MOST_TENSION;
};
/** §8.3.1 As in a Rally: two Reds alone, or three, and not at Active Opposition; §8.5.1 three Moderates. */
const wantsDisc = (state: State, seat: Seat, space: Space, built: boolean): boolean => {
  if (seat === 'senate' || discsIn(state, space, seat) || !hasRoomForDisc(state, space)) return false;
  if (!availableDiscs(state, discOf(seat))) return false;
  const cells = cellsIn(state, space, seat);
  if (seat === 'moderates') return cells >= 3;
  return (
    !built &&
    population(state, space) > 0 &&
    state.spaces[space].support > -2 &&
    cells >= (cellsIn(state, space, 'senate') ? 3 : 2)
  );
};
/** §8.1.7 As far as the rules allow; the Moderates until the Reds are held. */
const wantsShift = (state: State, seat: Seat, space: Space): boolean => {
  const { support } = state.spaces[space];
  if (seat === 'senate') return support < 2;
  if (seat === 'reds') return population(state, space) > 0 && support > (discsIn(state, space, 'reds') ? -2 : -1);
  return oppositionAndAdministrations(state) >= 10 && oppositionIn(state, space) > 0;
};
const wishFor = (state: State, seat: Seat, space: Space, built: boolean): Wish | undefined => {
  if (wantsLower(state, seat)) return 'lower';
  if (wantsDisc(state, seat, space, built)) return 'build';
  if (wantsShift(state, seat, space)) return 'shift';
  return seat === 'moderates' && SIDES.some(side => availableCubes(state, side) > 0) ? 'cube' : undefined;
};

/** The next space: Towns first, then by Population; undefined if nothing is wanted anywhere. */
export const agitates = ({ answers, chance, state, seat }: Question, { built }: StepOf<'agitation'>) => {
  const wanted = answers.flatMap(one =>
    one.kind === 'agitate' && wishFor(state, seat, one.space, built) !== undefined ? [one] : [],
  );
  const best = foremost(wanted, ...townsFirst(state).map(measure => (one: CommandOf<'agitate'>) => measure(one.space)));
  return best.length ? oneOf(chance, best) : undefined;
};

/** What to do in the space: Terror is paid off first, as if automatically (§8.1.3). */
export const agitatesThere = (
  { answers, chance, seat, state }: Question,
  { built, command, space }: StepOf<'agitate-space'>,
): Command | undefined => {
  const wish = command ? 'shift' : wishFor(state, seat, space, built);
  const terror = answers.find(one => one.kind === 'remove-terror');
  if (!wish) return undefined;
  const skips = wish === 'build' && isToTheLetter(state);
  if (terror && !skips) return terror;
  switch (wish) {
    case 'lower':
      return answers.find(one => one.kind === 'lower-polarization');
    case 'build':
      return buildsWith(answers, seat);
    case 'cube': {
      const cubes = answers.filter(one => one.kind === 'place-cube');
      return cubes.length ? oneOf(chance, cubes) : undefined;
    }
    case 'shift':
      return answers.find(one => one.kind === 'shift' && one.by === wayOf(state, seat, space));
  }
};
const wayOf = (state: State, seat: Seat, space: Space): number =>
  seat === 'senate' ? 1 : seat === 'reds' ? -1 : -Math.sign(state.spaces[space].support);
/** §8.1.7 Reds replace Inactive Cells, Moderates Active ones. */
const buildsWith = (answers: readonly Command[], seat: Seat): Command | undefined =>
  answers
    .filter(one => one.kind === 'build')
    .toSorted((one, other) => (seat === 'reds' ? one.active - other.active : other.active - one.active))[0];
