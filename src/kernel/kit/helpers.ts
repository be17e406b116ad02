/** Questions of helpers and their answers: whatever was given, the answer is one of the values. */
import type { Finding, Helper, Input, Values } from '../helper';
import type { GameTypes } from '../messages';

/** One of the values; none where there are none to choose from. */
type OneOf<V extends readonly string[]> = V extends readonly [string, ...string[]] ? V[number] : V[number] | undefined;

/** The chosen value, if it is one of the list; else the default. */
export const chosen = <V extends readonly string[]>(
  value: Values[string] | undefined,
  values: V,
  first: string | undefined = values[0],
): OneOf<V> =>
  // a list that is not empty has a first item
  (values.find(one => one === value) ?? values.find(one => one === first) ?? values[0]) as OneOf<V>;

/** A question with its values and its default. */
export const choiceOf = (id: string, values: readonly string[], first: string | undefined = values[0]): Input => ({
  id,
  kind: 'choice',
  values,
  default: first ?? values[0] ?? '',
});

/** A whole number within its bounds; else the first. */
export const numberOf = (
  value: Values[string] | undefined,
  { first = 0, least = -Infinity, most = Infinity }: { first?: number; least?: number; most?: number } = {},
): number => (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : first);

/** What a helper finds where there is nothing to find. */
export const NOTHING_FOUND: Finding = { lines: [], rolls: [], edits: [] };

/** A helper with the moments at which it is wanted. */
export const wantedAt = <G extends GameTypes>(
  helper: Helper<G>,
  wanted: NonNullable<Helper<G>['wanted']>,
): Helper<G> => ({ ...helper, wanted });
