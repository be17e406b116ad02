/**
 * The actions that players have begun by hand since the rules last continued. Players may be ahead of the sequence of
 * play, and one action may take several changes. So each change is searched for in what could follow from the players'
 * position, not from the rules' position.
 */
import { evolve } from './agenda';
import {
  type Begun,
  begunAs,
  deepened,
  fewOfEach,
  goneOn,
  kindOf,
  MOST_ENDS,
  nearestOfEach,
  spareOf,
  turnsCards,
} from './begun';
import { aimedAhead } from './aimed-actions';
import { withRules } from './by-rules';
import { eventsOf } from './change';
import { diceShowing } from './playthrough';
import type { Change } from './edit';
import { type Difference, differenceOf, isPartOf, namedIn, textsIn } from './difference';
import type { Rules } from './game';
import type { Depth } from './chances';
import { lookingAhead, type Prospect } from './coming-actions';
import { topOf } from './lookup';
import type { GameTypes } from './messages';
import { sameQuestion } from './referee';
import type { Refusal } from './refusal';
import type { Slices } from './slices';
import { turnedUp } from './turned-up';

/** A state as one seat sees it, and the seat whose change by hand led to it. */
export interface Left<G extends GameTypes> {
  readonly state: G['state'];
  readonly by: G['seat'] | undefined;
  /** The change by hand itself, if it is known: the rules may have continued automatically after it. */
  readonly edit?: Change;
}

/** The most decisions ahead of what was begun that are searched. */
const NEAR = 4;
/** From this many decisions ahead on, an action counts as far. */
const FAR = 2;

const nearestFirst = <G extends GameTypes>(found: readonly Begun<G>[]): readonly Begun<G>[] =>
  found.toSorted((one, other) => one.ahead - other.ahead);

const ownFirst = <G extends GameTypes>(
  found: readonly Begun<G>[],
  mover: G['seat'] | undefined,
): readonly Begun<G>[] => {
  const isOwn = ({ seat }: Begun<G>): boolean => mover === undefined || seat === mover;
  return [...found.filter(isOwn), ...found.filter(one => !isOwn(one))];
};

/** The states that are searched further: one of each kind of action first, so that many alike ones hide nothing. */
const endsOf = <G extends GameTypes>(begun: readonly Begun<G>[]): readonly G['state'][] => {
  const firsts = new Map(begun.toReversed().map(one => [kindOf(one), one.ends[0]]));
  const nearest = begun.flatMap(({ ends: [end] }) => (end && [...firsts.values()].includes(end) ? [end] : []));
  const all = begun.flatMap(({ ends }) => ends.slice(0, MOST_ENDS));
  return [...new Set([...nearest, ...all])].slice(0, 2 * MOST_ENDS);
};

/** The legal ones of these prospects that contain a difference. */
function* legalOf<G extends GameTypes>(
  prospects: readonly Prospect<G>[],
  near: number,
  made: Difference,
  aside: readonly string[] | undefined,
): Slices<readonly Begun<G>[]> {
  const found: Begun<G>[] = [];
  for (const one of prospects) {
    if (one.refusal || one.ahead > near) continue;
    yield undefined;
    found.push(...begunAs(one, made, aside));
  }
  return found;
}

/** The actions that contain a difference. */
function* partsIn<G extends GameTypes>(
  game: Rules<G>,
  all: readonly Begun<G>[],
  before: G['state'],
  made: Difference,
  mover: G['seat'] | undefined,
): Slices<readonly Begun<G>[]> {
  const { aside } = game.editRules;
  const begun = fewOfEach(all);
  const ofOwn = (found: readonly Begun<G>[]): readonly Begun<G>[] => ownFirst(found, mover);
  function* legal(state: G['state'], near: number, depth: Depth): Slices<readonly Begun<G>[]> {
    return ofOwn(yield* legalOf(yield* lookingAhead(game, state, mover, depth), near, made, aside));
  }
  /** The actions done before that may still contain this, now that hidden cards are known. */
  function* turned(found: readonly Begun<G>[]): Slices<readonly Begun<G>[]> {
    const told = new Set(found.map(kindOf));
    const deep: Begun<G>[] = [];
    for (const one of nearestOfEach(begun))
      if (one.exact && !told.has(kindOf(one)) && turnsCards(game, one))
        deep.push(...(yield* deepened(game, one, mover)));
    return ofOwn(yield* goneOn(game, deep, before, made));
  }
  /** What is asked next once any action that was begun is done: a rally continues in its own space, not in another. */
  function* following(those: readonly Begun<G>[]): Slices<readonly Begun<G>[]> {
    const found: Begun<G>[] = [];
    for (const { ends } of those)
      for (const end of ends.slice(0, 1))
        if (!sameQuestion(topOf<G>(before), topOf<G>(end))) found.push(...(yield* legal(end, 0, 'next')));
    return found;
  }
  /** What is found only far ahead, or only after one answer, may be something nearer with other dice and cards. */
  function* closer(found: readonly Begun<G>[]): Slices<readonly Begun<G>[]> {
    const told = withRules(found, before, made, aside);
    if (!told.isOnlyAfter && found.some(({ ahead }) => ahead < FAR)) return told.found;
    const deep = yield* legal(before, FAR - 1, 'deep');
    // the deep search lets others pass: so its finds come after those of the plain search, but are kept
    const all = told.isOnlyAfter ? nearestFirst([...deep, ...found]) : [...found, ...nearestFirst(deep)];
    return withRules(told.isOnlyAfter ? ofOwn(all) : all, before, made, aside).found;
  }
  const own = ofOwn(yield* goneOn(game, begun, before, made));
  const [end, ...others] = endsOf(begun);
  if (own.length) {
    // the same change may begin another action: one that the rules ask for, or one that comes next
    const kinds = new Set(own.map(kindOf));
    const now = yield* legal(before, Number.POSITIVE_INFINITY, 'wide');
    const next = end ? yield* legal(end, NEAR, 'wide') : [];
    const others = [...now, ...next, ...(yield* following(begun))].filter(one => !kinds.has(kindOf(one)));
    return withRules([...own, ...others, ...(yield* turned([...own, ...others]))], before, made, aside).found;
  }
  for (const depth of ['wide', 'deep', 'asked'] as const) {
    if (depth === 'deep') {
      const deep: Begun<G>[] = [];
      for (const one of nearestOfEach(begun)) deep.push(...(yield* deepened(game, one, mover)));
      const deeper = ofOwn(yield* goneOn(game, deep, before, made));
      if (deeper.length) return deeper;
    }
    const now = yield* legal(before, Number.POSITIVE_INFINITY, depth);
    // the begun action may be done: then what comes after it is as near as what the rules ask now
    const next = end && (depth === 'wide' || !now.length) ? yield* legal(end, NEAR, depth) : [];
    const on = depth === 'wide' ? yield* following(begun) : [];
    const found = ofOwn(nearestFirst([...now, ...next, ...on]));
    if (found.length && depth === 'wide') return yield* closer([...found, ...(yield* turned(found))]);
    if (found.length) return withRules(found, before, made, aside).found;
    for (const other of others) {
      const next = yield* legal(other, NEAR, depth);
      if (next.length) return next;
    }
    if (depth !== 'wide') continue;
    const spare = spareOf(all, begun);
    const late = [...ofOwn(yield* goneOn(game, spare, before, made)), ...(yield* following(spare))];
    if (late.length) return late;
  }
  return [];
}

/** The same after any answer: players place a piece before they pay its price or play the card that allows it. */
function* aimedIn<G extends GameTypes>(
  game: Rules<G>,
  begun: readonly Begun<G>[],
  before: G['state'],
  made: Difference,
  mover: G['seat'] | undefined,
  named: readonly string[],
): Slices<readonly Begun<G>[]> {
  const { aside } = game.editRules;
  const found: Begun<G>[] = [];
  for (const state of [before, ...endsOf(fewOfEach(begun)).slice(0, 1)]) {
    const prospects = yield* aimedAhead(game, state, mover, made, named);
    found.push(...(yield* legalOf(prospects, FAR, made, aside)));
  }
  return withRules(ownFirst(nearestFirst(found), mover), before, made, aside).found;
}

/** The state with the moved piece turned over, if it could not be turned where it came from. */
const turnedThere = <G extends GameTypes>(
  game: Rules<G>,
  before: G['state'],
  after: G['state'],
  change: Change | undefined,
): G['state'] | undefined => {
  if (change?.kind !== 'move' && change?.kind !== 'add') return undefined;
  const turned = (state: G['state'], at: string): readonly G['event'][] => {
    const events = game.edit(state, { kind: 'flip', piece: change.piece, at }, diceShowing([1]));
    return 'reason' in events ? [] : events;
  };
  if (change.kind === 'move' && turned(before, change.from).length) return undefined;
  const events = turned(after, change.to);
  return events.length ? events.reduce<G['state']>((state, event) => evolve(game, state, event), after) : undefined;
};

/**
 * The actions that contain a change, the nearest first, and those of its own seat before others'. The search goes
 * through actions that were begun by hand, then what the rules allow now, then what comes next. `change`: the change
 * itself, if it is known.
 */
export function* partsOf<G extends GameTypes>(
  game: Rules<G>,
  begun: readonly Begun<G>[],
  [before, after]: readonly [before: G['state'], after: G['state']],
  mover: G['seat'] | undefined,
  change?: Change,
): Slices<readonly Begun<G>[]> {
  const { aside } = game.editRules;
  const made = differenceOf(before, after, aside);
  if (!made.size) return [];
  const found = yield* partsIn(game, begun, before, made, mover);
  if (found.length) return found;
  const turned = turnedThere(game, before, after, change);
  const laid = turned ? yield* partsIn(game, begun, before, differenceOf(before, turned, aside), mover) : [];
  if (laid.length) return laid.map(one => ({ ...one, exact: false }));
  const events = change && eventsOf(game, before, change, diceShowing([1]));
  const named = [...namedIn(made), ...textsIn(events && !('reason' in events) ? events : [])];
  return named.length ? yield* aimedIn(game, begun, before, made, mover, named) : [];
}

/** A change that no action makes. */
const NOTHING: Difference = new Map([['', { from: 0, to: 1 }]]);

/** Searches everything that may contain a change, before there is one. */
export function* forethought<G extends GameTypes>(
  game: Rules<G>,
  begun: readonly Begun<G>[],
  seen: G['state'],
  mover: G['seat'] | undefined,
): Slices<void> {
  yield* partsIn(game, begun, seen, NOTHING, mover);
}

/** The state after the change itself, before the rules continued. */
const doneBy = <G extends GameTypes>(game: Rules<G>, before: G['state'], { state, edit }: Left<G>): G['state'] => {
  const events = edit && eventsOf(game, before, edit, diceShowing([1]));
  if (!events || 'reason' in events) return state;
  return events.reduce<G['state']>((now, event) => evolve(game, now, event), before);
};

const known = new WeakMap<object, readonly unknown[]>();

/** The actions begun by hand in these states. */
function* begunOn<G extends GameTypes>(game: Rules<G>, left: readonly Left<G>[]): Slices<readonly Begun<G>[]> {
  const [after, before] = [left.at(-1), left.at(-2)];
  if (!after || !before) return [];
  const kept = known.get(after.state);
  // what is kept for this state belongs to this game
  if (kept) return kept as readonly Begun<G>[];
  const earlier = yield* begunOn(game, left.slice(0, -1));
  const found = yield* partsOf(game, earlier, [before.state, doneBy(game, before.state, after)], after.by, after.edit);
  const isKept = (one: Begun<G>): boolean =>
    !found.some(({ from, command }) => from === one.from && command === one.command);
  const all = [...found, ...earlier.filter(isKept)];
  const few = fewOfEach(all);
  const begun = [...few, ...spareOf(all, few)];
  known.set(after.state, begun);
  return begun;
}

/** The actions begun by hand. `left`: the state where the rules last continued, and after each change by hand since. */
export function* begunIn<G extends GameTypes>(game: Rules<G>, left: readonly Left<G>[]): Slices<readonly Begun<G>[]> {
  return yield* begunOn(game, turnedUp(left));
}

/** Why the actions are forbidden that would contain a change. `after`: the state after it. */
export function* forbiddenWith<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  seat: G['seat'] | undefined,
  after: G['state'],
): Slices<readonly Refusal[]> {
  const made = differenceOf(seen, after, game.editRules.aside);
  if (!made.size) return [];
  return (yield* lookingAhead(game, seen, seat)).flatMap(({ refusal, seat: own, courses }) =>
    refusal && (seat === undefined || own === seat) && courses.some(({ difference }) => isPartOf(made, difference))
      ? [refusal]
      : [],
  );
}
