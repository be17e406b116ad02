/** The closer look at cards comes when the tables are open. */
import { wanted } from './parts';
import type { Registry } from './registry';

export const openLooks = async (registry: Registry): Promise<void> => {
  const follow = await wanted(async () => (await import('./closer-look')).followCards);
  follow?.(registry);
};
