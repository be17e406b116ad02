import { describe, expect, test } from 'vitest';
import { boardAt } from './board';

const board = boardAt({});
import { DISTRICT_IDS, DISTRICTS } from './data/districts';

/** The corner of a District, whatever its shape. */
const boxAround = (id: string) => {
  const box = board.slots.find(slot => slot.id === `${id}-revolutionary`)?.box;
  return { x: box?.x ?? 0, y: box?.y ?? 0 };
};

describe('§1.1 the board', () => {
  test('has a space for every District and boxes for every cube', () => {
    const spaces = board.spaces.map(space => space.id);
    expect(DISTRICT_IDS.filter(district => !spaces.includes(district))).toEqual([]);
    expect(board.slots.find(slot => slot.id === 'nevsky-shipyards-government')?.cells).toEqual([
      '+1',
      '+2',
      '+1',
      '+2',
      '+1',
      '+2',
      '+2',
    ]);
  });
  test('keeps its Districts apart, with each Connection Arrow in the gap between two neighbours', () => {
    const across = boxAround('palace-square').x - boxAround('kronstadt').x;
    const down = boxAround('smolny').y - boxAround('kronstadt').y;
    for (const id of DISTRICT_IDS)
      for (const near of DISTRICTS[id].near) {
        const [one, other] = [boxAround(id), boxAround(near)];
        const apart = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
        expect(
          [
            [across, 0],
            [0, down],
          ],
          `${id} and ${near}`,
        ).toContainEqual(apart);
      }
  });
});
