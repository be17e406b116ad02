/** The translations of the module: one tree of keys a language, lang/<language>.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tree {
  [key: string]: string | Tree;
}
export const LANGUAGES = ['en', 'de'] as const;

/** Every key of a language, nested. */
export const translations = (language: string): Tree =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'lang', `${language}.json`), 'utf8')) as Tree;

/** `{ 'RT.table.yes': 'yes' }` */
export const flatten = (tree: Tree, prefix = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`),
    ),
  ) as Record<string, string>;
