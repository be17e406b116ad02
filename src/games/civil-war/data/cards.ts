/** Every card by its id: `<side>-<slug>`, with `-1`, `-2` … where the list has several copies. */
import { SEATS, type Seat } from '../vocabulary';
import { RED } from './red';
import type { CardType, Effect, LeaderCard, Tag, TroopCard } from './types';
import { WHITE } from './white';

/** A single card: its line of the list, its id and side, and the id without the copy's number. */
export type Card = CardType & { readonly id: string; readonly side: Seat; readonly type: string };
export type Leader = Card & LeaderCard;
export type Troop = Card & TroopCard;

const LISTS: Readonly<Record<Seat, readonly CardType[]>> = { red: RED, white: WHITE };

const copies = (side: Seat, line: CardType): readonly Card[] =>
  Array.from({ length: line.count }, (_, n) => {
    const type = `${side}-${line.slug}`;
    return { ...line, side, type, id: line.count > 1 ? `${type}-${n + 1}` : type };
  });

/** The cards of a side, in the order of its list. */
export const DECKS: Readonly<Record<Seat, readonly Card[]>> = {
  red: LISTS.red.flatMap(line => copies('red', line)),
  white: LISTS.white.flatMap(line => copies('white', line)),
};

const byId = new Map(SEATS.flatMap(seat => DECKS[seat]).map(card => [card.id, card] as const));

/** The card with an id; undefined for a blank or an unknown id. */
export const cardOf = (id: string): Card | undefined => byId.get(id);

const isLeader = (card: Card | undefined): card is Leader => card?.kind === 'leader';
const isTroop = (card: Card | undefined): card is Troop => card?.kind === 'troop';

export const leaderCard = (id: string): Leader | undefined => {
  const card = cardOf(id);
  return isLeader(card) ? card : undefined;
};
export const troopCard = (id: string): Troop | undefined => {
  const card = cardOf(id);
  return isTroop(card) ? card : undefined;
};

/** The cards of one kind among ids; blanks are none. */
export const ofKind = (ids: readonly string[], ...kinds: readonly CardType['kind'][]): readonly string[] =>
  ids.filter(id => {
    const card = cardOf(id);
    return !!card && kinds.includes(card.kind);
  });

/** What an event card does, in order; nothing for any other card. */
export const effectsOf = (id: string): readonly Effect[] => {
  const card = cardOf(id);
  return card?.kind === 'event' ? card.effects : [];
};

/** The side of a card's deck: the pile it goes to when it leaves play. */
export const sideOf = (id: string): Seat => (id.startsWith('white-') ? 'white' : 'red');

/** §result Is the troop one of those that a leader strengthens? */
export const isStrengthened = (strengthens: Tag | 'all' | undefined, tag: Tag | undefined): boolean =>
  strengthens === 'all' || (strengthens !== undefined && strengthens === tag);
