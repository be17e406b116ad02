/** The numbers that house rules change: Campaigns, what everybody begins with, and what each Faction must exceed. */
import { numbersOf } from '../../kernel/kit/numbers';
import type { Options } from '../../kernel/messages';
import type { Seat } from './vocabulary';

export const numbers = numbersOf({
  campaigns: { section: '§2.3.1', usual: 4, least: 3, most: 4 },
  'first-resources': { section: '§2.1', usual: 5, least: 0, most: 12 },
  'first-polarization': { section: '§2.1', usual: 3, least: 1, most: 6 },
  'reds-line': { section: '§7.2', usual: 11, least: 8, most: 16 },
  'senate-line': { section: '§7.2', usual: 3, least: 1, most: 6 },
  'moderates-line': { section: '§7.2', usual: 14, least: 8, most: 20 },
});

type Table = { readonly options: Options };

/** The numbers of a table. */
export const numbersAt = ({ options }: Table): ReturnType<typeof numbers.of> => numbers.of(options);

/** §7.2 What a Faction must exceed: Opposition with Administrations, Town Population, Resources. */
export const lineOf = (table: Table, seat: Seat): number => numbersAt(table)[`${seat}-line`];
