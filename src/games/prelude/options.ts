/** The options: open questions of the rulebook (first value: our reading), the numbers, and an owner’s cards. */
import { HANDS_FIRST, type OptionSpec } from '../../kernel/options';
import { ownersCardsOption } from './cards/owners-cards';
import { numbersOf } from '../../kernel/kit/numbers';
import { LAST_TURN } from './data/turns';

/** The numbers that house rules change: hands, points at the start, what wins, and how long the game lasts. */
export const numbers = numbersOf({
  'points-to-win': { section: '§2.6', usual: 20, least: 8, most: 20 },
  'last-turn': { section: '§2.6', usual: LAST_TURN, least: 3, most: LAST_TURN },
  hand: { section: '§2.2', usual: 7, least: 5, most: 9 },
  'first-opportunity': { section: '§2.1', usual: 8, least: 0, most: 16 },
  'opportunity-gain': { section: '§2.5', usual: 8, least: 4, most: 12 },
  'first-prestige': { section: '§2.1', usual: 7, least: 3, most: 10 },
});

/** The numbers of a table. */
export const numbersAt = numbers.at;

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
  HANDS_FIRST,
  ...numbers.options,
  ownersCardsOption,
] as const satisfies readonly OptionSpec[];
