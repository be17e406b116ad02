import { io, type Socket } from 'socket.io-client';
import { notJson } from '../../shared/json';
import { FRAME_BYTES, FRAME_DEPTH, FRAME_VALUES, isLarger, type Answer, type WorldPayload } from '../../shared/wire';
import { hostFault, reportFaultsBy } from './hooks';
import { getRoute } from './utils';

/** Events that a page may listen to or emit directly: the socket of a package. */
type Listener = (...args: unknown[]) => void;

/** What this page received, kept if the server shows every query to every page. */
export const hostReceived: string[] = [];

/**
 * [D14] game.socket; docs/platform.md 5: an event of a package reaches all other pages, never the sender, and nobody
 * acknowledges it.
 */
export class GameSocket {
  constructor(readonly socket: Socket) {}

  /** [K] Socket#connected; docs/platform.md 5, 13 */
  get connected(): boolean {
    return this.socket.connected;
  }

  /** [K] Socket#id; docs/platform.md 5, 13 */
  get id(): string | undefined {
    return this.socket.id;
  }

  /** [K] Socket#on; docs/platform.md 5, 13 */
  on(event: string, listener: Listener): this {
    this.socket.on(event, listener);
    return this;
  }

  /** [K] Socket#once; docs/platform.md 5, 13 */
  once(event: string, listener: Listener): this {
    this.socket.once(event, listener);
    return this;
  }

  /** [K] Socket#off; docs/platform.md 5, 13 */
  off(event: string, listener?: Listener): this {
    this.socket.off(event, listener);
    return this;
  }

  /** [K] Socket#emit; docs/platform.md 5, 13 */
  emit(event: string, ...args: unknown[]): this {
    const faults = notJson(
      args.filter(arg => arg !== undefined),
      event,
    );
    if (faults.length > 0) hostFault(`socket event "${event}" carries what JSON cannot: ${faults.join(', ')}`);
    const refused = refusal([event, ...args]);
    if (refused) hostFault(`socket event "${event}": ${refused}`);
    else this.socket.emit(event, ...args);
    return this;
  }
}

/** Connects to the server of this page. */
export const connect = async (): Promise<GameSocket> => {
  const socket = io({ path: `/${getRoute('socket.io')}`, transports: ['websocket'], reconnectionDelayMax: 2000 });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  reportFaultsBy(message => socket.emit('hostFault', message));
  socket.onAny((event, ...args: unknown[]) => {
    hostReceived.push(JSON.stringify([event, ...args]));
    if (hostReceived.length > 2000) hostReceived.splice(0, 1000);
  });
  return new GameSocket(socket);
};

/** Why the server would refuse a frame and close the connection; undefined if it would not. */
const refusal = (payload: unknown): string | undefined => {
  const text = JSON.stringify(payload);
  // a little less, for the frame's header; a character takes at most three bytes, and exact counting is slow
  const most = FRAME_BYTES - 100;
  if (text.length * 3 > most && new Blob([text]).size > most)
    return 'this is longer than a megabyte, and was not sent.';
  return isLarger(text, FRAME_DEPTH, FRAME_VALUES)
    ? `this is nested deeper than ${FRAME_DEPTH} or has more than ${FRAME_VALUES} values, and was not sent.`
    : undefined;
};

/** Asks the server; `take` is called as soon as the answer comes, in the order of the messages. */
export const ask = <T, R>({ socket }: GameSocket, event: string, payload: unknown, take: (value: T) => R): Promise<R> =>
  new Promise((resolve, reject) => {
    if (!socket.connected) {
      reject(new Error('The connection to the server is lost.'));
      return;
    }
    const refused = refusal([event, payload]);
    if (refused) {
      reject(new Error(refused));
      return;
    }
    const lost = (): void => reject(new Error('The connection to the server was lost before it answered.'));
    socket.once('disconnect', lost);
    socket.emit(event, payload, (answer: Answer<T>) => {
      socket.off('disconnect', lost);
      if (!answer.ok) {
        reject(new Error(answer.error));
        return;
      }
      try {
        resolve(take(answer.value));
      } catch (error) {
        reject(error as Error);
      }
    });
  });

/** The address that invites a user without a password; the server sends it to the Gamemaster only. */
export const invitationBy =
  (socket: GameSocket) =>
  (userId: string): Promise<string> =>
    ask(socket, 'invitation', userId, (secret: string) => new URL(`join#invitation=${secret}`, location.href).href);

/** The world as the server sends it to a page that connects. */
export const loadWorld = (socket: GameSocket): Promise<WorldPayload> =>
  ask(socket, 'world', {}, (payload: WorldPayload) => payload);
