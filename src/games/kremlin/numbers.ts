/** The numbers that house rules change: hands, parades that win, and the years of the game. */
import { numbersOf } from '../../kernel/kit/numbers';
import type { Options } from '../../kernel/messages';

/** The years that the board has; the Variant plays on into one more. */
export const LAST_TURN = 10;

export const numbers = numbersOf({
  'waves-to-win': { section: '§victory', usual: 3, least: 2, most: 5 },
  years: { section: '§victory', usual: LAST_TURN, least: 4, most: LAST_TURN },
  'first-hand': { section: '§preparation', usual: 3, least: 0, most: 5 },
  'hand-limit': { section: '§intrigue', usual: 3, least: 2, most: 5 },
});

/** The numbers of a table. */
export const numbersAt = ({ options }: { readonly options: Options }): ReturnType<typeof numbers.of> =>
  numbers.of(options);
