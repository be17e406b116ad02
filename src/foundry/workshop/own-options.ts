/** What an owner's copy adds to the options of a new table. */
import type { Options } from '../../kernel/messages';
import { lazyImport } from '../lazy-import';
import { setting } from '../settings';

/** Nothing where nothing has been written down of the game, or where it is not used. */
export const ownOptions = async (id: string): Promise<Options> => {
  if (setting('workshops')[id] === undefined) return {};
  const read = await lazyImport(async () => (await import('./store')).storedOptions);
  return (await read?.(id)) ?? {};
};
