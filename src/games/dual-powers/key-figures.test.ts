import { expect, test } from 'vitest';
import { keyFigures } from './sums';
import { at } from './testing/positions';

const linesOf = (state: ReturnType<typeof at>) => keyFigures(state)[0]?.lines ?? [];
const region = (id: 'brown' | 'white', pieces: readonly string[]) =>
  linesOf(at({ city: { [id]: pieces } })).find(line => line.id === id);
const brown = (pieces: readonly string[]) => region('brown', pieces);

test('§strength each region shows both sums, and who is stronger', () => {
  expect(brown(['soviet-2-1', 'government-1-0'])).toMatchObject({
    each: { soviet: 2, government: 1 },
    ahead: 'soviet',
  });
  expect(brown([])).toMatchObject({ each: { soviet: 0, government: 0 } });
  expect(brown([])).not.toHaveProperty('ahead');
});
test('§strength the tie-breaker is named', () => {
  expect(region('white', ['soviet-1-0', 'soviet-1-1', 'government-2-1'])).toMatchObject({
    word: 'region-by',
    params: { by: 'tokens' },
    ahead: 'soviet',
  });
});
test('§unrest the key figures name next month’s region of unrest, as long as there is one', () => {
  const counts = (month: number) =>
    linesOf({ ...at({}), month }).find(({ word }) => word === 'unrest-next-month')?.params;
  expect(counts(2)).toEqual({ now: 2, next: 3 });
  expect(counts(7)).toBeUndefined();
});
