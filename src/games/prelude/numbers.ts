/** The numbers that house rules change: hands, points at the start, what wins, and how long the game lasts. */
import { numbersOf } from '../../kernel/kit/numbers';
import type { Options } from '../../kernel/messages';
import { LAST_TURN } from './data/turns';

export const numbers = numbersOf({
  'points-to-win': { section: '§2.6', usual: 20, least: 8, most: 20 },
  'last-turn': { section: '§2.6', usual: LAST_TURN, least: 3, most: LAST_TURN },
  hand: { section: '§2.2', usual: 7, least: 5, most: 9 },
  'first-opportunity': { section: '§2.1', usual: 8, least: 0, most: 16 },
  'opportunity-gain': { section: '§2.5', usual: 8, least: 4, most: 12 },
  'first-prestige': { section: '§2.1', usual: 7, least: 3, most: 10 },
});

/** The numbers of a table. */
export const numbersAt = ({ options }: { readonly options: Options }): ReturnType<typeof numbers.of> =>
  numbers.of(options);
