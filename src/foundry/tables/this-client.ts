/** Which browser tab this is: a lease names one tab, for one user may have two. */
import { ID } from '../module-id';

const NAME = `${ID}.client`;
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

/** A duplicated tab has copied the other's storage: it takes a name of its own. */
export const renameThisClient = (): void => {
  id = fresh();
  sessionStorage.setItem(NAME, id);
};
