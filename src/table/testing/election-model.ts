/** The parts of the model of an election: its entries, messages, a page, and the faults to plant. */
import type { Lease, Reply } from '../record/model';
import type { Election, Input } from '../referee/election/model';
import { type Delivery, type DeliveryInput, NO_ENVELOPES } from '../wire/delivery';
import type { Name } from '../wire/tab-name';
import { NO_VOUCHING, type Stranger, type Vouching } from '../wire/vouching';

export const TABLE = 'table';

/** An entry of the model's record: `id` is its link. */
export interface Entry {
  readonly r: number;
  readonly e: number;
  readonly before: string;
  readonly id: string;
  readonly client: string;
  readonly m?: string;
}
/** The entries at each revision, by the epoch they were written under. */
export type Record_ = Map<number, Map<number, Entry>>;

export const LINEAGE = {
  epochOf: ({ e }: Entry) => e,
  linkOf: ({ id }: Entry) => id,
  beforeOf: ({ before }: Entry) => before,
};

/** The faults that can be planted, to see whether they are found. */
export interface Faults {
  /** A referee does not check the lease again. */
  readonly leaseNotReread?: boolean;
  /** An unanswered entry is written again with other content. */
  readonly otherContent?: boolean;
  /** After a broken connection everything counts as known. */
  readonly staleTrusted?: boolean;
  /** Of two entries at one revision the last one counts. */
  readonly epochUnchecked?: boolean;
  /** An entry answers its message, even if another referee wrote it. */
  readonly anyEntryAnswers?: boolean;
  /** A new holder reads the record when they ask for the lease, not when it has come back. */
  readonly readEarly?: boolean;
  /** A message is carried out again when it comes again. */
  readonly doneTwice?: boolean;
  /** Only the last lease is known, not those that it overwrote. */
  readonly claimsForgotten?: boolean;
  /** Nobody takes over by themselves. */
  readonly nobodyClaims?: boolean;
  /** A tab keeps the client id it found, even if another has it. */
  readonly nameKept?: boolean;
  /** A newcomer names their user only once. */
  readonly saidOnce?: boolean;
  /** A game master is asked again what they have answered. */
  readonly askedAgain?: boolean;
  /** A game master's answer counts for the last question they were asked. */
  readonly otherVouched?: boolean;
}

/** What a page sends to the server, in order. */
export type Frame =
  | { readonly kind: 'lease'; readonly lease: Lease }
  | { readonly kind: 'append'; readonly entry: Entry }
  | { readonly kind: 'reread'; readonly round: number }
  | { readonly kind: 'vouch'; readonly stranger: Stranger }
  | { readonly kind: 'signal'; readonly signal: Signal };
/** What the server sends to a page, in order. */
export type News =
  | { readonly kind: 'lease'; readonly lease: Lease; readonly isAnswer: boolean }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly isAnswer: boolean }
  | { readonly kind: 'refused'; readonly entry: Entry }
  | { readonly kind: 'reread'; readonly round: number; readonly lease: Lease; readonly entries: readonly Entry[] }
  | { readonly kind: 'vouched' }
  | { readonly kind: 'left'; readonly user: string };
/** What pages send each other through the server. */
export type Signal =
  | { readonly kind: 'ping'; readonly from: string; readonly nonce: string }
  | { readonly kind: 'pong'; readonly nonce: string; readonly client: string; readonly epoch: number }
  | { readonly kind: 'hello' }
  | { readonly kind: 'bye'; readonly from: string }
  | { readonly kind: 'stranger'; readonly stranger: Stranger; readonly by?: string }
  | { readonly kind: 'ask'; readonly m: string; readonly user?: string }
  | { readonly kind: 'reply'; readonly m: string; readonly reply: Reply };

interface Pending {
  readonly entry: Entry;
  readonly m: string | undefined;
  isSent: boolean;
}
/** The referee on a page: one thing after another, each written before it is answered. */
export interface Serving {
  readonly lease: Lease;
  readonly chain: Entry[];
  readonly jobs: (string | undefined)[];
  pending?: Pending | undefined;
}

export interface Page {
  readonly user: string;
  /** This tab's client id; it is not certain at first. */
  client: string;
  name: Name;
  /** Its browser's key, and what it knows of newcomers. */
  readonly key: string;
  vouching: Vouching;
  /** The keys that its documents name, by their users. */
  vouched: ReadonlySet<string>;
  /** The open question to its game master, and all questions since the page was opened. */
  questions: Stranger[];
  readonly wasAsked: Set<string>;
  readonly hasKey: boolean;
  readonly role: number;
  readonly rate: number;
  readonly offset: number;
  election: Election;
  delivery: Delivery;
  lease: Lease;
  /** The highest epoch anybody has claimed: claims stand side by side, and none is overwritten. */
  claimed: number;
  record: Record_;
  serving?: Serving | undefined;
  early?: readonly Entry[];
  isOpen: boolean;
  isUp: boolean;
  isFrozen: boolean;
  /** Messages from it, or to it, are slow. */
  isSlow: boolean;
  isDeaf: boolean;
  out: Frame[];
  news: News[];
  bag: Signal[];
  /** Questions of this page without an answer. */
  readonly asked: Set<string>;
  isTold: boolean;
}

export const copied = (record: Record_): Record_ => new Map([...record].map(([r, all]) => [r, new Map(all)]));
export const put = (record: Record_, entry: Entry): void => {
  const all = record.get(entry.r) ?? new Map<number, Entry>();
  // moved to the end, as the last that came
  all.delete(entry.e);
  record.set(entry.r, all.set(entry.e, entry));
};

/** The users at the table; each connection is a tab that may be opened. */
export const SEATS = [
  { user: 'gm', hasKey: true, role: 4 },
  { user: 'ann', hasKey: false, role: 1 },
  { user: 'assistant', hasKey: true, role: 3 },
  { user: 'gm', hasKey: true, role: 4 },
  { user: 'bob', hasKey: true, role: 1 },
  { user: 'cat', hasKey: false, role: 1 },
] as const;

/** A page that has just opened, with a clock and a pace of its own. */
export const newPage = (
  seat: number,
  plan: Pick<Page, 'user' | 'hasKey' | 'role'>,
  known: Pick<Page, 'client' | 'vouched' | 'election' | 'lease' | 'claimed' | 'record'>,
): Page => ({
  ...plan,
  ...known,
  name: { client: known.client, tab: '' },
  key: `key${seat}`,
  vouching: NO_VOUCHING,
  questions: [],
  wasAsked: new Set(),
  rate: 0.8 + ((seat * 7) % 5) / 10,
  offset: seat * 100_000 - 50_000,
  delivery: NO_ENVELOPES,
  isOpen: true,
  isUp: true,
  isFrozen: false,
  isSlow: false,
  isDeaf: false,
  out: [],
  news: [],
  bag: [],
  asked: new Set(),
  isTold: false,
});

/** What the parts of the world need of it. */
export interface Around {
  readonly faults: Faults;
  readonly pages: readonly Page[];
  /** What must never happen. */
  readonly wrong: string[];
  now(page: Page): number;
  /** A number, and a client id, that nothing else has. */
  count(): number;
  fresh(what: string): string;
  send(page: Page, frame: Frame): void;
  say(page: Page, signal: Signal): void;
  /** Sends an event to a page's election. */
  feed(page: Page, input: Input): void;
  /** Tells a page's election what its documents say. */
  know(page: Page): void;
  /** Sends an event to what keeps a page's envelopes. */
  deliver(page: Page, input: DeliveryInput): void;
  /** The record as the server has it, or as a page reads it. */
  chain(page?: Page): readonly Entry[];
}
