import { expect, test } from 'vitest';
import { type Lineage, resolveForks } from './fork-resolution';

interface Entry {
  readonly id: string;
  readonly e: number;
  readonly before: string;
}
const lineage: Lineage<Entry> = {
  epochOf: ({ e }) => e,
  linkOf: ({ id }) => id,
  beforeOf: ({ before }) => before,
};
const entry = (id: string, e: number, before: string): Entry => ({ id, e, before });
const idsOf = (rivals: readonly (readonly Entry[])[]) => resolveForks(rivals, lineage).map(({ id }) => id);

const a = entry('a', 1, '');
const b = entry('b', 1, 'a');
const late = entry('late', 1, 'b');
const next = entry('next', 2, 'b');

test('a record without rivals is kept as it is, complete or not', () => {
  expect(idsOf([[a], [b], [late]])).toEqual(['a', 'b', 'late']);
  expect(idsOf([])).toEqual([]);
  expect(idsOf([[a], [next], [late]])).toEqual(['a', 'next', 'late']);
});

// shows referee.2
test('of two at one revision the one of the later epoch stands, whichever came first', () => {
  expect(idsOf([[a], [b], [late, next]])).toEqual(['a', 'b', 'next']);
  expect(idsOf([[a], [b], [next, late]])).toEqual(['a', 'b', 'next']);
});

test('the entries that the latest referee has built on are kept, even beside a later epoch that they have not built on', () => {
  const third = entry('third', 3, 'late');
  expect(idsOf([[a], [b], [late, next], [third]])).toEqual(['a', 'b', 'late', 'third']);
});

test('entries that lie outside the kept line are left for readers to report', () => {
  expect(idsOf([[a], [b], [late, next], [entry('after', 1, 'late')]])).toEqual(['a', 'b', 'next', 'after']);
});
