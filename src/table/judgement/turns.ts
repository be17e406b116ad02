/** What a turn that is no command leads to: for the referee to write an entry, and for Verify to judge it again. */
import { applyEvents } from '../../kernel/agenda';
import { type Dice, quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import { isCountable, isPosition } from '../../kernel/reading';
import { begin, edit as editByHand, type Verdict } from '../../kernel/referee';
import { redeal } from '../../kernel/redeal';
import { refuse } from '../../kernel/refusal';
import type { AnyGame, AnyTypes, Head } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { isTakenFromStore } from './hands';

/** The first turn, which deals: everything, or at a redealt table what is hidden; nothing in a branch. */
export const firstTurn = (game: AnyGame, head: Head, state: AnyTypes['state'], dice: Dice): Verdict<AnyTypes> => {
  if (head.anew) return redeal(game, state, dice);
  return { ok: true, ...(head.branch ? applyEvents(game, state, []) : begin(game, state, dice)), rolled: true };
};

/**
 * What a change by hand leads to. It is first judged in its maker's view: otherwise a refusal would reveal whether a
 * hidden card is there.
 */
export const editVerdict = (
  { game, state, mode }: Pick<Timeline, 'game' | 'state' | 'mode'>,
  seat: string | undefined,
  edit: Edit,
  dice: Dice,
): Verdict<AnyTypes> => {
  const seen = editByHand(game, isTakenFromStore(mode, edit) ? state : game.hide(state, seat), edit, quickDice(1));
  const verdict = seen.ok ? editByHand(game, state, edit, dice) : seen;
  // what does not fit into a record is refused: once agreed to, it would wait forever and block everything after it
  const isTooMuch = verdict.ok && !(isCountable(verdict.events) && isPosition(verdict.state));
  return isTooMuch ? { ok: false, refusal: refuse('§table', 'too-much-at-once') } : verdict;
};
