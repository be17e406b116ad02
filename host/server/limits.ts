/** Limits for the requests of one page, and how they are measured before use. */
import { Decoder, Encoder } from 'socket.io-parser';
import { Parser } from 'htmlparser2';
import type { DocumentType } from '../shared/document-type';
import type { Data } from '../shared/json';
import { isGM, type Account } from '../shared/permissions';
import { FRAME_BYTES, FRAME_DEPTH, FRAME_VALUES, isLarger } from '../shared/wire';
import { hasMoreValues, sizeOf } from './measures';

export const LIMITS = {
  /** Frames of one page that wait to be handled. */
  waiting: 5_000,
  /** Weight of the frames of one user, from all their pages, that are not answered yet. */
  unanswered: 32_000_000,
  /** Characters sent to a page but not read, above which its requests must wait. */
  behind: 4_000_000,
  /** Characters of events sent to a page but not read, above which its connection is cut. */
  untaken: 8_000_000,
  /** Connections, of one address and of all. */
  connectionsOfPlace: 500,
  connections: 3_000,
  /** Pages of one user that are open at the same time. */
  pages: 20,
  /** Values, of objects and of lists, in one request of a player, and in one of anybody. */
  valuesOfPlayer: 20_000,
  values: FRAME_VALUES,
  /** Values of one document that a player writes; its embedded documents count for themselves. */
  valuesOfDocument: 40_000,
  /** Documents, embedded ones too, that one request creates, updates or deletes. */
  documents: 5_000,
  /** Bytes that the updates of one request rewrite. */
  rewritten: 64_000_000,
  /** Characters of the flags of one document. */
  flags: 2_000_000,
  /** Characters of the flags of a user's own User document, unless a game master writes them. */
  ownFlags: 500_000,
  /** Weight that one player adds to the world beyond what they delete. */
  added: 16_000_000,
  /** Queries of one page that wait for an answer. */
  queries: 500,
  /** Different host faults that are kept. */
  faults: 1_000,
  /** Tags, attributes and pieces of text in the HTML of one document, and of one request. */
  html: 20_000,
  htmlOfRequest: 100_000,
  htmlDepth: 100,
} as const;

/**
 * The kind of a frame and its number. Only JSON, or nothing, may follow. There is one namespace only. Binary
 * attachments are refused: the length of a frame does not include them, and a text of a kilobyte can name a thousand.
 */
const HEAD = /^[0-4]\d{0,15}(?=[[{"]|$)/;

/** The longest greeting: a page sends nothing, or the name of a session. */
const LONGEST_GREETING = 500;

/** Why a frame may not be parsed; undefined for one that may. */
const wrongWith = (frame: unknown): string | undefined => {
  if (typeof frame !== 'string') return 'is bytes';
  if (!HEAD.test(frame)) return 'has no head, or announces bytes';
  // its payload would stay in memory as long as the page is open
  if (frame.startsWith('0') && frame.length > LONGEST_GREETING) return 'greets at length';
  return isLarger(frame, FRAME_DEPTH, FRAME_VALUES)
    ? `is nested deeper than ${FRAME_DEPTH}, or has more than ${FRAME_VALUES} values`
    : undefined;
};

/** Options of the socket server that refuse a frame before it is parsed; its page's connection is then closed. */
export const guardedWire = (fault: (message: string) => void) => ({
  maxHttpBufferSize: FRAME_BYTES,
  parser: {
    Encoder,
    Decoder: class extends Decoder {
      override add(frame: unknown): void {
        const wrong = wrongWith(frame);
        if (wrong) {
          fault(`A frame of a page ${wrong}; its line was closed`);
          throw new Error(wrong);
        }
        super.add(frame);
      }
    },
  },
});

/** Splits a long piece of work: other pages are served between its steps. */
export const breather = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 20) return;
    await new Promise(resolve => setImmediate(resolve));
    since = performance.now();
  };
};

/** The remaining budget of HTML in a request. */
export interface HtmlBudget {
  ofDocument: number;
  ofRequest: number;
}

export const htmlBudget = (): HtmlBudget => ({ ofDocument: LIMITS.html, ofRequest: LIMITS.htmlOfRequest });

/** How much a style or a list of pictures costs to clean, by its length. */
const costOf = (name: string, value: string): number =>
  name === 'style' ? 5 + value.length / 10 : name === 'srcset' ? 1 + value.length / 10 : 1 + value.length / 1_000;

/**
 * Subtracts the cost of cleaning a text of HTML. Throws if it is nested too deep or costs too much, and
 * reads no further: the time is linear in the budget.
 */
export const spendOnHtml = (html: string, budget: HtmlBudget): void => {
  let depth = 0;
  const spend = (cost: number): void => {
    budget.ofDocument -= cost;
    budget.ofRequest -= cost;
    if (budget.ofDocument < 0 || budget.ofRequest < 0) throw new Error('This HTML holds too much markup.');
  };
  spend(html.split('&', 5 * LIMITS.html).length / 5);
  const parser = new Parser({
    onopentag() {
      spend(1);
      if (++depth > LIMITS.htmlDepth) throw new Error(`This HTML is nested deeper than ${LIMITS.htmlDepth}.`);
    },
    onclosetag: () => void depth--,
    onattribute: (name, value) => spend(costOf(name, value)),
    ontext: () => spend(1),
    oncomment: () => spend(1),
  });
  const STEP = 4_096;
  // in pieces, so that reading stops at one that is too large
  for (let start = 0; start < html.length; start += STEP) {
    spend(0.1);
    parser.write(html.slice(start, start + STEP));
  }
  parser.end();
};

/** How many frames of an event went one way, and their length as JSON. */
export interface EventTraffic {
  count: number;
  bytes: number;
}

/** Counts the traffic between the server and its pages. */
export class Traffic {
  readonly received = new Map<string, EventTraffic>();
  readonly sent = new Map<string, EventTraffic>();

  count(way: 'received' | 'sent', event: string, bytes: number): void {
    const entry = this[way].get(event) ?? { count: 0, bytes: 0 };
    entry.count += 1;
    entry.bytes += bytes;
    this[way].set(event, entry);
  }

  /** The counts as plain data, by direction and event. */
  report(): Record<'received' | 'sent', Record<string, EventTraffic>> {
    return { received: Object.fromEntries(this.received), sent: Object.fromEntries(this.sent) };
  }
}

/** What a request has used of its limits while it is carried out. */
export interface Spent {
  readonly userId: string;
  readonly html: HtmlBudget;
  readonly documents: { left: number };
  /** How many values a document may have, its embedded documents apart. */
  readonly most: number;
  /** Lets other pages have their turn. */
  readonly breathe: () => Promise<void>;
  rewritten: number;
  /** Characters by which the world grows; counted for players only. */
  added: number;
}

export const newSpent = (userId: string, user: Account | undefined): Spent => ({
  userId,
  most: user && isGM(user) ? LIMITS.values : LIMITS.valuesOfDocument,
  html: htmlBudget(),
  documents: { left: LIMITS.documents },
  breathe: breather(),
  rewritten: 0,
  added: 0,
});

/** How much each user may store in the world. */
export class Quota {
  private readonly added = new Map<string, number>();

  constructor(private readonly accountOf: (userId: string) => (Account & { readonly name: string }) | undefined) {}

  /** Counts how much a player makes the world grow; every page receives it permanently. */
  charge({ userId, added }: Spent): void {
    const user = this.accountOf(userId);
    if (!user || isGM(user)) return;
    const total = Math.max(0, (this.added.get(userId) ?? 0) + added);
    if (added > 0 && total > LIMITS.added) throw new Error(`User ${user.name} has added too much to this world.`);
    this.added.set(userId, total);
  }

  /** Refuses a document that is too long, or costs too much to copy, to compare and to send. */
  checkDocument({ userId, most }: Spent, { name, embedded }: DocumentType, source: Data): void {
    const user = this.accountOf(userId);
    const limit = name === 'User' && !(user && isGM(user)) ? LIMITS.ownFlags : LIMITS.flags;
    const called = `${name} [${String(source['_id'])}]`;
    const own = Object.entries(source).filter(([field]) => !Object.values(embedded).includes(field));
    if (hasMoreValues(Object.fromEntries(own), most)) throw new Error(`${called} has more than ${most} values.`);
    if (sizeOf(source['flags']) > limit) throw new Error(`The flags of ${called} are longer than ${limit} characters.`);
  }
}
