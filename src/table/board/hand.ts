/**
 * The board's hand: what this user has chosen, lifted or carries towards the board, and whether he moves by hand. Plain
 * state, and what each gesture makes of it; the page only draws it. Points are on the board.
 */
import type { Box, Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import { choices } from '../../kernel/offers';
import type { Refusal } from '../../kernel/refusal';
import { isAnytime } from '../panels/anytime';
import type { TableClient } from '../panels/client-model';
import { type Aim, meansAim, speaksOf } from './aims';
import { looseOf } from '../../kernel/loose';
import { type Dragged, type Drop, editsFor, type Hand, judge } from './by-hand';
import { whoseHand } from '../record/agreement';
import { isMeant } from './meant';
import { editsAt, type Laid } from './loose';
import type { Placement } from './projection';
import { dropTogether } from './as-one';
import {
  draggedId,
  draggedPiece,
  isLegal,
  liesOn,
  nameOf,
  openTargets,
  standsFor,
  type Target,
  targetsOf,
} from './targets';
import type { BoardView } from './view';

export interface BoardHand {
  /** The chosen counter, marker or card. */
  readonly chosen: string | undefined;
  /** Counters that were chosen together, by their placements. */
  readonly group: readonly string[];
  /** Ids that the choice under the pointer or the keyboard speaks of. */
  readonly pointed: readonly string[];
  /** The piece of the board that is in the air, by its placement. */
  readonly lifted: string | undefined;
  /** What comes from outside the board: a card of the hand, a piece of the store. */
  readonly carried: Dragged | undefined;
  /** In Enforced: moving by hand was asked for. */
  readonly byHand: boolean;
  /** Is a menu open at the board? */
  readonly menu: boolean;
}

export const EMPTY: BoardHand = {
  chosen: undefined,
  group: [],
  pointed: [],
  lifted: undefined,
  carried: undefined,
  byHand: false,
  menu: false,
};

/** What lies before the hand, and whose it is. */
export interface Situation {
  readonly client: TableClient;
  readonly view: BoardView;
}

export type Gesture =
  | { readonly kind: 'click-piece'; readonly placement: Placement; readonly at: Point }
  | { readonly kind: 'click-aim'; readonly key: string }
  /** A card of the own hand, beside the board. */
  | { readonly kind: 'click-card'; readonly card: string }
  /** A right click, or the menu key: what may be done with it by hand. */
  | { readonly kind: 'ask-piece'; readonly placement: Placement }
  /** A click with Shift: one more is chosen beside others, or put back. */
  | { readonly kind: 'pick'; readonly placement: Placement }
  /** A frame drawn around some: they are chosen beside what was. */
  | { readonly kind: 'frame'; readonly box: Box }
  | { readonly kind: 'click-nothing' }
  | { readonly kind: 'lift'; readonly placement: Placement }
  /** `turned`: a card that comes to lie loose is wanted with its other side up. */
  /** `onto`: the pile that is shown there beside the board. */
  | {
      readonly kind: 'drop';
      readonly placement: Placement;
      readonly at: Point;
      readonly turned?: boolean;
      readonly onto?: string | undefined;
    }
  | { readonly kind: 'receive'; readonly dragged: Dragged; readonly at: Point; readonly turned?: boolean }
  | { readonly kind: 'cancel' };

/** What is to be done about a gesture. */
export type Deed =
  | { readonly kind: 'go'; readonly target: Target }
  | { readonly kind: 'perform'; readonly drop: Drop }
  | { readonly kind: 'menu'; readonly name: string; readonly commands: readonly Message[] }
  /** All that may be done by hand with a pile. */
  | { readonly kind: 'pile'; readonly pile: string }
  /** All that may be done by hand with a counter or a marker. */
  | { readonly kind: 'piece'; readonly placement: Placement }
  /** All that may be done with several together. */
  | { readonly kind: 'group'; readonly ids: readonly string[] }
  | { readonly kind: 'why'; readonly refusal: Refusal };

export interface Step {
  readonly hand: BoardHand;
  readonly deed?: Deed;
}

export const handOf = (
  { client, view }: { readonly client: TableClient; readonly view: Pick<BoardView, 'state'> },
  { byHand }: Pick<BoardHand, 'byHand'>,
): Hand => {
  const self = client.people.find(person => person.self);
  return {
    game: client.game,
    showing: client.showing,
    seen: view.state,
    seat: client.seat,
    mode: client.timeline.mode,
    byHand,
    gm: self?.gm ?? false,
    whose: edit => (self ? whoseHand(client.timeline, self.id, client.seat, edit) : undefined),
  };
};

/** May this user do anything at all here? Not in the past, not before the deal, not as a mere observer. */
const mayMove = (situation: Situation, hand: BoardHand): boolean =>
  situation.view.live &&
  situation.client.timeline.begun &&
  (situation.client.seat !== undefined || handOf(situation, hand).gm);

const isFree = (situation: Situation, hand: BoardHand): boolean =>
  mayMove(situation, hand) && (hand.byHand || situation.client.timeline.mode !== 'enforced');

/** The id by which a legal command speaks of a piece, and of none that is only called the same. */
const spokenId = (situation: Situation, placement: Placement): string | undefined => {
  const { id, piece } = placement;
  const meant = commandsFor(situation, placement);
  return [piece, id].find(one => one !== undefined && meant.some(command => speaksOf(command, one)));
};

const commandsFor = ({ client, view }: Situation, placement: Placement): readonly Message[] =>
  view.legal.filter(command => isMeant(client, view, command, placement));

/** Is a piece spoken of by an answer to the question, and not only by what is open at any time? */
const isAsked = (situation: Situation, placement: Placement): boolean => {
  const { client, view } = situation;
  const anytime = isAnytime(client.game, view.state);
  return commandsFor(situation, placement).some(command => !anytime(command.kind));
};

/** What the hand holds, if anything: from outside, lifted, or chosen. */
export const heldIn = ({ view }: Situation, { carried, lifted, chosen }: BoardHand): Dragged | undefined => {
  const held = lifted ?? chosen;
  return carried ?? (held === undefined ? undefined : draggedId(view, held));
};

/** Reckoned once for a state and what is held: gestures and drawing ask again and again. */
const reckoned = new WeakMap<object, Map<string, readonly Target[]>>();

/** Where what is held may go, or what an empty hand may answer at once. */
export const targetsIn = (situation: Situation, hand: BoardHand): readonly Target[] => {
  if (!mayMove(situation, hand)) return [];
  const { view } = situation;
  const held = heldIn(situation, hand);
  const whole = handOf(situation, hand);
  const { seat, mode, gm, byHand } = whole;
  const key = JSON.stringify([held, seat, mode, gm, byHand]);
  const known = reckoned.get(view.state) ?? new Map<string, readonly Target[]>();
  reckoned.set(view.state, known);
  const targets =
    known.get(key) ?? (held ? targetsOf(view, whole, held, isFree(situation, hand)) : openTargets(view, whole));
  known.set(key, targets);
  return targets;
};

/** The places that the choice under the pointer speaks of. */
export const aimsPointedAt = ({ client, view }: Situation, { pointed }: BoardHand): readonly Aim[] =>
  view.aims.filter(aim => !aim.key.startsWith('counter') && pointed.some(id => meansAim(aim, id, client.showing.word)));

export interface PieceUse {
  readonly chosen: boolean;
  readonly pointed: boolean;
  /** What may be done with it: an answer to the question; something else, or something by hand; nothing. */
  readonly use: 'legal' | 'hand' | undefined;
}

export const useOf = (situation: Situation, hand: BoardHand, placement: Placement): PieceUse => {
  const name = nameOf(placement);
  const asked = isAsked(situation, placement);
  const isOpen = asked || spokenId(situation, placement) !== undefined;
  const isMovable =
    isFree(situation, hand) && (placement.kind === 'pile' || draggedPiece(situation.view, placement) !== undefined);
  return {
    chosen: hand.chosen === name || hand.group.includes(placement.id),
    pointed: hand.pointed.includes(name) || hand.pointed.includes(placement.id),
    use: asked ? 'legal' : isOpen || isMovable ? 'hand' : undefined,
  };
};

/** The most exact target at a point. */
const targetAt = (
  targets: readonly Target[],
  at: Point,
  only: (target: Target) => boolean = () => true,
): Target | undefined => targets.findLast(target => only(target) && liesOn(target.aim, at));

/** What no legal command speaks of says which rule forbids it, if one does. */
const refusalOf = ({ client, view }: Situation, ids: readonly (string | undefined)[]): Refusal | undefined =>
  client.seat === undefined
    ? undefined
    : choices(client.game, view.state, client.seat).find(
        ({ command, refusal }) => refusal && ids.some(one => one !== undefined && speaksOf(command, one)),
      )?.refusal;

/** A choice is offered at its place: what one of the lit targets stands for needs no menu. */
const offering = (situation: Situation, hand: BoardHand, name: string, open: readonly Message[]): Step => {
  const targets = targetsIn(situation, hand);
  const commands = open.filter(command => !targets.some(target => standsFor(target, command)));
  return commands.length ? { hand, deed: { kind: 'menu', name, commands } } : { hand };
};

const choosingCard = (situation: Situation, hand: BoardHand, card: string): Step => {
  const { view } = situation;
  const now = { ...hand, chosen: hand.chosen === card ? undefined : card, menu: false };
  if (now.chosen === undefined || !mayMove(situation, hand)) return { hand: now };
  const open = view.legal.filter(command => speaksOf(command, card));
  const refusal = open.length ? undefined : refusalOf(situation, [card]);
  return refusal ? { hand: now, deed: { kind: 'why', refusal } } : offering(situation, now, card, open);
};

const choosing = (situation: Situation, hand: BoardHand, placement: Placement): Step => {
  const id = spokenId(situation, placement);
  const name = nameOf(placement);
  if (id === undefined && useOf(situation, hand, placement).use === undefined) {
    const refusal = mayMove(situation, hand) ? refusalOf(situation, [placement.id, placement.piece]) : undefined;
    return { hand: { ...hand, chosen: undefined }, ...(refusal && { deed: { kind: 'why', refusal } as const }) };
  }
  const chosen = hand.chosen === name && !hand.menu ? undefined : name;
  const now = { ...hand, chosen, menu: false };
  return chosen === undefined || id === undefined
    ? { hand: now }
    : offering(situation, now, name, commandsFor(situation, placement));
};

const clicking = (situation: Situation, hand: BoardHand, placement: Placement, at: Point): Step => {
  if (isGrouped(hand, placement)) return asking(situation, hand, placement);
  const targets = targetsIn(situation, hand);
  const ids = [placement.group ?? placement.piece, placement.id];
  const own = targetAt(targets, at, ({ aim }) => ids.includes(aim.ids[0]));
  // what a piece can be used for comes before the place beneath it
  const isUsed = hand.chosen === undefined && useOf(situation, hand, placement).use !== undefined;
  const target = own ?? (isUsed || spokenId(situation, placement) !== undefined ? undefined : targetAt(targets, at));
  if (isHandled(situation, hand, placement, target)) return asking(situation, hand, placement);
  return target && hand.chosen !== nameOf(placement)
    ? { hand, deed: { kind: 'go', target } }
    : choosing(situation, hand, placement);
};

/** Is a click on this pile a hand's, which asks what to do with it, and not the rules'? */
const isHandled = (situation: Situation, hand: BoardHand, placement: Placement, target: Target | undefined): boolean =>
  placement.kind === 'pile' &&
  situation.client.timeline.mode !== 'enforced' &&
  isFree(situation, hand) &&
  !(target && isLegal(target)) &&
  spokenId(situation, placement) === undefined &&
  (hand.chosen === undefined || hand.chosen === nameOf(placement));

/** Is a piece one of several that were chosen together? */
const isGrouped = ({ group }: BoardHand, { id }: Placement): boolean => group.length > 1 && group.includes(id);

/** A click on another piece puts those back that were chosen together. */
const loosened = (hand: BoardHand, placement: Placement): BoardHand =>
  isGrouped(hand, placement) ? hand : { ...hand, group: [] };

/** Counters beside those that were chosen; where no hand is free, none. */
const picking = (situation: Situation, hand: BoardHand, ids: readonly string[], toggles: boolean): Step => {
  if (situation.client.timeline.mode === 'enforced' || !isFree(situation, hand)) return { hand };
  const { chosen } = hand;
  const begun = situation.view.placements.flatMap(one =>
    one.kind === 'counter' && chosen !== undefined && nameOf(one) === chosen ? [one.id] : [],
  );
  const before = hand.group.length ? hand.group : begun;
  const [only] = ids;
  const isBack = toggles && only !== undefined && before.includes(only);
  const group = isBack ? before.filter(id => id !== only) : [...new Set([...before, ...ids])];
  return { hand: { ...hand, chosen: undefined, group, menu: false } };
};

/** The counters whose middle lies in a frame. */
const framed = ({ view }: Situation, { x, y, width, height }: Box): readonly string[] =>
  view.placements.flatMap(one => {
    const [left, top] = [one.x + one.width / 2, one.y + one.height / 2];
    const isIn = left >= x && left <= x + width && top >= y && top <= y + height;
    return one.kind === 'counter' && one.piece !== '?' && isIn ? [one.id] : [];
  });

/** Nothing is moved by asking: what was chosen is put back. */
const asking = (situation: Situation, hand: BoardHand, placement: Placement): Step => {
  if (situation.client.timeline.mode === 'enforced' || !isFree(situation, hand)) return { hand };
  if (isGrouped(hand, placement)) return { hand, deed: { kind: 'group', ids: hand.group } };
  const { id, kind } = placement;
  const deed: Deed = kind === 'pile' ? { kind: 'pile', pile: id } : { kind: 'piece', placement };
  return { hand: { ...hand, chosen: undefined, menu: false }, deed };
};

/** What a drop means where no lit target is: a change by hand, or its refusal. */
const byHandAt = (
  situation: Situation,
  hand: BoardHand,
  dragged: Dragged,
  aim: Aim | undefined,
  laid: Laid,
): Deed | undefined => {
  const whole = handOf(situation, hand);
  const here = editsAt(whole, situation.view.board, dragged, aim, laid);
  const isLeaving = !aim && !here.length && whole.mode === 'free';
  const edits = isLeaving ? editsFor(dragged, { kind: 'away' }) : here;
  return edits.length ? { kind: 'perform', drop: judge(whole, edits) } : undefined;
};

/** Several are let go where one of them is. */
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
  return { hand: left, ...(drop && { deed: { kind: 'perform', drop } as const }) };
};

/** What is let go over a pile beside the board: only where hands are free, and of counters what may lie there. */
const beside = (situation: Situation, hand: BoardHand, dragged: Dragged, pile: string): Deed | undefined => {
  const whole = handOf(situation, hand);
  const edits = whole.mode === 'enforced' ? [] : editsFor(dragged, { kind: 'places', places: [pile] });
  if (!edits.length) return undefined;
  const drop = judge(whole, edits);
  return drop.kind === 'refused' && dragged.kind !== 'card' ? undefined : { kind: 'perform', drop };
};

const dropping = (
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
  if (outside) return { hand: empty, deed: outside };
  const target = targetAt(targetsIn(situation, hand), at);
  if (target) return { hand: empty, deed: { kind: 'go', target } };
  // what lies loose is moved a little, upon itself
  const itself = looseOf(placement.id) ? placement.id : placement.group;
  const aim = situation.view.aims.findLast(one => one.ids[0] !== itself && liesOn(one, at));
  const deed = aim?.key === `slot ${placement.slot}` ? undefined : byHandAt(situation, hand, dragged, aim, laid);
  return { hand: empty, ...(deed && { deed }) };
};

const receiving = (situation: Situation, hand: BoardHand, dragged: Dragged, laid: Laid): Step => {
  const { at } = laid;
  const held = { ...hand, carried: dragged };
  const empty = { ...hand, carried: undefined };
  const target = targetAt(targetsIn(situation, held), at);
  if (target) return { hand: empty, deed: { kind: 'go', target } };
  const aim = situation.view.aims.findLast(one => liesOn(one, at));
  const deed = byHandAt(situation, held, dragged, aim, laid);
  return { hand: empty, ...(deed && { deed }) };
};

/** What a gesture makes of the hand, and what is to be done about it. */
export const step = (situation: Situation, hand: BoardHand, gesture: Gesture): Step => {
  switch (gesture.kind) {
    case 'click-piece':
      return clicking(situation, loosened(hand, gesture.placement), gesture.placement, gesture.at);
    case 'click-aim': {
      const target = targetsIn(situation, hand).find(({ aim }) => aim.key === gesture.key);
      return target ? { hand, deed: { kind: 'go', target } } : { hand };
    }
    case 'click-card':
      return choosingCard(situation, hand, gesture.card);
    case 'ask-piece':
      return asking(situation, hand, gesture.placement);
    case 'pick':
      return picking(situation, hand, gesture.placement.kind === 'counter' ? [gesture.placement.id] : [], true);
    case 'frame':
      return picking(situation, hand, framed(situation, gesture.box), false);
    case 'click-nothing':
      return { hand: { ...hand, chosen: undefined, group: [], menu: false } };
    case 'lift':
      return mayMove(situation, hand) && draggedPiece(situation.view, gesture.placement)
        ? { hand: { ...hand, lifted: nameOf(gesture.placement), menu: false } }
        : { hand };
    case 'drop':
      return dropping(situation, hand, gesture, { at: gesture.at, turned: gesture.turned ?? false });
    case 'receive':
      return receiving(situation, hand, gesture.dragged, { at: gesture.at, turned: gesture.turned ?? false });
    case 'cancel':
      return { hand: { ...hand, lifted: undefined, chosen: undefined, group: [], menu: false } };
  }
};
