/** Clicks: one is chosen, several are, or what may be done with it is asked. */
import type { Box, Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import { choices } from '../../kernel/offers';
import { refuse } from '../../kernel/refusal';
import { speaksOf } from './hit-targets';
import type { BoardHand, BoardAction, Situation, Step } from './hand';
import { commandsFor, isFree, isGrouped, mayMove, spokenId, targetAt, targetsIn, useOf } from './held';
import type { Placement } from './projection';
import { type Target, isLegal, nameOf, standsFor } from './targets';

/** What no legal command speaks of says which rule forbids it, if one does. */
const whyNot = (
  { client, view }: Situation,
  ids: readonly (string | undefined)[],
): Extract<BoardAction, { kind: 'why' }> | undefined => {
  if (client.seat === undefined) return undefined;
  for (const { command, refusal } of choices(client.game, view.state, client.seat))
    if (refusal && ids.some(one => one !== undefined && speaksOf(command, one)))
      return { kind: 'why', refusal, command };
  return undefined;
};

/** A choice is offered at its place: what one of the lit targets stands for needs no menu. */
const offering = (situation: Situation, hand: BoardHand, name: string, open: readonly Message[]): Step => {
  const targets = targetsIn(situation, hand);
  const commands = open.filter(command => !targets.some(target => standsFor(target, command)));
  return commands.length ? { hand, action: { kind: 'menu', name, commands } } : { hand };
};

export const choosingCard = (situation: Situation, hand: BoardHand, card: string): Step => {
  const { view } = situation;
  const now = { ...hand, chosen: hand.chosen === card ? undefined : card, menu: false };
  if (now.chosen === undefined || !mayMove(situation, hand)) return { hand: now };
  const open = view.legal.filter(command => speaksOf(command, card));
  const action = open.length ? undefined : whyNot(situation, [card]);
  return action ? { hand: now, action } : offering(situation, now, card, open);
};

const choosing = (situation: Situation, hand: BoardHand, placement: Placement): Step => {
  const id = spokenId(situation, placement);
  const name = nameOf(placement);
  if (id === undefined && useOf(situation, hand, placement).use === undefined) {
    const action = mayMove(situation, hand) ? whyNot(situation, [placement.id, placement.piece]) : undefined;
    return { hand: { ...hand, chosen: undefined }, ...(action && { action }) };
  }
  const chosen = hand.chosen === placement.id && !hand.menu ? undefined : placement.id;
  const now = { ...hand, chosen, menu: false };
  return chosen === undefined || id === undefined
    ? { hand: now }
    : offering(situation, now, name, commandsFor(situation, placement));
};

export const clicking = (situation: Situation, hand: BoardHand, placement: Placement, at: Point): Step => {
  if (isGrouped(hand, placement)) return asking(situation, hand, placement);
  const targets = targetsIn(situation, hand);
  const ids = [placement.group ?? placement.piece, placement.id];
  const own = targetAt(targets, at, ({ aim }) => ids.includes(aim.ids[0]));
  // what a piece can be used for comes before the place beneath it
  const isUsed = hand.chosen === undefined && useOf(situation, hand, placement).use !== undefined;
  const target = own ?? (isUsed || spokenId(situation, placement) !== undefined ? undefined : targetAt(targets, at));
  if (isHandled(situation, hand, placement, target)) return asking(situation, hand, placement);
  return target && hand.chosen !== placement.id
    ? { hand, action: { kind: 'go', target } }
    : choosing(situation, hand, placement);
};

/** Is a click on this pile a hand's, which asks what to do with it, and not the rules'? */
const isHandled = (situation: Situation, hand: BoardHand, placement: Placement, target: Target | undefined): boolean =>
  placement.kind === 'pile' &&
  situation.client.timeline.mode !== 'enforced' &&
  isFree(situation, hand) &&
  !(target && isLegal(target)) &&
  spokenId(situation, placement) === undefined &&
  (hand.chosen === undefined || hand.chosen === placement.id);

/** A click on another piece puts those back that were chosen together. */
export const loosened = (hand: BoardHand, placement: Placement): BoardHand =>
  isGrouped(hand, placement) ? hand : { ...hand, group: [] };

/** Who has no seat at a table that goes on is told so. */
export const unseated = ({ client, view }: Situation): Pick<Step, 'action'> =>
  view.live && client.timeline.begun && client.seat === undefined
    ? { action: { kind: 'why', refusal: refuse('§table', 'not-seated') } }
    : {};

/** Counters beside those that were chosen; where no hand is free, none. */
export const picking = (situation: Situation, hand: BoardHand, ids: readonly string[], toggles: boolean): Step => {
  if (!mayMove(situation, hand)) return { hand, ...unseated(situation) };
  if (situation.client.timeline.mode === 'enforced')
    return { hand, action: { kind: 'why', refusal: refuse('§table', 'chosen-one-at-a-time') } };
  const { chosen } = hand;
  const begun = situation.view.placements.flatMap(one => (one.kind === 'counter' && one.id === chosen ? [one.id] : []));
  const before = hand.group.length ? hand.group : begun;
  const [only] = ids;
  const isBack = toggles && only !== undefined && before.includes(only);
  const group = isBack ? before.filter(id => id !== only) : [...new Set([...before, ...ids])];
  return { hand: { ...hand, chosen: undefined, group, menu: false } };
};

/** The counters whose middle lies in a frame. */
export const framed = ({ view }: Situation, { x, y, width, height }: Box): readonly string[] =>
  view.placements.flatMap(one => {
    const [left, top] = [one.x + one.width / 2, one.y + one.height / 2];
    const isIn = left >= x && left <= x + width && top >= y && top <= y + height;
    return one.kind === 'counter' && one.piece !== '?' && isIn ? [one.id] : [];
  });

/** Nothing is moved by asking: what was chosen is put back. */
export const asking = (situation: Situation, hand: BoardHand, placement: Placement): Step => {
  if (situation.client.timeline.mode === 'enforced' || !isFree(situation, hand)) return { hand };
  if (isGrouped(hand, placement)) return { hand, action: { kind: 'group', ids: hand.group } };
  const { id, kind } = placement;
  const action: BoardAction = kind === 'pile' ? { kind: 'pile', pile: id } : { kind: 'piece', placement };
  return { hand: { ...hand, chosen: undefined, menu: false }, action };
};

/** A piece is opened: what a hand may do with it, else what the rules allow, else what is known of it. */
export const opening = (situation: Situation, hand: BoardHand, placement: Placement): Step => {
  const asked = asking(situation, hand, placement);
  if (asked.action) return asked;
  const commands = mayMove(situation, hand) ? commandsFor(situation, placement) : [];
  const action: BoardAction = commands.length
    ? { kind: 'menu', name: nameOf(placement), commands }
    : { kind: 'facts', placement };
  return { hand: { ...hand, chosen: undefined, menu: false }, action };
};
