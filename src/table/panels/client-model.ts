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

/** How the referee is doing, for the banner over a table. */
export type Refereeing =
  | { readonly kind: 'here' } // this very client referees
  | { readonly kind: 'there'; readonly name: string; readonly sameUser: boolean; readonly canTakeOver?: boolean }
  | { readonly kind: 'gone'; readonly name: string; readonly canTakeOver: boolean }
  | { readonly kind: 'none'; readonly canTakeOver: boolean };

/** A table that nobody can go on with may be dealt again: who has proposed it, who has agreed, and who is still asked. */
export interface Redealing {
  /** The game master who proposes it. */
  readonly proposer?: string;
  readonly agreed: readonly string[];
  /** Who plays, is here, and has not agreed yet; and whose seats stay open, because they are away. */
  readonly asked: readonly string[];
  readonly away: readonly string[];
  /** Why it cannot be done at this table. */
  readonly refusal?: Refusal;
  /** The table as which it has been dealt again. */
  readonly as?: { readonly id: string; readonly name: string };
}

/** A move that this user has left while nobody refereed; or that was not made, and why. */
export interface LeftNote {
  /** Server time in ms. */
  readonly at: number;
  /** Only the browser that has left it can read it, at a table with sealed hands. */
  readonly command?: Message;
  readonly why?: Exclude<Reply, { readonly ok: true }>;
}

/** The standing answer that this user's seat has given for windows to come; or that has ended, and why. */
export interface StandingNote {
  /** Only the browser that has given it can read which, at a table with sealed hands. */
  readonly word?: string;
  readonly ended?: Ended;
}

/** What the column says of standing answers. */
export interface StandingPanel {
  readonly answers: readonly { readonly word: string; readonly label: string; readonly given: boolean }[];
  /** What becomes of the answer, or why it holds no longer. */
  readonly note?: string;
  /** It was given in another browser, and can only be taken back here. */
  readonly isElsewhere: boolean;
}

/** What others have done since this user saw the table last: so many turns, after an entry up to another. */
export interface Missed {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface TableClient {
  readonly id: string;
  readonly game: AnyGame;
  /** The game as this table shows it. */
  readonly presentation: AnyPresentation;
  /** The record as this browser may read it: as its own seat, else as an observer. */
  readonly timeline: Timeline;
  /** The seats of this user, and the one whose eyes and hands the windows use now. */
  readonly mySeats: readonly string[];
  readonly seat: string | undefined;
  readonly referee: Refereeing;
  /** This user has a passphrase that this browser does not know yet: so it does not say that it is theirs. */
  readonly isLocked?: boolean;
  /** Only where nobody referees, and this browser cannot. */
  readonly dealing?: Redealing | undefined;
  readonly people: readonly Person[];
  /** Of a map without a table: how many things on it were counted, and the names of those that were not understood. */
  readonly onMap?: { readonly counted: number; readonly unknown: readonly string[] };
  /** The tutorial that this table is part of. */
  readonly lesson?: Lesson;
  /** Asks on their way to the referee. */
  readonly pending: number;
  readonly missed?: Missed | undefined;
  /** It has been shown or dismissed. */
  sawMissed?(): Promise<void>;
  readonly left?: LeftNote | undefined;
  /** Takes back the move that was left, or dismisses the message why it was not made. */
  forgetLeft?(): Promise<void>;
  readonly stands?: StandingNote | undefined;
  /** What the column says of standing answers: it comes with what leaves them. */
  ahead?(speech: Speech): StandingPanel | undefined;
  /** The current seat gives a standing answer; what it has given is taken back without one. */
  stand?(word?: string): Promise<void>;
  /** Server time in ms. */
  now(): number;
  /** Has the current seat let the window pass that this revision has opened? Only this page knows before it closes. */
  hasPassed(opened: number): boolean;
  readonly sceneId: string | undefined;
  /** Called after every change of any of the above; returns how to stop. */
  onChange(listener: (change: Change) => void): () => void;
  ask(ask: Ask): Promise<Reply>;
  /** Shorthands of `ask` with the current seat. A refusal or problem is also shown as a notification. */
  submit(command: Message): Promise<Reply>;
  /** What reaches into another's hand is proposed to them instead. */
  edit(edit: Edit): Promise<Reply>;
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
