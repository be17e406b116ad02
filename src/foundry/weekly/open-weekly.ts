/** Starts games by the week with the tables; their code and words load a moment later. */
import { lazyImport, speech } from '../lazy-import';
import { fetchWeekly } from '../lazy-translations';
import { followTables } from '../tables/tables';

/** Called once, when the tables are open. */
export const openWeekly = async (): Promise<void> => {
  const open = await lazyImport(async () => (await import('./weekly')).open);
  await open?.({ each: followTables, say: fetchWeekly, speech });
};
