/** Cards from the deck of an Era; when it is too short, that Era's discards are shuffled beneath it first. */
import type { Dice } from '../../../kernel/chance';
import { draw, type Drawn } from '../../../kernel/decks';
import { cardOf } from '../cards/card';
import type { Era } from '../data/types';
import type { State } from '../state';
import type { Seat } from '../seats';
import type { Event } from '../vocabulary';

/** A dealer takes cards from one deck and collects the events of it. */
export interface Dealer {
  readonly events: readonly Event[];
  toHand(seat: Seat, count: number): void;
  toPool(count: number): void;
}

/** Deals from a deck as it lies, or as it has just been shuffled. */
export const dealer = (state: State, era: Era, dice: Dice, from: readonly string[] = state.decks[era]): Dealer => {
  const events: Event[] = [];
  let deck = from;
  let discards = state.discards.filter(card => cardOf(state, card)?.deck === era);
  const take = (count: number): readonly string[] => {
    const taken: Drawn = draw(deck, discards, count, dice);
    if (taken.shuffled) {
      events.push({ kind: 'discards-shuffled', era, cards: discards, secret: { to: 'nobody', is: taken.shuffled } });
    }
    deck = taken.deck;
    discards = [...taken.discards];
    return taken.drawn;
  };
  return {
    events,
    toHand(seat, count) {
      const cards = take(count);
      if (cards.length) {
        events.push({ kind: 'cards-drawn', seat, era, count: cards.length, secret: { to: seat, is: cards } });
      }
    },
    toPool(count) {
      const cards = take(count);
      if (cards.length) events.push({ kind: 'pool-filled', era, cards });
    },
  };
};
