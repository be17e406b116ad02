import { sizeOf } from './limits';

/** How many frames of an event went one way, and their size as JSON. */
export interface EventTraffic {
  count: number;
  bytes: number;
}

/** Counts what passes between the server and its pages. */
export class Traffic {
  readonly received = new Map<string, EventTraffic>();
  readonly sent = new Map<string, EventTraffic>();

  count(way: 'received' | 'sent', event: string, payload: unknown): void {
    const entry = this[way].get(event) ?? { count: 0, bytes: 0 };
    entry.count += 1;
    entry.bytes += sizeOf(payload);
    this[way].set(event, entry);
  }

  /** The counts as plain data, by direction and event. */
  report(): Record<'received' | 'sent', Record<string, EventTraffic>> {
    return { received: Object.fromEntries(this.received), sent: Object.fromEntries(this.sent) };
  }
}
