/**
 * Passes a reaction window by itself after a random part of it, whatever the seat could do: neither the network nor the
 * clock shows who could have reacted.
 */
import { passesAfter } from '../../kernel/reaction-windows';
import type { TableClient } from '../../table/panels/client-model';
import { windowAsking } from '../../table/panels/reaction';
import type { OpenWindow } from '../../table/judgement/reaction-window';
import { random } from '../tables/keys';

export class WindowPassing {
  readonly #client: TableClient;
  #stop: (() => void) | undefined;
  /** The open window, identified by its opening time, and the server time (ms) at which it passes. */
  #due: { readonly opened: number; readonly at: number } | undefined;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** Passes the window when its time comes; the random time is drawn once for each window. */
  passLater(view: Window, { opened, since, times, pass }: OpenWindow): void {
    const client = this.#client;
    if (this.#due?.opened !== opened) {
      const [byte = 0] = random(1);
      this.#due = { opened, at: since + passesAfter(times, byte / 255) };
    }
    const { at } = this.#due;
    if (!Number.isFinite(at)) return;
    const timer = view.setTimeout(
      () => {
        if (windowAsking(client)?.opened === opened) void client.submit(pass);
      },
      Math.max(0, at - client.now()),
    );
    this.#stop = () => view.clearTimeout(timer);
  }

  /** The user wants to decide: this window no longer passes by itself. */
  leave(): void {
    this.stop();
    const window = windowAsking(this.#client);
    if (window) this.#due = { opened: window.opened, at: Number.POSITIVE_INFINITY };
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
