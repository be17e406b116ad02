import { expect, test } from 'vitest';
import { board } from './board';
import { tabletop } from './tabletop';
import { army, at, given, lying } from './testing/positions';

const start = at({
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
    army('white-krasnov', 'south'),
  ],
});

test('an army is a group of counters: the leader with badges and Force, then the troops', () => {
  const { counters } = tabletop(start);
  expect(counters.slice(0, 3)).toEqual([
    {
      id: 'red-trotsky',
      piece: 'red-trotsky',
      slot: 'south-red',
      group: 'red-trotsky',
      side: 'red',
      badges: ['rally'],
      facts: [{ word: 'strength', value: 8 }],
    },
    { id: 'red-army-1', piece: 'red-army-1', slot: 'south-red', group: 'red-trotsky', side: 'red' },
    { id: 'red-partisans-1', piece: 'red-partisans-1', slot: 'south-red', group: 'red-trotsky', side: 'red' },
  ]);
});

test('attackers and blockers are marked', () => {
  const { state } = given(lying({ ...start, hands: { red: ['red-army-2'], white: ['white-finns'] } }))
    .when('red', { kind: 'attack', leader: 'red-trotsky' })
    .ok()
    .when('white', { kind: 'block', leader: 'white-wrangel' })
    .ok();
  const badges = tabletop(state).counters.flatMap(counter =>
    counter.badges?.length ? [[counter.id, ...counter.badges]] : [],
  );
  expect(badges).toEqual([
    ['red-trotsky', 'attacking'],
    ['white-wrangel', 'blocking'],
  ]);
});

test('markers are on their tracks, piles in their slots', () => {
  const { markers, piles } = tabletop({ ...start, morale: { red: 20, white: 0 }, turn: 60 });
  expect(markers.map(marker => [marker.id, marker.value])).toEqual([
    ['markers-north-west', 3],
    ['markers-south', 3],
    ['markers-east', 3],
    ['morale-red', 20],
    ['morale-white', 0],
    ['turn', 60],
  ]);
  for (const marker of markers) {
    const track = board.tracks.find(one => one.id === marker.track);
    expect(track?.boxes[marker.value - track.from], marker.id).toBeDefined();
  }
  expect(piles.map(pile => pile.id)).toEqual([
    'red-hand',
    'red-deck',
    'red-discard',
    'white-hand',
    'white-deck',
    'white-discard',
  ]);
});

test('everything is within the board, and no two slots or tracks overlap', () => {
  const boxes = [...board.slots.map(slot => slot.box), ...board.tracks.flatMap(track => track.boxes)];
  for (const { x, y, width, height } of boxes) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(board.width);
    expect(y + height).toBeLessThanOrEqual(board.height);
  }
  const overlap = boxes.some((one, n) =>
    boxes
      .slice(n + 1)
      .some(
        two =>
          one.x < two.x + two.width &&
          two.x < one.x + one.width &&
          one.y < two.y + two.height &&
          two.y < one.y + one.height,
      ),
  );
  expect(overlap).toBe(false);
});
