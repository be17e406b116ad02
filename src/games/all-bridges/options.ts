/** What the rulebook leaves open, and the numbers. */
import type { OptionSpec } from '../../kernel/options';
import { ownersOption } from './data/owners';
import { numbers } from './numbers';

export const options = [
  { id: 'level', section: '§7.2', kind: 'choice', default: 'passes', values: ['passes', 'above-zero'] },
  { id: 'leadership', section: '§6.2.2', kind: 'choice', default: 'after-issue', values: ['after-issue', 'always'] },
  {
    id: 'nonplayers',
    section: '§8.0',
    upFront: true,
    kind: 'choice',
    default: 'none',
    values: ['none', 'reds', 'senate', 'moderates', 'reds-senate', 'reds-moderates', 'senate-moderates'],
  },
  { id: 'pace', section: '§8.1', upFront: true, kind: 'choice', default: 'turn', values: ['turn', 'step', 'run'] },
  ...numbers.options,
  ownersOption,
] as const satisfies readonly OptionSpec[];
