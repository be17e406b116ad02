/** A game as one table shows it: with the faces and texts of its owner's data, if its options hold any. */
import type { Options } from '../../kernel/messages';
import type { AnyGame } from '../record/model';

export const shownAt = (game: AnyGame, options: Options): AnyGame => {
  const own = game.inTable?.(options) ?? {};
  return Object.keys(own).length ? { ...game, ...own } : game;
};
