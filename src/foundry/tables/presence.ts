/** Who referees, and is he there? Clients ask; referees answer at once, for the timers of a hidden tab are slow. */
import { onSignal, send } from './socket';
import { thisClient } from './this-client';

const EVERY = 5_000;
/** DESIGN 5: after so long without an answer (ms) the referee counts as gone. */
export const SILENCE = 15_000;

const heard = new Map<string, number>();
const listeners = new Set<() => void>();

/** When a client last said that it referees (ms of this browser's clock); undefined if never. */
export const lastHeard = (client: string): number | undefined => heard.get(client);

/** Called whenever a referee has answered, and every few seconds besides. */
export const onPresence = (listener: () => void): void => { listeners.add(listener); };

const tell = (): void => { for (const listener of listeners) listener(); };

/** `refereed` names the tables this client referees. */
export const watchPresence = (refereed: () => readonly string[]): void => {
  onSignal(signal => {
    if (signal.kind === 'ping' && refereed().length) send({ kind: 'pong', from: thisClient(), tables: refereed() });
    if (signal.kind === 'pong') {
      heard.set(signal.from, performance.now());
      tell();
    }
  });
  const ask = () => { send({ kind: 'ping', from: thisClient() }); tell(); };
  ask();
  window.setInterval(ask, EVERY);
};
