/** Is a record one of this game, as the module has it? */
import { readOptions } from '../../kernel/options';
import type { AnyGame, Head, Problem } from './model';

/** An option of a table that its game does not know, or a value that it cannot have: such a table is not opened. */
export const oddOption = (game: AnyGame, { options }: Head): Problem | undefined => {
  const [wrong] = readOptions(game.options, options).problems;
  return wrong && { problem: wrong.problem, details: { option: wrong.option, given: wrong.given } };
};

export const fitsGame = (game: AnyGame, head: Head): Problem | undefined => {
  if (head.game !== game.id) return { problem: 'unknown-game', details: { game: head.game } };
  const odd = oddOption(game, head);
  if (odd) return odd;
  return head.edition === game.edition
    ? undefined
    : { problem: 'verify-other-edition', details: { made: head.edition, known: game.edition } };
};
