/** Takes the only legal choice for the user after a moment, if he has set it so. */
import type { Message } from '../../kernel/messages';
import { toAct } from '../../kernel/agenda';
import { legal } from '../../kernel/offers';
import { odds } from '../../kernel/odds';
import type { TableClient } from '../../table/panels/client-model';
import { passesAfter } from '../../kernel/windows';
import { windowAsking } from '../../table/panels/reaction';
import type { OpenWindow } from '../../table/record/windows';
import { setting } from '../settings';
import { random } from '../tables/keys';

/** Always the same, so that the delay tells nobody anything; long enough to see what is coming. */
const DELAY = 900;

/** A window passes by itself after a random part of it, whatever the seat could do: neither wire nor clock tells that. */
interface Passing {
  readonly opened: number;
  readonly at: number;
}

/** The one thing that can be done now, if the setting covers it. A roll is pressed only if that is asked for, too. */
const forcedChoice = ({ game, timeline, seat, pending }: TableClient): Message | undefined => {
  const wish = setting('autoChoice');
  if (wish === 'off' || seat === undefined || pending || !timeline.begun || timeline.ending || timeline.mode === 'free')
    return undefined;
  if (!toAct(game, timeline.state).includes(seat)) return undefined;
  const [only, another] = legal(game, timeline.state, seat);
  if (!only || another) return undefined;
  return wish === 'rolls' || !odds(game, timeline.state, seat, only) ? only : undefined;
};

export class AutoChoice {
  readonly #client: TableClient;
  #stop: (() => void) | undefined;
  #done = -1;
  #passing: Passing | undefined;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** Starts the delay if there is but one thing to do; once for each revision. */
  consider(view: Window | null): void {
    const client = this.#client;
    const { revision } = client.timeline;
    this.stop();
    const window = setting('autoChoice') === 'off' ? undefined : windowAsking(client);
    if (view && window) return this.#passLater(view, window);
    if (!view || revision === this.#done || !forcedChoice(client)) return;
    const timer = view.setTimeout(() => {
      const choice = client.timeline.revision === revision && forcedChoice(client);
      if (!choice) return;
      this.#done = revision;
      void client.submit(choice);
    }, DELAY);
    this.#stop = () => view.clearTimeout(timer);
  }

  /** The user would rather decide himself: this window does not pass by itself any more. */
  leave(): void {
    this.stop();
    const window = windowAsking(this.#client);
    if (window) this.#passing = { opened: window.opened, at: Number.POSITIVE_INFINITY };
  }

  #passLater(view: Window, window: OpenWindow): void {
    const client = this.#client;
    const { opened, since, times, pass } = window;
    if (this.#passing?.opened !== opened) {
      const [byte = 0] = random(1);
      this.#passing = { opened, at: since + passesAfter(times, byte / 255) };
    }
    const { at } = this.#passing;
    if (!Number.isFinite(at)) return;
    const timer = view.setTimeout(
      () => {
        if (windowAsking(client)?.opened === opened) void client.submit(pass);
      },
      Math.max(0, at - client.now()),
    );
    this.#stop = () => view.clearTimeout(timer);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
