/** The translations of the module: one tree of keys a language, put together from lang/<language>.json and lang/parts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tree { [key: string]: string | Tree }
export const LANGUAGES = ['en', 'de'] as const;
const folder = join(import.meta.dirname, '..', 'lang');

const merge = (into: Tree, from: Tree): Tree => {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    into[key] = typeof value === 'string' ? value : merge(typeof known === 'object' ? known : {}, value);
  }
  return into;
};

const files = (language: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path === `${language}.json` || path.endsWith(`.${language}.json`)).sort();

/** Every key of a language, nested. */
export const translations = (language: string): Tree =>
  files(language).reduce<Tree>((tree, path) => merge(tree, JSON.parse(readFileSync(join(folder, path), 'utf8')) as Tree), {});

/** `{ 'RT.table.yes': 'yes' }` */
export const flatten = (tree: Tree, prefix = ''): Record<string, string> =>
  Object.assign({}, ...Object.entries(tree).map(([key, value]) =>
    typeof value === 'string' ? { [prefix + key]: value } : flatten(value, `${prefix}${key}.`))) as Record<string, string>;
