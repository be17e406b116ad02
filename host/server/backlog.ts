/** A page's unanswered requests, and the data it has not taken: limits for both. */
import { Encoder, PacketType } from 'socket.io-parser';
import type { Socket } from 'socket.io';
import { LIMITS } from './limits';

/** An event to be sent: serialized once, however many pages receive it. */
export interface Told {
  readonly event: string;
  readonly text: string;
}

const encoder = new Encoder();

export const toldOf = (event: string, ...payload: unknown[]): Told => ({
  event,
  text: String(encoder.encode({ type: PacketType.EVENT, nsp: '/', data: [event, ...payload] })[0]),
});

export interface Backlog {
  /** Work of this length that a frame asks for: it waits for its turn, or the connection is cut. It ends when `work` calls back. */
  arrived(length: number, work: (done: () => void) => void): void;
  /** Sends; a page that takes nothing any more loses its connection. */
  tell(told: Told): void;
  /** Records the length of an answer in transit. */
  answered(length: number): void;
}

/**
 * The frames of a page are handled one by one: between two of them other pages have their turn. For a page that does
 * not take its answers, nothing more is handled until it does.
 */
export const openBacklog = ({ conn }: Pick<Socket, 'conn'>): Backlog => {
  const waiting: (() => void)[] = [];
  let isComing = false;
  let unanswered = 0;
  let answers = 0;
  let told = 0;
  // at once: a proper end would wait until the page has taken the rest
  const cut = (): void => void conn.request.socket.destroy();
  const next = (): void => {
    isComing = false;
    waiting.shift()?.();
    goOn();
  };
  const goOn = (): void => {
    if (isComing || waiting.length === 0 || answers + told > LIMITS.behind) return;
    isComing = true;
    setImmediate(next);
  };
  conn.transport.on('drain', () => {
    answers = 0;
    goOn();
  });
  return {
    arrived(length, work) {
      unanswered += length;
      if (waiting.length >= LIMITS.waiting || unanswered > LIMITS.unanswered) return cut();
      waiting.push(() => work(() => void (unanswered -= length)));
      goOn();
    },
    tell({ text }) {
      told += text.length;
      if (told > LIMITS.untaken) return cut();
      conn.write(text, {}, () => {
        told -= text.length;
        goOn();
      });
    },
    answered: length => void (answers += length),
  };
};
