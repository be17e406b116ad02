/** The card an id names, on a table with these options; undefined for '?' and for what is no card. */
import type { Options } from '../../../kernel/game';
import { CARD_LIST, cardId } from '../data/card-list';
import type { CardBase } from '../data/types';

const BY_ID: ReadonlyMap<string, CardBase> = new Map(CARD_LIST.map(card => [cardId(card.number), card]));

export const cardOf = (_options: Options, id: string): CardBase | undefined => BY_ID.get(id);
