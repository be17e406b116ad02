import { expect, test } from 'vitest';
import { exchanged } from './alike';

const piece = (id: string, at: string, exhausted = false) => ({ id, kind: id.slice(0, -2), at, exhausted });
const table = (...tokens: readonly ReturnType<typeof piece>[]) => ({ tokens });

test('of two alike pieces the one that has moved is the one that lay so', () => {
  const before = table(piece('unit/1', 'city', true), piece('unit/2', 'city'));
  const after = table(piece('unit/1', 'supply'), piece('unit/2', 'city', true));
  expect(exchanged(before, after)).toEqual(table(piece('unit/2', 'supply'), piece('unit/1', 'city', true)));
});
test('what lies as it lay keeps its id, and pieces of different kinds are never exchanged', () => {
  const before = table(piece('unit/1', 'city'), piece('tank/1', 'supply'));
  const after = table(piece('unit/1', 'supply'), piece('tank/1', 'city'));
  expect(exchanged(before, after)).toBe(after);
  expect(exchanged(before, before)).toBe(before);
});
test('a piece that came from nowhere keeps its own id', () => {
  const after = table(piece('unit/1', 'city'), piece('unit/2', 'city'));
  expect(exchanged(table(piece('unit/1', 'city')), after)).toBe(after);
});
