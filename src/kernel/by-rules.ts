/**
 * What the rules do automatically once an answer is given: the steps beneath the question on the agenda run after any
 * answer. Players who do that by hand have not answered. It still counts as the answering seat's action: nobody else
 * moves its pieces.
 */
import { type Answered, answeredOf } from './answered';
import type { Begun } from './begun';
import { differenceOf, endsIn, isPartOf, type Difference } from './difference';
import type { GameTypes, Section } from './messages';

/** The section of the step that makes a change. */
const sectionIn = <G extends GameTypes>(answered: Answered<G>, made: Difference, aside: Aside): Section => {
  const { state } = answered;
  const steps = answered.steps();
  const own = steps.find((step, n) => isPartOf(made, differenceOf(steps[n - 1]?.state ?? state, step.state, aside)));
  const soFar = own ?? steps.find(step => isPartOf(made, differenceOf(state, step.state, aside)));
  return (soFar ?? steps.at(-1))?.section ?? '§table';
};

type Aside = readonly string[] | undefined;

/** An action as what the rules do automatically after it, if the change is only a part of that. */
const afterIt = <G extends GameTypes>(
  one: Begun<G>,
  before: G['state'],
  made: Difference,
  aside: Aside,
): Begun<G> | undefined => {
  if (!one.command) return undefined;
  const [first, ...others] = one.ends.map(end => answeredOf<G>(end));
  const [end] = one.ends;
  if (!first || !end || others.some(other => !other)) return undefined;
  const isOwn = [first, ...others].some(each => each && isPartOf(made, differenceOf(before, each.state, aside)));
  const whole = differenceOf(first.state, end, aside);
  if (isOwn || !isPartOf(made, whole)) return undefined;
  const { seat, ahead, ends, all } = one;
  const section = sectionIn(first, made, aside);
  const exact = endsIn(made, whole);
  return { seat, command: undefined, section, ahead, from: first.state, ends, all, exact };
};

/** Has everything been done that the answer itself does? */
const isAnswered = <G extends GameTypes>(one: Begun<G>, before: G['state'], then: Begun<G>, aside: Aside): boolean =>
  differenceOf(one.from, then.from, aside).size > 0 && differenceOf(before, then.from, aside).size === 0;

/** If this many answers of different kinds all lead to it, none of them is its cause. */
const OF_KINDS = 2;

/** The actions that contain a change. What follows any answer is no part of an answer. */
export const withRules = <G extends GameTypes>(
  found: readonly Begun<G>[],
  before: G['state'],
  made: Difference,
  aside: Aside,
): { readonly found: readonly Begun<G>[]; readonly isOnlyAfter: boolean } => {
  const each = found.map(one => ({ one, then: afterIt(one, before, made, aside) }));
  const kinds = new Set(each.flatMap(({ one, then }) => (then ? [one.command?.kind] : [])));
  const isAny = kinds.size >= OF_KINDS;
  const isTheirs = ({ one, then }: (typeof each)[number]): boolean =>
    then !== undefined && (isAny || isAnswered(one, before, then, aside));
  const answers = each.filter(isTheirs).map(({ one }) => one);
  return {
    // the answers may still come: they are named last, and kept
    found: [...each.map(pair => (isTheirs(pair) && pair.then) || pair.one), ...answers],
    isOnlyAfter: !isAny && each.every(({ then }) => then),
  };
};
