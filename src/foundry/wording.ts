/** A table's words come with the first thing that is said of it: most pages of most worlds never say anything. */
import type { TableClient } from '../table/panels/client-model';
import type { Wording } from '../table/i18n/wording';
import { lazyImport, speech } from './lazy-import';
/** The words of a table; undefined where they do not come, of which the user is told. */
export const fetchWording = async ({
  presentation,
}: Pick<TableClient, 'presentation'>): Promise<Wording | undefined> => {
  const wordingOf = await lazyImport(async () => (await import('../table/i18n/wording')).wordingOf);
  return wordingOf?.(presentation, speech);
};
