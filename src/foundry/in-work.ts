/** What this page is still doing to a table by hand: whoever takes the last back means that, too. */

const works = new Map<string, Promise<unknown>>();

/** Notes that something is being done to a table; returns it. */
export const inWork = <T>(table: string, work: Promise<T>): Promise<T> => {
  works.set(table, Promise.allSettled([works.get(table), work]));
  return work;
};

/** Resolves when everything begun so far is done. */
export const workDone = async (table: string): Promise<void> => {
  await works.get(table);
};
