import { expect, test } from 'vitest';
import { isNamedLike } from './by-hand';

test.each([
  ['Hämeenlinna', 'hame', true],
  ['Reds of the East', 'east reds', true],
  ['Turku', '', true],
  ['Turku', 'tampere', false],
  ['Petrograd', 'PET', true],
])('%s is called like "%s": %s', (name, typed, is) => {
  expect(isNamedLike(name, typed)).toBe(is);
});
