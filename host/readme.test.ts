import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSUMPTIONS } from './shared/assumptions';
import { sourcesOf, withTables } from './tables';

const client = sourcesOf(join(import.meta.dirname, 'client'));
const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const text = textOf('README.md');

test('the README lists every switch with its values, the default first, and no other', () => {
  const [, table = ''] = text.split('| key | values, the default first | question |\n|---|---|---|\n');
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map(line => line.split('|').slice(1, 3));
  const told = rows.map(cells => cells.map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)));
  const known = Object.entries(ASSUMPTIONS).map(([key, values]) => [[key], [...values]]);
  expect(told.toSorted()).toEqual(known.toSorted());
});

test('its lists of kinds and hooks are those of the code (--update writes them)', async () => {
  const made = withTables(text, client);
  expect(made).toContain('| `Scene` | `game.scenes` |');
  expect(made).toContain('`canvasReady`');
  await expect(made).toMatchFileSnapshot('README.md');
});

test('its ten-line example is that of the test beside it', () => {
  const [, lines = ''] = /```ts\n([\s\S]*?)```/.exec(textOf('docs/test-your-module.md')) ?? [];
  const tested = textOf('docs/page.test.ts').replace('host/fixtures/probe-module', 'path/to/your/module');
  expect(lines).toBe(tested);
});

/** The names in each row of the table of parts: existing and missing ones. */
const parts = (): readonly { readonly there: readonly string[]; readonly missing: readonly string[] }[] => {
  const [, table = ''] = text.split('| part of the API | there | not there |\n|---|---|---|\n');
  const namesIn = (cell = ''): readonly string[] =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => (/^[\w.#]+$/.test(name) ? [name] : []));
  return (table.split('\n\n')[0] ?? '').split('\n').map(row => {
    const [, part, there, missing] = row.split('|');
    return { there: [...namesIn(part), ...namesIn(there)], missing: namesIn(missing) };
  });
};

/** The last part of a name: the name in a class or an object. */
const lastOf = (name: string): string => name.split(/[.#]/).at(-1) ?? name;

test('the table of parts names existing parts that the code has, and missing parts that it has not', () => {
  const rows = parts();
  expect(rows.length).toBeGreaterThan(15);
  const isSaid = (name: string): boolean => client.some(source => new RegExp(`\\b${lastOf(name)}\\b`).test(source));
  /** A class, method, property or hook of this name; `Class#member` only in the file of the class. */
  const isMade = (name: string): boolean => {
    const [owner] = name.split('#');
    const where = name.includes('#') ? client.filter(source => source.includes(`class ${owner} `)) : client;
    const made = new RegExp(`class ${lastOf(name)}\\b|\\b${lastOf(name)}(?: = |:|\\()|'${lastOf(name)}'`);
    return where.some(source => made.test(source));
  };
  expect(rows.flatMap(({ there }) => there).filter(name => !isSaid(name))).toEqual([]);
  expect(rows.flatMap(({ missing }) => missing).filter(isMade)).toEqual([]);
  expect(rows.flatMap(({ missing }) => missing).length).toBeGreaterThan(3);
});
