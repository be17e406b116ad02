/** What the rulebook leaves open. */
import type { OptionSpec } from '../../kernel/options';

export const options = [
  { id: 'level', section: '§7.2', kind: 'choice', default: 'passes', values: ['passes', 'above-zero'] },
  { id: 'leadership', section: '§6.2.2', kind: 'choice', default: 'after-issue', values: ['after-issue', 'always'] },
] as const satisfies readonly OptionSpec[];
