/** What one client may ask for in a while. */
import { expect, test } from 'vitest';
import { type Budgets, spend } from './budgets';

const THREE = { most: 3, within: 1_000 };

const purse = () => {
  let budgets: Budgets = {};
  return {
    spend(name: string, now: number) {
      const { isLeft, isFirst, ...done } = spend(budgets, name, THREE, now);
      budgets = done.budgets;
      return isLeft ? 'yes' : isFirst ? 'no, for the first time' : 'no';
    },
    names: () => Object.keys(budgets).length,
  };
};

test('a budget is spent, told once, and there again after a while', () => {
  const { spend: ask } = purse();
  const asked = [0, 0, 500, 500, 500, 999, 1_000].map(now => ask('eve', now));
  expect(asked).toEqual(['yes', 'yes', 'yes', 'no, for the first time', 'no', 'no', 'yes']);
});

test('everybody has their own', () => {
  const { spend: ask } = purse();
  for (let n = 0; n < 10; n++) ask('eve', 0);
  expect(ask('ann', 0)).toBe('yes');
  expect(ask('__proto__', 0)).toBe('yes');
});

test('a hundred names are remembered, however many are made up', () => {
  const { spend: ask, names } = purse();
  for (let n = 0; n < 2_000; n++) ask(`name ${n}`, 0);
  expect(names()).toBe(100);
});
