/** Data of the election: what a page knows of tables and referees, what it receives, and what it then does. */
import type { Lease } from '../../record/model';
import type { Budgets } from '../../wire/budgets';
import type { Challenge, Presence } from '../../wire/presence-proof';

/** This page: its user, its client id, the module's version, and a number that is almost certainly unique. */
export interface Mine {
  readonly user: string;
  readonly client: string;
  readonly version: string;
  readonly number: number;
}

/** A user of the world, seen from one table. */
export interface Person {
  readonly user: string;
  readonly role: number;
  readonly isActive: boolean;
  /** May they write the table's record? */
  readonly isOwner: boolean;
}

/** What the world's documents say of a table, as this page has them. */
export interface Facts {
  readonly lease: Lease;
  /** The latest epoch that was claimed, or that has entries in the record. */
  readonly epoch: number;
  /** The newest entry of the record that this page has, the epoch it was written under, and how long ago (ms). */
  readonly newest: { readonly revision: number; readonly epoch: number; readonly age: number };
  /** Has this browser the table's key? */
  readonly hasKey: boolean;
  /** May this user write? */
  readonly isOwner: boolean;
  /** Users who have the table's key, according to the record. */
  readonly keepers: readonly string[];
  readonly people: readonly Person[];
}

/** What this page does for a table. */
export type Duty =
  | { readonly kind: 'idle' }
  /** It has written a lease and waits for it and for rival claims. `since`: when it came back. */
  | { readonly kind: 'claiming'; readonly lease: Lease; readonly since?: number }
  /** Its referee is being opened, or serves. */
  | { readonly kind: 'opening' | 'serving'; readonly lease: Lease }
  /** Its referee did not open under this lease and would not at a second attempt. */
  | { readonly kind: 'unable'; readonly lease: Lease };

/**
 * Why this page's documents may be outdated. Cut: it is offline. Asked: it waits for the server's answer.
 * Outdated: they are, until the page is reloaded.
 */
export type Doubt =
  | { readonly kind: 'cut' }
  | { readonly kind: 'asked'; readonly round: number }
  | { readonly kind: 'outdated' };

export interface Table {
  readonly id: string;
  readonly facts: Facts;
  /** When this page first knew of it. */
  readonly since: number;
  /** The highest epoch that was ever heard of here. */
  readonly highest: number;
  /** When each client last showed that it referees this table. */
  readonly heard: Readonly<Record<string, number>>;
  /** When this page first asked since the lease's holder last showed that they are there. */
  readonly unanswered?: number;
  /** Clients whose pages close, or whose users left; they may come back at once. */
  readonly left: readonly string[];
  /** Clients that are said to leave, and have been asked. */
  readonly doubted: Readonly<Record<string, number>>;
  readonly duty: Duty;
  readonly doubt?: Doubt;
  /** No lease is taken before this time: the last one was not stored. */
  readonly notBefore?: number;
}

/** All that one page knows. */
export interface Election {
  /** Undefined while another tab may have the same client id: until then this page referees nothing. */
  readonly mine: Mine | undefined;
  /** After so long without an answer (ms) a referee counts as gone. */
  readonly leaseTimeout: number;
  /** When this page last asked, and whether it should soon ask again. */
  readonly asked: number;
  readonly isDue: boolean;
  /** Questions that may still be answered. */
  readonly questions: readonly string[];
  /** How many questions of each user were answered in the current period. */
  readonly answers: Budgets;
  /** Questions to the server, numbered. */
  readonly rounds: number;
  readonly isCut: boolean;
  readonly tables: Readonly<Record<string, Table>>;
}

/** The time on this page's clock (ms), and a fresh secret number in case a question is asked now. */
export interface Moment {
  readonly now: number;
  readonly nonce: string;
}

/** What the server has of a table: its lease, and the epochs of entries that this page's documents lack. */
export interface Stored {
  readonly lease: Lease;
  readonly missing: readonly number[];
}

export type Input =
  /** Twice a second; less often in a hidden tab. */
  | { readonly kind: 'tick'; readonly leaseTimeout: number }
  | { readonly kind: 'named'; readonly mine: Mine }
  /** A table was found, or may have changed. */
  | { readonly kind: 'table'; readonly table: string; readonly facts: Facts }
  | { readonly kind: 'table-gone'; readonly table: string }
  /** Somebody asks who referees; `by`: whose page it is, where the host knows. */
  | { readonly kind: 'ping'; readonly challenge: Challenge; readonly by?: string }
  /** An answer to a question, opened with the table's key. */
  | { readonly kind: 'presence'; readonly nonce: string; readonly table: string; readonly presence: Presence }
  | { readonly kind: 'hello' }
  | { readonly kind: 'bye'; readonly client: string }
  | { readonly kind: 'user-left'; readonly user: string }
  /** The user wants to referee here. */
  | { readonly kind: 'take-over'; readonly table: string }
  | { readonly kind: 'lease-stored' | 'lease-refused'; readonly table: string }
  | { readonly kind: 'opened'; readonly table: string }
  | { readonly kind: 'not-opened'; readonly table: string; readonly problem: string }
  | { readonly kind: 'line-lost' | 'line-back' }
  /** What the server has; undefined if that could not be read. */
  | { readonly kind: 'reread'; readonly table: string; readonly round: number; readonly stored: Stored | undefined }
  | { readonly kind: 'page-closes' };

export type Effect =
  /** Ask all others who referees. */
  | { readonly kind: 'ping'; readonly nonce: string }
  /** Answer one client: which tables are refereed here. */
  | {
      readonly kind: 'vouch';
      readonly challenge: Challenge;
      readonly tables: readonly ({ readonly table: string } & Presence)[];
    }
  | { readonly kind: 'hello' | 'bye' }
  | { readonly kind: 'write-lease'; readonly table: string; readonly lease: Lease }
  | { readonly kind: 'open-referee'; readonly table: string; readonly lease: Lease }
  | { readonly kind: 'close-referee'; readonly table: string }
  | { readonly kind: 'reread'; readonly table: string; readonly round: number }
  /** Another page referees a table now, or the same is back: unanswered envelopes are sent again. */
  | { readonly kind: 'referee-changed'; readonly table: string }
  | { readonly kind: 'tell'; readonly table: string; readonly problem: string }
  /** Somebody asks far too much; `by`: who, where the host knows. */
  | { readonly kind: 'flood'; readonly by?: string };

/** What a step results in. */
export interface ElectionStep {
  readonly election: Election;
  readonly effects: readonly Effect[];
}

/** The same for one table. */
export interface TableStep {
  readonly table: Table;
  readonly effects: readonly Effect[];
}

export const isSame = (one: Lease, other: Lease): boolean =>
  one.user === other.user && one.client === other.client && one.epoch === other.epoch;

/** Could this client referee: does it have the table's key, and may it write? */
export const mayClaim = ({ hasKey, isOwner }: Facts): boolean => hasKey && isOwner;

/** The election with one table changed. */
export const withTable = (election: Election, table: Table): Election =>
  election.tables[table.id] === table ? election : { ...election, tables: { ...election.tables, [table.id]: table } };
