/** Parts of the module that come when they are first wanted. */
import { fill } from '../table/i18n/format';
import type { Speech } from '../table/i18n/wording';

/** Loads a part. If that fails, the user is notified, and the next use tries again. */
export const lazyImport = async <T>(load: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await load();
  } catch {
    ui.notifications.error(speech.localize('RT.problems.part-not-loaded'));
    return undefined;
  }
};

/** The host's translations as the wording of the table needs them. */
const i18n = () => {
  if (!game.i18n) throw new Error('translations are asked for before i18nInit');
  return game.i18n;
};

export const speech: Speech = {
  get language() {
    return i18n().lang;
  },
  has: key => i18n().has(key),
  localize: key => i18n().localize(key),
  format: (key, data) => fill(i18n().lang, i18n().localize(key), data),
};
