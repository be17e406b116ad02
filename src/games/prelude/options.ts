/** What the rulebook leaves open and matters most, the first value of each is how we read it; the numbers; and an owner's cards. */
import type { OptionSpec } from '../../kernel/options';
import { ownersCardsOption } from './cards/owners-cards';
import { numbers } from './numbers';

export const options = [
  {
    id: 'end-of-era',
    section: '§2.5',
    kind: 'choice',
    default: 'discard-all',
    values: ['discard-all', 'keep-lasting'],
  },
  {
    id: 'red-october-extremism',
    section: '§11.2',
    kind: 'choice',
    default: 'once',
    values: ['once', 'twice'],
  },
  {
    id: 'special-actions-by-events',
    section: '§10.3',
    kind: 'choice',
    default: 'allowed',
    values: ['allowed', 'barred'],
  },
  {
    id: 'failed-organization',
    section: '§10.2',
    kind: 'choice',
    default: 'bars-paid',
    values: ['bars-paid', 'bars-all'],
  },
  ...numbers.options,
  ownersCardsOption,
] as const satisfies readonly OptionSpec[];
