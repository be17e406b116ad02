/** What the windows and the board know of a table in this browser. The Foundry layer implements it; tests fake it. */
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';
import type { Speech } from '../i18n/wording';
import type { Ask, AnyGame, AnyPresentation, Holder, Mode, Reply } from '../record/model';
import type { Ended } from '../judgement/standing';
import type { Timeline } from '../record/timeline-model';
import type { Lesson } from './tutorial';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly active: boolean;
  readonly gm: boolean;
  readonly self: boolean;
}

/** The state of the referee, for the banner over a table. */
export type Refereeing =
  | { readonly kind: 'here' }
  | { readonly kind: 'there'; readonly name: string; readonly sameUser: boolean; readonly canTakeOver?: boolean }
  | { readonly kind: 'gone'; readonly name: string; readonly canTakeOver: boolean }
  | { readonly kind: 'none'; readonly canTakeOver: boolean };

/** The redeal of a table that nobody can continue: who proposed it, who agreed, and who is still asked. */
export interface Redealing {
  /** The game master who proposes it. */
  readonly proposer?: string;
  readonly agreed: readonly string[];
  /** Present players who have not agreed; and absent ones, whose seats stay open. */
  readonly asked: readonly string[];
  readonly away: readonly string[];
  /** Why this table cannot be dealt again. */
  readonly refusal?: Refusal;
  /** The new table. */
  readonly as?: { readonly id: string; readonly name: string };
}

/** A move that this user left while nobody refereed; or that was not carried out, and why. */
export interface LeftNote {
  /** Server time in ms. */
  readonly at: number;
  /** At a table with sealed hands only the browser that left it can read it. */
  readonly command?: Message;
  readonly why?: Exclude<Reply, { readonly ok: true }>;
}

/** The standing answer of this user's seat for coming windows; or one that has ended, and why. */
export interface StandingNote {
  /** At a table with sealed hands only the browser that gave it can read which. */
  readonly word?: string;
  readonly ended?: Ended;
}

/** The column's text about standing answers. */
export interface StandingPanel {
  readonly answers: readonly { readonly word: string; readonly label: string; readonly given: boolean }[];
  /** What will happen to the answer, or why it has ended. */
  readonly note?: string;
  /** It was given in another browser, and can only be taken back here. */
  readonly isElsewhere: boolean;
}

/** What others have done since this user last saw the table: the number of turns, from one entry to another. */
export interface Missed {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The reply to a change by hand. One that concerns another's hand is only proposed to its owner. */
export type EditReply = Reply & { readonly isProposal?: true };

export interface TableClient {
  readonly id: string;
  readonly game: AnyGame;
  /** The game as this table shows it. */
  readonly presentation: AnyPresentation;
  /** The record as this browser may read it: as its own seat, else as an observer. */
  readonly timeline: Timeline;
  /** This user's seats, and the one that the windows use now. */
  readonly mySeats: readonly string[];
  readonly seat: string | undefined;
  readonly referee: Refereeing;
  /** This user has a passphrase that this browser does not know, so the browser does not claim to be theirs. */
  readonly isLocked?: boolean;
  /** Only if nobody referees, and this browser cannot. */
  readonly dealing?: Redealing | undefined;
  readonly people: readonly Person[];
  /** For a map without a table: how many things were recognized, and the names of the others. */
  readonly onMap?: { readonly counted: number; readonly unknown: readonly string[] };
  /** The tutorial that this table is part of. */
  readonly lesson?: Lesson;
  /** The number of requests without an answer. */
  readonly pending: number;
  readonly missed?: Missed | undefined;
  /** The missed moves were shown or dismissed. */
  sawMissed?(): Promise<void>;
  readonly left?: LeftNote | undefined;
  /** Takes back the left move, or dismisses the message why it was not carried out. */
  forgetLeft?(): Promise<void>;
  readonly stands?: StandingNote | undefined;
  /** The column's text about standing answers, loaded with the code that leaves them. */
  ahead?(speech: Speech): StandingPanel | undefined;
  /** Gives a standing answer for the current seat; without `word`, takes it back. */
  stand?(word?: string): Promise<void>;
  /** Server time in ms. */
  now(): number;
  /** Has the current seat passed the window that this revision opened? Only this page knows before it closes. */
  hasPassed(opened: number): boolean;
  readonly sceneId: string | undefined;
  /** The finished table whose game this one begins again; empty if none. */
  readonly after?: string;
  /** Called after every change of any of the above; returns how to stop. */
  onChange(listener: (change: Change) => void): () => void;
  ask(ask: Ask): Promise<Reply>;
  /** Shorthands of `ask` with the current seat. A refusal or problem is also shown as a notification. */
  submit(command: Message): Promise<Reply>;
  edit(edit: Edit): Promise<EditReply>;
  undo(): Promise<Reply>;
  assign(seat: string, holder: Holder): Promise<Reply>;
  setMode(mode: Mode): Promise<Reply>;
  takeOver(): Promise<void>;
  /** Chooses which of my seats the windows show. */
  sitAs(seat: string): void;
  exportRecord(): string;
  deleteTable(): Promise<void>;
}
export interface Change {
  readonly kind: 'record' | 'people' | 'referee' | 'seat' | 'pending' | 'pictures';
  readonly revision: number;
}
