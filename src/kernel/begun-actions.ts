/**
 * The actions that players have begun by hand since the rules last went on. Players may be ahead of the sequence of
 * play, and one action may take several changes. So each change is looked for in what could follow from there, not from
 * where the rules still are.
 */
import { evolve } from './agenda';
import { eventsOf } from './change';
import { diceShowing } from './playthrough';
import type { Change } from './edit';
import { type Difference, differenceOf, endsIn, HIDDEN, isPartOf, mayFallSo } from './difference';
import type { Rules } from './game';
import type { Depth } from './chances';
import { lookingAhead, type Prospect } from './coming-actions';
import { topOf } from './lookup';
import type { GameTypes, Section } from './messages';
import { sameQuestion } from './referee';
import type { Refusal } from './refusal';
import type { Slices } from './slices';
import { turnedUp } from './turned-up';

/** An action that hands have begun, or done. */
export interface Begun<G extends GameTypes> {
  /** Who acts, and what it is; undefined for what the rules do by themselves. */
  readonly seat: G['seat'] | undefined;
  readonly command: G['command'] | undefined;
  /** The section of the rules that it is in. */
  readonly section: Section;
  /** So many decisions came before it. */
  readonly ahead: number;
  /** The table of the rules before it. */
  readonly from: G['state'];
  /** Their table after it, once for each way its dice may fall that has all in it that hands did. */
  readonly ends: readonly G['state'][];
  /** Every way its dice may fall. */
  readonly all: readonly G['state'][];
  /** Everything that was changed last lies as one of the ends has it, and not only a step nearer. */
  readonly exact: boolean;
}

/** A table as one seat sees it, and whose hand left it so. */
export interface Left<G extends GameTypes> {
  readonly state: G['state'];
  readonly by: G['seat'] | undefined;
  /** What the hand did, if it is known: the rules may have gone on by themselves after it. */
  readonly edit?: Change;
}

/** So many actions are kept in mind, and so many of one kind; and from the ends of so many it is looked on. */
const MOST_BEGUN = 24;
const MOST_OF_A_KIND = 8;
/** So many more are kept for when nothing of these fits. */
const MOST_SPARE = 30;
const MOST_ENDS = 3;
/** Further ahead of what was begun nothing is looked for. */
const NEAR = 4;

const kindOf = <G extends GameTypes>({ seat, command }: Begun<G>): string => `${seat} ${command?.kind}`;

/** The first of each kind of action, as many of each as there is room for: what could be many alike hides nothing else. */
const fewOfEach = <G extends GameTypes>(begun: readonly Begun<G>[]): readonly Begun<G>[] => {
  const often = new Map<string, number>();
  const counted = begun.map(one => {
    const before = often.get(kindOf(one)) ?? 0;
    often.set(kindOf(one), before + 1);
    return { one, before };
  });
  let most = MOST_OF_A_KIND;
  const few = () => counted.filter(({ before }) => before < most).map(({ one }) => one);
  while (most > 1 && few().length > MOST_BEGUN) most--;
  return few().slice(0, MOST_BEGUN);
};

/** The others: a price that was paid does not tell in which of many places something was begun. */
const spareOf = <G extends GameTypes>(all: readonly Begun<G>[], few: readonly Begun<G>[]): readonly Begun<G>[] =>
  all.filter(one => !few.includes(one)).slice(0, MOST_SPARE);

/** What was begun before, and the change goes on with: it does what was still owed. */
export function* goneOn<G extends GameTypes>(
  { editRules: { aside } }: Rules<G>,
  begun: readonly Begun<G>[],
  before: G['state'],
  made: Difference,
): Slices<readonly Begun<G>[]> {
  const found: Begun<G>[] = [];
  function* differencesTo(states: readonly G['state'][]): Slices<readonly Difference[]> {
    const all: Difference[] = [];
    for (const end of states) {
      yield undefined;
      all.push(differenceOf(before, end, aside));
    }
    return all;
  }
  for (const one of begun) {
    const owed = yield* differencesTo(one.ends);
    const ends = one.ends.filter((_, n) => isPartOf(made, owed[n] ?? new Map()));
    const exact = owed.some(difference => endsIn(made, difference));
    if (ends.length) found.push({ ...one, ahead: 0, ends, exact });
    else if (mayFallSo(made, yield* differencesTo(one.all))) found.push({ ...one, ahead: 0, exact: true });
  }
  return found;
}

/** An action of the horizon as begun, if the change is a part of it. */
const begunAs = <G extends GameTypes>(prospect: Prospect<G>, made: Difference): readonly Begun<G>[] => {
  const { seat, command, section, ahead, from, courses, own } = prospect;
  const fit = courses.filter(({ difference }) => isPartOf(made, difference));
  const exact = fit.some(({ difference }) => endsIn(made, difference));
  const all = { seat, command, section, ahead, from, all: courses.map(({ end }) => end) };
  if (fit.length) return [{ ...all, ends: fit.map(({ end }) => end), exact }];
  const differences = courses.map(({ difference }) => difference);
  if (mayFallSo(made, differences)) return [{ ...all, ends: courses.map(({ end }) => end), exact: true }];
  // hands stop where the rules would go on at once: a cylinder lies in its box until the next card comes
  const within = own.filter(({ difference }) => isPartOf(made, difference));
  const isAll = within.some(({ difference }) => endsIn(made, difference));
  return within.length ? [{ ...all, ends: within.map(({ end }) => end), exact: isAll }] : [];
};

/** Does a hidden card come up in it, on which more may depend? */
const turnsCards = <G extends GameTypes>({ editRules: { aside } }: Rules<G>, { from, ends }: Begun<G>): boolean =>
  ends.some(end =>
    [...differenceOf(from, end, aside).values()].some(one => 'come' in one && one.come.includes(HIDDEN)),
  );

/** What is looked at deeply: of the nearest tables, which are each looked at once, one action of each kind. */
const nearestOfEach = <G extends GameTypes>(begun: readonly Begun<G>[]): readonly Begun<G>[] => {
  const tables = new Set([...new Set(begun.map(({ from }) => from))].slice(0, MOST_ENDS));
  const near = begun.filter(({ from }) => tables.has(from));
  return near.filter(
    (one, n) =>
      near.findIndex(
        ({ from, seat, command }) => from === one.from && seat === one.seat && command?.kind === one.command?.kind,
      ) === n,
  );
};

/** What was begun, with more ways for its dice to fall. */
function* deepened<G extends GameTypes>(
  game: Rules<G>,
  one: Begun<G>,
  viewer: G['seat'] | undefined,
): Slices<readonly Begun<G>[]> {
  const wanted = JSON.stringify(one.command);
  const same = (yield* lookingAhead(game, one.from, viewer, 'deep')).filter(
    ({ refusal, command, seat, ahead }) =>
      !refusal && !ahead && seat === one.seat && command !== undefined && JSON.stringify(command) === wanted,
  );
  const ends = same.flatMap(({ courses }) => courses.map(({ end }) => end));
  return ends.length ? [{ ...one, ends, all: ends }] : [];
}

/** The actions that a difference is a part of. */
function* partsIn<G extends GameTypes>(
  game: Rules<G>,
  all: readonly Begun<G>[],
  before: G['state'],
  made: Difference,
  mover: G['seat'] | undefined,
): Slices<readonly Begun<G>[]> {
  const begun = fewOfEach(all);
  const ofOwn = (all: readonly Begun<G>[]): readonly Begun<G>[] => {
    const isOwn = ({ seat }: Begun<G>): boolean => mover === undefined || seat === mover;
    return [...all.filter(isOwn), ...all.filter(one => !isOwn(one))];
  };
  function* legal(state: G['state'], near: number, depth: Depth): Slices<readonly Begun<G>[]> {
    const found: Begun<G>[] = [];
    for (const one of yield* lookingAhead(game, state, mover, depth)) {
      if (one.refusal || one.ahead > near) continue;
      yield undefined;
      found.push(...begunAs(one, made));
    }
    return ofOwn(found);
  }
  /** What was done before and still may have this in it, as the cards lie that were hidden. */
  function* turned(found: readonly Begun<G>[]): Slices<readonly Begun<G>[]> {
    const told = new Set(found.map(kindOf));
    const deep: Begun<G>[] = [];
    for (const one of nearestOfEach(begun))
      if (one.exact && !told.has(kindOf(one)) && turnsCards(game, one))
        deep.push(...(yield* deepened(game, one, mover)));
    return ofOwn(yield* goneOn(game, deep, before, made));
  }
  /** What is asked next once any of what was begun is done: a rally asks on in its own space, and not in another's. */
  function* following(those: readonly Begun<G>[]): Slices<readonly Begun<G>[]> {
    const found: Begun<G>[] = [];
    for (const { ends } of those)
      for (const end of ends.slice(0, 1))
        if (!sameQuestion(topOf<G>(before), topOf<G>(end))) found.push(...(yield* legal(end, 0, 'next')));
    return found;
  }
  const own = ofOwn(yield* goneOn(game, begun, before, made));
  const [end, ...others] = begun.flatMap(one => one.ends.slice(0, MOST_ENDS)).slice(0, 2 * MOST_ENDS);
  if (own.length) {
    // the same may be the first of another action: of what the rules ask, or of what comes next
    const kinds = new Set(own.map(kindOf));
    const now = yield* legal(before, Number.POSITIVE_INFINITY, 'wide');
    const next = end ? yield* legal(end, NEAR, 'wide') : [];
    const others = [...now, ...next, ...(yield* following(begun))].filter(one => !kinds.has(kindOf(one)));
    return [...own, ...others, ...(yield* turned([...own, ...others]))];
  }
  for (const depth of ['wide', 'deep', 'asked'] as const) {
    if (depth === 'deep') {
      const deep: Begun<G>[] = [];
      for (const one of nearestOfEach(begun)) deep.push(...(yield* deepened(game, one, mover)));
      const deeper = ofOwn(yield* goneOn(game, deep, before, made));
      if (deeper.length) return deeper;
    }
    const now = yield* legal(before, Number.POSITIVE_INFINITY, depth);
    // what was begun may be done: then it is as near what comes after it as what the rules ask now
    const next = end && (depth === 'wide' || !now.length) ? yield* legal(end, NEAR, depth) : [];
    const on = depth === 'wide' ? yield* following(begun) : [];
    const found = ofOwn([...now, ...next, ...on].toSorted((one, other) => one.ahead - other.ahead));
    if (found.length) return depth === 'wide' ? [...found, ...(yield* turned(found))] : found;
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

/**
 * The actions that a change is a part of, the nearest first, and those of its own seat before others'. They are looked
 * for among actions that were begun by hand, then among what the rules allow now, then among what comes next.
 */
export function* partsOf<G extends GameTypes>(
  game: Rules<G>,
  begun: readonly Begun<G>[],
  [before, after]: readonly [before: G['state'], after: G['state']],
  mover: G['seat'] | undefined,
): Slices<readonly Begun<G>[]> {
  const made = differenceOf(before, after, game.editRules.aside);
  return made.size ? yield* partsIn(game, begun, before, made, mover) : [];
}

/** Nothing that any action makes. */
const NOTHING: Difference = new Map([['', { from: 0, to: 1 }]]);

/** Looks at everything that a change may be a part of, before there is one. */
export function* forethought<G extends GameTypes>(
  game: Rules<G>,
  begun: readonly Begun<G>[],
  seen: G['state'],
  mover: G['seat'] | undefined,
): Slices<void> {
  yield* partsIn(game, begun, seen, NOTHING, mover);
}

/** The table after what the hand did itself, before the rules went on. */
const doneBy = <G extends GameTypes>(game: Rules<G>, before: G['state'], { state, edit }: Left<G>): G['state'] => {
  const events = edit && eventsOf(game, before, edit, diceShowing([1]));
  if (!events || 'reason' in events) return state;
  return events.reduce<G['state']>((now, event) => evolve(game, now, event), before);
};

const known = new WeakMap<object, readonly unknown[]>();

/** What hands have begun on these tables. */
function* begunOn<G extends GameTypes>(game: Rules<G>, left: readonly Left<G>[]): Slices<readonly Begun<G>[]> {
  const [after, before] = [left.at(-1), left.at(-2)];
  if (!after || !before) return [];
  const kept = known.get(after.state);
  // what was kept for this state was made of this game
  if (kept) return kept as readonly Begun<G>[];
  const earlier = yield* begunOn(game, left.slice(0, -1));
  const found = yield* partsOf(game, earlier, [before.state, doneBy(game, before.state, after)], after.by);
  const isKept = (one: Begun<G>): boolean =>
    !found.some(({ from, command }) => from === one.from && command === one.command);
  const all = [...found, ...earlier.filter(isKept)];
  const few = fewOfEach(all);
  const begun = [...few, ...spareOf(all, few)];
  known.set(after.state, begun);
  return begun;
}

/** What hands have begun. `left`: the table where the rules last went on, and after each change by hand since. */
export function* begunIn<G extends GameTypes>(game: Rules<G>, left: readonly Left<G>[]): Slices<readonly Begun<G>[]> {
  return yield* begunOn(game, turnedUp(left));
}

/** Why the actions are forbidden that a change would be a part of. `after`: the table as it left it. */
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
