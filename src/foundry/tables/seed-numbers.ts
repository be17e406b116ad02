/** This browser's part in the seed: it commits to a number, then shows it, so that nobody can choose the dice. */
import type { TableClient } from '../../table/panels/client-model';
import type { Ask, Reply } from '../../table/record/model';
import { hashOfNumber, numberOf, seatsToOpen } from '../../table/record/seed';
import { rootOf } from '../../table/record/shares';
import type { Timeline } from '../../table/record/timeline-model';
import { browserKey } from './keys';
import { isCutOff } from './memory';

type Told = Extract<Ask, { readonly kind: 'commit' | 'number' }>;

export class SeedNumbers {
  readonly #send: (ask: (timeline: Timeline) => Told) => Promise<Reply>;
  /** The seats whose numbers this page is sending, so that none is sent twice at a time. */
  readonly #told = new Set<string>();

  constructor(send: (ask: (timeline: Timeline) => Told) => Promise<Reply>) {
    this.#send = send;
  }

  /** Commits to a number for each of my seats, and shows it when all have committed and its turn has come. */
  async contribute(table: Pick<TableClient, 'id' | 'mySeats' | 'timeline'>): Promise<void> {
    const { id } = table;
    const { secret } = await browserKey(table.timeline.head);
    for (const seat of table.mySeats) {
      const { timeline } = table;
      const { begun, commitments, opening, redrawn, since } = timeline;
      // somebody who rolls a record back would learn from a number shown twice
      if (begun || isCutOff(table)) return;
      const name = `${seat} ${since[seat] ?? 0} ${redrawn}`;
      const hashIn = (now: Timeline): string => hashOfNumber(id, seat, numberOf(secret, now, seat));
      if (!opening && !Object.hasOwn(commitments, seat)) {
        await this.#tell(`bind ${name}`, now => ({
          kind: 'commit',
          seat,
          hash: hashIn(now),
          ...(now.head.format > 1 && { root: rootOf(secret, now, seat) }),
        }));
      }
      // another browser of mine shows the number that it committed to
      if (commitments[seat] === hashIn(timeline) && seatsToOpen(timeline).includes(seat)) {
        await this.#tell(`show ${name}`, now => ({ kind: 'number', seat, number: numberOf(secret, now, seat) }));
      }
    }
  }

  async #tell(name: string, ask: (timeline: Timeline) => Told): Promise<void> {
    if (this.#told.has(name)) return;
    this.#told.add(name);
    const reply = await this.#send(ask);
    if (!reply.ok) this.#told.delete(name); // there is no referee yet: the next change tries again
  }
}
