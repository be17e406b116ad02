/** The referee on a page: they open under a lease, do one thing after another, and answer once it is written. */
import type { Lease, Reply } from '../record/model';
import { writing } from '../referee/election/lease';
import { type Around, type Entry, type Page, type Serving, TABLE } from './election-model';

export class Referees {
  readonly #around: Around;
  /** Each message that was acknowledged, and its entry at that time. */
  readonly acknowledged = new Map<string, Entry>();

  constructor(around: Around) {
    this.#around = around;
  }

  open(page: Page, lease: Lease): void {
    const chain = this.#around.faults.readEarly && page.early ? page.early : this.#around.chain(page);
    const last = chain.at(-1);
    const isTaken = last && (last.e > lease.epoch || (last.e === lease.epoch && last.client !== lease.client));
    if (isTaken) {
      return this.#around.feed(page, { kind: 'not-opened', table: TABLE, problem: 'lease-taken' });
    }
    page.serving = { lease, chain: [...chain], jobs: last?.e === lease.epoch ? [] : [undefined] };
    this.#around.feed(page, { kind: 'opened', table: TABLE });
  }

  /** The referee takes the next thing, and writes the waiting entry. */
  work(page: Page): void {
    const { serving } = page;
    if (!serving) return;
    while (!serving.pending && serving.jobs.length) {
      const m = serving.jobs.shift();
      const done = this.#around.faults.doneTwice
        ? undefined
        : serving.chain.find(one => m !== undefined && one.m === m);
      if (m !== undefined && done) this.#reply(page, m, { ok: true, revision: done.r });
      else serving.pending = { entry: this.#entry(page, serving, m), m, isSent: false };
    }
    const { pending } = serving;
    if (!pending || pending.isSent) return;
    const may = writing(page.election, TABLE, serving.lease);
    if (may === 'yes' && page.isUp) {
      const now = this.#around.faults.otherContent
        ? { ...pending, entry: this.#entry(page, serving, pending.m) }
        : pending;
      serving.pending = now;
      now.isSent = true;
      this.#around.send(page, { kind: 'append', entry: now.entry });
    }
  }
  #entry(page: Page, { chain, lease }: Serving, m: string | undefined): Entry {
    const last = chain.at(-1);
    const place = { r: (last?.r ?? 0) + 1, e: lease.epoch, before: last?.id ?? '', client: page.client };
    return { ...place, id: this.#around.fresh('entry'), ...(m !== undefined && { m }) };
  }
  #reply(page: Page, m: string, reply: Reply): void {
    if (page.asked.has(m)) this.settle(page, m, reply);
    else this.#around.say(page, { kind: 'reply', m, reply });
  }

  /** A page learns the result of its message. */
  settle(page: Page, m: string, reply: Reply): void {
    if (!page.asked.delete(m) || !reply.ok) return;
    const stands = this.#around.chain()[reply.revision - 1];
    if (stands?.m !== m) this.#around.wrong.push(`${m} is acknowledged at ${reply.revision}, where it does not stand`);
    else this.acknowledged.set(m, stands);
  }

  /** A write has been answered. */
  answered(page: Page, entry: Entry, isStored: boolean): void {
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
    this.work(page);
  }
}
