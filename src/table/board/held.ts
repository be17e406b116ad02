/** What the hand holds, where it may go, and what may be done with a piece; shared by gestures and drawing. */
import type { Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import { isAnytime } from '../panels/choices';
import { type HitTarget, meansTarget, speaksOf } from './hit-targets';
import type { Dragged } from './by-hand';
import { type BoardHand, type Situation, handOf } from './hand';
import { meansPiece } from './which-counter';
import type { Placement } from './projection';
import { type Target, draggedId, draggedPiece, liesOn, nameOf, openTargets, targetsOf } from './targets';

/** May this user do anything here? Not in the past, before the deal, or as a mere observer. */
export const mayMove = (situation: Situation, hand: BoardHand): boolean =>
  situation.view.live &&
  situation.client.timeline.begun &&
  (situation.client.seat !== undefined || handOf(situation, hand).gm);

export const isFree = (situation: Situation, hand: BoardHand): boolean =>
  mayMove(situation, hand) && (hand.byHand || situation.client.timeline.mode !== 'enforced');

/** The id by which a legal command means this piece, and not another with the same name. */
export const spokenId = (situation: Situation, placement: Placement): string | undefined => {
  const { id, piece } = placement;
  const meant = commandsFor(situation, placement);
  return [piece, id].find(one => one !== undefined && meant.some(command => speaksOf(command, one)));
};

export const commandsFor = ({ client, view }: Situation, placement: Placement): readonly Message[] =>
  view.legal.filter(command => meansPiece(client, view, command, placement));

/** Does an answer to the question mention a piece? Commands that are open at any time do not count. */
const isAsked = (situation: Situation, placement: Placement): boolean => {
  const { client, view } = situation;
  const anytime = isAnytime(client.game, view.state);
  return commandsFor(situation, placement).some(command => !anytime(command.kind));
};

/** What the hand holds, if anything: dragged in, lifted, or chosen. */
export const heldIn = ({ view }: Situation, { carried, lifted, chosen }: BoardHand): Dragged | undefined => {
  const held = lifted ?? chosen;
  return carried ?? (held === undefined ? undefined : draggedId(view, held));
};

/** Cached for a state and what is held, because gestures and drawing ask again and again. */
const computed = new WeakMap<object, Map<string, readonly Target[]>>();

/** Where the held thing may go, or, for an empty hand, which places answer at once. */
export const targetsIn = (situation: Situation, hand: BoardHand): readonly Target[] => {
  if (!mayMove(situation, hand)) return [];
  const { view } = situation;
  const held = heldIn(situation, hand);
  const whole = handOf(situation, hand);
  const { seat, mode, gm, byHand } = whole;
  const key = JSON.stringify([held, seat, mode, gm, byHand]);
  const known = computed.get(view.state) ?? new Map<string, readonly Target[]>();
  computed.set(view.state, known);
  const targets =
    known.get(key) ?? (held ? targetsOf(view, whole, held, isFree(situation, hand)) : openTargets(view, whole));
  known.set(key, targets);
  return targets;
};

/** The places that the choice under the pointer mentions. */
export const targetsPointedAt = ({ client, view }: Situation, { pointed }: BoardHand): readonly HitTarget[] =>
  view.aims.filter(
    aim => !aim.key.startsWith('counter') && pointed.some(id => meansTarget(aim, id, client.presentation.word)),
  );

export interface PieceUse {
  readonly chosen: boolean;
  readonly pointed: boolean;
  /** Its use: answers the question; something else, or something by hand; nothing. */
  readonly use: 'legal' | 'hand' | undefined;
}

export const useOf = (situation: Situation, hand: BoardHand, placement: Placement): PieceUse => {
  const name = nameOf(placement);
  const asked = isAsked(situation, placement);
  const isOpen = asked || spokenId(situation, placement) !== undefined;
  const isMovable =
    isFree(situation, hand) && (placement.kind === 'pile' || draggedPiece(situation.view, placement) !== undefined);
  return {
    chosen: hand.chosen === placement.id || hand.group.includes(placement.id),
    pointed: hand.pointed.includes(name) || hand.pointed.includes(placement.id),
    use: asked ? 'legal' : isOpen || isMovable ? 'hand' : undefined,
  };
};

/** The most exact target at a point. */
export const targetAt = (
  targets: readonly Target[],
  at: Point,
  only: (target: Target) => boolean = () => true,
): Target | undefined => targets.findLast(target => only(target) && liesOn(target.aim, at));

/** Is a piece one of those chosen together? */
export const isGrouped = ({ group }: BoardHand, { id }: Placement): boolean => group.length > 1 && group.includes(id);
