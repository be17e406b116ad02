/** Meaningless values in a state that was set by hand: where one stands, and what may stand there. */
import type { Atom } from './messages';
import type { Piles } from './piles';

export interface Invalid {
  /** A JSON Pointer into the state. */
  readonly at: string;
  readonly given: Atom;
  readonly wanted: string;
}
/** A check: nothing, if the value has a meaning. */
export type Judged = Invalid | undefined;

export const anyOf = (at: string, given: string, values: readonly string[]): Judged =>
  values.includes(given) ? undefined : { at, given, wanted: `one of ${values.join(', ')}` };

/** A whole number within bounds. */
export const inBounds = (at: string, given: number, least: number, most: number): Judged =>
  Number.isInteger(given) && given >= least && given <= most
    ? undefined
    : { at, given, wanted: `a whole number from ${least} to ${most}` };

/** Something with a known id: a card, a piece. */
export const known = (at: string, given: string, isKnown: (id: string) => boolean, what: string): Judged =>
  isKnown(given) ? undefined : { at, given, wanted: `the id of ${what}` };

/** Every card of every pile has a known id. */
export const knownCards = (piles: Piles, isKnown: (id: string) => boolean, what = 'a card'): readonly Judged[] =>
  Object.entries(piles).flatMap(([pile, cards]) =>
    cards.map((id, n) => known(`/piles/${pile}/${n}`, id, isKnown, what)),
  );

export const firstStrange = (judged: readonly Judged[]): Judged => judged.find(one => one !== undefined);
