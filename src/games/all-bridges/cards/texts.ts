/** §5.2 The texts of each card, and which of them there are. */
import { TEXTS_1917 } from '../data/texts-1917';
import { TEXTS_1918 } from '../data/texts-1918';
import type { Effect } from './effect-types';
import { TEXTS, type Text } from './vocabulary';

const ALL = { ...TEXTS_1917, ...TEXTS_1918 };

/** What a text of a card does; undefined if the card has no such text. */
export const textOf = (card: string, text: Text): readonly Effect[] | undefined => ALL[card]?.[text];
/** The texts that a card has: none for a Propaganda card and the Pivotal Event. */
export const textsOf = (card: string): readonly Text[] => TEXTS.filter(text => textOf(card, text) !== undefined);
