import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { GAMES } from '../../testing/all-games';
import { place, stackingOf } from './projection';

describe.each(GAMES)('the stacking order of $id', game => {
  const options = defaultOptions(game.options);
  const { board, tabletop } = game.presentation(options);
  const top = tabletop(game.setUp(options));

  test('keeps the order of all placements', () => {
    const numbers = stackingOf(board, place(board, top));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('changes nothing elsewhere when a counter comes', () => {
    const slot = board.slots.find(({ flow }) => flow !== 'one');
    if (!slot) throw new Error('no slot for several counters');
    const more = { ...top, counters: [{ id: 'another', piece: 'another', slot: slot.id }, ...top.counters] };
    const numbersOf = (of: typeof top): ReadonlyMap<string, number> => {
      const placements = place(board, of).filter(one => one.slot !== slot.id);
      const all = place(board, of);
      const numbers = stackingOf(board, all);
      return new Map(placements.map(one => [`${one.kind} ${one.id}`, numbers[one.z] ?? -1]));
    };
    expect(numbersOf(more)).toEqual(numbersOf(top));
  });
});
