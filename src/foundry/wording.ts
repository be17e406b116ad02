/** A table's words come with the first thing that is said of it: most pages of most worlds never say anything. */
import type { TableClient } from '../table/panels/client-model';
import type { Wording } from '../table/saying/wording';
import { wanted } from './parts';
import { speech } from './speech';

/** The words of a table; undefined where they do not come, of which the user is told. */
export const fetchWording = async ({ showing }: Pick<TableClient, 'showing'>): Promise<Wording | undefined> => {
  const wordingOf = await wanted(async () => (await import('../table/saying/wording')).wordingOf);
  return wordingOf?.(showing, speech);
};
