/** The flags that this module keeps on core documents. */
import type { Values } from '../../kernel/helper';
import type { CounterFlag } from '../../table/board/counters';
import type { Claim, Lease } from '../../table/record/model';

/** A journal entry that is a table. The head is one string, because documents expand dotted keys. */
export interface TableFlags {
  readonly head: string;
  readonly lease: Lease;
  /** The latest epoch that each client has claimed. */
  readonly claims?: Readonly<Record<string, number>>;
  readonly scene?: string;
  /** The finished table whose game this one begins again. */
  readonly after?: string;
}

/** A page that is a chapter of a record: entries by zero-padded revision while it grows, packed after it is closed. */
export interface ChapterFlags {
  readonly chapter: number;
  readonly from: number;
  readonly checkpoint: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly packed?: string;
  readonly over?: true;
}

/** A user's browsers at tables: the public key of each, by table. */
export interface UserFlags {
  readonly keys?: Readonly<Record<string, Readonly<Record<string, Claim>>>>;
  /** The user's consent to deal a table again, by table; a game master's consent is the proposal. */
  readonly anew?: Readonly<Record<string, unknown>>;
  /** This user's secret keys at open tables, by table: all of their browsers use them. */
  readonly shared?: Readonly<Record<string, unknown>>;
  /** Messages that this user left while nobody refereed, by table (table/wire/envelopes). */
  readonly left?: Readonly<Record<string, unknown>>;
  /** The standing answers of this user's seats, by table and seat; otherwise like `left`. */
  readonly stands?: Readonly<Record<string, unknown>>;
  /** The user's tutorial and progress; and the tutorial that a game master asks them to begin. */
  readonly learning?: string;
  readonly taught?: string;
  /** This user's secret for all sealed tables, locked by their passphrase. */
  readonly person?: unknown;
  /** What that secret opens, by table. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Written and removed by the doctor. */
  readonly examination?: string;
}

/** The helper that a button asks. */
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
    /** A helper on a scene, as a button with the answers it was created with. */
    Drawing: { 'revolution-tables'?: { readonly helper?: HelperFlag } };
    Region: { 'revolution-tables'?: { readonly game?: string; readonly space?: string } };
    Folder: { 'revolution-tables'?: { readonly made: true } };
    ChatMessage: { 'revolution-tables'?: Readonly<Record<string, unknown>> };
  }
  interface AssumeHookRan {
    ready: never;
  }
}
