/** The module's socket: a broadcast to all other clients. Anybody may send anything: what arrives is checked here. */
import { type Check, hasShape, isCount, isList, isObject, isOneOf, isText } from '../../table/checks';
import { SOCKET } from '../module-id';
import type { Envelope } from '../../table/model';

/** A table that a client referees, and since which lease. */
export interface Refereed {
  readonly table: string;
  readonly epoch: number;
  /** Shows to other holders of the table's key that it is true. */
  readonly proof: string;
}

/** `from` is the sending tab; it proves nothing, and nothing that matters rests on it. */
export type Signal =
  /** Who referees? Referees answer at once, timers of a hidden tab being slow. */
  | { readonly kind: 'ping'; readonly from: string }
  | { readonly kind: 'pong'; readonly from: string; readonly tables: readonly Refereed[] }
  /** The page of a referee closes. */
  | { readonly kind: 'bye'; readonly from: string }
  /** Does another tab bear my id? `tab` tells the asker from it. */
  | { readonly kind: 'name'; readonly from: string; readonly tab: string }
  | { readonly kind: 'named'; readonly from: string; readonly tab: string }
  /** An envelope for the referee, where no query reaches him. */
  | { readonly kind: 'ask'; readonly from: string; readonly envelope: Envelope }
  | { readonly kind: 'reply'; readonly from: string; readonly id: string; readonly answer: object };

const isRefereed: Check = value => hasShape({ table: isText(), epoch: isCount, proof: isText() }, value);

const SIGNALS = {
  ping: {}, bye: {},
  pong: { tables: isList(isRefereed) },
  name: { tab: isText() }, named: { tab: isText() },
  // the referee checks an envelope, the asker an answer
  ask: { envelope: isObject }, reply: { id: isText(), answer: isObject },
} satisfies Record<Signal['kind'], Readonly<Record<string, Check>>>;

const isSignal = (value: unknown): value is Signal => {
  if (!hasShape({ kind: isOneOf(...Object.keys(SIGNALS)), from: isText() }, value)) return false;
  return hasShape(SIGNALS[(value as Signal).kind], value);
};

const listeners = new Set<(signal: Signal) => void>();

export const listen = (): void => {
  game.socket!.on(SOCKET, (value: unknown) => {
    if (isSignal(value)) for (const listener of [...listeners]) listener(value);
  });
};
export const onSignal = (listener: (signal: Signal) => void): void => { listeners.add(listener); };
export const send = (signal: Signal): void => { game.socket!.emit(SOCKET, signal); };
