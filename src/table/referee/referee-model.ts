/** What the parts of the referee share: the open record, a way to add to it, and who asks. */
import type { Section } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';
import { refuse } from '../../kernel/refusal';
import type { Random } from '../crypto/bytes';
import type { Sealer } from '../record/sealed-parts';
import * as authors from '../record/authors';
import type { AnyGame, Ask, Claim, Entry, Head, Problem, Reply, Sealed } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import type { Answer } from '../wire/envelopes';
import type { Identities } from './identities';

/** Result of a write: stored; or the connection broke before the answer, and it may be stored or not. */
export type Written = 'stored' | 'unanswered';

/** What the referee needs from its host. */
export interface RefereeIo {
  readonly random: Random;
  /** Server time in ms. */
  now(): number;
  /**
   * Stores an entry; rejects if it was refused. After no answer it is called again with the same text: it must then
   * wait until somebody can answer, or reject.
   */
  append(revision: number, text: string): Promise<Written>;
  role(user: string): 'gm' | 'player' | undefined;
  /** What lies where this user alone leaves moves; without it, nothing that was left is carried out. */
  leftBy?(user: string): unknown;
  /** The same of the standing answer of their seat. */
  standsBy?(user: string, seat: string): unknown;
  /** Waited for before each move of a bot, so that people can follow a game they watch. */
  beforeBot?(): Promise<void>;
  /** Awaited at each pause of a bot that thinks long, so that its page stays responsive. */
  rest?(): Promise<void>;
  /** Called when a user, or unknown senders, ask for more than is served (`lines.ts`). */
  onFlood?(who: string): void;
  /** A monotonic clock (ms) for limits per user; without it there are no limits. */
  pace?(): number;
  /** Called with a fault of the program; the sender only learns that there was one. */
  onFault?(fault: unknown): void;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An entry before the referee gives it its place in the record. */
export type Draft = Without<Entry, 'r' | 'e' | 'p' | 't' | 'm' | 'seen' | 's' | 'claim' | 'sealed'>;

/** The passes in the window that a revision has opened: of a person their request, of a bot none. */
interface HeldPasses {
  readonly opened: number;
  readonly by: ReadonlyMap<string, Sender | 'bot'>;
}
export const NO_PASSES: HeldPasses = { opened: 0, by: new Map() };

/** The referee's open record. */
export interface Book {
  readonly game: AnyGame;
  readonly head: Head;
  readonly io: RefereeIo;
  readonly sealer: Sealer;
  readonly tableSecret: string;
  /** The referee's own browser, which already has the table's key. */
  readonly ownKey: string | undefined;
  /** The record as it stands now, read with the table's key. */
  readonly timeline: Timeline;
  readonly seats: readonly string[];
  readonly people: Identities;
  /** Who has passed in the open window: in memory only, until it closes. */
  held: HeldPasses;
  /** The standing answers that were found, by their seats: each counts while it lies where it was left. */
  readonly stands: Map<string, Sender & { readonly stands: string }>;
  /** Adds an entry; returns the problem if it could not be stored, and then nothing has changed. */
  add(
    draft: Draft,
    more?: { readonly asked?: Sender | undefined; readonly sealed?: readonly Sealed[] },
  ): Promise<Reply>;
}

/** Who asks: a user known by an accepted key. */
export interface Sender {
  readonly user: string;
  readonly gm: boolean;
  readonly seen: number;
  readonly id: string;
  /** Their signature of the request. */
  readonly s: string;
  /** The share of the next roll that their command shows. */
  readonly share?: string | undefined;
  /** When they left it for a referee who was away. */
  readonly left?: number | undefined;
  /** It is a pass for every window that this standing answer lets pass. */
  readonly stands?: string | undefined;
  readonly claim: Claim;
}
/** A referee who serves a table. */
export interface Referee {
  /** The whole record, read with the table's key. It must never be shown or sent like this. */
  readonly timeline: Timeline;
  /** Begins to serve: notes it in the record and does what is due. Resolves when only bots are left to act. */
  serve(): Promise<Reply>;
  /** A browser's key from its user's flags: it counts if it proves that it is this user's. */
  announce(user: string, claim: unknown): Promise<void>;
  /** Judges a received envelope; `from` is the user who sent it, where the host knows. */
  handle(envelope: unknown, from?: string): Promise<Reply>;
  /** The same, with the reply sealed to the sender, ready to be sent back. */
  answer(envelope: unknown, from?: string): Promise<Answer | Reply>;
  /** Has this seat answered in advance, so that the open window does not wait for it? */
  passesAhead(seat: string): boolean;
  /** Does what has become due with time. To be called about once a second. */
  tick(): Promise<void>;
  /** Resolves when the referee has nothing more to do, bots included. */
  idle(): Promise<void>;
  /** Another page referees now: this one answers nothing more. */
  close(): void;
}

/** What the referee does with each kind of request. */
export type Answering = {
  readonly [K in Ask['kind']]: (book: Book, sender: Sender, ask: Extract<Ask, { kind: K }>) => Promise<Reply>;
};

export const problem = (key: string, details?: Problem['details']): Reply => ({
  ok: false,
  problem: { problem: key, ...(details && { details }) },
});

export const refused = (refusal: Refusal): Reply => ({ ok: false, refusal });

/** A refusal by the table itself. */
export const tableRefuses = (reason: string, details?: Refusal['details'], section: Section = '§table'): Reply =>
  refused(refuse(section, reason, details));

/** The user who holds a seat; undefined if nobody or a bot does. */
export const holderOf = ({ timeline }: Book, seat: string): string | undefined => authors.userAt(timeline, seat);

/** Does this user hold the seat? */
export const holds = (book: Book, user: string, seat: string): boolean => holderOf(book, seat) === user;

export const seatsOf = ({ timeline }: Book, user: string): readonly string[] => authors.seatsOf(timeline, user);

/** The seats that people hold. */
export const humanSeats = ({ timeline }: Book): readonly string[] => authors.humanSeats(timeline);

/** Nothing had to be done. */
export const nothingNew = ({ timeline }: Book): Reply => ({ ok: true, revision: timeline.revision });
