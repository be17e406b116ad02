/** Gives the only possible answer, or a standing one, for the user after a moment, and says that it did. */
import { letsPass, standingAnswers } from '../../kernel/reaction-windows';
import { forcedChoice } from '../../table/panels/question';
import { readingOf } from '../../table/panels/reading';
import type { TableClient } from '../../table/panels/client-model';
import { windowAsking } from '../../table/panels/reaction';
import { setting } from '../settings';
import { speech } from '../lazy-import';
import { WindowPassing } from './window-passing';

/** Always the same, so that the delay tells nobody anything; long enough to see what is coming. */
const DELAY = 900;

export class AutoChoice {
  readonly #client: TableClient;
  #stop: (() => void) | undefined;
  #done = -1;
  readonly #passing: WindowPassing;
  #taken: string[] = [];
  /** The standing answer of each seat of this user, by its word. */
  readonly #standing = new Map<string, string>();

  constructor(client: TableClient) {
    this.#client = client;
    this.#passing = new WindowPassing(client);
  }

  /** The standing answers of the game, and which of them the current seat has given. */
  get standing(): readonly { readonly word: string; readonly label: string; readonly given: boolean }[] {
    const { game, seat } = this.#client;
    if (seat === undefined) return [];
    return standingAnswers(game).map(word => ({
      word,
      label: speech.localize(`RT.${game.id}.standing.${word}`),
      given: this.#standing.get(seat) === word,
    }));
  }

  /** The current seat gives a standing answer, or takes back the one it has given. */
  stand(word: string): void {
    const { seat } = this.#client;
    if (seat === undefined) return;
    if (this.#standing.get(seat) === word) this.#standing.delete(seat);
    else this.#standing.set(seat, word);
  }

  /** Does the standing answer let the open window pass? It asks only for what everybody sees. */
  #stands(): boolean {
    const { game, seat, timeline } = this.#client;
    const word = seat === undefined ? undefined : this.#standing.get(seat);
    return seat !== undefined && word !== undefined && letsPass(game, timeline.state, seat, word);
  }

  /** What is about to be done for the user, or has been done since they last chose. */
  get note(): string {
    const client = this.#client;
    const isDone =
      client.lesson !== undefined || client.timeline.revision === this.#done || windowAsking(client) !== undefined;
    const coming = isDone ? undefined : forcedChoice(client, setting('autoChoice'));
    if (coming) return speech.format('RT.table.auto-coming', { what: readingOf(client, speech).words.command(coming) });
    return this.#taken.length ? speech.format('RT.table.auto-taken', { what: this.#taken.join(', ') }) : '';
  }

  /** Starts the delay if there is but one thing to do; once for each revision. */
  consider(view: Window | null): void {
    const client = this.#client;
    const { revision } = client.timeline;
    this.stop();
    // a tutorial waits for its learner
    if (client.lesson) return;
    const asking = windowAsking(client);
    if (view && asking && this.#stands()) {
      const timer = view.setTimeout(() => {
        if (windowAsking(client)?.opened === asking.opened && this.#stands()) void client.submit(asking.pass);
      }, DELAY);
      this.#stop = () => view.clearTimeout(timer);
      return;
    }
    // by default nobody's chance to react passes unasked
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

  /** The user would rather decide alone: this window does not pass by itself any more. */
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
