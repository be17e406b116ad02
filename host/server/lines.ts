import type { Socket } from 'socket.io';
import { withoutPrototypes } from '../shared/json';
import { delayLine } from './delay';
import type { Latency } from './options';
import type { Traffic } from './traffic';

/** One page's connection: what it sends and is sent passes through the latency, in order. */
export interface Line {
  readonly id: string;
  readonly userId: string;
  send(event: string, ...payload: unknown[]): void;
  /** Breaks the connection, as a bad line does: the page will try to come back. */
  cut(): void;
  /** Registers what answers a request of this page; a rejection travels as its message. */
  answer(event: string, handler: (payload: unknown) => unknown): void;
  /** Registers what hears the events of this page that nothing answers. */
  hear(handler: (event: string, payload: unknown[]) => void): void;
}

type Acknowledge = (answer: unknown) => void;

/** Wraps a socket into a line with latency that is counted. */
export const openLine = (socket: Socket, userId: string, latency: Latency, traffic: Traffic): Line => {
  const inward = delayLine(latency);
  const outward = delayLine(latency);
  const answered = new Set<string>();
  const reply = (event: string, acknowledge: unknown, answer: unknown): void => {
    if (typeof acknowledge !== 'function') return;
    traffic.count('sent', `${event} answer`, answer);
    outward(() => (acknowledge as Acknowledge)(answer));
  };
  return {
    id: socket.id,
    userId,
    cut: () => socket.conn.close(),
    send(event, ...payload) {
      traffic.count('sent', event, payload);
      outward(() => socket.emit(event, ...payload));
    },
    answer(event, handler) {
      answered.add(event);
      socket.on(event, (payload: unknown, acknowledge: unknown) => {
        traffic.count('received', event, payload);
        inward(() => {
          Promise.resolve()
            .then(() => handler(withoutPrototypes(payload)))
            .then(
              value => reply(event, acknowledge, { ok: true, value }),
              (error: unknown) => reply(event, acknowledge, { ok: false, error: (error as Error).message }),
            );
        });
      });
    },
    hear(handler) {
      socket.onAny((event: string, ...payload: unknown[]) => {
        if (answered.has(event)) return;
        traffic.count('received', event, payload);
        inward(() => {
          try {
            handler(event, withoutPrototypes(payload));
          } catch (error) {
            console.error(`The event "${event}" of a page could not be handled:`, error);
          }
        });
      });
    },
  };
};
