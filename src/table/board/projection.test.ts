import { describe, expect, test } from 'vitest';
import type { Board, Counter, Slot } from '../../kernel/board';
import { place, stackingOf } from './projection';
import { spotAt } from './targets';
import { defaultOptions } from '../../kernel/options';
import { GAMES } from '../../testing/all-games';

const slot = (flow: Slot['flow'], width = 300, height = 200): Slot => ({
  id: 'field',
  flow,
  box: { x: 10, y: 20, width, height },
  piece: { width: 60, height: 60 },
});
const board = (one: Slot): Board => ({
  width: 1000,
  height: 600,
  decorations: [],
  slots: [one],
  spaces: [
    {
      id: 'plain',
      tone: 'paper',
      pattern: 'plain',
      word: 'plain',
      label: { x: 0, y: 0, width: 10, height: 10 },
      shape: [
        { x: 400, y: 0 },
        { x: 800, y: 0 },
        { x: 600, y: 400 },
      ],
    },
  ],
  tracks: [
    {
      id: 'morale',
      from: 5,
      tone: 'red',
      word: 'morale',
      boxes: [0, 1, 2].map(n => ({ x: n * 50, y: 500, width: 50, height: 50 })),
    },
  ],
});
const counters = (count: number, group?: (n: number) => string): Counter[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `unit-${n}`,
    piece: 'unit',
    slot: 'field',
    ...(group && { group: group(n) }),
  }));
const laid = (flow: Slot['flow'], pieces: readonly Counter[], width?: number, height?: number) =>
  place(board(slot(flow, width, height)), { counters: pieces, markers: [], piles: [] });

describe('the projection of counters', () => {
  test.each(['one', 'stack', 'row', 'grid', 'groups'] as const)(
    'a %s never leaves its slot, however full it is',
    flow => {
      for (const count of [1, 2, 7, 30, 90]) {
        for (const group of [undefined, (n: number) => `army-${n % 6}`, () => 'army']) {
          const placed = laid(flow, counters(count, group));
          expect(placed).toHaveLength(count);
          for (const { x, y, width, height } of placed) {
            expect(x).toBeGreaterThanOrEqual(10 - 1e-6);
            expect(y).toBeGreaterThanOrEqual(20 - 1e-6);
            expect(x + width).toBeLessThanOrEqual(310 + 1e-6);
            expect(y + height).toBeLessThanOrEqual(220 + 1e-6);
          }
        }
      }
    },
  );

  test('a row keeps its spacing while there is room, and closes up otherwise', () => {
    const steps = (count: number) => {
      const [b, a] = laid('row', counters(count)).slice(-2);
      return (b?.x ?? 0) - (a?.x ?? 0);
    };
    expect(steps(2)).toBe(66);
    expect(steps(4)).toBe(66);
    expect(steps(10)).toBeLessThan(60);
  });

  test('the namesake of a group is first and on top, with its group beside it', () => {
    const placed = laid(
      'groups',
      counters(4, n => (n < 2 ? 'unit-1' : 'unit-3')),
    );
    expect(placed.toSorted((a, b) => a.x - b.x).map(one => one.id)).toEqual(['unit-1', 'unit-0', 'unit-3', 'unit-2']);
    expect(placed.toSorted((a, b) => a.z - b.z).map(one => one.id)).toEqual(['unit-0', 'unit-1', 'unit-2', 'unit-3']);
    expect(new Set(placed.map(one => one.y)).size).toBe(1);
  });

  test('the same tabletop gives the same placements', () => {
    const pieces = counters(9, n => `army-${n % 4}`);
    expect(laid('groups', pieces)).toEqual(laid('groups', pieces));
  });

  test('a piece whose place is not on the board is left out', () => {
    expect(
      place(board(slot('row')), {
        counters: [{ id: 'lost', piece: 'unit', slot: 'nowhere' }],
        piles: [{ id: 'hand', role: 'hand', cards: ['a'] }],
        markers: [{ id: 'lost', piece: 'unit', track: 'nowhere', value: 1 }],
      }),
    ).toEqual([]);
  });
});

test('markers lie in the box of their value, shifted if they share it, and at the track’s end if beyond it', () => {
  const marker = (id: string, value: number) => ({ id, track: 'morale', value, piece: 'token' });
  const placed = place(board(slot('row')), {
    counters: [],
    piles: [],
    markers: [marker('a', 6), marker('b', 6), marker('c', 99)],
  });
  expect(placed.map(({ x }) => Math.floor(x / 50))).toEqual([1, 1, 2]);
  expect(placed[0]?.x).not.toBe(placed[1]?.x);
});

test('a point means a slot before a track, and a space last', () => {
  const at = (x: number, y: number) => spotAt(board(slot('row')), { x, y });
  expect(at(50, 50)).toEqual({ kind: 'slot', id: 'field' });
  expect(at(120, 520)).toEqual({ kind: 'track', id: 'morale', value: 7 });
  expect(at(600, 100)).toEqual({ kind: 'space', id: 'plain' });
  expect(at(410, 300)).toBeUndefined();
});

test('markers in a wide box lie side by side', () => {
  const broad: Board = {
    ...board(slot('one', 10, 10)),
    tracks: [{ id: 'edge', from: 0, word: 'edge', tone: 'paper', boxes: [{ x: 100, y: 0, width: 100, height: 50 }] }],
  };
  const markers = ['a', 'b', 'c'].map(id => ({ id, track: 'edge', value: 0, piece: 'token' }));
  const laid = place(broad, { counters: [], markers, piles: [] });
  const lefts = laid.map(({ x }) => x);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  expect(new Set(laid.map(({ y }) => y)).size).toBe(1);
  expect(lefts[0]).toBeGreaterThanOrEqual(100);
  expect((lefts[2] ?? 0) + (laid[2]?.width ?? 0)).toBeLessThanOrEqual(200);
  const [one] = place(broad, { counters: [], markers: markers.slice(0, 1), piles: [] });
  expect((one?.x ?? 0) + (one?.width ?? 0) / 2).toBe(150);
});

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
