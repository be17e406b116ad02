/** What this module keeps in the flags of core documents. */
import type { Values } from '../../kernel/helper';
import type { CounterFlag } from '../../table/board/counters';
import type { Claim, Lease } from '../../table/record/model';

/** A journal entry that is a table. The head is one string: documents expand dotted keys. */
export interface TableFlags {
  readonly head: string;
  readonly lease: Lease;
  /** The latest epoch that each client has claimed. */
  readonly claims?: Readonly<Record<string, number>>;
  readonly scene?: string;
}

/** A page that is a chapter of a record: entries by zero-padded revision while it grows, packed once it is closed. */
export interface ChapterFlags {
  readonly chapter: number;
  readonly from: number;
  readonly checkpoint: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly packed?: string;
  readonly over?: true;
}

/** A user's browsers at a table: the public key each has made, by table. */
export interface UserFlags {
  readonly keys?: Readonly<Record<string, Readonly<Record<string, Claim>>>>;
  /** The user's yes to having a table dealt again, by table; a game master's is the proposal. */
  readonly anew?: Readonly<Record<string, unknown>>;
  /** The secret keys of this user at open tables, by table: all of their browsers go on with them. */
  readonly shared?: Readonly<Record<string, unknown>>;
  /** What this user has left while nobody refereed, by table (table/wire/envelopes). */
  readonly left?: Readonly<Record<string, unknown>>;
  /** The standing answers of this user's seats, by table and seat: as `left`. */
  readonly stands?: Readonly<Record<string, unknown>>;
  /** The tutorial that the user plays and how far they have come; the one that a game master asks them to begin. */
  readonly learning?: string;
  readonly taught?: string;
  /** This user's secret for all sealed tables, locked by their passphrase. */
  readonly person?: unknown;
  /** What that secret opens, by table. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Written and taken back by the doctor. */
  readonly examination?: string;
}

/** Which helper a button asks. */
export interface HelperFlag {
  readonly game: string;
  readonly helper: string;
  readonly values: Values;
}

declare global {
  interface FlagConfig {
    JournalEntry: { 'revolution-tables'?: TableFlags };
    JournalEntryPage: { 'revolution-tables'?: ChapterFlags };
    User: { 'revolution-tables'?: UserFlags };
    Scene: {
      'revolution-tables'?: {
        readonly table?: string;
        readonly board?: string;
        readonly bare?: boolean;
        readonly examination?: boolean;
      };
    };
    Tile: {
      'revolution-tables'?: { readonly table?: string; readonly placement?: string; readonly examination?: boolean };
    };
    Actor: { 'revolution-tables'?: { readonly counter?: CounterFlag } };
    Token: { 'revolution-tables'?: { readonly counter?: CounterFlag; readonly pile?: string } };
    /** A helper that lies on a scene as a button, with the answers it was put there with. */
    Drawing: { 'revolution-tables'?: { readonly helper?: HelperFlag } };
    Region: { 'revolution-tables'?: { readonly game?: string; readonly space?: string } };
    Folder: { 'revolution-tables'?: { readonly made: true } };
    ChatMessage: { 'revolution-tables'?: Readonly<Record<string, unknown>> };
  }
  interface AssumeHookRan {
    ready: never;
  }
}
