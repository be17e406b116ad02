/** The card an id names on this table: what stands on it, what its Event does, what it changes while it is in play. */
import { CARD_EVENTS, type CardEventData } from '../data/card-events';
import { CARD_LIST, cardId } from '../data/card-list';
import type { CardBase } from '../data/types';
import type { State } from '../state';

export type Card = CardBase & CardEventData;

const PLAIN: CardEventData = { event: [] };
const BY_ID: ReadonlyMap<string, Card> = new Map(CARD_LIST.map(card =>
  [cardId(card.number), { ...card, ...CARD_EVENTS[card.number] ?? PLAIN }]));

/** Undefined for '?' and for what is no card. */
export const cardOf = (_state: State, id: string): Card | undefined => BY_ID.get(id);
