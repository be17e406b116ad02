/** Questions of helpers and their answers: whatever was given, what is read is one of the values. */
import type { Finding, Input, Values } from '../helper';

/** The value of a choice, if it is one of the values; else the first. */
export const chosen = <T extends string, D extends T | undefined>(
  value: Values[string] | undefined,
  values: readonly T[],
  first: D,
): T | D => values.find(one => one === value) ?? first;

/** A question with its values, and the one that stands there at first. */
export const choiceOf = <T extends string>(id: string, values: readonly T[], first: T | undefined): Input => ({
  id,
  kind: 'choice',
  values,
  default: first ?? '',
});

/** A whole number within its bounds; else the first. */
export const numberOf = (
  value: Values[string] | undefined,
  { first = 0, least = -Infinity, most = Infinity }: { first?: number; least?: number; most?: number } = {},
): number => (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : first);

/** What a helper finds where there is nothing to find. */
export const NOTHING_FOUND: Finding = { lines: [], rolls: [], edits: [] };
