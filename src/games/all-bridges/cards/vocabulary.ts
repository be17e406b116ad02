/**
 * What only the Event cards say: their own steps, commands and events. `vocabulary.ts` takes them into the unions of
 * the game, `cards/steps.ts` answers the steps and `cards/folds.ts` folds the events.
 */
import type { Seat } from '../pieces';

export type CardStep =
  /** §5.1 The Faction executes the current Event card: it chooses the text, then its effects are resolved. */
  | { readonly kind: 'event'; readonly seat: Seat }
  /** §2.4.1 The Pivotal Event, from its second step on (the sequence of play has moved the Reds' cylinder). */
  | { readonly kind: 'red-revolt' };

export type CardCommand = never;
export type CardEvent = never;
