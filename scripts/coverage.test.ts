import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The number of promises in each part of the design. */
const PROMISES: Readonly<Record<string, number>> = {
  '5.1 The record': 6,
  '5.2 The referee': 12,
  '5.3 Secrets': 9,
  '5.4 Fair dice': 3,
  '5.5 Undo': 3,
  '5.6 On the table': 15,
  '8 The embedded host': 15,
};

interface Line {
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
    else if (item) found.push({ part, number: Number(item[1]), text: item[2] ?? '', shown: [] });
    else if (shown) found.at(-1)?.shown.push(shown[1] ?? '');
  }
  return found;
};

const lines = (): readonly Line[] => linesOf('coverage.md');

/** A named test must occur in its file as the title of a test, between quotes. */
const isDead = (shown: string): boolean => {
  if (shown === 'open') return false;
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(shown) ?? [];
  const path = join(root, file);
  if (!title || !existsSync(path)) return true;
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return !["'", '"', '`'].some(quote => source.includes(`${quote}${title.replaceAll("\\'", "'")}${quote}`));
};

test('every promise of the design is listed', () => {
  for (const [part, count] of Object.entries(PROMISES)) {
    const numbers = lines()
      .filter(one => one.part === part)
      .map(({ number }) => number);
    expect(numbers, part).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  }
  expect(lines().filter(({ part }) => !(part in PROMISES))).toEqual([]);
});

test('every line says what shows it', () => {
  expect(
    lines()
      .filter(({ shown }) => !shown.length)
      .map(({ part, number }) => `${part}, ${number}`),
  ).toEqual([]);
});

test('no line names a test that is gone', () => {
  const dead = lines().flatMap(({ part, number, shown }) =>
    shown.filter(isDead).map(one => `${part}, ${number}: ${one}`),
  );
  expect(dead).toEqual([]);
});

test('every promise of trust has a number, and under it the tests that attack it', () => {
  const promised = rowsOf('trust.md').flatMap(row => {
    const [, number, text] = /^\| (\d+) \| ([^|]+) \|/.exec(row) ?? [];
    return text === undefined ? [] : [`${number}. ${text}`];
  });
  const shown = linesOf('trust.md');
  expect(promised.length).toBeGreaterThan(10);
  expect(shown.map(({ number, text }) => `${number}. ${text}`)).toEqual(promised);
  expect(shown.filter(one => !one.shown.length || one.shown.some(isDead))).toEqual([]);
});
