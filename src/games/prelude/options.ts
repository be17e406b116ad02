/** What the rulebook leaves open and matters most; the first value of each is how we read it. */
import type { OptionSpec } from '../../kernel/options';

export const options = [
  {
    id: 'end-of-era', section: '§2.5', kind: 'choice', default: 'discard-all', values: ['discard-all', 'keep-lasting'],
  },
] as const satisfies readonly OptionSpec[];
