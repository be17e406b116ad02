/** Each gesture, and how it changes the hand. */
import { asking, choosingCard, clicking, framed, loosened, opening, picking, unseated } from './choosing';
import { dropping, receiving } from './dropping';
import { type BoardHand, type Gesture, type Situation, type Step, handOf } from './hand';
import { mayMove, targetsIn, isGrouped } from './held';
import { draggedPiece } from './targets';
import { refuse } from '../../kernel/refusal';
import { dropTogether } from './as-one';
import { editsFor, judge } from './by-hand';
import type { Placement } from './projection';

/** The Delete key: removes a counter, or those chosen together, from the board; what stays says why. */
const removing = (situation: Situation, hand: BoardHand, placement: Placement | undefined): Step => {
  if (!mayMove(situation, hand)) return { hand, ...unseated(situation) };
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
  if (!placement) return { hand };
  const dragged = draggedPiece(view, placement);
  const edits = dragged ? editsFor(dragged, { kind: 'away' }) : [];
  if (!edits.length) return { hand, action: { kind: 'why', refusal: refuse('§table', 'stays-on-the-board') } };
  return { hand: empty, action: { kind: 'perform', drop: judge(whole, edits) } };
};

/** The hand after a gesture, and the action to take. */
export const step = (situation: Situation, hand: BoardHand, gesture: Gesture): Step => {
  switch (gesture.kind) {
    case 'click-piece': {
      const { placement, at, isKey } = gesture;
      const clicked = clicking(situation, loosened(hand, placement), placement, at);
      // unlike a click, which may be the first of two, a key never comes to nothing without a word
      const isSilent = isKey && !clicked.action && (clicked.hand.chosen ?? hand.chosen) === undefined;
      return isSilent ? opening(situation, hand, placement) : clicked;
    }
    case 'click-aim': {
      const target = targetsIn(situation, hand).find(({ aim }) => aim.key === gesture.key);
      return target ? { hand, action: { kind: 'go', target } } : { hand };
    }
    case 'click-card':
      return choosingCard(situation, hand, gesture.card);
    case 'ask-piece':
      return asking(situation, hand, gesture.placement);
    case 'open-piece':
      return opening(situation, loosened(hand, gesture.placement), gesture.placement);
    case 'remove':
      return removing(situation, hand, gesture.placement);
    case 'pick':
      return picking(situation, hand, gesture.placement.kind === 'counter' ? [gesture.placement.id] : [], true);
    case 'frame':
      return picking(
        situation,
        gesture.instead ? { ...hand, chosen: undefined, group: [] } : hand,
        framed(situation, gesture.box),
        false,
      );
    case 'click-nothing':
      return { hand: { ...hand, chosen: undefined, group: [], menu: false } };
    case 'lift':
      return mayMove(situation, hand) && draggedPiece(situation.view, gesture.placement)
        ? { hand: { ...hand, lifted: gesture.placement.id, menu: false } }
        : { hand };
    case 'drop':
      return dropping(situation, hand, gesture, { at: gesture.at, turned: gesture.turned ?? false });
    case 'receive':
      return receiving(situation, hand, gesture.dragged, { at: gesture.at, turned: gesture.turned ?? false });
    case 'cancel':
      return { hand: { ...hand, lifted: undefined, chosen: undefined, group: [], menu: false } };
  }
};
