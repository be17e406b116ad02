/** What the Event of every card does, by the number of the card. */
import { COLLAPSE_EVENTS } from './cards-collapse';
import { KEY_EVENTS } from './cards-key';
import { PROVISIONAL_EVENTS } from './cards-provisional';
import { TURMOIL_EVENTS } from './cards-turmoil';
import { WAR_EVENTS } from './cards-war';
import type { CardEvents } from './types';

export const CARD_EVENTS: CardEvents = {
  ...TURMOIL_EVENTS,
  ...WAR_EVENTS,
  ...COLLAPSE_EVENTS,
  ...PROVISIONAL_EVENTS,
  ...KEY_EVENTS,
};
