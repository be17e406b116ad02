/** Loads after the tables are open: owners' pictures, if there are any, and the closer look at cards. */
import { lazyImport } from '../lazy-import';
import type { Registry } from '../registry';
import { onCopies, setting } from '../settings';

/** Loads the owners' pictures. Called once. */
export const openPictures = (): void => {
  let isLoaded = false;
  const load = async (): Promise<void> => {
    isLoaded ||= JSON.stringify(setting('workshops')).includes('"pictures":{"');
    if (!isLoaded) return;
    const loadAll = await lazyImport(async () => (await import('./load-pictures')).loadAllPictures);
    await loadAll?.();
  };
  onCopies(() => void load());
  void load();
};

/** Loads the closer look at cards. Called once. */
export const openCardZoom = async (registry: Registry): Promise<void> => {
  const follow = await lazyImport(async () => (await import('./card-zoom')).followCards);
  follow?.(registry);
};
