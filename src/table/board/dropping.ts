/** Drops: on a highlighted target, by hand elsewhere, or outside the board. */
import type { Point } from '../../kernel/board';
import { looseOf } from '../../kernel/piles';
import { refuse } from '../../kernel/refusal';
import type { HitTarget } from './hit-targets';
import { dropTogether } from './as-one';
import { type Dragged, editsFor, type Hand, judge } from './by-hand';
import { type BoardHand, type BoardAction, type Gesture, type Situation, type Step, handOf } from './hand';
import { isGrouped, targetAt, targetsIn } from './held';
import { type Laid, editsAt } from './loose';
import type { Placement } from './projection';
import { draggedPiece, liesOn } from './targets';

/** Where hands may move everything, a counter that misses its place stays, and the board says how it would leave. */
const missed = ({ mode, byHand }: Hand): BoardAction | undefined =>
  mode === 'advised' || (mode === 'enforced' && byHand)
    ? { kind: 'why', refusal: refuse('§table', 'no-place-here') }
    : undefined;

/** What a drop outside all targets means: a change by hand, or its refusal. */
const byHandAt = (
  situation: Situation,
  hand: BoardHand,
  dragged: Dragged,
  aim: HitTarget | undefined,
  laid: Laid,
): BoardAction | undefined => {
  const whole = handOf(situation, hand);
  const here = editsAt(whole, situation.view.board, dragged, aim, laid);
  const isLeaving = !aim && !here.length && whole.mode === 'free';
  const edits = isLeaving ? editsFor(dragged, { kind: 'away' }) : here;
  if (edits.length) return { kind: 'perform', drop: judge(whole, edits) };
  if (dragged.kind === 'new') return { kind: 'why', refusal: refuse('§table', 'nothing-lies-there') };
  return dragged.kind === 'counter' ? missed(whole) : undefined;
};

/** Drops all chosen pieces where one of them is dropped. */
const letGoTogether = (situation: Situation, hand: BoardHand, placement: Placement, at: Point): Step => {
  const { view } = situation;
  const aim = view.aims.findLast(
    one => one.ids[0] !== placement.group && one.ids[0] !== placement.piece && liesOn(one, at),
  );
  const whole = handOf(situation, hand);
  const landing = aim?.landing ?? (whole.mode === 'free' ? { kind: 'away' as const } : undefined);
  const drop = dropTogether(whole, view, hand.group, landing);
  const isAccepted = drop !== undefined && drop.kind !== 'refused';
  const left = { ...hand, lifted: undefined, group: isAccepted ? [] : hand.group };
  const action = drop ? ({ kind: 'perform', drop } as const) : landing ? undefined : missed(whole);
  return { hand: left, ...(action && { action }) };
};

/** A drop on a pile outside the board: only where changes by hand are allowed, and only of what may lie in it. */
const beside = (situation: Situation, hand: BoardHand, dragged: Dragged, pile: string): BoardAction | undefined => {
  const whole = handOf(situation, hand);
  const edits = whole.mode === 'enforced' ? [] : editsFor(dragged, { kind: 'places', places: [pile] });
  if (!edits.length) return undefined;
  const drop = judge(whole, edits);
  return drop.kind === 'refused' && dragged.kind !== 'card' ? undefined : { kind: 'perform', drop };
};

export const dropping = (
  situation: Situation,
  hand: BoardHand,
  { placement, onto }: Extract<Gesture, { readonly kind: 'drop' }>,
  laid: Laid,
): Step => {
  const { at } = laid;
  const empty = { ...hand, lifted: undefined };
  if (isGrouped(hand, placement)) return letGoTogether(situation, hand, placement, at);
  const dragged = draggedPiece(situation.view, placement);
  if (!dragged) return { hand: empty };
  const outside = onto === undefined ? undefined : beside(situation, hand, dragged, onto);
  if (outside) return { hand: empty, action: outside };
  const held = { ...hand, lifted: placement.id, carried: undefined };
  const target = targetAt(targetsIn(situation, held), at);
  if (target) return { hand: empty, action: { kind: 'go', target } };
  // a loose card moved a little is dropped on itself
  const itself = looseOf(placement.id) ? placement.id : placement.group;
  const aim = situation.view.aims.findLast(one => one.ids[0] !== itself && liesOn(one, at));
  const action = aim?.key === `slot ${placement.slot}` ? undefined : byHandAt(situation, hand, dragged, aim, laid);
  return { hand: empty, ...(action && { action }) };
};

export const receiving = (situation: Situation, hand: BoardHand, dragged: Dragged, laid: Laid): Step => {
  const { at } = laid;
  const held = { ...hand, carried: dragged };
  const empty = { ...hand, carried: undefined };
  const target = targetAt(targetsIn(situation, held), at);
  if (target) return { hand: empty, action: { kind: 'go', target } };
  const aim = situation.view.aims.findLast(one => liesOn(one, at));
  const action = byHandAt(situation, held, dragged, aim, laid);
  return { hand: empty, ...(action && { action }) };
};
