import { expect, test } from 'vitest';
import { keyFigures } from './key-figures';
import { at } from './testing/positions';
import type { Step } from './vocabulary';

const now = (step: Step, more: Parameters<typeof at>[0] = {}) =>
  keyFigures(at({ agenda: [step], ...more })).find(({ isNow }) => isNow);

test('§purge shows everybody the number that a purge must reach, with the bonus of cards', () => {
  const purge = (bonus: number): Step => ({ kind: 'purge', target: 'D', by: 'stalinists', actor: 'B', bonus });
  const chance = (bonus: number) => now(purge(bonus))?.odds?.find(({ word }) => word === 'purged')?.probability ?? 0;
  expect(now(purge(0))?.title).toMatchObject({ params: { politician: 'D' } });
  expect(chance(3)).toBeCloseTo(chance(0) + 0.15);
});
test('§health the odds of a health check follow the politician’s age', () => {
  expect(
    now({ kind: 'health', office: 'party-chief' })?.odds?.map(({ params, probability }) => [params, probability]),
  ).toEqual([
    [{ result: 'death' }, 0.05],
    [{ result: 'two-crosses' }, 0.2],
    [{ result: 'cross' }, 0.35],
    [{ result: 'nothing' }, 0.4],
  ]);
});
test('§parade so do those of a wave the illness', () => {
  const odds = (bonus: number) => now({ kind: 'wave', bonus, rain: false }, { people: { A: { sick: 2 } } })?.odds;
  expect(odds(3)?.map(({ word, probability }) => [word, probability])).toEqual([
    ['waves', 0.5],
    ['fails', 0.5],
  ]);
});
test('§declare every office shows the points on its holder, and who controls them', () => {
  const lines = keyFigures(at({ declared: { A: { stalinists: 2, militarists: 3 } } })).at(-1)?.lines;
  expect(lines?.find(({ id }) => id === 'A')).toMatchObject({
    each: { stalinists: 2, militarists: 3 },
    ahead: 'militarists',
  });
});
