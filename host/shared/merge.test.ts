import { expect, test } from 'vitest';
import type { Data } from './json';
import { apply, difference, expand, flatten } from './merge';

const applied = (source: Data, changes: Data, recursive?: boolean): Data => {
  const target = structuredClone(source);
  apply(target, expand(changes), recursive);
  return target;
};

test('dotted keys are expanded at every depth', () => {
  expect(expand({ 'a.b': 1, 'a.c': { 'd.e': 2 } })).toEqual({ a: { b: 1, c: { d: { e: 2 } } } });
});

test('flatten is the inverse, and keeps arrays and empty objects whole', () => {
  expect(flatten({ a: { b: [1], c: {} }, d: null })).toEqual({ 'a.b': [1], 'a.c': {}, d: null });
});

test.each<[what: string, source: Data, changes: Data, after: Data]>([
  ['objects merge', { a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
  ['arrays are replaced whole', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
  ['-=key deletes', { a: { b: 1, c: 2 } }, { 'a.-=b': null }, { a: { c: 2 } }],
  ['==key replaces', { a: { b: 1 } }, { '==a': { c: 2 } }, { a: { c: 2 } }],
  ['an operator inside new data does not survive', {}, { a: { '-=b': null, c: 1 } }, { a: { c: 1 } }],
  ['null is a value', { a: { b: 1 } }, { a: null }, { a: null }],
])('%s', (_what, source, changes, after) => expect(applied(source, changes)).toEqual(after));

test('not recursive, objects are replaced', () => {
  expect(applied({ a: { b: 1 } }, { a: { c: 2 } }, false)).toEqual({ a: { c: 2 } });
});

test.each<[source: Data, changes: Data, left: Data]>([
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 3 } }],
  [{ a: [1, 2] }, { a: [1, 2] }, {}],
  [{ a: { b: 1 } }, { a: { '-=c': null } }, {}],
  [{ a: { b: 1 } }, { a: { '-=b': null } }, { a: { '-=b': null } }],
  [{ a: 1 }, { '==a': 1 }, {}],
])('the difference of %j and %j is %j', (source, changes, left) => expect(difference(source, changes)).toEqual(left));
