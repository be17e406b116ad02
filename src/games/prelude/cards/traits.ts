/** What a card changes for as long as it is in play. */
import type { Trait } from '../data/types';
import type { State } from '../state';
import { cardOf } from './card';

/** The traits of a card of this table. */
export const traitsOf = (state: State, card: string): readonly Trait[] => cardOf(state, card)?.traits ?? [];
