import { expect, test } from 'vitest';
import { at } from '../testing/positions';
import { whys } from './worth';

test.each([
  ['behind', ['government-2-1'], { mine: 0, theirs: 2 }],
  ['level', [], { mine: 0, theirs: 0 }],
  ['level', ['soviet-2-1', 'government-2-1'], { mine: 2, theirs: 2 }],
  ['ahead', ['soviet-2-1'], { mine: 2, theirs: 0 }],
])('a move to where both sides stand so has the reason “%s”: %j', (word, brown, sums) => {
  const why = (unrest: readonly string[]) =>
    whys.move?.(
      { kind: 'move', token: 'soviet-1-0', from: 'white', to: 'brown' },
      { state: at({ city: { brown }, piles: { unrest } }), seat: 'soviet', legal: [] },
    );
  const params = { region: 'brown', ...sums };
  expect(why([])).toEqual({ word, params });
  expect(why(['brown-tile'])).toEqual({ word: `unrest-${word}`, params });
});
