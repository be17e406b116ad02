/** §8.2 The seventeen cards, and which of them tells how a Command is executed. */
import { isWar } from '../selectors';
import type { State } from '../state';
import type { CommandName, Seat, SpecialName } from '../vocabulary';
import { moderatesCards } from './cards-moderates';
import { redsCards } from './cards-reds';
import { senateCards } from './cards-senate';
import type { Card, SpecialCard } from './types';
import type { NonplayerCard } from './vocabulary';

const ALL = [...redsCards, ...senateCards, ...moderatesCards];
const BY_ID: ReadonlyMap<string, Card> = new Map(ALL.map(card => [card.id, card]));

export const cardOf = (id: NonplayerCard): Card | undefined => BY_ID.get(id);

/** Of two cards with the same Command the earlier speaks of Phase I, the later of Phase II. */
export const cardFor = (state: State, seat: Seat, command: CommandName): Card | undefined => {
  const cards = ALL.filter(card => card.seat === seat && card.command === command);
  return isWar(state) ? cards.at(-1) : cards[0];
};

/** §8.1.6 The instructions of a Special Activity that an Event gives. */
export const specialFor = (seat: Seat, activity: SpecialName): SpecialCard | undefined =>
  ALL.filter(card => card.seat === seat)
    .flatMap(card => card.specials)
    .find(special => special.activity === activity);
