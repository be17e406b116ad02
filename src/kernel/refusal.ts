/** The refusal of a command or a change is a value, never thrown. Only a fault of the program is thrown. */
import type { Options, Section } from './messages';

/** Why something is illegal: the section that forbids it, and a key under `refusals` in lang. */
export interface Refusal {
  readonly section: Section;
  readonly reason: string;
  readonly details?: Options;
}

export const refuse = (section: Section, reason: string, details?: Options): Refusal => ({
  section,
  reason,
  ...(details && { details }),
});

/** A fault of the program, not of a player: the only thing the kernel throws. */
export class Bug extends Error {}

// The reasons for which a game refuses something, as data: a rule that names another one does not compile.

/** Why a change by hand may be nonsense in any game. */
export const BY_HAND = [
  'already-there',
  'no-such-marker',
  'no-such-place',
  'not-a-deck',
  'not-there',
  'one-at-a-time',
  'out-of-range',
] as const;
type ByHand = (typeof BY_HAND)[number];

export interface Refusing<Reason extends string> {
  /** Every reason, each a key under `refusals` in the game's words. */
  readonly refusals: readonly Reason[];
  refuse(section: Section, reason: Reason, details?: Options): Refusal;
  /** A change by hand that makes no sense. */
  nonsense(reason: Reason): Refusal;
}

/** A game's own reasons, and those of changes by hand, which are always included. */
export const refusing = <const Own extends string>(own: readonly Own[]): Refusing<Own | ByHand> => ({
  refusals: [...own, ...BY_HAND],
  refuse,
  nonsense: reason => refuse('§table', reason),
});
