/** The module's socket: a broadcast to all other clients. Anybody may send anything: what arrives is checked by its reader. */
import { SOCKET } from '../module-id';
import type { Envelope } from '../../table/model';

/** `from` is the sending tab; it proves nothing, and nothing that matters rests on it. */
export type Signal =
  /** Who referees? Referees answer at once, timers of a hidden tab being slow. */
  | { readonly kind: 'ping'; readonly from: string }
  | { readonly kind: 'pong'; readonly from: string; readonly tables: readonly string[] }
  /** An envelope for the referee, where no query reaches him. */
  | { readonly kind: 'ask'; readonly from: string; readonly envelope: Envelope }
  | { readonly kind: 'reply'; readonly from: string; readonly id: string; readonly answer: object };

const listeners = new Set<(signal: Signal) => void>();

const isSignal = (value: unknown): value is Signal =>
  typeof value === 'object' && value !== null && 'kind' in value && 'from' in value && typeof value.from === 'string'
  && typeof value.kind === 'string' && ['ping', 'pong', 'ask', 'reply'].includes(value.kind);

export const listen = (): void => {
  game.socket!.on(SOCKET, (value: unknown) => {
    if (isSignal(value)) for (const listener of listeners) listener(value);
  });
};
export const onSignal = (listener: (signal: Signal) => void): void => { listeners.add(listener); };
export const send = (signal: Signal): void => { game.socket!.emit(SOCKET, signal); };
