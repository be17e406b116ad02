/** How a state came about: by an answer, and by the automatic steps beneath the question on the agenda. */
import type { Beneath } from './agenda';
import type { GameTypes, Section } from './messages';

/** The state after the answer, and after each automatic step from there on. */
export interface Answered<G extends GameTypes> {
  readonly state: G['state'];
  steps(): readonly { readonly section: Section; readonly state: G['state'] }[];
}

const known = new WeakMap<object, () => Answered<GameTypes>>();

/** Remembers how a state came about, computed only on demand. `tableAfter`: the state after a number of events. */
export const keepAnswered = <G extends GameTypes>(
  end: G['state'],
  beneath: readonly Beneath[],
  tableAfter: (events: number | undefined) => G['state'],
): void => {
  const [first] = beneath;
  if (!first) return;
  let made: Answered<G> | undefined;
  known.set(end, () => {
    made ??= {
      state: tableAfter(first.before),
      steps: () => beneath.map(({ section }, n) => ({ section, state: tableAfter(beneath[n + 1]?.before) })),
    };
    return made;
  });
};

/** The same state with alike pieces exchanged came about in the same way, through states with the same exchange. */
export const keepLike = <G extends GameTypes>(
  was: G['state'],
  now: G['state'],
  exchange: (state: G['state']) => G['state'],
): G['state'] => {
  const how = known.get(was);
  if (how)
    known.set(now, () => {
      const { state, steps } = how();
      return { state: exchange(state), steps: () => steps().map(one => ({ ...one, state: exchange(one.state) })) };
    });
  return now;
};

/** How a state came about, if automatic steps followed an answer. */
export const answeredOf = <G extends GameTypes>(end: G['state']): Answered<G> | undefined =>
  // what is kept for this state belongs to its game
  known.get(end)?.() as Answered<G> | undefined;
