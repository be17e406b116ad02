/** Is a record one of this game, as the module has it? */
import { readOptions } from '../../kernel/options';
import type { AnyGame, Head, Problem } from './model';

export const fitsGame = (game: AnyGame, { edition, options, game: id }: Head): Problem | undefined => {
  if (id !== game.id) return { problem: 'unknown-game', details: { game: id } };
  const [wrong] = readOptions(game.options, options).problems;
  if (wrong) return { problem: wrong.problem, details: { option: wrong.option, given: wrong.given } };
  return edition === game.edition
    ? undefined
    : { problem: 'verify-other-edition', details: { made: edition, known: game.edition } };
};
