/** Reading the answers given to a helper. */
import type { Values } from '../../../kernel/helper';

/** The value of a choice, if it is one of the values; else the first. */
export const chosen = <T extends string>(value: Values[string] | undefined, values: readonly T[], first: T): T =>
  values.find(one => one === value) ?? first;
