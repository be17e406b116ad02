/** §8.2.5 Sentences about a priority's findings, by name; those about spaces alone are the shared selectors. */
import { isTown, SPACES, STOPS, type Space } from '../data/map';
import { flipCount } from '../rules/activism';
import { termsOf } from '../rules/common';
import { endsOf } from '../rules/prepare';
import { rallyCount } from '../rules/rally';
import {
  availableCells,
  capabilitiesIn,
  cellsIn,
  controllerOf,
  controls,
  discsIn,
  newsIn,
  oppositionIn,
  SPACE_TESTS,
  troopsIn,
} from '../selectors';
import type { State } from '../state';
import { enemiesOf, isSide, opponent, type Seat, type Stance } from '../vocabulary';
import { ANSWER_TESTS, isAboutAnswers } from './answer-tests';
import { afterMove, awayFromGoal, trainsOf } from './groups';
import { breaksControl, freeCells, freeToLeave, leavesNoControl } from './messengers';
import type { TargetTestName } from './names';
import { terrorIn, type Struck } from './terror';
import type { Target, TestName, View } from './types';
import { isNonplayer, isToTheLetter } from '../options';

type TargetTest = (view: View, target: Target & { readonly space: Space }) => boolean;

const ownCells = ({ state, seat }: View, space: Space): number => cellsIn(state, space, seat);
const canStrike = ({ state, seat }: View, space: Space, is: (struck: Struck) => boolean): boolean =>
  cellsIn(state, space, seat, termsOf(state, seat).byEvent ? undefined : 'active') > 0 &&
  terrorIn(state, seat, space).some(is);

/** §8.3.2 What Activism may flip: the other side's Active Cells, Underground Moderates. */
export const flippable = (
  state: State,
  seat: Seat,
  space: Space,
  count = flipCount(state, seat, space),
): readonly { faction: Seat; stance: Stance }[] =>
  enemiesOf(seat)
    .map(faction => ({ faction, stance: isSide(faction) ? ('active' as const) : ('inactive' as const) }))
    .filter(({ faction, stance }) => count > 0 && cellsIn(state, space, faction, stance) > 0);
const activeEnemies = (state: State, seat: Seat, space: Space): number =>
  isSide(seat) ? cellsIn(state, space, opponent(seat), 'active') : 0;

const group = ({ state, seat }: View, { from, space }: Target & { readonly space: Space }): number =>
  cellsIn(state, from ?? space, seat);
const hasCapability = ({ state, seat }: View, { from, space }: Target & { readonly space: Space }): boolean =>
  isSide(seat) && capabilitiesIn(state, from ?? space, seat).length > 0;
const GROUP = 3;

const mayFill = (state: State, space: Space, upTo: number): boolean => cellsIn(state, space, 'moderates') < upTo;
const rallied = ({ state, seat }: View, space: Space): State =>
  afterMove(state, seat, { space, count: Math.min(rallyCount(state, seat, space, 0), availableCells(state, seat)) });
const without = (state: State, seat: Seat, space: Space): State => afterMove(state, seat, { from: space });

const TARGET_TESTS: Readonly<Record<TargetTestName, TargetTest>> = {
  mikkeli: (_, { space }) => space === 'mikkeli',
  'network-or-personality': ({ state }, { space }) =>
    state.personality === space || discsIn(state, space, 'moderates') > 0,
  'active-level': ({ state }, { space }) => Math.abs(state.spaces[space].support) === 2,
  'single-own-cell': (view, { space }) => ownCells(view, space) === 1,
  'one-or-two-own-cells': (view, { space }) => ownCells(view, space) === 1 || ownCells(view, space) === 2,
  'two-or-more-own-cells': (view, { space }) => ownCells(view, space) >= 2,
  'three-or-more-own-cells': (view, { space }) => ownCells(view, space) >= 3,
  'fewer-than-three-own-cells': (view, { space }) => ownCells(view, space) < 3,
  /** §8.3.1 Two Cells in a space without Senate, three in one with it. */
  'enough-to-build': (view, { space }) => ownCells(view, space) >= (cellsIn(view.state, space, 'senate') ? 3 : 2),
  'rally-brings-control': (view, { space }) =>
    !controls(view.state, space, view.seat) && controls(rallied(view, space), space, view.seat),
  'rally-removes-control': (view, { space }) =>
    controllerOf(view.state, space) !== undefined && controllerOf(rallied(view, space), space) === undefined,

  'flips-somebody': ({ state, seat }, { space }) => flippable(state, seat, space).length > 0,
  'flips-a-player': ({ state, seat }, { space }) =>
    flippable(state, seat, space).some(({ faction }) => !isNonplayer(state, faction)),
  'flips-last-active-enemy': ({ state, seat }, { space }) => {
    const active = activeEnemies(state, seat, space);
    return active > 0 && flipCount(state, seat, space) >= active;
  },
  'keeps-opposition-from-senate': ({ state, seat }, { space }) =>
    !oppositionIn(state, space) ||
    controls(state, space, 'senate') ||
    !controls(without(state, seat, space), space, 'senate'),
  'keeps-town-control': ({ state, seat }, { space }) =>
    !isTown(space) || !controls(state, space, seat) || controls(without(state, seat, space), space, seat),

  'terror-brings-control': (view, { space }) => canStrike(view, space, one => one.bringsControl),
  'terror-strikes-active-enemy': (view, { space }) => canStrike(view, space, one => one.strikesActive),
  'moderates-or-news': ({ state, seat }, { space }) =>
    state.personality === space ||
    discsIn(state, space, 'moderates') > 0 ||
    enemiesOf(seat).some(enemy => newsIn(state, space, enemy).length > 0),
  'terror-takes-them': (view, { space }) => canStrike(view, space, one => one.takesThem),
  'terror-takes-a-players-disc': (view, { space }) =>
    canStrike(view, space, one => one.bringsControl && one.takesPlayersDisc),

  'group-with-capability': hasCapability,
  'group-of-three': (view, target) => group(view, target) >= GROUP,
  'selected-group': (view, target) =>
    group(view, target) >= GROUP || (view.seat === 'reds' && hasCapability(view, target)),
  /** §8.3.5 A group that rides, or has a Train. */
  'by-train': ({ state, seat }, { from, space, train }) =>
    train !== undefined ||
    (isToTheLetter(state) && isSide(seat) && trainsOf(state, seat).some(([, stop]) => STOPS[stop] === (from ?? space))),
  /** §8.3.5, §8.4.5 A group attacks a Town where it is; by Train it goes to one with Cells of the other side. */
  'beside-or-against-cells': ({ state, seat }, { space, train }) =>
    train === undefined || !isToTheLetter(state) || (isSide(seat) && cellsIn(state, space, opponent(seat)) > 0),
  'against-capability': ({ state }, { space }) => capabilitiesIn(state, space, 'senate').length > 0,
  'against-trains': ({ state }, { space }) => trainsOf(state, 'senate').some(([train]) => at(state, train) === space),
  /** An Attack where the group is clears its way. */
  'moves-closer': ({ state }, { from, space }) =>
    from === undefined || from === space || awayFromGoal(state, space) < awayFromGoal(state, from),
  'from-germans': ({ state }, { from = 'helsinki' }) =>
    troopsIn(state, from, 'german') >= 2 && !discsIn(state, from, 'reds'),
  'from-support': ({ state }, { from = 'helsinki' }) =>
    state.spaces[from].support > 0 && !cellsIn(state, from, 'reds', 'active') && !discsIn(state, from, 'reds'),
  'marching-group': (view, target) =>
    view.seat === 'senate' || TARGET_TESTS['from-germans'](view, target) || TARGET_TESTS['from-support'](view, target),
  'march-brings-control': ({ state, seat }, target) =>
    !controls(state, target.space, seat) && controls(afterMove(state, seat, target), target.space, seat),
  'march-removes-senate-control': ({ state, seat }, target) =>
    controls(state, target.space, 'senate') && !controls(afterMove(state, seat, target), target.space, 'senate'),

  'completes-personality': ({ state }, { space }) => state.personality === space && mayFill(state, space, 3),
  'completes-network': ({ state }, { space }) => discsIn(state, space, 'moderates') > 0 && mayFill(state, space, 2),
  /** §8.5.3 Only if as many Cells can come as are missing. */
  'completes-three': ({ state, frame }, { space }) => {
    const missing = 3 - cellsIn(state, space, 'moderates');
    const coming = freeCells(state) - freeToLeave(state, space);
    return missing > 0 && missing <= Math.min(coming, frame.limited ? 1 : 3 - frame.uses);
  },
  'message-removes-control': ({ state }, target) => breaksControl(state, target),
  'message-leaves-no-control': ({ state }, target) => leavesNoControl(state, target),
  /** §8.5.3, §8.5.4 A second Town must be an additional one: the last Cell of a Town stays there. */
  'keeps-the-first-town': ({ state }, { from = 'helsinki' }) => !isTown(from) || cellsIn(state, from, 'moderates') > 1,
  'from-single-cell': ({ state }, { from = 'helsinki' }) =>
    cellsIn(state, from, 'moderates') === 1 && !discsIn(state, from, 'moderates') && state.personality !== from,
  'moves-active': (_, { stance }) => stance === 'active',
  'wins-a-cell': ({ state }) => availableCells(state, 'moderates') > 0,
  'breaks-senate-control': ({ state }, { space, faction }) =>
    faction === 'senate' &&
    controls(state, space, 'senate') &&
    !controls(
      afterMove(afterMove(state, 'senate', { from: space }), 'moderates', { space, count: 1 }),
      space,
      'senate',
    ),
  'town-border': (_, { border = '' }) => endsOf(border).some(isTown),
};
const at = (state: State, marker: keyof State['capabilities']): Space | undefined =>
  SPACES.find(space => capabilitiesIn(state, space, 'senate').includes(marker));

const isOwn = (name: string): name is TargetTestName => Object.hasOwn(TARGET_TESTS, name);
const NOT = 'not ';

/** Is the sentence true of a finding? One in no space passes no test of spaces. */
export const passes = (view: View, target: Target, name: TestName): boolean => {
  if (name.startsWith(NOT)) return !passes(view, target, name.slice(NOT.length) as TestName);
  if (isAboutAnswers(name)) return target.answer !== undefined && ANSWER_TESTS[name](view, target, target.answer);
  const { space } = target;
  if (space === undefined) return false;
  if (isOwn(name)) return TARGET_TESTS[name](view, { ...target, space });
  // every other name is in the shared list
  return SPACE_TESTS[name as keyof typeof SPACE_TESTS](view.state, space, view.seat);
};
