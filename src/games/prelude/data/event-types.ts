/** What a card list says of the Event of a card. */
import type { Effect, Need } from '../cards/effect-types';
import type { Trait } from './types';

/** An Event that comes again for as long as its card is in play. */
export interface Recurring {
  readonly seat: 'revolutionary' | 'government';
  readonly event: readonly Effect[];
}

export interface CardEventData {
  /** §3.3 All of it must be true for the Event to be played. */
  readonly need?: readonly Need[];
  readonly event: readonly Effect[];
  /** What it changes for as long as it is in play. */
  readonly traits?: readonly Trait[];
  /** It stays in play only if its own effect says so. */
  readonly staysByEffect?: true;
  /** §2.4 At the end of each Action Round of a side. */
  readonly endOfRound?: Recurring;
  /** §2.5 At the end of each Turn. */
  readonly endOfTurn?: Recurring;
}
export type CardEvents = Readonly<Record<number, CardEventData>>;
