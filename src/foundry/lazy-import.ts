/** Parts of the module that come when they are first wanted. */
import { speech } from './speech';

/** Loads a part; where it does not come, the user is told, and the next time it is wanted it is tried again. */
export const lazyImport = async <T>(load: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await load();
  } catch {
    ui.notifications.error(speech.localize('RT.problems.part-not-loaded'));
    return undefined;
  }
};
