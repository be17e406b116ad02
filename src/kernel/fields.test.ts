import fc from 'fast-check';
import { expect, test } from 'vitest';
import { omitUndefined, canonical } from './fields';

test('a field without a value is not written', () => {
  const none: number | undefined = undefined;
  expect(Object.keys(omitUndefined({ at: 0, note: '', price: none }))).toEqual(['at', 'note']);
});

test('the order of keys makes no difference, that of lists does', () => {
  expect(canonical({ a: 1, b: { c: [1, 2], d: null } })).toBe(canonical({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});
test('a field called __proto__ is a field', () => {
  expect(canonical(JSON.parse('{"__proto__":1}'))).not.toBe(canonical({}));
  expect(canonical(undefined)).toBe('undefined');
});
/** What was signed and hashed before must keep its text. */
test('it is the text that JSON gives of the same value with sorted keys', () => {
  const sorted = (_key: string, one: unknown): unknown =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : one;
  const key = fc.oneof(fc.string(), fc.nat(30).map(String), fc.constantFrom('4294967294', '4294967295', '-1', '1e3'));
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(key, fc.anything({ key, maxDepth: 2 })), (one, other) => {
      const value = [one, other];
      expect(canonical(value)).toBe(JSON.stringify(value, sorted));
    }),
  );
});
