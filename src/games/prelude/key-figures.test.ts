import { expect, test } from 'vitest';
import { keyFigures } from './key-figures';
import { at, during, withoutTsar } from './testing/positions';
import type { Step } from './vocabulary';

const check: Step = {
  kind: 'check',
  seat: 'revolutionary',
  place: 'nevsky-shipyards',
  bonus: 3,
  success: [],
  failure: [],
};
const tracks = (state: ReturnType<typeof at>) => keyFigures(state).at(-1)?.lines ?? [];
const line = (state: ReturnType<typeof at>, id: string) => tracks(state).find(one => one.id === id);

test('§9 a check shows its Target Number and its odds until it is rolled', () => {
  const [now] = keyFigures(at({ agenda: during('revolutionary', check) }));
  expect(now?.isNow).toBe(true);
  expect(now?.lines.at(-1)).toMatchObject({ word: 'target', total: true });
  expect(now?.odds?.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(keyFigures(at({})).some(({ isNow }) => isNow)).toBe(false);
});
test('§5 a track shows what it would score, and for whom', () => {
  expect(line(at({ world: 3 }), 'world-advantage')).toMatchObject({
    each: { revolutionary: 3 },
    ahead: 'revolutionary',
  });
  expect(line(at({ world: 0 }), 'world-advantage')).not.toHaveProperty('ahead');
});
test('§11 Unrest tells where it weighs more, and at last the Revolution', () => {
  expect(line(at({ unrest: 5 }), 'unrest')?.params).toEqual({ value: 5, from: 6, modifier: 1 });
  expect(line(at({ unrest: 6 }), 'unrest')?.params).toEqual({ value: 6, from: 11, modifier: 2 });
  expect(line(at({ unrest: 11 }), 'unrest')).toMatchObject({ word: 'unrest-ends', params: { from: 15 } });
});
test('§12 Prestige tells the box that weighs more, at last the Abdication, and nothing without the Tsar', () => {
  expect(line(at({ prestige: 7 }), 'prestige')?.params).toEqual({ value: 7, from: 6, modifier: 1 });
  expect(line(at({ prestige: 4 }), 'prestige')?.params).toEqual({ value: 4, from: 3, modifier: 2 });
  expect(line(at({ prestige: 3 }), 'prestige')).toMatchObject({ word: 'prestige-ends' });
  expect(line(withoutTsar(), 'prestige')).toBeUndefined();
});
