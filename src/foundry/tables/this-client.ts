/** Which browser tab this is: a lease names one tab, for one user may have two. */
import { ID } from '../module-id';
import { onSignal, send } from './socket';

const NAME = `${ID}.client`;
/** How long (ms) a tab that was there before may take to answer. */
const PATIENCE = 1_000;

const fresh = (): string => foundry.utils.randomID(16);

let id: string | undefined;

/** The tab's id: kept over a reload, so that a referee who reloads goes on at once. */
export const thisClient = (): string => {
  if (id === undefined) {
    id = sessionStorage.getItem(NAME) ?? fresh();
    sessionStorage.setItem(NAME, id);
  }
  return id;
};

const rename = (): void => {
  id = fresh();
  sessionStorage.setItem(NAME, id);
};

let settled: Promise<void> = Promise.resolve();

/** Resolves when it is sure that no other tab bears this one's id. Until then nothing is refereed here. */
export const nameSettled = (): Promise<void> => settled;

/**
 * A duplicated tab has copied the other's storage, and its id with it. So a tab that finds an id asks whether somebody
 * bears it already, and then takes a new one. Called once, when the socket is there.
 */
export const settleName = (): void => {
  const isInherited = sessionStorage.getItem(NAME) !== null, tab = fresh();
  onSignal(signal => {
    if (signal.kind === 'name' && signal.from === thisClient() && signal.tab !== tab) {
      send({ kind: 'named', from: thisClient(), tab: signal.tab });
    }
    if (signal.kind === 'named' && signal.tab === tab) rename();
  });
  if (!isInherited) return;
  settled = new Promise(resolve => {
    onSignal(signal => { if (signal.kind === 'named' && signal.tab === tab) resolve(); });
    window.setTimeout(resolve, PATIENCE);
  });
  send({ kind: 'name', from: thisClient(), tab });
};
