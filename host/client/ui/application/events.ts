/** [D14] foundry.utils.EventEmitterMixin, as windows have it: listeners of an application's events. */
export class EventEmitter {
  readonly #events = new EventTarget();

  /** [D13] ApplicationV2#addEventListener */
  addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions): void {
    this.#events.addEventListener(type, listener, options);
  }

  /** [D13] ApplicationV2#removeEventListener */
  removeEventListener(type: string, listener: EventListener): void {
    this.#events.removeEventListener(type, listener);
  }

  /** [D13] ApplicationV2#dispatchEvent */
  dispatchEvent(event: Event): boolean {
    return this.#events.dispatchEvent(event);
  }
}
