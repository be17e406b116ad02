/** The translations of a language in the form that the wording of messages needs, without a host. */
import { fill } from '../src/table/i18n/format';
import type { Speech } from '../src/table/i18n/wording';
import { flatten, translations } from './languages';

export const speechOf = (language: string): Speech => {
  const words = flatten(translations(language));
  const localize = (key: string): string => words[key] ?? key;
  return {
    language,
    has: key => Object.hasOwn(words, key),
    localize,
    format: (key, data) => fill(language, localize(key), data),
  };
};
