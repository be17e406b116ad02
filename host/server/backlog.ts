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

/** The weight of all unanswered requests of one user's pages. */
export interface Owing {
  weight: number;
}

export interface Backlog {
  /** Schedules work of this weight for a frame, or cuts the connection. The work ends when `work` calls back. */
  arrived(weight: number, work: (done: () => void) => void): void;
  /** Sends an event; a page that no longer reads loses its connection. */
  tell(told: Told): void;
  /** Records the length of an answer in transit. */
  answered(length: number): void;
}

/**
 * Handles the frames of a page one by one, so that other pages get their turn in between. While a page does not read
 * its answers, its further frames wait.
 */
export const openBacklog = ({ conn }: Pick<Socket, 'conn'>, owing: Owing): Backlog => {
  const waiting: (() => void)[] = [];
  let isComing = false;
  let isGone = false;
  let answers = 0;
  let told = 0;
  // at once: a proper close would wait until the page has read the rest
  const cut = (): void => void conn.request.socket.destroy();
  const next = (): void => {
    isComing = false;
    waiting.shift()?.();
    goOn();
  };
  const goOn = (): void => {
    if (isComing || waiting.length === 0 || (!isGone && answers + told > LIMITS.behind)) return;
    isComing = true;
    setImmediate(next);
  };
  conn.transport.on('drain', () => {
    answers = 0;
    goOn();
  });
  // its pending requests are still carried out, and then free their weight
  conn.once('close', () => {
    isGone = true;
    goOn();
  });
  return {
    arrived(weight, work) {
      if (waiting.length >= LIMITS.waiting || owing.weight + weight > LIMITS.unanswered) return cut();
      owing.weight += weight;
      waiting.push(() => work(() => void (owing.weight -= weight)));
      goOn();
    },
    tell({ text }) {
      if (isGone) return;
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
