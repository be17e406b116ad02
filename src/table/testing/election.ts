/**
 * Pages, one database and a bad line, as a game in time: who sends what when, what is lost, late, doubled or told in
 * another order, and which pages close, is a list of moves. The pages run the real election; the record is a model of
 * the real one: revisions, epochs, a chain, and pages on which one referee alone writes.
 */
import type { Lease, Reply } from '../record/model';
import { standing } from '../record/standing';
import { writing } from '../referee/election/lease';
import type { Effect, Election, Facts, Input, Mine, Stored } from '../referee/election/model';
import { type Name, newName, type NameEffect, stepName } from '../referee/election/naming';
import { newElection, step } from '../referee/election/step';
import {
  NO_VOUCHING,
  type Stranger,
  stepVouching,
  type Vouching,
  type VouchingEffect,
  type VouchingInput,
} from '../referee/election/vouching';

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
type Record_ = Map<number, Map<number, Entry>>;

const LINEAGE = {
  epochOf: ({ e }: Entry) => e,
  linkOf: ({ id }: Entry) => id,
  beforeOf: ({ before }: Entry) => before,
};

/** What to break, to see whether it is found. */
export interface Faults {
  /** A referee does not look at the lease again. */
  readonly leaseNotReread?: boolean;
  /** What was not answered is written again with other content. */
  readonly otherContent?: boolean;
  /** After a broken line all is taken for known. */
  readonly staleTrusted?: boolean;
  /** Of two entries at one revision the one that came last stands. */
  readonly epochUnchecked?: boolean;
  /** An entry answers its message whoever wrote it. */
  readonly anyEntryAnswers?: boolean;
  /** A new holder reads the record when he asks for the lease, not when it has come back. */
  readonly readEarly?: boolean;
  /** A message is done again when it comes again. */
  readonly doneTwice?: boolean;
  /** Only the last lease is known, not those that it was written over. */
  readonly claimsForgotten?: boolean;
  /** Nobody takes over by himself. */
  readonly nobodyClaims?: boolean;
  /** A tab keeps the name it found, whoever bears it. */
  readonly nameKept?: boolean;
  /** A newcomer says but once whose he is. */
  readonly saidOnce?: boolean;
  /** A game master is asked again what he has answered. */
  readonly askedAgain?: boolean;
  /** A game master's answer is taken for one to what he was asked last. */
  readonly otherVouched?: boolean;
}

/** What goes to the server over a page's line, in its order. */
type Frame =
  | { readonly kind: 'lease'; readonly lease: Lease }
  | { readonly kind: 'append'; readonly entry: Entry }
  | { readonly kind: 'reread'; readonly round: number }
  | { readonly kind: 'vouch'; readonly stranger: Stranger }
  | { readonly kind: 'signal'; readonly signal: Signal };
/** What the server tells a page, in its order. */
type News =
  | { readonly kind: 'lease'; readonly lease: Lease; readonly isAnswer: boolean }
  | { readonly kind: 'entry'; readonly entry: Entry; readonly isAnswer: boolean }
  | { readonly kind: 'refused'; readonly entry: Entry }
  | { readonly kind: 'reread'; readonly round: number; readonly lease: Lease; readonly entries: readonly Entry[] }
  | { readonly kind: 'vouched' }
  | { readonly kind: 'left'; readonly user: string };
/** What pages tell each other through the server. */
type Signal =
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
interface Serving {
  readonly lease: Lease;
  readonly chain: Entry[];
  readonly jobs: (string | undefined)[];
  pending?: Pending | undefined;
}

interface Page {
  readonly user: string;
  /** What this tab is called; it is not sure of it at first. */
  client: string;
  name: Name;
  /** Its browser's key, and what it knows of newcomers. */
  readonly key: string;
  vouching: Vouching;
  /** The keys that its documents name, by their users. */
  vouched: ReadonlySet<string>;
  /** What its game master is asked, and all that he has been asked since the page was opened. */
  questions: Stranger[];
  readonly wasAsked: Set<string>;
  readonly hasKey: boolean;
  readonly role: number;
  readonly rate: number;
  readonly offset: number;
  election: Election;
  lease: Lease;
  /** The highest epoch anybody has claimed: claims stand beside each other, and none is written over. */
  claimed: number;
  record: Record_;
  serving?: Serving | undefined;
  early?: readonly Entry[];
  isOpen: boolean;
  isUp: boolean;
  isFrozen: boolean;
  /** What it sends, or what it is told, is long on its way. */
  isSlow: boolean;
  isDeaf: boolean;
  out: Frame[];
  news: News[];
  bag: Signal[];
  /** What this page has asked and has not been told of. */
  readonly asked: Set<string>;
  isTold: boolean;
}

const copied = (record: Record_): Record_ => new Map([...record].map(([r, all]) => [r, new Map(all)]));
const put = (record: Record_, entry: Entry): void => {
  const all = record.get(entry.r) ?? new Map<number, Entry>();
  // moved to the end, as the last that came
  all.delete(entry.e);
  record.set(entry.r, all.set(entry.e, entry));
};

const SILENCE = 3_000;
const NOBODY: Lease = { user: '', client: '', epoch: 0, version: '1' };

/** The users at the table; each line is a tab that may be opened. */
export const SEATS = [
  { user: 'gm', hasKey: true, role: 4 },
  { user: 'ann', hasKey: false, role: 1 },
  { user: 'assistant', hasKey: true, role: 3 },
  { user: 'gm', hasKey: true, role: 4 },
  { user: 'bob', hasKey: true, role: 1 },
  { user: 'cat', hasKey: false, role: 1 },
] as const;

export class World {
  readonly #faults: Faults;
  readonly pages: Page[] = [];
  readonly record: Record_ = new Map();
  lease: Lease = NOBODY;
  claimed = 0;
  time = 0;
  #names = 0;
  isRefusing = false;
  /** Keys that the world's documents name, by their users. */
  readonly vouched = new Set<string>();
  /** Seats whose users have to be known, and keys that a game master has refused. */
  readonly newcomers = new Set<number>();
  readonly denied = new Set<string>();
  /** Each message that was acknowledged, and the entry that stood there then. */
  readonly acknowledged = new Map<string, Entry>();
  /** What must never happen. */
  readonly wrong: string[] = [];

  constructor(count: number, faults: Faults = {}) {
    this.#faults = faults;
    for (let n = 0; n < count; n++) this.open(n);
  }

  #name(what: string): string {
    return `${what}${++this.#names}`;
  }

  /** Opens a page at a seat; with a name from before it is the same tab, loaded anew. */
  open(seat: number, kept?: string): void {
    const plan = SEATS[seat % SEATS.length];
    if (!plan) return;
    const page: Page = {
      ...plan,
      client: kept ?? '',
      name: { client: kept ?? '', tab: '' },
      key: `key${seat}`,
      vouching: NO_VOUCHING,
      vouched: new Set(this.vouched),
      questions: [],
      wasAsked: new Set(),
      rate: 0.8 + ((seat * 7) % 5) / 10,
      offset: seat * 100_000 - 50_000,
      election: newElection(SILENCE),
      lease: this.lease,
      claimed: this.#faults.claimsForgotten ? 0 : this.claimed,
      record: copied(this.record),
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
    };
    this.pages[seat] = page;
    this.#know(page);
    const { name, effects } = newName(this.#name('page'), kept, { now: this.#now(page), fresh: this.#name('tab') });
    this.#called(page, name, effects);
    if (this.newcomers.has(seat)) this.sit(page);
  }

  // ---- what a tab is called

  /** What tabs of one browser tell each other reaches all of them at once; the server has no part in it. */
  #called(page: Page, name: Name, effects: readonly NameEffect[]): void {
    page.name = name;
    page.client = name.client;
    for (const effect of effects) {
      if (effect.kind === 'keep') continue;
      for (const other of this.pages) {
        if (other === page || !other?.isOpen || other.user !== page.user) continue;
        const isDeaf = this.#faults.nameKept && effect.said.kind === 'named';
        if (!isDeaf) this.#callFeed(other, { kind: 'heard', said: effect.said });
      }
    }
    if (page.name.since === undefined && page.election.mine?.client !== page.client) {
      const mine: Mine = { user: page.user, client: page.client, version: '1', number: ++this.#names };
      this.#feed(page, { kind: 'named', mine });
    }
  }
  #callFeed(page: Page, input: Parameters<typeof stepName>[1]): void {
    const { name, effects } = stepName(page.name, input, { now: this.#now(page), fresh: this.#name('tab') });
    this.#called(page, name, effects);
  }

  // ---- newcomers, and who vouches for them

  /** The game master who is asked: the highest role that is here. */
  #isAsked(page: Page): boolean {
    const roles = this.pages.filter(one => one.isOpen && one.role > 2).map(({ role }) => role);
    return page.role > 2 && page.role === Math.max(...roles);
  }
  isKnown({ user, key }: Pick<Page, 'user' | 'key'>): boolean {
    return this.vouched.has(`${user} ${key}`);
  }
  /** A newcomer sits down, where nobody knows his browser. */
  sit(page: Page): void {
    if (!page.isOpen || page.role > 2) return;
    this.newcomers.add(this.pages.indexOf(page));
    if (page.vouched.has(`${page.user} ${page.key}`)) return;
    this.#meet(page, { kind: 'unknown', stranger: { table: TABLE, user: page.user, key: page.key, proof: '' } });
    this.#meet(page, { kind: 'needed', table: TABLE });
  }
  /** Somebody says that his browser is another's. */
  pretend(page: Page, isNamed: boolean): void {
    const { user } = this.pages.find(one => one.user !== page.user && one.role < 3) ?? page;
    const stranger: Stranger = { table: TABLE, user, key: `false${page.user}`, proof: '' };
    this.#say(page, { kind: 'stranger', stranger, ...(isNamed && { by: page.user }) });
  }
  /** A game master compares the code with what the user reads to him; and may say no where it is the same. */
  compare(page: Page, n: number, isCareless: boolean): void {
    const [stranger] = page.questions.splice(n % Math.max(1, page.questions.length), 1);
    if (!page.isOpen || !stranger) return;
    const isHis = this.pages.some(one => one.user === stranger.user && one.key === stranger.key);
    if (isHis && isCareless) this.denied.add(stranger.key);
    const taken = (this.#faults.otherVouched && page.questions.at(-1)) || stranger;
    this.#meet(page, { kind: 'answered', stranger: taken, isSame: isHis && !isCareless });
  }
  #meet(page: Page, input: VouchingInput): void {
    if (!page.isOpen) return;
    if (this.#faults.askedAgain && input.kind === 'stranger') page.vouching = NO_VOUCHING;
    const { vouching, effects } = stepVouching(page.vouching, input, this.#now(page));
    page.vouching = vouching;
    for (const effect of effects) this.#doFor(page, effect);
  }
  #doFor(page: Page, effect: VouchingEffect): void {
    switch (effect.kind) {
      case 'say-stranger':
        return this.#say(page, { kind: 'stranger', stranger: effect.stranger, by: page.user });
      case 'ask': {
        const { user, key } = effect.stranger;
        if (page.wasAsked.has(`${user} ${key}`)) this.wrong.push(`${page.client} is asked twice about ${user} ${key}`);
        page.wasAsked.add(`${user} ${key}`);
        page.questions.push(effect.stranger);
        return;
      }
      case 'vouch':
        return this.#send(page, { kind: 'vouch', stranger: effect.stranger });
      case 'show-code':
      case 'hide-code':
      case 'flood':
        return;
    }
  }

  #now(page: Page): number {
    return this.time * page.rate + page.offset;
  }

  /** What a page's documents say. */
  #facts(page: Page): Facts {
    const chain = this.#standing(page.record);
    const users = new Set(this.pages.filter(one => one.isOpen).map(({ user }) => user));
    const people = [...new Map(SEATS.map(one => [one.user, one] as const)).values()].map(({ user, role, hasKey }) => ({
      user,
      role,
      isActive: users.has(user),
      isOwner: hasKey,
    }));
    return {
      lease: (this.#faults.leaseNotReread && page.serving?.lease) || page.lease,
      epoch: Math.max(page.claimed, chain.at(-1)?.e ?? 0),
      hasKey: page.hasKey,
      isOwner: page.hasKey,
      keepers: people.flatMap(({ user, isOwner }) => (isOwner ? [user] : [])),
      people,
    };
  }
  #know(page: Page): void {
    this.#feed(page, { kind: 'table', table: TABLE, facts: this.#facts(page) });
  }

  #standing(record: Record_): readonly Entry[] {
    const rivals = [...record].sort(([a], [b]) => a - b).map(([, all]) => [...all.values()]);
    const isLast = this.#faults.epochUnchecked;
    return isLast ? rivals.flatMap(all => all.slice(-1)) : standing(rivals, LINEAGE);
  }
  /** The record as the server has it, or as a page reads it. */
  chain(page?: Page): readonly Entry[] {
    return this.#standing(page?.record ?? this.record);
  }

  #feed(page: Page, input: Input): void {
    if (!page.isOpen) return;
    const { election, effects } = step(page.election, input, { now: this.#now(page), nonce: `q${this.#names++}` });
    page.election = election;
    for (const effect of effects) this.#carryOut(page, effect);
    this.#work(page);
  }

  #send(page: Page, frame: Frame): void {
    if (page.isUp && page.isOpen) page.out.push(frame);
  }
  #say(page: Page, signal: Signal): void {
    this.#send(page, { kind: 'signal', signal });
  }

  #carryOut(page: Page, effect: Effect): void {
    const { client } = page;
    switch (effect.kind) {
      case 'ping':
        return this.#say(page, { kind: 'ping', from: client, nonce: effect.nonce });
      case 'vouch':
        for (const { epoch } of effect.tables) {
          this.#say(page, { kind: 'pong', nonce: effect.challenge.nonce, client, epoch });
        }
        return;
      case 'hello':
        return this.#say(page, { kind: 'hello' });
      case 'bye':
        return this.#say(page, { kind: 'bye', from: client });
      case 'write-lease':
        page.early = this.#standing(page.record);
        if (this.#faults.nobodyClaims && this.lease !== NOBODY) return;
        return this.#send(page, { kind: 'lease', lease: effect.lease });
      case 'open-referee':
        return this.#openReferee(page, effect.lease);
      case 'close-referee': {
        const jobs = [page.serving?.pending?.m, ...(page.serving?.jobs ?? [])];
        page.serving = undefined;
        // this page's own asks go to the next
        for (const m of jobs) if (m !== undefined && page.asked.has(m)) this.#post(page, m);
        return;
      }
      case 'reread':
        return this.#send(page, { kind: 'reread', round: effect.round });
      case 'judge':
        page.serving?.jobs.push(effect.id);
        return;
      case 'query':
        return this.#say(page, { kind: 'ask', m: effect.id, user: effect.user });
      case 'broadcast':
        return this.#say(page, { kind: 'ask', m: effect.id });
      case 'settle':
        return this.#settle(page, effect.id, effect.reply);
      case 'tell':
        page.isTold ||= effect.problem === 'outdated';
        return;
      case 'flood':
        return;
    }
  }

  #openReferee(page: Page, lease: Lease): void {
    const chain = this.#faults.readEarly && page.early ? page.early : this.#standing(page.record);
    const last = chain.at(-1);
    const isTaken = last && (last.e > lease.epoch || (last.e === lease.epoch && last.client !== lease.client));
    if (isTaken) {
      return this.#feed(page, { kind: 'not-opened', table: TABLE, problem: 'lease-taken' });
    }
    page.serving = { lease, chain: [...chain], jobs: last?.e === lease.epoch ? [] : [undefined] };
    this.#feed(page, { kind: 'opened', table: TABLE });
  }

  /** The referee takes the next thing, and writes what waits to be written. */
  #work(page: Page): void {
    const { serving } = page;
    if (!serving) return;
    while (!serving.pending && serving.jobs.length) {
      const m = serving.jobs.shift();
      const done = this.#faults.doneTwice ? undefined : serving.chain.find(one => m !== undefined && one.m === m);
      if (m !== undefined && done) this.#reply(page, m, { ok: true, revision: done.r });
      else serving.pending = { entry: this.#entry(page, serving, m), m, isSent: false };
    }
    const { pending } = serving;
    if (!pending || pending.isSent) return;
    const may = writing(page.election, TABLE, serving.lease);
    if (may === 'yes' && page.isUp) {
      const now = this.#faults.otherContent ? { ...pending, entry: this.#entry(page, serving, pending.m) } : pending;
      serving.pending = now;
      now.isSent = true;
      this.#send(page, { kind: 'append', entry: now.entry });
    }
  }
  #entry(page: Page, { chain, lease }: Serving, m: string | undefined): Entry {
    const last = chain.at(-1);
    const place = { r: (last?.r ?? 0) + 1, e: lease.epoch, before: last?.id ?? '', client: page.client };
    return { ...place, id: this.#name('entry'), ...(m !== undefined && { m }) };
  }
  #reply(page: Page, m: string, reply: Reply): void {
    if (page.asked.has(m)) this.#settle(page, m, reply);
    else this.#say(page, { kind: 'reply', m, reply });
  }

  /** A page is told what became of its message. */
  #settle(page: Page, m: string, reply: Reply): void {
    if (!page.asked.delete(m) || !reply.ok) return;
    const stands = this.chain()[reply.revision - 1];
    if (stands?.m !== m) this.wrong.push(`${m} is acknowledged at ${reply.revision}, where it does not stand`);
    else this.acknowledged.set(m, stands);
  }

  /** A write has been answered. */
  #answered(page: Page, entry: Entry, isStored: boolean): void {
    const { serving } = page;
    const pending = serving?.pending;
    if (!serving || pending?.entry.id !== entry.id) return;
    const may = writing(page.election, TABLE, serving.lease);
    if (may === 'wait') pending.isSent = false;
    if (may !== 'yes') return;
    serving.pending = undefined;
    if (isStored) serving.chain.push(entry);
    const reply: Reply = isStored ? { ok: true, revision: entry.r } : { ok: false, problem: { problem: 'not-stored' } };
    if (pending.m !== undefined) this.#reply(page, pending.m, reply);
    else if (!isStored) serving.jobs.unshift(undefined);
    this.#work(page);
  }

  #post(page: Page, m: string): void {
    this.#feed(page, { kind: 'post', table: TABLE, id: m });
  }

  // ---- what may happen

  /** Somebody asks for a turn. */
  ask(page: Page): string {
    const m = this.#name('m');
    page.asked.add(m);
    if (page.serving) page.serving.jobs.push(m);
    else this.#post(page, m);
    this.#work(page);
    return m;
  }
  takeOver(page: Page): void {
    this.#feed(page, { kind: 'take-over', table: TABLE });
  }

  /** The server takes the next frame of a page. */
  serve(page: Page): boolean {
    const frame = page.out.shift();
    if (!frame) return false;
    const others = this.pages.filter(one => one !== page && one.isOpen && one.isUp);
    const isListening = page.isOpen && page.isUp;
    const tell = (news: (isAnswer: boolean) => News): void => {
      for (const one of others) one.news.push(news(false));
      if (isListening) page.news.push(news(true));
    };
    if (frame.kind === 'lease') {
      this.lease = frame.lease;
      this.claimed = Math.max(this.claimed, frame.lease.epoch);
      tell(isAnswer => ({ kind: 'lease', lease: frame.lease, isAnswer }));
    } else if (frame.kind === 'append') {
      if (this.isRefusing) {
        this.isRefusing = false;
        if (isListening) page.news.push({ kind: 'refused', entry: frame.entry });
      } else {
        put(this.record, frame.entry);
        tell(isAnswer => ({ kind: 'entry', entry: frame.entry, isAnswer }));
      }
    } else if (frame.kind === 'reread') {
      const entries = [...this.record.values()].flatMap(all => [...all.values()]);
      if (isListening) page.news.push({ kind: 'reread', round: frame.round, lease: this.lease, entries });
    } else if (frame.kind === 'vouch') {
      const { user, key } = frame.stranger;
      this.vouched.add(`${user} ${key}`);
      if (!this.pages.some(one => one.user === user && one.key === key))
        this.wrong.push(`${key} is taken for ${user}'s`);
      tell(() => ({ kind: 'vouched' }));
    } else {
      for (const one of others) one.bag.push(frame.signal);
    }
    return true;
  }

  /** A page hears the next thing from the server. */
  hear(page: Page): boolean {
    const news = page.isOpen ? page.news.shift() : undefined;
    if (!news) return false;
    switch (news.kind) {
      case 'lease':
        page.lease = news.lease;
        page.claimed = Math.max(page.claimed, news.lease.epoch);
        this.#know(page);
        if (news.isAnswer) this.#feed(page, { kind: 'lease-stored', table: TABLE });
        break;
      case 'entry': {
        const { entry, isAnswer } = news;
        put(page.record, entry);
        this.#know(page);
        if (isAnswer) this.#answered(page, entry, true);
        const epoch = this.#faults.anyEntryAnswers ? page.lease.epoch : entry.e;
        if (entry.m !== undefined && page.asked.has(entry.m)) {
          this.#feed(page, { kind: 'recorded', table: TABLE, id: entry.m, revision: entry.r, epoch });
        }
        break;
      }
      case 'refused':
        this.#answered(page, news.entry, false);
        break;
      case 'reread':
        this.#feed(page, { kind: 'reread', table: TABLE, round: news.round, stored: this.#stored(page, news) });
        break;
      case 'vouched':
        page.vouched = new Set(this.vouched);
        if (page.vouched.has(`${page.user} ${page.key}`)) this.#meet(page, { kind: 'settled', table: TABLE });
        break;
      case 'left':
        this.#feed(page, { kind: 'user-left', user: news.user });
        break;
    }
    return true;
  }
  /** What the server has, as a page sees it that compares it with its own documents. */
  #stored(page: Page, { lease, entries }: Extract<News, { kind: 'reread' }>): Stored {
    if (this.#faults.staleTrusted) return { lease: page.lease, missing: [] };
    const missing = entries.filter(({ r, e, id }) => page.record.get(r)?.get(e)?.id !== id);
    return { lease, missing: missing.map(({ e }) => e) };
  }

  /** A page hears one of the things that others have said: it may be doubled, and any comes before another. */
  overhear(page: Page, n: number, isKept: boolean): boolean {
    if (!page.isOpen || !page.bag.length) return false;
    const at = n % page.bag.length;
    const signal = page.bag[at];
    if (!isKept) page.bag.splice(at, 1);
    if (!signal || !page.isUp) return true;
    switch (signal.kind) {
      case 'ping':
        this.#feed(page, { kind: 'ping', challenge: { key: signal.from, nonce: signal.nonce } });
        break;
      case 'pong': {
        const { nonce, client, epoch } = signal;
        this.#feed(page, { kind: 'presence', table: TABLE, nonce, presence: { client, epoch } });
        break;
      }
      case 'hello':
        this.#feed(page, { kind: 'hello' });
        break;
      case 'bye':
        this.#feed(page, { kind: 'bye', client: signal.from });
        break;
      case 'stranger': {
        const { stranger, by } = signal;
        const isMine = this.#isAsked(page) && !page.vouched.has(`${stranger.user} ${stranger.key}`);
        this.#meet(page, { kind: 'stranger', stranger, isMine, ...(by !== undefined && { by }) });
        break;
      }
      case 'ask':
        if (page.serving && (signal.user === undefined || signal.user === page.user)) {
          page.serving.jobs.push(signal.m);
          this.#work(page);
        }
        break;
      case 'reply':
        this.#feed(page, { kind: 'answered', id: signal.m, reply: signal.reply });
        break;
    }
    return true;
  }
  /** What others have said is lost. */
  lose(page: Page): void {
    page.bag.shift();
  }

  tick(page: Page): void {
    if (!page.isOpen || page.isFrozen) return;
    this.#callFeed(page, { kind: 'tick' });
    if (!this.#faults.saidOnce) this.#meet(page, { kind: 'tick' });
    this.#know(page);
    this.#feed(page, { kind: 'tick', silence: SILENCE });
  }

  /** The line breaks: so many of its frames have come through, the rest and all that is on its way back are lost. */
  cut(page: Page, through: number): void {
    if (!page.isOpen || !page.isUp) return;
    this.#end(page, through);
    if (page.serving?.pending) page.serving.pending.isSent = false;
    this.#feed(page, { kind: 'line-lost' });
  }
  #end(page: Page, through: number): void {
    for (let n = 0; n < through; n++) this.serve(page);
    page.isUp = false;
    page.out = [];
    page.news = [];
    page.bag = [];
  }
  mend(page: Page): void {
    if (!page.isOpen || page.isUp) return;
    page.isUp = true;
    this.#feed(page, { kind: 'line-back' });
  }

  /** A page closes, with or without a farewell. */
  close(page: Page, through: number, isPolite: boolean): void {
    if (!page.isOpen) return;
    if (isPolite) this.#feed(page, { kind: 'page-closes' });
    this.#end(page, through);
    page.isOpen = false;
    page.serving = undefined;
    page.asked.clear();
    if (this.pages.some(one => one.isOpen && one.user === page.user)) return;
    for (const one of this.pages) if (one.isOpen && one.isUp) one.news.push({ kind: 'left', user: page.user });
  }
  reload(page: Page, through: number, isPolite: boolean): void {
    const seat = this.pages.indexOf(page);
    this.close(page, through, isPolite);
    this.open(seat, page.client);
  }
  /** A tab is duplicated, with all that it has stored: its name too. */
  duplicate(page: Page): void {
    const { length } = this.pages;
    const seat = SEATS.findIndex(({ user }, n) => n < length && user === page.user && !this.pages[n]?.isOpen);
    if (page.isOpen && seat >= 0) this.open(seat, page.client);
  }
}

export type { Page };
