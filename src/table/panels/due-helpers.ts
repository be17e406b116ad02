/** Which helpers are needed now, and which are about a piece or place. */
import type { Helper, Values } from '../../kernel/helper';
import { topOf } from '../../kernel/lookup';
import type { GameTypes } from '../../kernel/messages';

/** How many coming steps a helper considers. */
const AHEAD = 3;

/** Is a helper needed for the present question, or for the next? */
export const isDue = <G extends GameTypes>({ wanted }: Helper<G>, state: G['state']): boolean => {
  const kinds: readonly string[] = wanted?.at ?? [];
  return state.agenda.slice(0, AHEAD).some(({ kind }) => kinds.includes(kind));
};

/** The helpers in order: first those for the present question, then those needed soon. */
export const inOrder = <G extends GameTypes>(
  helpers: readonly Helper<G>[],
  state: G['state'],
): readonly Helper<G>[] => {
  const top = topOf<G>(state)?.kind;
  const rank = (helper: Helper<G>): number =>
    helper.wanted?.at.some(kind => kind === top) ? 0 : isDue(helper, state) ? 1 : 2;
  return helpers.toSorted((one, other) => rank(one) - rank(other));
};

/** The answers for a helper opened from a piece or place; undefined if it is not about it. */
export const answersFrom = <G extends GameTypes>(
  helper: Helper<G>,
  state: G['state'],
  ids: readonly string[],
): Values | undefined => {
  const isAbout = ids.some(id => helper.wanted?.about?.includes(id));
  const values: Record<string, Values[string]> = {};
  // twice, because an answer may narrow a later question
  for (const _ of [1, 2])
    for (const input of helper.inputs(state, values)) {
      if (input.kind !== 'choice' && input.kind !== 'several') continue;
      const id = ids.find(one => input.values.includes(one));
      if (id !== undefined) values[input.id] = input.kind === 'choice' ? id : [id];
    }
  return isAbout || Object.keys(values).length ? values : undefined;
};
