import {
  isWhole,
  pileOf,
  whereIs,
  type PiledTypes,
  type PileEvent,
  type PileId,
  type PileSpec,
  looseOf,
} from '../piles';
import type { CardKit } from './card-kit';
import { type Refusal, refusing } from '../refusal';
import type { Dice } from '../dice';
import type { GameEdit } from '../edit';
import type { GameTypes, Options } from '../messages';

/** A change as events, or why it makes no sense. */
export type Edited<G extends GameTypes> = readonly G['event'][] | Refusal;

const { nonsense } = refusing([]);
export const isRefusal = <E>(edited: readonly E[] | Refusal): edited is Refusal => 'reason' in edited;

/** A whole number within bounds. */
export const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
/** The nearest number within bounds. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A marker with one value: its bounds, what it is now, and the events of a change. */
export interface Counted<G extends GameTypes> {
  readonly now: number;
  readonly least: number;
  readonly most: number;
  /** The events that bring it to another value, which differs by so much. */
  to(value: number, by: number): readonly G['event'][];
}
/** Sets a marker; undefined if no marker has that name. */
export const setCounted = <G extends GameTypes>(counted: Counted<G> | undefined, value: number): Edited<G> => {
  if (!counted) return nonsense('no-such-marker');
  if (!between(value, counted.least, counted.most)) return nonsense('out-of-range');
  return value === counted.now ? nonsense('already-there') : counted.to(value, value - counted.now);
};

/** A game's rules for cards moved by hand. */
export interface CardsByHand<G extends PiledTypes> {
  /** Why a card ('?': one that this viewer does not know) cannot lie there: another side's pile, a place for one. */
  forbids?(state: G['state'], card: string, from: PileId<G>, to: PileId<G>): Refusal | undefined;
  /** The rules' own event of such a move, so that a drag is recognized as the command it means. */
  known?(state: G['state'], card: string, from: PileId<G>, to: PileId<G>): readonly G['event'][] | undefined;
  /** Who may look into piles, in a game where the seats have no piles of their own. */
  seats?(options: Options): readonly G['seat'][];
  /** Where a card goes that is removed by hand. */
  removedTo?(state: G['state'], card: string): PileId<G>;
}

type Events<G extends PiledTypes> = readonly (G['event'] | PileEvent<G['seat'], PileId<G>>)[];

/** By hand a card comes out of a hidden pile: everybody sees it. A seat's own view does not show it, being compared. */
export const shownByHand = <G extends PiledTypes>(
  cards: CardKit<G>,
  state: G['state'],
  card: string,
  pile: PileId<G>,
): readonly PileEvent<G['seat'], PileId<G>>[] =>
  !cards.isOpen(state, pile) && isWhole(state) ? [{ kind: 'cards-shown', pile, cards: [card] }] : [];

/** All changes by hand of piles. Undefined: the change is about something else, which the game handles. */
export const cardEdits = <G extends PiledTypes>(cards: CardKit<G>, byHand: CardsByHand<G> = {}) => {
  type S = G['state'];
  type Id = PileId<G>;

  /** The card at a number of places below the top one, as the viewer of this state knows it. */
  const beneath = (state: S, pile: Id, at: number): string | undefined =>
    cards.specOf(state, pile).role === 'deck' ? pileOf<S>(state, pile)[at] : pileOf<S>(state, pile).at(-1 - at);

  /** Why a card cannot lie there. A loose card counts as one of its deck, and lies where it is put. */
  const forbidden = (state: S, card: string, from: Id, to: Id): Refusal | undefined => {
    const home = cards.homeOf(state, from);
    if (looseOf(to)) return cards.homeOf(state, to) === home ? undefined : nonsense('no-such-place');
    const source = looseOf(from) && home !== undefined && cards.isPile(home, state) ? home : from;
    return byHand.forbids?.(state, card, source, to);
  };

  const transfer = (
    state: S,
    named: string,
    from: Id,
    to: Id,
    { under = false, at = 0 }: { readonly under?: boolean; readonly at?: number } = {},
  ): Events<G> | Refusal => {
    const card = named === '?' ? beneath(state, from, at) : named;
    if (card === undefined || !pileOf<S>(state, from).includes(card)) return nonsense('not-there');
    if (from === to && !under && at === 0) return nonsense('already-there');
    const refusal = from === to ? undefined : forbidden(state, card, from, to);
    if (refusal) return refusal;
    // the rules know nothing about loose cards
    const isLoose = looseOf(from) !== undefined || looseOf(to) !== undefined;
    const known = under || from === to || isLoose ? undefined : byHand.known?.(state, card, from, to);
    if (!known) return cards.moved(state, [card], from, to, under);
    return cards.isOpen(state, to) ? [...shownByHand(cards, state, card, from), ...known] : known;
  };

  const several = (state: S, from: Id, to: Id, count: number): Events<G> | Refusal => {
    const all = pileOf<S>(state, from);
    if (from === to) return nonsense('already-there');
    if (!between(count, 1, all.length)) return nonsense('not-there');
    const isDeck = cards.specOf(state, from).role === 'deck';
    const taken = isDeck ? all.slice(0, count) : all.slice(-count);
    const refusal = taken.map(card => forbidden(state, card, from, to)).find(one => one !== undefined);
    return refusal ?? cards.moved(state, taken, from, to);
  };

  /** The hands that are filled from a deck: those whose cards go back to it, or to none. */
  const handsOf = (state: S, deck: Id): readonly Id[] =>
    (Object.entries(cards.piles(state.options)) as readonly (readonly [Id, PileSpec<G['seat']>])[]).flatMap(
      ([id, { role, owner, home }]) => (role === 'hand' && owner !== undefined && (home ?? deck) === deck ? [id] : []),
    );

  const deal = (state: S, deck: Id, count: number, to: readonly Id[]): Events<G> | Refusal => {
    const all = pileOf<S>(state, deck);
    if (!to.length) return nonsense('no-such-place');
    if (!between(count, 1, Math.floor(all.length / to.length))) return nonsense('not-there');
    return to.reduce<Events<G> | Refusal>((dealt, hand, n) => {
      if (isRefusal(dealt)) return dealt;
      const { owner } = cards.specOf(state, hand);
      const taken = all.slice(n * count, (n + 1) * count);
      const refusal = taken.map(card => forbidden(state, card, deck, hand)).find(one => one !== undefined);
      if (owner === undefined || refusal) return refusal ?? nonsense('no-such-place');
      return cards.isOpen(state, hand)
        ? [...dealt, ...cards.moved(state, taken, deck, hand)]
        : [...dealt, cards.dealt(state, owner, deck, hand, taken)];
    }, []);
  };

  const isOrdered = (state: S, pile: Id): boolean => {
    const { ordered, role } = cards.specOf(state, pile);
    return ordered ?? role === 'deck';
  };

  const find = (state: S, word: string): Id | undefined => (cards.isPile(word, state) ? word : undefined);

  /** A change of one pile. */
  const ofPile = (
    state: S,
    change: Extract<GameEdit, { readonly pile: string }>,
    dice: Dice,
  ): Events<G> | Refusal | undefined => {
    const pile = find(state, change.pile);
    if (pile === undefined) return nonsense('no-such-place');
    const all = pileOf<S>(state, pile);
    const { role, home } = cards.specOf(state, pile);
    // discards are shuffled back beneath their deck
    const deck = role === 'discard' && home !== undefined ? find(state, home) : undefined;
    switch (change.kind) {
      case 'shuffle':
        if (!isOrdered(state, pile) && deck === undefined) return nonsense('not-a-deck');
        if (!all.length) return nonsense('not-there');
        return [deck === undefined ? cards.shuffled(state, pile, dice) : cards.shuffledUnder(state, pile, deck, dice)];
      case 'show': {
        const card = change.card === '?' ? cards.topOf(state, pile) : change.card;
        if (card === undefined || !all.includes(card)) return nonsense('not-there');
        return cards.isOpen(state, pile) ? nonsense('already-there') : [{ kind: 'cards-shown', pile, cards: [card] }];
      }
      case 'look': {
        const { seat, count } = change;
        const owners = Object.values<PileSpec<G['seat']>>(cards.piles(state.options)).map(one => one.owner);
        const looker = [...owners, ...(byHand.seats?.(state.options) ?? [])].find(one => one === seat);
        if (looker === undefined || cards.isOpen(state, pile)) return nonsense('no-such-place');
        return between(count, 1, all.length) ? [cards.lookedAt(state, looker, pile, count)] : nonsense('not-there');
      }
      case 'deal': {
        if (role !== 'deck') return nonsense('not-a-deck');
        const to = change.to === undefined ? undefined : find(state, change.to);
        if (change.to !== undefined && to === undefined) return nonsense('no-such-place');
        return deal(state, pile, change.count, to === undefined ? handsOf(state, pile) : [to]);
      }
      case 'recall': {
        if (role !== 'deck') return nonsense('not-a-deck');
        const event = cards.recalled(state, pile, dice);
        return event.from.length ? [event] : nonsense('already-there');
      }
    }
  };

  return (state: S, change: GameEdit, dice: Dice): Events<G> | Refusal | undefined => {
    switch (change.kind) {
      case 'shuffle':
      case 'show':
      case 'look':
      case 'recall':
      case 'deal':
        return ofPile(state, change, dice);
      case 'cards': {
        const [from, to] = [find(state, change.from), find(state, change.to)];
        return from !== undefined && to !== undefined
          ? several(state, from, to, change.count)
          : nonsense('no-such-place');
      }
      case 'card':
      case 'move': {
        const [from, to] = [find(state, change.from), find(state, change.to)];
        if (from === undefined || to === undefined) return undefined;
        if (change.kind === 'move' && change.count !== 1) return nonsense('one-at-a-time');
        const card = change.kind === 'card' ? change.card : change.piece;
        return transfer(state, card, from, to, change.kind === 'card' ? change : {});
      }
      case 'add': {
        const [from, to] = [whereIs<S>(state, change.piece), find(state, change.to)];
        if (from === undefined || to === undefined) return undefined;
        return change.count === 1 ? transfer(state, change.piece, from, to) : nonsense('one-at-a-time');
      }
      case 'remove': {
        const from = find(state, change.from);
        if (from === undefined) return undefined;
        if (change.count !== 1) return nonsense('one-at-a-time');
        const to = byHand.removedTo?.(state, change.piece);
        return to === undefined ? nonsense('not-there') : transfer(state, change.piece, from, to);
      }
      default:
        return undefined;
    }
  };
};
