/** Pictures of the owners' own come when the tables are open, where there are any. */
import { lazyImport } from '../lazy-import';
import type { Registry } from '../registry';
import { onWorkshops, setting } from '../settings';

/** Called once. */
export const openPictures = (registry: Registry): void => {
  let isLoaded = false;
  const load = async (): Promise<void> => {
    isLoaded ||= JSON.stringify(setting('workshops')).includes('"pictures":{"');
    if (!isLoaded) return;
    const loadAll = await lazyImport(async () => (await import('./load-pictures')).loadAllPictures);
    await loadAll?.(registry);
  };
  onWorkshops(() => void load());
  void load();
};
