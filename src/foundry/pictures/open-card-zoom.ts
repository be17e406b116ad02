/** The closer look at cards comes when the tables are open. */
import { lazyImport } from '../lazy-import';
import type { Registry } from '../registry';

export const openCardZoom = async (registry: Registry): Promise<void> => {
  const follow = await lazyImport(async () => (await import('./card-zoom')).followCards);
  follow?.(registry);
};
