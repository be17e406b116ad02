import { expect, test } from 'vitest';
import { asks } from './secret-sheet';
import { sum } from './sums';
import { tabletop } from './tabletop';
import { at } from './testing/positions';

test('§purge the number to reach is beside the command', () => {
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

test('§health the age beside the roll is the one that the board shows', () => {
  const state = at({ agenda: [{ kind: 'health', office: 'kgb-head' }], people: { B: { stress: 3 } } });
  const onBoard = tabletop(state).counters.find(({ id }) => id === 'B')?.number;
  expect(sum(state, 'stalinists', { kind: 'roll-health' })?.lines).toMatchObject([{ word: 'age', value: onBoard }]);
  expect(onBoard).toBe((tabletop(at({})).counters.find(({ id }) => id === 'B')?.number ?? 0) + 3);
});

test('§trial §funeral a vote is named by its subject and belongs to that section', () => {
  const named = { nominee: 'B', nominator: 'C', by: 'nobody', attempt: 1, noes: [] } as const;
  const election = { kind: 'election', ...named, needed: 3, votes: [] } as const;
  const trial = { kind: 'trial', accused: 'B', prosecutor: 'D', needed: 2, votes: [] } as const;
  const vote = { kind: 'vote', voter: 'E' } as const;
  expect(asks(at({ agenda: [vote, election] }))).toMatchObject({ on: 'B', section: '§funeral' });
  expect(asks(at({ agenda: [vote, trial] }))).not.toHaveProperty('section');
});

test('§declare a window before a phase names the phase', () => {
  const window = { kind: 'window', about: 'phase', waiting: ['stalinists'], round: 0 } as const;
  expect(asks(at({ phase: 'funeral', agenda: [window] }))).toMatchObject({ on: 'none', phase: 'funeral' });
});
