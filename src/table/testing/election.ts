/**
 * Pages, one database and a bad connection, as a game in time. A list of moves says who sends what when, what is lost,
 * late, doubled or reordered, and which pages close. The pages run the real election; the record is a model of
 * the real one: revisions, epochs, a chain, and pages on which one referee alone writes.
 */
import type { Lease } from '../record/model';
import { resolveForks } from '../record/fork-resolution';
import type { Effect, Facts, Input } from '../referee/election/model';
import { newName } from '../wire/tab-name';
import { type DeliveryEffect, type DeliveryInput, stepDelivery } from '../wire/delivery';
import { routeTo } from '../referee/election/presence';
import { newElection, step } from '../referee/election/step';
import {
  type Around,
  type Faults,
  type Page,
  type Record_,
  type Entry,
  SEATS,
  copied,
  newPage,
  TABLE,
  LINEAGE,
  type Frame,
  type Signal,
} from './election-model';
import { Names } from './election-names';
import { Ears, takeFrame } from './election-server';
import { Newcomers } from './election-newcomers';
import { Referees } from './election-serving';

const LEASE_TIMEOUT = 3_000;
const NOBODY: Lease = { user: '', client: '', epoch: 0, version: '1' };

export class World {
  readonly #faults: Faults;
  readonly newcomers: Newcomers;
  readonly #tabs: Names;
  readonly #ears: Ears;
  readonly referees: Referees;
  readonly pages: Page[] = [];
  readonly record: Record_ = new Map();
  lease: Lease = NOBODY;
  claimed = 0;
  time = 0;
  #names = 0;
  isRefusing = false;
  /** What must never happen. */
  readonly wrong: string[] = [];

  constructor(count: number, faults: Faults = {}) {
    this.#faults = faults;
    const around: Around = {
      faults,
      pages: this.pages,
      wrong: this.wrong,
      now: page => this.#now(page),
      count: () => ++this.#names,
      fresh: what => this.#name(what),
      send: (page, frame) => this.#send(page, frame),
      say: (page, signal) => this.#say(page, signal),
      feed: (page, input) => this.#feed(page, input),
      know: page => this.#know(page),
      deliver: (page, input) => this.#deliver(page, input),
      chain: page => this.chain(page),
    };
    this.newcomers = new Newcomers(around);
    this.#tabs = new Names(around);
    this.referees = new Referees(around);
    this.#ears = new Ears(around, this.newcomers, this.referees);
    for (let n = 0; n < count; n++) this.open(n);
  }

  /** Keys that the world's documents name, by their users. */
  get vouched(): Set<string> {
    return this.newcomers.vouched;
  }

  #name(what: string): string {
    return `${what}${++this.#names}`;
  }

  /** Opens a page at a seat; with an earlier client id it is the same tab, reloaded. */
  open(seat: number, kept?: string): void {
    const plan = SEATS[seat % SEATS.length];
    if (!plan) return;
    const page = newPage(seat, plan, {
      client: kept ?? '',
      vouched: new Set(this.newcomers.vouched),
      election: newElection(LEASE_TIMEOUT),
      lease: this.lease,
      claimed: this.#faults.claimsForgotten ? 0 : this.claimed,
      record: copied(this.record),
    });
    this.pages[seat] = page;
    this.#know(page);
    const { name, effects } = newName(this.#name('page'), kept, { now: this.#now(page), fresh: this.#name('tab') });
    this.#tabs.called(page, name, effects);
    if (this.newcomers.seats.has(seat)) this.newcomers.sit(page);
  }

  #now(page: Page): number {
    return this.time * page.rate + page.offset;
  }

  /** What a page's documents say. */
  #facts(page: Page): Facts {
    const chain = this.#resolveForks(page.record);
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
      newest: { revision: chain.length, epoch: chain.at(-1)?.e ?? 0, age: 0 },
      hasKey: page.hasKey,
      isOwner: page.hasKey,
      keepers: people.flatMap(({ user, isOwner }) => (isOwner ? [user] : [])),
      people,
    };
  }
  #know(page: Page): void {
    this.#feed(page, { kind: 'table', table: TABLE, facts: this.#facts(page) });
  }

  #resolveForks(record: Record_): readonly Entry[] {
    const rivals = [...record].sort(([a], [b]) => a - b).map(([, all]) => [...all.values()]);
    const isLast = this.#faults.epochUnchecked;
    return isLast ? rivals.flatMap(all => all.slice(-1)) : resolveForks(rivals, LINEAGE);
  }
  /** The record as the server has it, or as a page reads it. */
  chain(page?: Page): readonly Entry[] {
    return this.#resolveForks(page?.record ?? this.record);
  }

  #feed(page: Page, input: Input): void {
    if (!page.isOpen) return;
    const { election, effects } = step(page.election, input, { now: this.#now(page), nonce: `q${this.#names++}` });
    page.election = election;
    for (const effect of effects) this.#carryOut(page, effect);
    this.referees.work(page);
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
        page.early = this.#resolveForks(page.record);
        if (this.#faults.nobodyClaims && this.lease !== NOBODY) return;
        return this.#send(page, { kind: 'lease', lease: effect.lease });
      case 'open-referee':
        return this.referees.open(page, effect.lease);
      case 'close-referee': {
        const jobs = [page.serving?.pending?.m, ...(page.serving?.jobs ?? [])];
        page.serving = undefined;
        // this page's own requests go to the next
        for (const m of jobs) if (m !== undefined && page.asked.has(m)) this.#post(page, m);
        return;
      }
      case 'reread':
        return this.#send(page, { kind: 'reread', round: effect.round });
      case 'referee-changed':
        return this.#deliver(page, { kind: 'referee-changed', table: effect.table });
      case 'tell':
        page.isTold ||= effect.problem === 'outdated';
        return;
      case 'flood':
        return;
    }
  }

  /** What a page does with the envelopes it has sent. */
  #deliver(page: Page, input: DeliveryInput): void {
    if (!page.isOpen) return;
    const now = this.#now(page);
    const { delivery, effects } = stepDelivery(page.delivery, input, id => routeTo(page.election, id, now), now);
    page.delivery = delivery;
    for (const effect of effects) this.#carry(page, effect);
    this.referees.work(page);
  }
  #carry(page: Page, effect: DeliveryEffect): void {
    switch (effect.kind) {
      case 'judge':
        page.serving?.jobs.push(effect.id);
        return;
      case 'query':
        return this.#say(page, { kind: 'ask', m: effect.id, user: effect.user });
      case 'broadcast':
        return this.#say(page, { kind: 'ask', m: effect.id });
      case 'settle':
        return this.referees.settle(page, effect.id, effect.reply);
    }
  }
  #post(page: Page, m: string): void {
    this.#deliver(page, { kind: 'post', table: TABLE, id: m });
  }

  // ---- what may happen

  /** Somebody asks for a turn. */
  ask(page: Page): string {
    const m = this.#name('m');
    page.asked.add(m);
    if (page.serving) page.serving.jobs.push(m);
    else this.#post(page, m);
    this.referees.work(page);
    return m;
  }
  takeOver(page: Page): void {
    this.#feed(page, { kind: 'take-over', table: TABLE });
  }

  serve(page: Page): boolean {
    return takeFrame(this, page);
  }
  hear(page: Page): boolean {
    return this.#ears.hear(page);
  }
  overhear(page: Page, n: number, isKept: boolean): boolean {
    return this.#ears.overhear(page, n, isKept);
  }
  /** Messages of others are lost. */
  lose(page: Page): void {
    page.bag.shift();
  }

  tick(page: Page): void {
    if (!page.isOpen || page.isFrozen) return;
    this.#tabs.hear(page, { kind: 'tick' });
    if (!this.#faults.saidOnce) this.newcomers.meet(page, { kind: 'tick' });
    this.#know(page);
    this.#deliver(page, { kind: 'tick' });
    this.#feed(page, { kind: 'tick', leaseTimeout: LEASE_TIMEOUT });
  }

  /** The connection breaks: so many of its frames have arrived; the rest and everything on its way back are lost. */
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

  /** A page closes, with or without saying goodbye. */
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
  /** A tab is duplicated, with everything it has stored: its client id too. */
  duplicate(page: Page): void {
    const { length } = this.pages;
    const seat = SEATS.findIndex(({ user }, n) => n < length && user === page.user && !this.pages[n]?.isOpen);
    if (page.isOpen && seat >= 0) this.open(seat, page.client);
  }
}
