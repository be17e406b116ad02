import { expect, test } from 'vitest';
import { sum } from './sums';
import { at } from './testing/positions';

test('§purge what the die must reach stands beside the command', () => {
  const state = at({ people: { D: { cure: true } } });
  expect(sum(state, 'stalinists', { kind: 'purge', target: 'D' })).toMatchObject({
    brief: '≥ 11',
    odds: [{ probability: 0.5 }, { probability: 0.5 }],
  });
  const announced = at({ agenda: [{ kind: 'purge', target: 'D', by: 'stalinists', actor: 'B', bonus: 3 }] });
  expect(sum(announced, 'stalinists', { kind: 'roll-purge' })).toMatchObject({ brief: '≥ 11' });
});
test('§parade and so for the wave; other commands have no arithmetic', () => {
  const state = at({ agenda: [{ kind: 'wave', bonus: 3, rain: false }], people: { A: { sick: 2 } } });
  expect(sum(state, 'stalinists', { kind: 'roll-wave' })).toMatchObject({ brief: '≥ 11' });
  expect(sum(state, 'stalinists', { kind: 'pass' })).toBeUndefined();
});
