/** The server of the model: it takes what pages send in its order, stores it, and tells all pages. */
import type { Lease } from '../record/model';
import type { Stored } from '../referee/election/model';
import { type Around, type News, type Page, put, type Record_, TABLE } from './election-model';
import type { Newcomers } from './election-newcomers';
import type { Referees } from './election-serving';

/** What the server has, and who listens to it. */
interface Served {
  readonly pages: readonly Page[];
  readonly record: Record_;
  lease: Lease;
  /** The highest epoch anybody has claimed. */
  claimed: number;
  /** The next entry is refused. */
  isRefusing: boolean;
  /** Keys that the world's documents name, by their users. */
  readonly vouched: Set<string>;
  /** What must never happen. */
  readonly wrong: string[];
}

/** The server takes the next frame of a page. */
export const takeFrame = (world: Served, page: Page): boolean => {
  const frame = page.out.shift();
  if (!frame) return false;
  const others = world.pages.filter(one => one !== page && one.isOpen && one.isUp);
  const isListening = page.isOpen && page.isUp;
  const tell = (news: (isAnswer: boolean) => News): void => {
    for (const one of others) one.news.push(news(false));
    if (isListening) page.news.push(news(true));
  };
  if (frame.kind === 'lease') {
    world.lease = frame.lease;
    world.claimed = Math.max(world.claimed, frame.lease.epoch);
    tell(isAnswer => ({ kind: 'lease', lease: frame.lease, isAnswer }));
  } else if (frame.kind === 'append') {
    if (world.isRefusing) {
      world.isRefusing = false;
      if (isListening) page.news.push({ kind: 'refused', entry: frame.entry });
    } else {
      put(world.record, frame.entry);
      tell(isAnswer => ({ kind: 'entry', entry: frame.entry, isAnswer }));
    }
  } else if (frame.kind === 'reread') {
    const entries = [...world.record.values()].flatMap(all => [...all.values()]);
    if (isListening) page.news.push({ kind: 'reread', round: frame.round, lease: world.lease, entries });
  } else if (frame.kind === 'vouch') {
    const { user, key } = frame.stranger;
    world.vouched.add(`${user} ${key}`);
    if (!world.pages.some(one => one.user === user && one.key === key))
      world.wrong.push(`${key} is taken for ${user}'s`);
    tell(() => ({ kind: 'vouched' }));
  } else {
    for (const one of others) one.bag.push(frame.signal);
  }
  return true;
};

/** What a page does when something reaches it: news of the server in their order, messages of others in any. */
export class Ears {
  readonly #around: Around;
  readonly #newcomers: Newcomers;
  readonly #referees: Referees;

  constructor(around: Around, newcomers: Newcomers, referees: Referees) {
    this.#around = around;
    this.#newcomers = newcomers;
    this.#referees = referees;
  }

  /** A page hears the next thing from the server. */
  hear(page: Page): boolean {
    const news = page.isOpen ? page.news.shift() : undefined;
    if (!news) return false;
    switch (news.kind) {
      case 'lease':
        page.lease = news.lease;
        page.claimed = Math.max(page.claimed, news.lease.epoch);
        this.#around.know(page);
        if (news.isAnswer) this.#around.feed(page, { kind: 'lease-stored', table: TABLE });
        break;
      case 'entry': {
        const { entry, isAnswer } = news;
        put(page.record, entry);
        this.#around.know(page);
        if (isAnswer) this.#referees.answered(page, entry, true);
        const epoch = this.#around.faults.anyEntryAnswers ? page.lease.epoch : entry.e;
        if (entry.m !== undefined && page.asked.has(entry.m)) {
          this.#around.deliver(page, { kind: 'recorded', table: TABLE, id: entry.m, revision: entry.r, epoch });
        }
        break;
      }
      case 'refused':
        this.#referees.answered(page, news.entry, false);
        break;
      case 'reread':
        this.#around.feed(page, { kind: 'reread', table: TABLE, round: news.round, stored: this.#stored(page, news) });
        break;
      case 'vouched':
        page.vouched = new Set(this.#newcomers.vouched);
        if (page.vouched.has(`${page.user} ${page.key}`)) this.#newcomers.meet(page, { kind: 'settled', table: TABLE });
        break;
      case 'left':
        this.#around.feed(page, { kind: 'user-left', user: news.user });
        break;
    }
    return true;
  }
  /** The server's state, for a page that compares it with its own documents. */
  #stored(page: Page, { lease, entries }: Extract<News, { kind: 'reread' }>): Stored {
    if (this.#around.faults.staleTrusted) return { lease: page.lease, missing: [] };
    const missing = entries.filter(({ r, e, id }) => page.record.get(r)?.get(e)?.id !== id);
    return { lease, missing: missing.map(({ e }) => e) };
  }

  /** A page receives one of the messages of others: it may be doubled, and they come in any order. */
  overhear(page: Page, n: number, isKept: boolean): boolean {
    if (!page.isOpen || !page.bag.length) return false;
    const at = n % page.bag.length;
    const signal = page.bag[at];
    if (!isKept) page.bag.splice(at, 1);
    if (!signal || !page.isUp) return true;
    switch (signal.kind) {
      case 'ping':
        this.#around.feed(page, { kind: 'ping', challenge: { key: signal.from, nonce: signal.nonce } });
        break;
      case 'pong': {
        const { nonce, client, epoch } = signal;
        this.#around.feed(page, { kind: 'presence', table: TABLE, nonce, presence: { client, epoch } });
        break;
      }
      case 'hello':
        this.#around.feed(page, { kind: 'hello' });
        break;
      case 'bye':
        this.#around.feed(page, { kind: 'bye', client: signal.from });
        break;
      case 'stranger': {
        const { stranger, by } = signal;
        const isMine = this.#newcomers.isAsked(page) && !page.vouched.has(`${stranger.user} ${stranger.key}`);
        this.#newcomers.meet(page, { kind: 'stranger', stranger, isMine, ...(by !== undefined && { by }) });
        break;
      }
      case 'ask':
        if (page.serving && (signal.user === undefined || signal.user === page.user)) {
          page.serving.jobs.push(signal.m);
          this.#referees.work(page);
        }
        break;
      case 'reply':
        this.#around.deliver(page, { kind: 'answered', id: signal.m, reply: signal.reply });
        break;
    }
    return true;
  }
}
