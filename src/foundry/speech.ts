/** The host's translations as the wording of the table needs them. */
import { fill } from '../table/i18n/format';
import type { Speech } from '../table/i18n/wording';

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
