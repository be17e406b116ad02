/** The card of an id on this table: its contents, its Event, and what it changes while it is in play. */
import type { Options } from '../../../kernel/messages';
import type { Trait, CardBase, CardEventData } from '../data/types';
import { CARD_EVENTS, CARD_LIST, cardId } from '../data/card-list';
import { ownersCards, type OwnersCard } from './owners-cards';
import { needOf } from './owners-needs';
import { effectsOf } from './owners-steps';

// The changes that a card makes for as long as it is in play.

/** The traits of a card of this table. */
export const traitsOf = (table: { readonly options: Options }, card: string): readonly Trait[] =>
  cardOf(table, card)?.traits ?? [];

export type Card = CardBase & CardEventData;

const PLAIN: CardEventData = { event: [] };
const OURS: ReadonlyMap<string, Card> = new Map(
  CARD_LIST.map(card => [cardId(card.number), { ...card, ...(CARD_EVENTS[card.number] ?? PLAIN) }]),
);

/** §3.3 An Event by hand, which an owner's file may name; it changes nothing by itself. */
const BY_HAND: CardEventData = { event: [{ do: 'by-hand' }] };

const numbersOf = ({ number, faction, points, die, deck, enters, when }: Card): CardBase => ({
  number,
  faction,
  points,
  die,
  deck,
  ...(enters && { enters }),
  ...(when && { when }),
});
const eventOf = ({ need, event, traits, staysByEffect, endOfRound, endOfTurn }: Card): CardEventData => ({
  event,
  ...(need && { need }),
  ...(traits && { traits }),
  ...(staysByEffect && { staysByEffect }),
  ...(endOfRound && { endOfRound }),
  ...(endOfTurn && { endOfTurn }),
});

/** A card as its owner's copy has it. */
const corrected = (
  ours: Card,
  { faction, points, die, stays = ours.stays ?? 'no', star, needs, event, steps }: OwnersCard,
): Card => ({
  ...numbersOf(ours),
  ...(event === 'by-hand' ? BY_HAND : steps ? { event: effectsOf(steps) } : eventOf(ours)),
  ...(needs && { need: needs.map(needOf) }),
  ...(faction && { faction }),
  ...(points && { points }),
  ...(die && { die }),
  ...(stays !== 'no' && { stays }),
  ...((star ?? ours.star) ? { star: true } : {}),
});

/** The cards of one owner's file, made once for a whole game. */
const corrections = new WeakMap<ReadonlyMap<number, OwnersCard>, ReadonlyMap<string, Card>>();
const correctedBy = (lines: ReadonlyMap<number, OwnersCard>): ReadonlyMap<string, Card> => {
  const made =
    corrections.get(lines) ??
    new Map(
      [...lines.values()].flatMap(line => {
        const id = cardId(line.number);
        const ours = OURS.get(id);
        return ours ? [[id, corrected(ours, line)] as const] : [];
      }),
    );
  corrections.set(lines, made);
  return made;
};

/** Undefined for '?' and for an id that is not a card. */
export const cardOf = ({ options }: { readonly options: Options }, id: string): Card | undefined =>
  correctedBy(ownersCards(options)).get(id) ?? OURS.get(id);
