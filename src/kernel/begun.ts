/** An action that hands have begun, and which changes go on with it. */
import { keepLike } from './answered';
import { exchanged } from './alike';
import { type Action, type Course, lookingAhead, type Prospect } from './coming-actions';
import { type Difference, differenceOf, endsIn, HIDDEN, isPartOf, mayFallSo } from './difference';
import type { Rules } from './game';
import type { GameTypes } from './messages';
import type { Slices } from './slices';

/** An action that hands have begun, or done. */
export interface Begun<G extends GameTypes> extends Action<G> {
  /** Their table after it, once for each way its dice may fall that has all in it that hands did. */
  readonly ends: readonly G['state'][];
  /** Every way its dice may fall. */
  readonly all: readonly G['state'][];
  /** Everything that was changed last lies as one of the ends has it, and not only a step nearer. */
  readonly exact: boolean;
}

/** So many actions are kept in mind, and so many of one kind; and from the ends of so many it is looked on. */
const MOST_BEGUN = 24;
const MOST_OF_A_KIND = 8;
/** So many more are kept for when nothing of these fits. */
const MOST_SPARE = 30;
export const MOST_ENDS = 3;

export const kindOf = <G extends GameTypes>({ seat, command }: Begun<G>): string => `${seat} ${command?.kind}`;

/** The first of each kind of action, as many of each as there is room for: what could be many alike hides nothing else. */
export const fewOfEach = <G extends GameTypes>(begun: readonly Begun<G>[]): readonly Begun<G>[] => {
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
export const spareOf = <G extends GameTypes>(all: readonly Begun<G>[], few: readonly Begun<G>[]): readonly Begun<G>[] =>
  all.filter(one => !few.includes(one)).slice(0, MOST_SPARE);

const differencesOf = <G extends GameTypes>(courses: readonly Course<G>[]): readonly Difference[] =>
  courses.map(({ difference }) => difference);

/** The courses that have a change in them, as they are or with alike pieces exchanged. */
const fitting = <G extends GameTypes>(
  courses: readonly Course<G>[],
  before: G['state'],
  made: Difference,
  aside: readonly string[] | undefined,
): readonly Course<G>[] => {
  const fit = courses.filter(({ difference }) => isPartOf(made, difference));
  if (fit.length) return fit;
  return courses.flatMap(({ end: was }) => {
    const end = exchanged(before, was);
    const difference = end === was ? undefined : differenceOf(before, end, aside);
    return difference && isPartOf(made, difference)
      ? [{ difference, end: keepLike<G>(was, end, one => exchanged(before, one)) }]
      : [];
  });
};

/** What was begun before, and the change goes on with: it does what was still owed. */
export function* goneOn<G extends GameTypes>(
  { editRules: { aside } }: Rules<G>,
  begun: readonly Begun<G>[],
  before: G['state'],
  made: Difference,
): Slices<readonly Begun<G>[]> {
  const found: Begun<G>[] = [];
  function* coursesTo(states: readonly G['state'][]): Slices<readonly Course<G>[]> {
    const all: Course<G>[] = [];
    for (const end of states) {
      yield undefined;
      all.push({ difference: differenceOf(before, end, aside), end });
    }
    return all;
  }
  for (const one of begun) {
    const fit = fitting(yield* coursesTo(one.ends), before, made, aside);
    const exact = fit.some(({ difference }) => endsIn(made, difference));
    if (fit.length) found.push({ ...one, ahead: 0, ends: fit.map(({ end }) => end), exact });
    else if (mayFallSo(made, differencesOf(yield* coursesTo(one.all)))) found.push({ ...one, ahead: 0, exact: true });
  }
  return found;
}

/** An action of the horizon as begun, if the change is a part of it. */
export const begunAs = <G extends GameTypes>(
  prospect: Prospect<G>,
  made: Difference,
  aside: readonly string[] | undefined,
): readonly Begun<G>[] => {
  const { seat, command, section, ahead, from, courses, own } = prospect;
  const fit = fitting(courses, from, made, aside);
  const exact = fit.some(({ difference }) => endsIn(made, difference));
  const all = { seat, command, section, ahead, from, all: courses.map(({ end }) => end) };
  if (fit.length) return [{ ...all, ends: fit.map(({ end }) => end), exact }];
  if (mayFallSo(made, differencesOf(courses))) return [{ ...all, ends: courses.map(({ end }) => end), exact: true }];
  // hands stop where the rules would go on at once: a cylinder lies in its box until the next card comes
  const within = own.filter(({ difference }) => isPartOf(made, difference));
  const isAll = within.some(({ difference }) => endsIn(made, difference));
  return within.length ? [{ ...all, ends: within.map(({ end }) => end), exact: isAll }] : [];
};

/** Does a hidden card come up in it, on which more may depend? */
export const turnsCards = <G extends GameTypes>(
  { editRules: { aside } }: Rules<G>,
  { from, ends }: Begun<G>,
): boolean =>
  ends.some(end =>
    [...differenceOf(from, end, aside).values()].some(one => 'come' in one && one.come.includes(HIDDEN)),
  );

/** What is looked at deeply: of the nearest tables, which are each looked at once, one action of each kind. */
export const nearestOfEach = <G extends GameTypes>(begun: readonly Begun<G>[]): readonly Begun<G>[] => {
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
export function* deepened<G extends GameTypes>(
  game: Rules<G>,
  one: Begun<G>,
  viewer: G['seat'] | undefined,
): Slices<readonly Begun<G>[]> {
  if (!one.command) return [];
  const wanted = JSON.stringify(one.command);
  const same = (yield* lookingAhead(game, one.from, viewer, 'deep')).filter(
    ({ refusal, command, seat, ahead }) =>
      !refusal && !ahead && seat === one.seat && JSON.stringify(command) === wanted,
  );
  const ends = same.flatMap(({ courses }) => courses.map(({ end }) => end));
  return ends.length ? [{ ...one, ends, all: ends }] : [];
}
