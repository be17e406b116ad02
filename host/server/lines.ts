import type { Socket } from 'socket.io';
import { withoutPrototypes } from '../shared/json';
import { openBacklog, toldOf, type Owing, type Told } from './backlog';
import type { Traffic } from './limits';
import { sizeOf, weightOf } from './measures';
import type { Latency } from './options';

/** One page's connection: everything in both directions passes through the latency, in order. */
export interface Line {
  readonly id: string;
  readonly userId: string;
  /** The session under which the page came. */
  readonly session: string;
  send(event: string, ...payload: unknown[]): void;
  /** Sends an event that was serialized for all. */
  tell(told: Told): void;
  /** Breaks the connection, like a bad network: the page will try to come back. */
  cut(): void;
  /** Registers the handler of a request of this page; a rejection is sent as its message. */
  answer(event: string, handler: (payload: unknown) => unknown): void;
  /** Registers the handler of this page's other events; it returns whether it took one. */
  hear(handler: (event: string, payload: unknown[]) => boolean): void;
}

/** The user of a socket. */
export type Visitor = Pick<Line, 'userId' | 'session'>;

type Acknowledge = (answer: unknown) => void;

/** Passes work on after the latency of a connection, in its order: messages never overtake each other. */
const delayLine = ({ mean, spread }: Latency): ((work: () => void) => void) => {
  if (mean === 0 && spread === 0) return work => work();
  let last = 0;
  // timers of different lengths that end together may fire in any order, so each takes the work that has waited longest
  const waiting: (() => void)[] = [];
  return work => {
    const now = performance.now();
    last = Math.max(last, now + Math.max(0, mean + (Math.random() * 2 - 1) * spread));
    waiting.push(work);
    setTimeout(() => waiting.shift()?.(), last - now);
  };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Wraps a socket into a line with latency that is counted. */
export const openLine = (
  socket: Socket,
  { userId, session }: Visitor,
  latency: Latency,
  { traffic, owing }: { readonly traffic: Traffic; readonly owing: Owing },
): Line => {
  const inward = delayLine(latency);
  const outward = delayLine(latency);
  const answered = new Set<string>();
  const cut = (): void => socket.conn.close();
  const backlog = openBacklog(socket, owing);
  const reply = (event: string, acknowledge: Acknowledge | undefined, answer: unknown): void => {
    if (!acknowledge) return;
    const length = sizeOf(answer);
    traffic.count('sent', `${event} answer`, length);
    backlog.answered(length);
    outward(() => acknowledge(answer));
  };
  const tell = (told: Told): void => {
    traffic.count('sent', told.event, told.text.length);
    outward(() => backlog.tell(told));
  };
  return {
    id: socket.id,
    userId,
    session,
    cut,
    send: (event, ...payload) => tell(toldOf(event, ...payload)),
    tell,
    answer(event, handler) {
      answered.add(event);
      socket.on(event, (...given: unknown[]) => {
        // a function in a page's message is its callback, at any position
        const acknowledge = given.find((one): one is Acknowledge => typeof one === 'function');
        let payload = typeof given[0] === 'function' ? undefined : given[0];
        const handle = async (): Promise<unknown> => {
          traffic.count('received', event, sizeOf(payload));
          const asked = withoutPrototypes(payload);
          // frees the memory while waiting for a slow answer, such as a query's
          payload = undefined;
          return handler(asked);
        };
        backlog.arrived(weightOf(payload), done => {
          const work = (): void =>
            void handle()
              .then(
                value => reply(event, acknowledge, { ok: true, value }),
                (error: unknown) => reply(event, acknowledge, { ok: false, error: messageOf(error) }),
              )
              .finally(done);
          inward(work);
        });
      });
    },
    hear(handler) {
      socket.onAny((name: unknown, ...given: unknown[]) => {
        const event = String(name);
        if (answered.has(event)) return;
        const data = given.filter(one => typeof one !== 'function');
        const work = (): void => {
          try {
            if (handler(event, withoutPrototypes(data))) traffic.count('received', event, sizeOf(data));
          } catch (error) {
            console.error(`The event "${event.slice(0, 100)}" of a page could not be handled: ${messageOf(error)}`);
          }
        };
        backlog.arrived(weightOf(data), done => {
          inward(() => {
            work();
            done();
          });
        });
      });
    },
  };
};
