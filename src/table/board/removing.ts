/** The Delete key: a counter, or those that were chosen together, are taken off the board; what stays says why. */
import { refuse } from '../../kernel/refusal';
import { dropTogether } from './as-one';
import { editsFor, judge } from './by-hand';
import { type BoardHand, handOf, type Situation, type Step } from './hand';
import { isGrouped, mayMove } from './held';
import type { Placement } from './projection';
import { draggedPiece } from './targets';

export const removing = (situation: Situation, hand: BoardHand, placement: Placement | undefined): Step => {
  if (!mayMove(situation, hand)) return { hand };
  const { view } = situation;
  const whole = handOf(situation, hand);
  const empty = { ...hand, chosen: undefined, group: [], menu: false };
  if (hand.group.length && (!placement || isGrouped(hand, placement))) {
    const drop = dropTogether(whole, view, hand.group, { kind: 'away' });
    return {
      hand: drop?.kind === 'refused' ? hand : empty,
      ...(drop && { action: { kind: 'perform', drop } as const }),
    };
  }
  const dragged = placement && draggedPiece(view, placement);
  if (!dragged) return { hand };
  const edits = editsFor(dragged, { kind: 'away' });
  if (!edits.length) return { hand, action: { kind: 'why', refusal: refuse('§table', 'stays-on-the-board') } };
  return { hand: empty, action: { kind: 'perform', drop: judge(whole, edits) } };
};
