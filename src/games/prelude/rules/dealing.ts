/** Cards from the deck of an Era; when it is too short, that Era's discards are shuffled beneath it first. */
import type { Dice } from '../../../kernel/dice';
import { draw, type Drawn } from '../../../kernel/piles';
import { cardOf } from '../cards/card';
import type { Era } from '../data/types';
import type { State } from '../state';
import { cards } from '../view';
import type { Event } from '../vocabulary';
import type { Seat } from '../seats';

/** A dealer takes cards from one deck and collects the events of it. */
export interface Dealer {
  readonly events: readonly Event[];
  toHand(seat: Seat, count: number): void;
  toPool(count: number): void;
}

/** Deals from a deck as it lies, or as it has just been shuffled. */
export const dealer = (
  state: State,
  era: Era,
  dice: Dice,
  from: readonly string[] = state.piles[`${era}-deck`],
): Dealer => {
  const events: Event[] = [];
  let deck = from;
  let discards = state.piles.discards.filter(card => cardOf(state, card)?.deck === era);
  const take = (count: number): readonly string[] => {
    const taken: Drawn = draw(deck, discards, count, dice);
    if (taken.shuffled) {
      events.push({ kind: 'era-shuffled', era, cards: discards, secret: { to: 'nobody', is: taken.shuffled } });
    }
    deck = taken.deck;
    discards = [...taken.discards];
    return taken.drawn;
  };
  return {
    events,
    toHand(seat, count) {
      const taken = take(count);
      if (taken.length) events.push(cards.dealt(state, seat, `${era}-deck`, `${seat}-hand`, taken));
    },
    toPool(count) {
      const taken = take(count);
      if (taken.length) events.push({ kind: 'pool-filled', era, cards: taken });
    },
  };
};
