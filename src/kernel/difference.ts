/** Differences between two states of a game, and whether one difference equals or is part of another. */

import type { EditRules } from './edit-rules';
import type { GameTypes } from './messages';

/** What happened at one place in a state: another value, or items that left and entered a list. */
export type Differing =
  | { readonly from: unknown; readonly to: unknown }
  | { readonly gone: readonly string[]; readonly come: readonly string[] };
export type Difference = ReadonlyMap<string, Differing>;

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of objects identified by their first text: a counter by its id, an army by its leader. */
const keyed = (list: readonly unknown[]): Plain | undefined => {
  const found: Record<string, unknown> = {};
  for (const one of list) {
    const name = isPlain(one) ? Object.values(one).find(value => typeof value === 'string') : undefined;
    if (typeof name !== 'string' || Object.hasOwn(found, name)) return undefined;
    found[name] = one;
  }
  return found;
};

/** The texts of a list that another lacks, each as often as it is missing. */
const without = (list: readonly string[], other: readonly string[]): readonly string[] => {
  const left = [...other];
  return list.filter(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const compareFields = (
  before: Plain,
  after: Plain,
  path: string,
  found: Map<string, Differing>,
  besides: readonly string[],
): void => {
  const compareOne = (key: string): void => {
    // folds share what they leave alone
    if (before[key] !== after[key] && !besides.includes(key)) compare(before[key], after[key], `${path}/${key}`, found);
  };
  for (const key of Object.keys(before)) compareOne(key);
  for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) compareOne(key);
};

const compare = (before: unknown, after: unknown, path: string, found: Map<string, Differing>): void => {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [was, is] = [keyed(before), keyed(after)];
    if (was && is && before.length + after.length > 0) return compare(was, is, path, found);
    const [old, now] = [before, after].map(list => list.map(one => JSON.stringify(one)));
    const [gone, come] = [without(old ?? [], now ?? []), without(now ?? [], old ?? [])];
    if (gone.length || come.length) found.set(path, { gone, come });
    return;
  }
  if (isPlain(before) && isPlain(after)) {
    compareFields(before, after, path, found, []);
    return;
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) found.set(path, { from: before, to: after });
};

/** What differs between two states, without the agenda and the named fields. */
export const differenceOf = (before: object, after: object, besides: readonly string[] = []): Difference => {
  const found = new Map<string, Differing>();
  compareFields({ ...before }, { ...after }, '', found, ['agenda', ...besides]);
  return found;
};

/** A state as players leave it by hand: they place at once what the rules hold back until an action is over. */
export const settledBy = <G extends GameTypes>(rules: EditRules<G>, state: G['state']): G['state'] =>
  rules.settled?.(state) ?? state;

/** A hidden card, as a difference names it. */
export const HIDDEN = '"?"';

/** Are all of these among those, if a hidden one may be any card? */
const areAmong = (some: readonly string[], all: readonly string[]): boolean => {
  const lacking = without(some, all);
  const spare = without(all, some);
  const wild = spare.filter(one => one === HIDDEN).length;
  return lacking.length <= wild || lacking.every(one => one === HIDDEN && spare.length > 0);
};

const isSame = (part: Differing, whole: Differing): boolean => {
  if ('gone' in part) return 'gone' in whole && areAmong(part.gone, whole.gone) && areAmong(part.come, whole.come);
  return !('gone' in whole) && JSON.stringify(part.to) === JSON.stringify(whole.to);
};

/** A pile that is taken up: what was put on it before goes with it, and is not there in the end. */
const isTakenUp = (part: Differing, whole: Differing): boolean =>
  'gone' in part && 'gone' in whole && !part.gone.length && !whole.come.length && whole.gone.length > 0;

const isWithin = (part: Differing, whole: Differing): boolean => {
  if (isSame(part, whole) || isTakenUp(part, whole)) return true;
  if ('gone' in part || 'gone' in whole) return false;
  if (typeof part.from !== 'number' || typeof part.to !== 'number') return false;
  if (typeof whole.from !== 'number' || typeof whole.to !== 'number') return false;
  // part of the change: one of two pieces, or part of a payment
  const [some, all] = [part.to - part.from, whole.to - whole.from];
  return Math.sign(some) === Math.sign(all) && Math.abs(some) <= Math.abs(all);
};

/** Something leaves a thing that is removed as a whole: troops before their army. */
const leavesFirst = (path: string, one: Differing, whole: Difference): boolean => {
  const isLess = 'gone' in one ? !one.come.length : one.to === undefined;
  const around = path.split('/').map((_, n, all) => all.slice(0, n).join('/'));
  return isLess && around.some(outer => goesAway(whole.get(outer)));
};
const goesAway = (there: Differing | undefined): boolean =>
  there !== undefined && 'from' in there && there.to === undefined;

const isEach = (part: Difference, whole: Difference, holds: (one: Differing, there: Differing) => boolean): boolean =>
  part.size > 0 &&
  [...part].every(([path, one]) => {
    const there = whole.get(path);
    return there === undefined ? leavesFirst(path, one, whole) : holds(one, there);
  });

/** Two things change places: the one that makes room is put aside until it goes where the whole has it. */
const makesRoom = (part: Differing, whole: Differing): boolean =>
  'from' in part && 'from' in whole && typeof part.to === 'string' && part.from === whole.from && part.to !== whole.to;

/** Is it a part of a whole, apart from what had to make room for it? */
const isPartBesidesRoom = (part: Difference, whole: Difference): boolean => {
  const thingOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  const aside = new Set(
    [...part].flatMap(([path, one]) => {
      const there = whole.get(path);
      return there && makesRoom(one, there) ? [thingOf(path)] : [];
    }),
  );
  return aside.size > 0 && isEach(new Map([...part].filter(([path]) => !aside.has(thingOf(path)))), whole, isSame);
};

/** Is a difference all of another, or a part of it? Nothing is a part of nothing. */
export const isPartOf = (part: Difference, whole: Difference): boolean =>
  isEach(part, whole, isWithin) || isPartBesidesRoom(part, whole);

/** Is everything that one changes where the other leaves it in the end, and not only on the way there? */
export const endsIn = (part: Difference, whole: Difference): boolean => isEach(part, whole, isSame);

/** With this many results in one place, chance decides which; the same for one kind of place. */
const BY_CHANCE = 3;
const OF_A_KIND = 6;

/** The same place of another thing: of another politician, of another space. */
const kindOfPlace = (path: string): string => {
  const parts = path.split('/');
  const isThing = (part: string, n: number): boolean => (n === 2 && n < parts.length - 1) || /^\d+$/.test(part);
  return parts.map((part, n) => (isThing(part, n) ? '*' : part)).join('/');
};
const outcome = (one: Differing | undefined): string =>
  JSON.stringify(one && ('gone' in one ? one.come : one.to)) ?? '';

/** Does it happen to this thing in some of the courses, but not in all? */
const isPicked = (path: string, courses: readonly Difference[]): boolean => courses.some(course => !course.has(path));

/**
 * Could all of it happen by chance, although no single course contains all of it? Each thing is part of one of the
 * courses, or chance decides there.
 */
export const mayFallSo = (part: Difference, courses: readonly Difference[]): boolean =>
  part.size > 0 &&
  courses.length >= BY_CHANCE &&
  [...part].every(([path, one]) => {
    const here = courses.flatMap(course => course.get(path) ?? []);
    if (here.some(there => isWithin(one, there))) return true;
    if (new Set(here.map(outcome)).size >= BY_CHANCE) return true;
    const kind = kindOfPlace(path);
    const alike = courses.flatMap(course => [...course].filter(([other]) => kindOfPlace(other) === kind));
    const outcomes = new Set(alike.map(([, other]) => outcome(other)));
    // the same happens to one thing or to another of its kind: chance picks which
    const picked =
      'to' in one ? alike.filter(([, other]) => outcome(other) === outcome(one)).map(([other]) => other) : [];
    if (new Set(picked.filter(other => isPicked(other, courses))).size >= BY_CHANCE) return true;
    return here.length > 0 && outcomes.size >= OF_A_KIND && outcomes.has(outcome(one));
  });

/** All texts in a value, however deep. */
export const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Everything that a difference names: the ids of the things and places that it changes, and what comes and goes. */
export const namedIn = (difference: Difference): readonly string[] => {
  const named = [...difference].flatMap(([path, one]) => [
    ...path.split('/').filter(Boolean),
    ...('gone' in one
      ? [...one.gone, ...one.come].flatMap(item => textsIn(JSON.parse(item)))
      : [one.from, one.to].flatMap(textsIn)),
  ]);
  return [...new Set(named)].sort();
};
