/** Which browser tab this is: a lease names one tab, for one user may have two. */
import { fields, is, type Of, oneOf, text } from '../../kernel/reading';
import { ID } from '../module-id';

const NAME = `${ID}.client`;
/** How long (ms) a tab that was there before may take to answer. */
const PATIENCE = 500;

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

/** Does another tab bear my id? `tab` tells the asker from it. */
const naming = fields({ kind: oneOf(['name', 'named']), client: text(), tab: text() });
type Naming = Of<typeof naming>;

/**
 * A duplicated tab has copied the other's storage, and its id with it. So a tab that finds an id asks whether somebody
 * bears it already, and then takes a new one. Only tabs of this browser are asked, for no other can have the storage;
 * and no other can answer. Called once.
 */
export const settleName = (): void => {
  const isInherited = sessionStorage.getItem(NAME) !== null;
  const tab = fresh();
  const tabs = new BroadcastChannel(NAME);
  const say = (said: Naming): void => tabs.postMessage(said);
  settled = isInherited
    ? new Promise(resolve => {
        window.setTimeout(resolve, PATIENCE);
      })
    : settled;
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!is(naming, data)) return;
    const { kind, client } = data;
    if (kind === 'name' && client === thisClient() && data.tab !== tab) say({ kind: 'named', client, tab: data.tab });
    if (kind === 'named' && data.tab === tab) rename();
  });
  if (isInherited) say({ kind: 'name', client: thisClient(), tab });
};
