import { expect, test } from 'vitest';
import { REST } from './near-pointer';

test('a name appears after 150 ms under a resting pointer at the latest, so that it is there within 200', () => {
  expect(REST).toBeLessThanOrEqual(150);
});
