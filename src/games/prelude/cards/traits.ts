/** The changes that a card makes for as long as it is in play. */
import type { Options } from '../../../kernel/messages';
import type { Trait } from '../data/types';
import { cardOf } from './card';

/** The traits of a card of this table. */
export const traitsOf = (table: { readonly options: Options }, card: string): readonly Trait[] =>
  cardOf(table, card)?.traits ?? [];
