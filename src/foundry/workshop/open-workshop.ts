/** Opens a game's workshop (*My copy*), and the list of differences between a table's copy and our values. */
import { isObject } from '../../kernel/reading';
import { copyOf } from '../../table/panels/workshop-copy';
import type { WorkshopOf } from '../../table/panels/workshop-names';
import type { Head } from '../../table/record/model';
import { knownRegistry } from '../windows';
import { lazyImport, speech } from '../lazy-import';
import { gameRegistry } from '../games';
import { fetchWorkshop } from '../lazy-translations';
import { isProblem } from '../../table/loading';
import { loadWorkshop } from './store';

/** What a table's own copy is compared by; undefined where the table is played with ours. */
const copyAt = async ({ game: id, options }: Pick<Head, 'game' | 'options'>): Promise<WorkshopOf | undefined> => {
  const loaded = await loadWorkshop(id);
  const data = loaded && options[loaded.workshop.option];
  if (!loaded || typeof data !== 'string' || !data) return undefined;
  const file: unknown = JSON.parse(data);
  return { ...loaded, speech, copy: isObject(file) ? copyOf(loaded.workshop, file) : {} };
};

/** Opens the window. */
export const openWorkshop = async (id: string): Promise<void> => {
  const registry = knownRegistry();
  const [loaded, App] = await Promise.all([
    loadWorkshop(id),
    lazyImport(async () => (await import('./workshop-app')).WorkshopApp),
  ]);
  if (registry && loaded && App) await new App(registry, loaded.rules, loaded.workshop).render({ force: true });
};

/** Opens the pictures of a game that has no workshop. */
export const openPictures = async (id: string): Promise<void> => {
  const registry = knownRegistry();
  const [rules, App] = await Promise.all([
    gameRegistry.load(id),
    lazyImport(async () => (await import('./pictures-app')).PicturesApp),
    fetchWorkshop(),
  ]);
  if (registry && !isProblem(rules) && App) await new App(registry, rules, false).render({ force: true });
};

/** Shows how a table's copy differs from our values, to anybody who asks. */
export const showDifferences = async (head: Pick<Head, 'game' | 'options'>): Promise<void> => {
  const [of, App] = await Promise.all([
    copyAt(head),
    lazyImport(async () => (await import('./differences-app')).DifferencesApp),
  ]);
  if (of && App) await new App(of).render({ force: true });
};
