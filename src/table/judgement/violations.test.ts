import { expect, test } from 'vitest';
import { openDetails } from './violations';

test('a refusal in the record names what lies open, and counts, but no card that only its owner sees', () => {
  const open = { leaders: ['stalin'], hands: { north: ['?', '?'] } };
  expect(openDetails({ leader: 'stalin', most: 3, isFull: true, card: 'army-7', army: 'arm' }, open)).toEqual({
    leader: 'stalin',
    most: 3,
    isFull: true,
    card: '?',
    army: '?',
  });
});
