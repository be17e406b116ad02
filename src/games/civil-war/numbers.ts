/** The numbers that house rules change: hands, Morale, what wins, and how long the war lasts. */
import { numbersOf } from '../../kernel/kit/numbers';
import type { Options } from '../../kernel/messages';

export const numbers = numbersOf({
  'first-hand': { section: '§setup', usual: 5, least: 3, most: 7 },
  'hand-limit': { section: '§turn', usual: 7, least: 4, most: 12 },
  'cards-a-turn': { section: '§propaganda', usual: 2, least: 1, most: 4 },
  'first-morale': { section: '§morale', usual: 20, least: 6, most: 20 },
  'fronts-to-win': { section: '§winning', usual: 2, least: 1, most: 3 },
  'last-turn': { section: '§endless', usual: 60, least: 10, most: 60 },
});

/** The numbers of a table. */
export const numbersAt = ({ options }: { readonly options: Options }): ReturnType<typeof numbers.of> =>
  numbers.of(options);
