/** This browser's part in the seed: first its number is bound, then it is shown. Nobody then chooses the dice. */
import type { TableClient } from '../../table/panels/client-model';
import type { Ask, Reply } from '../../table/record/model';
import { hashOfNumber, numberOf, seatsToOpen } from '../../table/record/seed';
import { browserKey } from './keys';

type Told = Extract<Ask, { readonly kind: 'commit' | 'number' }>;

export class SeedNumbers {
  readonly #send: (ask: Told) => Promise<Reply>;
  /** What this page has told of the seats' numbers, so that nothing is told twice at a time. */
  readonly #told = new Set<string>();

  constructor(send: (ask: Told) => Promise<Reply>) {
    this.#send = send;
  }

  /** Binds a number for each of my seats, and shows it when all are bound and its turn has come. */
  async contribute(table: Pick<TableClient, 'id' | 'mySeats' | 'timeline'>): Promise<void> {
    const { secret } = await browserKey(table.id);
    for (const seat of table.mySeats) {
      const { timeline } = table;
      const { begun, commitments, opening } = timeline;
      if (begun) return;
      const number = numberOf(secret, timeline, seat);
      const hash = hashOfNumber(table.id, seat, number);
      if (!opening && !Object.hasOwn(commitments, seat)) await this.#tell({ kind: 'commit', seat, hash });
      // what another browser of mine is bound to, it opens itself
      if (commitments[seat] === hash && seatsToOpen(timeline).includes(seat)) {
        await this.#tell({ kind: 'number', seat, number });
      }
    }
  }

  async #tell(ask: Told): Promise<void> {
    const name = JSON.stringify(ask);
    if (this.#told.has(name)) return;
    this.#told.add(name);
    const reply = await this.#send(ask);
    if (!reply.ok) this.#told.delete(name); // the referee is not there yet: with the next change again
  }
}
