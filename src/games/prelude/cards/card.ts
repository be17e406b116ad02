/** The card an id names on this table: what stands on it, what its Event does, what it changes while it is in play. */
import { CARD_EVENTS, type CardEventData } from '../data/card-events';
import { CARD_LIST, cardId } from '../data/card-list';
import type { CardBase } from '../data/types';
import type { State } from '../state';
import { ownersCards, type OwnersCard } from './owners-cards';

export type Card = CardBase & CardEventData;

const PLAIN: CardEventData = { event: [] };
const OURS: ReadonlyMap<string, Card> = new Map(CARD_LIST.map(card =>
  [cardId(card.number), { ...card, ...CARD_EVENTS[card.number] ?? PLAIN }]));

/** §3.3 An Event by hand has no prerequisite that the table could judge, and changes nothing by itself. */
const BY_HAND: CardEventData = { event: [{ do: 'by-hand' }] };

const numbersOf = ({ number, faction, points, die, deck, enters, when }: Card): CardBase =>
  ({ number, faction, points, die, deck, ...enters && { enters }, ...when && { when } });
const eventOf = ({ need, event, traits, staysByEffect, endOfRound, endOfTurn }: Card): CardEventData => ({
  event, ...need && { need }, ...traits && { traits }, ...staysByEffect && { staysByEffect },
  ...endOfRound && { endOfRound }, ...endOfTurn && { endOfTurn },
});

/** A card as its owner's copy has it. */
const corrected = (
  ours: Card, { faction, points, die, stays = ours.stays ?? 'no', star, event }: OwnersCard,
): Card => ({
  ...numbersOf(ours), ...event === 'by-hand' ? BY_HAND : eventOf(ours),
  ...faction && { faction }, ...points && { points }, ...die && { die },
  ...stays !== 'no' && { stays }, ...star ?? ours.star ? { star: true } : {},
});

/** Undefined for '?' and for what is no card. */
export const cardOf = (state: State, id: string): Card | undefined => {
  const ours = OURS.get(id), owners = ours && ownersCards(state.options).get(ours.number);
  return ours && owners ? corrected(ours, owners) : ours;
};
