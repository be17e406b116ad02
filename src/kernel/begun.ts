/** An action that players have begun by hand, and which changes continue it. */
import { keepLike } from './answered';
import { exchanged } from './alike';
import { type Action, type Course, lookingAhead, type Prospect } from './coming-actions';
import { type Difference, differenceOf, endsIn, HIDDEN, isPartOf, mayFallSo } from './difference';
import type { Rules } from './game';
import type { GameTypes } from './messages';
import type { Slices } from './slices';

/** An action that players have begun or finished by hand. */
export interface Begun<G extends GameTypes> extends Action<G> {
  /** The state after it, once for each result of its dice that includes everything done by hand. */
  readonly ends: readonly G['state'][];
  /** The state after it, once for each result of its dice. */
  readonly all: readonly G['state'][];
  /** Is everything that was changed last where one of the ends has it, and not only on the way there? */
  readonly exact: boolean;
}

/** The most actions that are kept; the most of one kind; the most whose ends are searched further. */
const MOST_BEGUN = 24;
const MOST_OF_A_KIND = 8;
/** The most further actions that are kept in case none of the first fits. */
const MOST_SPARE = 30;
export const MOST_ENDS = 3;

export const kindOf = <G extends GameTypes>({ seat, command }: Begun<G>): string => `${seat} ${command?.kind}`;

/** The first actions of each kind, as many of each as there is room for, so that many alike ones hide no other kind. */
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

/** The others. Example: a price that was paid does not tell in which of many places an action was begun. */
export const spareOf = <G extends GameTypes>(all: readonly Begun<G>[], few: readonly Begun<G>[]): readonly Begun<G>[] =>
  all.filter(one => !few.includes(one)).slice(0, MOST_SPARE);

const differencesOf = <G extends GameTypes>(courses: readonly Course<G>[]): readonly Difference[] =>
  courses.map(({ difference }) => difference);

/** The courses that contain a change, as they are or with alike pieces exchanged. */
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

/** The actions begun before that the change continues: it does what was still missing. */
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
  // by hand one stops where the rules would continue at once: a cylinder is in its box until the next card comes
  const within = own.filter(({ difference }) => isPartOf(made, difference));
  const isAll = within.some(({ difference }) => endsIn(made, difference));
  return within.length ? [{ ...all, ends: within.map(({ end }) => end), exact: isAll }] : [];
};

/** Does it turn up a hidden card, on which more may depend? */
export const turnsCards = <G extends GameTypes>(
  { editRules: { aside } }: Rules<G>,
  { from, ends }: Begun<G>,
): boolean =>
  ends.some(end =>
    [...differenceOf(from, end, aside).values()].some(one => 'come' in one && one.come.includes(HIDDEN)),
  );

/** What is searched deeply: of the nearest states, each searched once, one action of each kind. */
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

/** An action that was begun, with more results of its dice. */
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
