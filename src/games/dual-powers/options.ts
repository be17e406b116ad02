/** How many play, what the rulebook leaves open, the numbers, and the owner's own data. */
import type { OptionSpec } from '../../kernel/options';
import { boxOption } from './data/box';
import { lastMonthOption, numbers } from './numbers';
import { SEATS } from './vocabulary';

export const options = [
  { id: 'players', upFront: true, section: '§solitaire', kind: 'choice', default: 'two', values: ['two', 'solitaire'] },
  { id: 'side', upFront: true, section: '§solitaire', kind: 'choice', default: 'soviet', values: SEATS },
  { id: 'difficulty', upFront: true, section: '§solitaire', kind: 'number', default: 1, min: 1, max: 6 },
  { id: 'neutrals-alone', section: '§strength', kind: 'choice', default: 'will', values: ['will', 'nobody'] },
  { id: 'unrest-bonus', section: '§exhaust', kind: 'choice', default: 'exhausts', values: ['exhausts', 'spares'] },
  ...numbers.options,
  lastMonthOption,
  boxOption,
] as const satisfies readonly OptionSpec[];
