/** Translations as the wording of messages needs them, from the words of a file: without a host, or beside its language. */
import type { Words } from '../loading';
import { fill } from './format';
import type { Speech } from './wording';

const flatten = (tree: Words, prefix: string): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );

/** A key without words stands for itself. `under` is where the words belong: `RT.<game>.` for those of a game. */
export const speechFrom = (language: string, words: Words, under = ''): Speech => {
  const known = new Map(flatten(words, under));
  const localize = (key: string): string => known.get(key) ?? key;
  return {
    language,
    has: key => known.has(key),
    localize,
    format: (key, data) => fill(language, localize(key), data),
  };
};
