import { expect, test } from 'vitest';
import { some } from './some';

test('a field without a value is not written', () => {
  const none: number | undefined = undefined;
  expect(Object.keys(some({ at: 0, note: '', price: none }))).toEqual(['at', 'note']);
});
