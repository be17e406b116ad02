import { expect, test } from 'vitest';
import { REST } from './near-pointer';

test('a pointer that rests on a piece need not rest longer than 150 ms, so that its name is there within 200', () => {
  expect(REST).toBeLessThanOrEqual(150);
});
