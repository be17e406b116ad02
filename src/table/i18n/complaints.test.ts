import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTRIES } from '../record/shapes';

const root = join(import.meta.dirname, '..');
const lang = join(root, '../../lang');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const named = (...patterns: readonly RegExp[]): readonly string[] =>
  [...new Set(patterns.flatMap(pattern => [...sources.matchAll(pattern)].map(([, name = '']) => name)))].sort();

/** What the referee and the readers of a record can complain of. */
const problems = named(/problem(?:: |\()'([\w-]+)'/g, /finding\('([\w-]+)'/g);
/** Each kind of entry has its own. */
const atTable = Object.keys(ENTRIES)
  .filter(kind => kind !== 'turn')
  .map(kind => `verify-${kind}`);
const refusals = named(/tableRefuses\((?:[\w.]+ \? )?'([\w-]+)'/g, /'([\w-]+)' : 'not-seated'/g);

describe.each(['en', 'de'])('in %s', language => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(lang, file), 'utf8'));
  const { RT: core } = read(`${language}.json`) as { readonly RT: Record<string, object | undefined> };
  const late = read(`problems/${language}.json`) as object;
  const RT: Record<string, object | undefined> = { ...core, problems: { ...core['problems'], ...late } };
  const said = (group: string): ReadonlySet<string> => new Set(Object.keys(RT[group] ?? {}));

  test('every problem of a table can be said', () => {
    expect(problems.length).toBeGreaterThan(40);
    expect([...problems, ...atTable].filter(name => !said('problems').has(name))).toEqual([]);
  });
  test('every refusal by the table can be said', () => {
    expect(refusals.length).toBeGreaterThan(5);
    expect(refusals.filter(name => !said('refusals').has(name))).toEqual([]);
  });
});
