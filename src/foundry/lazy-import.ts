/** Parts of the module that load when first needed. */
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

/** Foundry's translations in the form that the table's wording needs. */
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
