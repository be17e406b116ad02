import { describe, expect, test } from 'vitest';
import { DISTRICT_IDS } from '../data/districts';
import { at, during, given } from '../testing/positions';
import { districtOf } from './random-district';

describe('§13 random Districts', () => {
  test('blue is the column, red the row; each District once in eighteen', () => {
    expect([districtOf(1, 1), districtOf(1, 2), districtOf(4, 3), districtOf(6, 6)]).toEqual([
      'kronstadt',
      'kronstadt',
      'nevsky-shipyards',
      'smolny',
    ]);
    const all = [1, 2, 3, 4, 5, 6].flatMap(blue => [1, 3, 5].map(red => districtOf(blue, red)));
    expect([...all].sort()).toEqual([...DISTRICT_IDS].sort());
  });
  test('§14 a District that was rolled before is rolled again where they must differ', () => {
    const step = { kind: 'random-district', seat: 'revolutionary', left: 2, found: [], as: '' } as const;
    const rolled = (distinct: boolean) =>
      given(at({ agenda: during('revolutionary', { ...step, distinct }) }))
        .when('revolutionary', { kind: 'roll-district' }, ['1d6', [1]], ['1d6', [1]])
        .ok()
        .when('revolutionary', { kind: 'roll-district' }, ['1d6', [1]], ['1d6', [2]])
        .ok();
    rolled(true).asks('revolutionary', { kind: 'random-district', left: 1 });
    rolled(false).asks('government', { kind: 'action-round' });
  });
});
