import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The parts of `docs/coverage.md`: the prefix of their promises' ids, and how many the design makes. */
const PARTS: Readonly<Record<string, { readonly id: string; readonly count: number }>> = {
  '5.1 The record': { id: 'record', count: 6 },
  '5.2 The referee': { id: 'referee', count: 12 },
  '5.3 Secrets': { id: 'secrets', count: 9 },
  '5.4 Fair dice': { id: 'dice', count: 3 },
  '5.5 Undo': { id: 'undo', count: 3 },
  '5.6 On the table': { id: 'table', count: 15 },
  '8 The embedded host': { id: 'host', count: 15 },
};

interface Line {
  /** The id as tests write it: `record.3`, `trust.12`. */
  readonly id: string;
  readonly part: string;
  readonly number: number;
  readonly text: string;
  readonly shown: string[];
}

const rowsOf = (page: string): readonly string[] => readFileSync(join(root, 'docs', page), 'utf8').split('\n');

const linesOf = (page: string): readonly Line[] => {
  const found: Line[] = [];
  let part = '';
  for (const row of rowsOf(page)) {
    const heading = /^## (.*)$/.exec(row);
    const item = /^(\d+)\. (.*)$/.exec(row);
    const shown = /^ {3,}- (.*)$/.exec(row);
    if (heading) part = heading[1] ?? '';
    else if (item)
      found.push({
        id: `${PARTS[part]?.id ?? 'trust'}.${item[1]}`,
        part,
        number: Number(item[1]),
        text: item[2] ?? '',
        shown: [],
      });
    else if (shown) found.at(-1)?.shown.push(shown[1] ?? '');
  }
  return found;
};

const lines = (): readonly Line[] => linesOf('coverage.md');

/** The ids over the tests of a file: `// shows record.3, trust.12`. */
const shownIn = (path: string): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^\s*\/\/ shows ((?:[a-z]+\.\d+(?:, )?)+)$/gm)].flatMap(
    ([, ids = '']) => ids.split(', '),
  );

/** Does a line name a file without a test under the promise's id? */
const isDead = (id: string, shown: string): boolean => {
  const [, path = ''] = /^`([^`]+)`$/.exec(shown) ?? [];
  return shown !== 'open' && !(existsSync(join(root, path)) && path && shownIn(path).includes(id));
};

test('every promise of the design is listed', () => {
  for (const [part, { count }] of Object.entries(PARTS)) {
    const numbers = lines()
      .filter(one => one.part === part)
      .map(({ number }) => number);
    expect(numbers, part).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  }
  expect(lines().filter(({ part }) => !(part in PARTS))).toEqual([]);
});

test('every line names what shows its promise', () => {
  expect(
    lines()
      .filter(({ shown }) => !shown.length)
      .map(({ part, number }) => `${part}, ${number}`),
  ).toEqual([]);
});

test('every test that a line names exists, and every test’s promise names it back', () => {
  const promises = [...lines(), ...linesOf('trust.md')];
  const dead = promises.flatMap(({ id, shown }) => shown.filter(one => isDead(id, one)).map(one => `${id}: ${one}`));
  expect(dead).toEqual([]);
  const named = new Set(promises.flatMap(({ id, shown }) => shown.map(one => `${id}: ${one}`)));
  const tests = ['src', 'host', 'tests', 'scripts'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.test\.ts$|\.mjs$/.test(file))
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const unnamed = tests.flatMap(file => shownIn(file).map(id => `${id}: \`${file}\``)).filter(one => !named.has(one));
  expect(unnamed).toEqual([]);
});

test('every promise about trust has a number, and below it the tests that attack it', () => {
  const promised = rowsOf('trust.md').flatMap(row => {
    const [, number, text] = /^\| (\d+) \| ([^|]+) \|/.exec(row) ?? [];
    return text === undefined ? [] : [`${number}. ${text}`];
  });
  const shown = linesOf('trust.md');
  expect(promised.length).toBeGreaterThan(10);
  expect(shown.map(({ number, text }) => `${number}. ${text}`)).toEqual(promised);
  expect(shown.filter(one => !one.shown.length)).toEqual([]);
});
