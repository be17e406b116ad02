import { applyEvents } from '../../../kernel/agenda';
import type { GameEdit } from '../../../kernel/edit';
import { eachCommand, eachForm } from '../../../kernel/offers';
import type { AnyGame, AnyTypes } from '../../record/model';
import { sameFaces } from '../by-hand';
import { changesBetween } from '../tabletop-diff';

export { changesBetween } from '../tabletop-diff';

/** Does a change make sense on this table? */
export const makesSense = (game: AnyGame, seen: AnyTypes['state'], edit: GameEdit): boolean => {
  const made = game.edit(seen, edit, sameFaces);
  return !('reason' in made) && made.length > 0;
};

/**
 * Every legal command of a seat with the changes by hand that its own effect takes and that make sense here, until
 * `visit` returns true.
 */
export const eachChangeOf = (
  game: AnyGame,
  seen: AnyTypes['state'],
  seat: string,
  visit: (command: AnyTypes['command'], edits: readonly GameEdit[]) => boolean,
): void => {
  const presentation = game.presentation(seen.options);
  eachForm(game, seen, seat, (rule, at, form) =>
    eachCommand<AnyTypes['command']>(form, command => {
      if (rule.forbids?.(at, command)) return false;
      try {
        const after = applyEvents(game, seen, rule.decide(at, command, sameFaces).events ?? []).state;
        const changes = changesBetween({ game, presentation }, seen, game.hide(after, seat));
        return visit(
          command,
          changes.filter(one => makesSense(game, seen, one)),
        );
      } catch {
        return false; // it depends on what this seat does not know
      }
    }),
  );
};
