/** The README's tables of what is there, made from the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentType } from './shared/document-type';
import { documentTypes } from './shared/documents';

/** The sources of a folder, without its tests. */
export const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => readFileSync(join(folder, path), 'utf8'));

const kindRow = ({ name, primary, collection, embedded, fields, create }: DocumentType): string => {
  const kept = primary ? `\`game.${collection}\`` : 'in others';
  const inside = Object.keys(embedded).map(one => `\`${one}\``);
  const who = primary ? (create ? `\`${create}\`` : 'game masters') : '';
  return `| \`${name}\` | ${kept} | ${inside.join(', ')} | ${Object.keys(fields).length} | ${who} |`;
};

/** Every kind of document: its collection, its embedded documents, its number of fields, and who may create it. */
const kinds = (): string =>
  ['| kind | kept | holds | fields | created by |', '|---|---|---|---|---|', ...documentTypes.map(kindRow)].join('\n');

/** A hook has its own name, or one made from the name of a document or a class; a menu names its hook in its options. */
const CALLED = /(?:(?:callAll|Hooks\.call)\(\s*|hookName(?:: | = ))(?:'([A-Za-z0-9{}]+)'|`([^`]+)`)/g;
const LENT = /\$\{[^}]*\}/g;

const hooks = (client: readonly string[]): string => {
  const called = client
    .flatMap(source => [...source.matchAll(CALLED)])
    .map(([, plain, made]) => plain ?? (made ?? '').replaceAll(LENT, '…'))
    .map(name => name.replace('{}', '…'));
  const all = [...new Set(called)].filter(name => /[a-z]/.test(name)).toSorted();
  return all.map(name => `\`${name}\``).join(', ');
};

/** The README's text between two marks that name a table. */
const between = (name: string): RegExp =>
  new RegExp(`(<!-- ${name}: made from the code -->\n)[\\s\\S]*?(\n<!-- end -->)`);

/** The README with its tables as the code has them now. */
export const withTables = (readme: string, client: readonly string[]): string =>
  Object.entries({ kinds: kinds(), hooks: hooks(client) }).reduce(
    (text, [name, table]) => text.replace(between(name), (_, before: string, after: string) => before + table + after),
    readme,
  );
