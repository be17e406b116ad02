import { describe, expect, test } from 'vitest';
import { at, given } from '../testing/positions';
import { us, replacing, WINDOW } from '../testing/cards';
import { isSuddenDeath } from './victory';

describe('§sudden-death', () => {
  const gone = (letters: string) =>
    Object.fromEntries([...letters].map(letter => [letter, { at: 'siberia' as const }]));
  test('when more offices are vacant than politicians are there, the people counted', () => {
    // five in office and three of the people, eight vacancies; then one fewer
    expect(isSuddenDeath(at({ people: gone('BCDEFGHIN') }))).toBe(false);
    expect(isSuddenDeath(at({ people: gone('BCDEFGHINO') }))).toBe(true);
  });
  test('the controller of the highest active member has won', () => {
    const state = replacing([WINDOW, { kind: 'sudden-death' }], {
      people: { ...gone('BCDEFGHINO'), A: { cure: true } },
      declared: { A: { stalinists: 3 }, J: { militarists: 1 } },
    });
    given(state).when(us, { kind: 'pass' }).ok().ends({ winner: 'militarists', reason: 'sudden-death' });
  });
  test('nobody, if nobody controls them', () => {
    given(replacing([WINDOW, { kind: 'sudden-death' }], { people: gone('BCDEFGHINO'), declared: {} }))
      .when(us, { kind: 'pass' })
      .ok()
      .ends({ winner: 'draw', reason: 'sudden-death' });
  });
});
