/** Is a record one of this game, as the module has it? */
import { readOptions } from '../../kernel/options';
import { oddPosition, wrongConsent } from './redeal';
import type { AnyGame, Head, Problem } from '../record/model';

/**
 * An option of a table that its game does not know, a value that it cannot have, or a position that is none of it: such a
 * table is not opened.
 */
export const oddTable = (game: AnyGame, head: Head): Problem | undefined => {
  const [wrong] = readOptions(game.options, head.options).problems;
  if (wrong) return { problem: wrong.problem, details: { option: wrong.option, given: wrong.given } };
  return oddPosition(game, head);
};

export const fitsGame = (game: AnyGame, head: Head): Problem | undefined => {
  if (head.game !== game.id) return { problem: 'unknown-game', details: { game: head.game } };
  const odd = oddTable(game, head) ?? wrongConsent(head);
  if (odd) return odd;
  return head.edition === game.edition
    ? undefined
    : { problem: 'verify-other-edition', details: { made: head.edition, known: game.edition } };
};
