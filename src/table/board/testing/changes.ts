import type { GameEdit } from '../../../kernel/edit';
import type { AnyGame, AnyTypes } from '../../record/model';
import { sameFaces } from '../by-hand';

export { changesBetween } from '../tabletop-diff';

/** Does a change make sense on this table? */
export const makesSense = (game: AnyGame, seen: AnyTypes['state'], edit: GameEdit): boolean => {
  const made = game.edit(seen, edit, sameFaces);
  return !('reason' in made) && made.length > 0;
};
