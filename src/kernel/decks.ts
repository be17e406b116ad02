/** Piles of cards, the first on top. Everything here works on a viewer's '?' and on the referee's ids. */
import type { Dice } from './chance';
import { without } from './hidden';

type Pile = readonly string[];

export interface Drawn {
  readonly drawn: Pile;
  /** The discards in their new order, which now lie beneath the deck; undefined if they were not needed. */
  readonly shuffled: Pile | undefined;
  readonly deck: Pile;
  readonly discards: Pile;
}

export const onTop = (pile: Pile, cards: Pile): Pile => [...cards, ...pile];
export const beneath = (pile: Pile, cards: Pile): Pile => [...pile, ...cards];

/** A pile without some cards: dealt from it, or removed from the game. */
export const withoutAll = (pile: Pile, cards: Pile): Pile =>
  cards.reduce<Pile>((left, card) => without(left, card), pile);

/**
 * Takes cards from the top. If the deck is too short, the discards are shuffled beneath it first; hands and
 * open cards stay. Events: one reshuffle, then one draw. Fewer cards come if there are still not enough.
 */
export const draw = (deck: Pile, discards: Pile, count: number, dice: Dice): Drawn => {
  const short = deck.length < count && discards.length > 0;
  const shuffled = short ? dice.shuffle(discards) : undefined;
  const whole = shuffled ? beneath(deck, shuffled) : deck;
  return { drawn: whole.slice(0, count), shuffled, deck: whole.slice(count), discards: shuffled ? [] : discards };
};

/** Deck and discards as one fresh deck. */
export const renew = (deck: Pile, discards: Pile, dice: Dice): Pile => dice.shuffle([...deck, ...discards]);
