/** Does a change mean something as a table lies? */
import type { GameEdit } from '../../../kernel/edit';
import type { AnyGame, AnyTypes } from '../../record/model';
import { sameFaces } from '../by-hand';

export { changesBetween } from '../tabletop-diff';

/** Does a change mean something as this table lies? */
export const makesSense = (game: AnyGame, seen: AnyTypes['state'], edit: GameEdit): boolean => {
  const made = game.edit(seen, edit, sameFaces);
  return !('reason' in made) && made.length > 0;
};
