import { expect, test } from 'vitest';
import { omitUndefined } from './fields';

test('a field without a value is not written', () => {
  const none: number | undefined = undefined;
  expect(Object.keys(omitUndefined({ at: 0, note: '', price: none }))).toEqual(['at', 'note']);
});
