/** Opens the window *My copy* of a game, and the list of differences between a table's copy and our values. */
import { isObject } from '../../kernel/reading';
import { copyOf, type CopyOf } from '../../table/panels/my-copy/copy';
import type { Head } from '../../table/record/model';
import { knownRegistry } from '../windows';
import { lazyImport, speech } from '../lazy-import';
import { gameRegistry } from '../games';
import { fetchMyCopy } from '../lazy-translations';
import { isProblem } from '../../table/loading';
import { loadCopyForm } from './store';

/** The data of a table's own copy; undefined if the table uses our values. */
const copyAt = async ({ game: id, options }: Pick<Head, 'game' | 'options'>): Promise<CopyOf | undefined> => {
  const loaded = await loadCopyForm(id);
  const data = loaded && options[loaded.copyForm.option];
  if (!loaded || typeof data !== 'string' || !data) return undefined;
  const file: unknown = JSON.parse(data);
  return { ...loaded, speech, copy: isObject(file) ? copyOf(loaded.copyForm, file) : {} };
};

/** Opens the window. */
export const openMyCopy = async (id: string): Promise<void> => {
  const registry = knownRegistry();
  const [loaded, App] = await Promise.all([
    loadCopyForm(id),
    lazyImport(async () => (await import('./my-copy-app')).MyCopyApp),
  ]);
  if (registry && loaded && App) await new App(registry, loaded.rules, loaded.copyForm).render({ force: true });
};

/** Opens the pictures of a game without a copy form. */
export const openPictures = async (id: string): Promise<void> => {
  const [rules, App] = await Promise.all([
    gameRegistry.load(id),
    lazyImport(async () => (await import('./pictures-app')).PicturesApp),
    fetchMyCopy(),
  ]);
  if (!isProblem(rules) && App) await new App(rules, false).render({ force: true });
};

/** Shows any user how a table's copy differs from our values. */
export const showDifferences = async (head: Pick<Head, 'game' | 'options'>): Promise<void> => {
  const [of, App] = await Promise.all([
    copyAt(head),
    lazyImport(async () => (await import('./differences-app')).DifferencesApp),
  ]);
  if (of && App) await new App(of).render({ force: true });
};
