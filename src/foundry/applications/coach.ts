/** Explains questions in one table's window. It remembers for each game which kinds of questions the user knows. */
import type { TableClient } from '../../table/panels/client-model';
import { coachPanel, type CoachPanel, questionKind } from '../../table/panels/prompt';
import type { Reading } from '../../table/panels/reading';
import { ID } from '../module-id';
import { setting } from '../settings';

/** How often a kind of question is explained. */
const TIMES = 2;

export class Coach {
  readonly #client: TableClient;
  /** The question that was open at the last call. */
  #open: string | undefined;

  constructor(client: TableClient) {
    this.#client = client;
  }

  panel(reading: Reading): CoachPanel | undefined {
    this.#open = questionKind(reading);
    return setting('coach') ? coachPanel(reading, kind => this.#met(kind) >= TIMES) : undefined;
  }

  /** Called when the record grows: an answer by the current seat to the open question counts. */
  follow(): void {
    const { timeline, seat } = this.#client;
    const last = timeline.moments.at(-1)?.entry;
    if (this.#open !== undefined && last?.kind === 'turn' && last.seat === seat) this.learn(this.#open);
    this.#open = undefined;
  }

  /** Counts a kind of question as met once more, or as known. */
  learn(kind: string, times = this.#met(kind) + 1): void {
    if (this.#met(kind) >= TIMES) return;
    void game.settings?.set(ID, 'known', { ...setting('known'), [this.#key(kind)]: times });
  }

  /** The user says that they know this kind of question. */
  know(kind: string): void {
    this.learn(kind, TIMES);
  }

  #key(kind: string): string {
    return `${this.#client.game.id}.${kind}`;
  }

  #met(kind: string): number {
    return Number(setting('known')[this.#key(kind)]) || 0;
  }
}
