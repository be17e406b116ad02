/** Types of a table in progress: records, seats, requests to the referee. All plain JSON. */
import type { Game, Rules } from '../../kernel/game';
import type { GameTypes, Message, Options } from '../../kernel/messages';
import type { Presentation } from '../../kernel/presentation';
import type { Of } from '../../kernel/reading';
import type * as envelopes from './envelope-shapes';
import type * as shapes from './shapes';

/** A game known only by its id: the table treats all games alike. */
export interface AnyTypes extends GameTypes {
  readonly seat: string;
  readonly state: { readonly agenda: readonly Message[]; readonly options: Options };
  readonly step: Message;
  readonly command: Message;
  readonly event: Message;
}
export type AnyGame = Game<AnyTypes>;
/** What a referee needs of it. */
export type AnyRules = Rules<AnyTypes>;
/** How a table of it is shown. */
export type AnyPresentation = Presentation<AnyTypes>;

export { MODES } from './shapes';
/** Legal actions only; anything by hand with the rule it breaks named; no sequence at all. */
export type Mode = (typeof shapes.MODES)[number];

export type Holder = Of<typeof shapes.holder>;
export type Head = Of<typeof shapes.head>;

export type EntryOf<K extends keyof typeof shapes.ENTRIES> = Of<(typeof shapes.ENTRIES)[K]>;
export type Entry = { readonly [K in keyof typeof shapes.ENTRIES]: EntryOf<K> }[keyof typeof shapes.ENTRIES];
export type Sealed = NonNullable<Entry['sealed']>[number];
/** A browser's key, and the signature by it that proves whose it is (`claims.ts`). */
export type Claim = NonNullable<Entry['claim']>;
export type Proposal = Of<typeof shapes.proposal>;

export type Ask = {
  readonly [K in keyof typeof envelopes.ASKS]: Of<(typeof envelopes.ASKS)[K]>;
}[keyof typeof envelopes.ASKS];
export type Envelope = Of<typeof envelopes.envelope>;
export type EnvelopeContent = Of<typeof envelopes.envelopeContent>;
export type Problem = Of<typeof shapes.problem>;
export type Reply = Of<typeof envelopes.reply>;

/** Who referees: one client, by lease. Stands in the entry's flags beside the head. */
export interface Lease {
  readonly user: string;
  readonly client: string;
  readonly epoch: number;
  /** The version of its holder's module. */
  readonly version?: string;
}

/**
 * So many proofs of keys a reader looks at in one record: each takes a while, and no table has so many browsers. A key that
 * comes later is nobody's.
 */
export const MOST_PROOFS = 200;

/** Browsers of one user that receive their secrets; a further one replaces the oldest. */
export const BROWSERS = 8;

/** What is wrong; undefined if nothing is. */
export type Finding = Problem | undefined;

export const finding = (problem: string, details?: Problem['details']): Problem => ({
  problem,
  ...(details && { details }),
});
