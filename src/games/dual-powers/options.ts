/** Options: the number of players, what the rulebook leaves open, the numbers, and the owner's data. */
import { HANDS_FIRST, type OptionSpec } from '../../kernel/options';
import { boxOption } from './data/box';
import { SEATS, MONTHS, type Month } from './vocabulary';
import { numbersOf } from '../../kernel/kit/numbers';
import type { Options } from '../../kernel/messages';

/** The numbers that house rules change: the track and where it begins, turns, and how long the game lasts. */
export const numbers = numbersOf({
  track: { section: '§scoring', usual: 15, least: 10, most: 20 },
  'first-score': { section: '§setup', usual: 0, least: -8, most: 8 },
  turns: { section: '§action', usual: 4, least: 3, most: 6 },
  'solo-rounds': { section: '§solitaire-end', usual: 3, least: 2, most: 6 },
});

/** §draw The cards that a side draws each round: one for each of its turns, and one for its objective. */
export const handSize = (options: Options): number => numbers.of(options).turns + 1;

/** §end The month whose scoring is the last one. */
const LAST_MONTHS = ['july', 'august', 'september', 'october', 'november'] as const satisfies readonly Month[];
export const lastMonthOption = {
  id: 'last-month',
  section: '§end',
  kind: 'choice',
  default: 'october',
  values: LAST_MONTHS,
} as const satisfies OptionSpec;

/** The numbers of a table. */
export const numbersAt = numbers.at;

const lastMonth = (options: Options): Month =>
  LAST_MONTHS.find(month => month === options[lastMonthOption.id]) ?? lastMonthOption.default;

/** The space of the month marker whose scoring is the last one. */
export const lastSpace = ({ options }: { readonly options: Options }): number => MONTHS.indexOf(lastMonth(options)) + 1;

/** What sentences may name. */
export const named = (options: Options): Options => ({ ...numbers.of(options), 'last-month': lastMonth(options) });

export const options = [
  { id: 'players', upFront: true, section: '§solitaire', kind: 'choice', default: 'two', values: ['two', 'solitaire'] },
  { id: 'side', upFront: true, section: '§solitaire', kind: 'choice', default: 'soviet', values: SEATS },
  { id: 'difficulty', upFront: true, section: '§solitaire', kind: 'number', default: 1, min: 1, max: 6 },
  { id: 'neutrals-alone', section: '§strength', kind: 'choice', default: 'will', values: ['will', 'nobody'] },
  { id: 'unrest-bonus', section: '§exhaust', kind: 'choice', default: 'exhausts', values: ['exhausts', 'spares'] },
  // a spent token moved by hand came from another space, though one was available
  { id: 'from-the-store', section: '§table', kind: 'mark', default: true },
  HANDS_FIRST,
  ...numbers.options,
  lastMonthOption,
  boxOption,
] as const satisfies readonly OptionSpec[];
