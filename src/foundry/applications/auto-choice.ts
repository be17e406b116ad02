/** Gives the only possible answer for the user after a moment, and says that it did. */
import { forcedChoice } from '../../table/panels/forced-choice';
import { readingOf } from '../../table/panels/reading';
import type { TableClient } from '../../table/panels/client-model';
import { windowAsking } from '../../table/panels/reaction';
import { setting } from '../settings';
import { speech } from '../lazy-import';
import { WindowPassing } from './window-passing';

/** A fixed delay (ms) tells other players nothing; it is long enough to read what will happen. */
const DELAY = 900;

export class AutoChoice {
  readonly #client: TableClient;
  #stop: (() => void) | undefined;
  #done = -1;
  readonly #passing: WindowPassing;
  #taken: string[] = [];

  constructor(client: TableClient) {
    this.#client = client;
    this.#passing = new WindowPassing(client);
  }

  /** What will be done for the user in a moment, or was done since their last choice. */
  get note(): string {
    const client = this.#client;
    const isDone =
      client.lesson !== undefined || client.timeline.revision === this.#done || windowAsking(client) !== undefined;
    const coming = isDone ? undefined : forcedChoice(client, setting('autoChoice'));
    if (coming) return speech.format('RT.table.auto-coming', { what: readingOf(client, speech).words.command(coming) });
    return this.#taken.length ? speech.format('RT.table.auto-taken', { what: this.#taken.join(', ') }) : '';
  }

  /** Starts the delay if there is only one possible answer; once for each revision. */
  consider(view: Window | null): void {
    const client = this.#client;
    const { revision } = client.timeline;
    this.stop();
    // a tutorial waits for its learner
    if (client.lesson) return;
    const asking = windowAsking(client);
    // by default no reaction window passes without asking
    const window = setting('autoChoice') === 'rolls' ? asking : undefined;
    if (view && window) return this.#passing.passLater(view, window);
    if (!view || revision === this.#done || !forcedChoice(client, setting('autoChoice'))) return;
    const timer = view.setTimeout(() => {
      const choice = client.timeline.revision === revision && forcedChoice(client, setting('autoChoice'));
      if (!choice) return;
      this.#done = revision;
      this.#taken.push(readingOf(client, speech).words.command(choice));
      void client.submit(choice);
    }, DELAY);
    this.#stop = () => view.clearTimeout(timer);
  }

  /** The user wants to decide: this window no longer passes by itself. */
  leave(): void {
    this.stop();
    this.#passing.leave();
  }

  /** The user has chosen. */
  chosen(): void {
    this.stop();
    this.#taken = [];
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#passing.stop();
  }
}
