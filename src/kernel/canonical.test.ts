import { expect, test } from 'vitest';
import { canonical } from './fields';

test('the order of keys makes no difference, that of lists does', () => {
  expect(canonical({ a: 1, b: { c: [1, 2], d: null } })).toBe(canonical({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});
test('a field called __proto__ is a field', () => {
  expect(canonical(JSON.parse('{"__proto__":1}'))).not.toBe(canonical({}));
  expect(canonical(undefined)).toBe('undefined');
});
