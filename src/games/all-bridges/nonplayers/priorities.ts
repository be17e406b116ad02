/**
 * §8.2.5 Runs priorities one after another, each to its full extent; nested ones narrow its findings, chance decides
 * the rest (§8.6). Events name what was tried and what was ruled out.
 */
import type { Space } from '../data/map';
import type { Event, CardFrame, Scripted, Seat } from '../vocabulary';
import { COMMAND_ACTS } from './acts-commands';
import { SPECIAL_ACTS } from './acts-specials';
import type { Act, Nested, Priority, Target, TestName, Turn, View } from './types';
import { oneOf, telling } from './chance';
import { CONDITIONS } from './conditions';
import { narrowed } from './prefer';
import type { ActName } from './names';
import { passes } from './target-tests';
import { extremeOf, needOf, wantOf } from './wants';

const ACTS: Readonly<Record<ActName, Act>> = { ...COMMAND_ACTS, ...SPECIAL_ACTS };

/** The result of the priorities: the commands, and the frame with the progress. */
export interface Found {
  readonly target: Target;
  readonly priority: Priority;
  readonly script: readonly Scripted[];
  readonly frame: CardFrame;
}
export interface Tried {
  readonly found?: Found;
  readonly notes: readonly Event[];
  /** The progress of the priorities, with the kept dice. */
  readonly frame: CardFrame;
}

const spacesOf = (targets: readonly Target[]): readonly Space[] => [
  ...new Set(targets.flatMap(({ space }) => space ?? [])),
];

/** The name of a nested priority, lettered as on the cards. */
const lettered = (id: string): string => `(${id})`;
/** A priority of a card or Special Activity, by the id of its sentence in lang. */
export const named = (of: string, seat: Seat, id: string): string =>
  `priority-${/^\d/.test(of) ? of : `${seat}-${of}`}-${id.replaceAll('.', '-')}`;

/** §8.5.1 On a low die the last two nested priorities swap. */
const orderOf = ({ nested = [], swaps }: Priority, die: number): readonly Nested[] =>
  swaps !== undefined && die <= swaps ? [...nested.slice(0, -2), ...nested.slice(-2).reverse()] : nested;

type Telling = (because: string, out: readonly Target[], left: readonly Target[]) => void;
/** Records which spaces were ruled out, and why. */
const tellingOf =
  ({ seat, of }: Turn, priority: string, notes: Event[]): Telling =>
  (because, out, left) => {
    const kept = new Set(spacesOf(left));
    const spaces = spacesOf(out).filter(space => !kept.has(space));
    if (spaces.length) {
      notes.push({ kind: 'spaces-fell-out', seat, card: of, priority, spaces, because });
    }
  };

/** The targets that pass all tests in order; the others are ruled out by the first test they fail. */
const sifted = (
  view: View,
  targets: readonly Target[],
  tests: readonly TestName[],
  tell: Telling,
): readonly Target[] => {
  let left = targets;
  const out = new Map<TestName, readonly Target[]>();
  for (const name of tests) {
    const fit = left.filter(target => passes(view, target, name));
    out.set(
      name,
      left.filter(target => !fit.includes(target)),
    );
    left = fit;
  }
  for (const [name, fallen] of out) tell(wantOf(name), fallen, left);
  return left;
};

/** Records why a nested priority ruled targets out. */
const tellNarrowed = (turn: Turn, nested: Nested, all: readonly Target[], left: readonly Target[], tell: Telling) => {
  const fit = nested.are ? sifted(turn, all, nested.are, tell) : all;
  const extreme = extremeOf(nested);
  if (extreme !== undefined) tell(extreme, fit.length ? fit : all, left);
};

/** One of the targets, by the nested priorities and then by chance. */
export const chosen = (turn: Turn, priority: Priority, all: readonly Target[], notes: Event[]): Target => {
  const { seat } = turn;
  const own = named(turn.of, seat, priority.id);
  const told = (name: string, targets: readonly Target[]) => ({
    seat,
    card: turn.of,
    priority: name,
    spaces: spacesOf(targets),
  });
  notes.push({ kind: 'priority-tried', ...told(own, all) });
  const swapDie = priority.swaps !== undefined && all.length > 1 ? turn.chance.die() : 0;
  let left = all;
  for (const nested of orderOf(priority, swapDie)) {
    const fewer = narrowed(turn, left, nested);
    if (fewer.length < left.length) {
      tellNarrowed(turn, nested, left, fewer, tellingOf(turn, lettered(nested.id), notes));
      notes.push({ kind: 'priority-narrowed', ...told(lettered(nested.id), fewer) });
    }
    left = fewer;
  }
  const target = oneOf(turn.chance, left);
  if (spacesOf(left).length > 1) notes.push({ kind: 'chosen-randomly', ...told(own, [target]) });
  return target;
};

/** The findings of a priority: everything that passes its tests and is legal. */
export const targetsOf = (turn: Turn, { act, are }: Priority): readonly Target[] => {
  const { [act]: how } = ACTS;
  return how
    .targets(turn)
    .filter(target => are.every(name => passes(turn, target, name)) && turn.isLegal(how.opens(turn, target)));
};

/** The same as events: which spaces were ruled out, and why. */
const toldTargets = (turn: Turn, { act, are, id }: Priority, notes: Event[]): readonly Target[] => {
  const { [act]: how } = ACTS;
  const tell = tellingOf(turn, lettered(id), notes);
  const fit = sifted(turn, how.targets(turn), are, tell);
  const legal = fit.filter(target => turn.isLegal(how.opens(turn, target)));
  tell(wantOf('not-allowed'), fit, legal);
  return legal;
};

/** What the priority lacks to have any effect now. Its dice are rolled when it is first considered. */
const lackOf = (turn: Turn, { fullOnly, rolls, when = [] }: Priority): string | undefined => {
  const { chance, frame } = turn;
  if (fullOnly && frame.limited) return needOf('full-only');
  const unmet = when.find(name => !CONDITIONS[name](turn));
  if (unmet) return needOf(unmet);
  if (rolls === undefined || frame.times) return undefined;
  return chance.die() <= rolls ? undefined : needOf('low-die');
};

const MOST_RALLY = 2;
/** §8.5.1 One more space for each level of Polarization from six on. */
export const limitOf = ({ state }: Turn, most: number | 'moderates-rally' | 'no-limit'): number =>
  most === 'moderates-rally' ? MOST_RALLY + Math.max(0, state.polarization - 5) : most === 'no-limit' ? 99 : most;

/** The next act by a list of priorities, from the frame's progress. */
export const nextOf = (
  given: Turn,
  priorities: readonly Priority[],
  most: number | 'moderates-rally' | 'no-limit',
): Tried => {
  const notes: Event[] = [];
  // every die is recorded where it is rolled
  const chance = telling(given.chance, given.seat, 'roll-card', notes);
  let { frame } = given;
  while (frame.at < priorities.length && frame.uses < (frame.limited ? 1 : limitOf(given, most))) {
    const priority = priorities[frame.at];
    if (!priority) break;
    if (priority.rollsDie && !frame.times) {
      frame = { ...frame, die: chance.die() };
    }
    const turn: Turn = { ...given, frame, chance };
    const isDone = priority.times !== undefined && frame.times >= priority.times;
    const lack = isDone ? undefined : lackOf(turn, priority);
    // a repeated priority gets no second event for the same target
    const find = frame.times ? targetsOf : toldTargets;
    const targets = isDone || lack !== undefined ? [] : find(turn, priority, notes);
    if (targets.length) {
      const target = chosen(turn, priority, targets, notes);
      const { [priority.act]: act } = ACTS;
      const opening: Scripted = { at: turn.at, give: act.opens(turn, target) };
      const script = [opening, ...(act.then?.(turn, target) ?? [])];
      const after: CardFrame = { ...frame, times: frame.times + 1, uses: frame.uses + 1 };
      return { found: { target, priority, script, frame: after }, notes, frame: after };
    }
    if (!frame.times) {
      const tried = { seat: given.seat, card: given.of, priority: named(given.of, given.seat, priority.id) };
      notes.push(
        lack === undefined ? { kind: 'priority-void', ...tried } : { kind: 'priority-closed', ...tried, because: lack },
      );
    }
    frame = { ...frame, at: frame.at + 1, times: 0 };
  }
  return { notes, frame };
};
