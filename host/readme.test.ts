import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSUMPTIONS } from './shared/assumptions';

const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

test('the README lists every switch with its values, the default first, and no other', () => {
  const [, table = ''] = text.split('| key | values, the default first | question |\n|---|---|---|\n');
  const rows = (table.split('\n\n')[0] ?? '').split('\n').map(line => line.split('|').slice(1, 3));
  const told = rows.map(cells => cells.map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)));
  const known = Object.entries(ASSUMPTIONS).map(([key, values]) => [[key], [...values]]);
  expect(told.toSorted()).toEqual(known.toSorted());
});
