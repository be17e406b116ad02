/** The words of a table in progress: what is recorded, who sits where, what is asked of the referee. All plain JSON. */
import type { Edit } from '../../kernel/edit';
import type { Game, Rules } from '../../kernel/game';
import type { Showing } from '../../kernel/showing';
import type { Message, Options, GameTypes } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';

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
export type AnyShowing = Showing<AnyTypes>;

export const MODES = ['enforced', 'advised', 'free'] as const;
/** DESIGN 1: legal actions only; anything by hand with the rule it breaks named; no sequence at all. */
export type Mode = (typeof MODES)[number];

export type Holder =
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

/** What a table is, fixed when it is made. Public. */
export interface Head {
  /** 1: a box for each browser, and no words. Such a record is read and goes on, in the boxes of format 2. */
  readonly format: 1 | 2;
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly mode: Mode;
  readonly holders: Readonly<Record<string, Holder>>;
  /** Server time in ms. */
  readonly created: number;
  /** The table's public X25519 key, base64url. Its secret is the referee's. */
  readonly tableKey: string;
  /** SHA-256 (hex) of the referee's secret, to which he is bound before anybody adds a number. */
  readonly commitment: string;
  /** That secret, sealed to the table's own key. */
  readonly sealedSecret: string;
  /** Names that the record's boxes write as numbers (`compact.ts`). */
  readonly words?: readonly string[];
}

/**
 * A part of an entry for one reader: `to` is '@' and a seat, '*' for the holders of the table's key, or the first 12
 * characters of a browser's public key. In format 1 the table was called 'table'.
 */
export interface Sealed {
  readonly to: string;
  readonly box: string;
}

interface Base {
  /** Revision: entries count 1, 2, 3 … without a gap. */
  readonly r: number;
  /** Epoch of the lease under which it was written; entries of an older epoch than one before them are ignored. */
  readonly e: number;
  /** Hash of the entry before it (of the head for the first): SHA-256, first 22 characters of base64url. */
  readonly p: string;
  /** Server time in ms. */
  readonly t: number;
  /** The id of the message it answers. */
  readonly m?: string;
  /** The revision of the proposal that it carries out. */
  readonly fulfils?: number;
  readonly sealed?: readonly Sealed[];
}
export type Entry = Base &
  /** A browser's key: the secrets and views of its user's `seats` are sealed to it. Format 1 named none. */
  (
    | { readonly kind: 'key'; readonly user: string; readonly key: string; readonly seats?: readonly string[] }
    /** A seat's contribution to the seed, hex. */
    | { readonly kind: 'number'; readonly seat: string; readonly number: string }
    /** A command, a change by hand or the beginning; `events` are redacted, hidden parts are sealed. `n` numbers the dice. */
    | {
        readonly kind: 'turn';
        readonly seat: string;
        readonly by: 'command' | 'hand' | 'table';
        readonly n: number;
        readonly barrier: boolean;
        readonly events: readonly Message[];
        readonly user?: string;
        /** In Advised mode: the rule that a change by hand breaks. */
        readonly breaks?: Refusal;
      }
    /** Everything after revision `to` is taken back; the states before it stand again. */
    | { readonly kind: 'undo'; readonly seat: string; readonly to: number; readonly consent: boolean }
    | { readonly kind: 'mode'; readonly mode: Mode; readonly user: string }
    | { readonly kind: 'seat'; readonly seat: string; readonly holder: Holder; readonly user: string }
    /** Somebody asks all seats for consent; the vote that completes it is followed by what was asked. */
    | { readonly kind: 'proposal'; readonly seat: string; readonly what: Proposal }
    | { readonly kind: 'vote'; readonly seat: string; readonly on: number; readonly yes: boolean }
    /** The lease has changed hands. */
    | { readonly kind: 'referee'; readonly user: string; readonly client: string }
    /** A user may referee in the game master's absence, or may no longer; `by` is who says so. */
    | { readonly kind: 'trust'; readonly user: string; readonly trusted: boolean; readonly by: string }
    /** The table's key is handed to a browser, sealed to it: it can referee from now on, and read all that is hidden. */
    | { readonly kind: 'deputy'; readonly user: string; readonly key: string }
    /** A game master opens the referee's view, in which nothing is hidden, or closes it. */
    | { readonly kind: 'look'; readonly user: string; readonly open: boolean }
    /** The secret and the table's key are revealed after the end: anyone may open every box, and verify. */
    | { readonly kind: 'revealed'; readonly secret: string; readonly table: string }
  );
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;

export type Proposal =
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'mode'; readonly mode: Mode }
  /** A game master who holds a seat asks for the table's key. */
  | { readonly kind: 'trust'; readonly user: string };

/** What a client asks of the referee; sealed on its way, for it may itself be the secret. */
export type Ask =
  | { readonly kind: 'command'; readonly seat: string; readonly command: Message }
  | { readonly kind: 'edit'; readonly seat?: string; readonly edit: Edit }
  | { readonly kind: 'undo'; readonly seat: string }
  | { readonly kind: 'propose'; readonly seat: string; readonly what: Proposal }
  | { readonly kind: 'vote'; readonly seat: string; readonly on: number; readonly yes: boolean }
  | { readonly kind: 'number'; readonly seat: string; readonly number: string }
  | { readonly kind: 'claim'; readonly seat: string }
  | { readonly kind: 'leave'; readonly seat: string }
  | { readonly kind: 'seat'; readonly seat: string; readonly holder: Holder }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'trust'; readonly user: string; readonly trusted: boolean }
  | { readonly kind: 'look'; readonly open: boolean }
  /** Begin without waiting for the seats that have not come. */
  | { readonly kind: 'start' }
  /** Reveal the secrets of a game that a change by hand has ended; after a command it happens by itself. */
  | { readonly kind: 'reveal' };

/** What goes over the wire. `key` is the sender's public key, `box` holds a `Letter`. */
export interface Envelope {
  readonly format: 1;
  readonly table: string;
  readonly id: string;
  readonly key: string;
  readonly box: string;
}
/** `seen` is the revision its sender looked at. */
export interface Letter {
  readonly seen: number;
  readonly ask: Ask;
}

/** Why the referee could not even judge: a key under `RT.problems` in lang, with what, where and how to mend it. */
export interface Problem {
  readonly problem: string;
  readonly details?: Options;
}
export type Reply =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly problem: Problem };

/** Who referees: one client, by lease. Stands in the entry's flags beside the head. */
export interface Lease {
  readonly user: string;
  readonly client: string;
  readonly epoch: number;
  /** The version of the module that its holder has. */
  readonly version?: string;
}
