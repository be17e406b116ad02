/** How many play, what the rulebook leaves open, and the owner's own data. */
import type { OptionSpec } from '../../kernel/options';
import { boxOption } from './data/box';
import { SEATS } from './vocabulary';

export const options = [
  { id: 'players', upFront: true, section: '§solitaire', kind: 'choice', default: 'two', values: ['two', 'solitaire'] },
  { id: 'side', upFront: true, section: '§solitaire', kind: 'choice', default: 'soviet', values: SEATS },
  { id: 'difficulty', upFront: true, section: '§solitaire', kind: 'number', default: 1, min: 1, max: 6 },
  { id: 'track', section: '§scoring', kind: 'number', default: 15, min: 10, max: 20 },
  { id: 'neutrals-alone', section: '§strength', kind: 'choice', default: 'will', values: ['will', 'nobody'] },
  { id: 'unrest-bonus', section: '§exhaust', kind: 'choice', default: 'exhausts', values: ['exhausts', 'spares'] },
  boxOption,
] as const satisfies readonly OptionSpec[];
