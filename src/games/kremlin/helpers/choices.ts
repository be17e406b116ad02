/** Questions of helpers about a politician, and reading the answer. */
import type { Input, Values } from '../../../kernel/helper';

/** The politician that was chosen, if it is one of those; else the first. */
export const chosen = (values: Values, among: readonly string[]): string | undefined =>
  among.find(letter => letter === values['politician']) ?? among[0];

export const politicianInput = (among: readonly string[]): readonly Input[] => {
  const [first] = among;
  return first === undefined ? [] : [{ id: 'politician', kind: 'choice', values: among, default: first }];
};
