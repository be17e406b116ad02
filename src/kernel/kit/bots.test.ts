import { expect, test } from 'vitest';
import { toy } from '../testing/toy/toy';
import type { Toy } from '../testing/toy/words';
import { bestOf, scoringBot } from './bots';

const first = <T>(items: readonly T[]): T => items[0] as T;
const last = <T>(items: readonly T[]): T => items.at(-1) as T;

test('the best of the scored; equals are chosen at random', () => {
  expect(bestOf(['a', 'bbb', 'cc', 'ddd'], word => word.length, first)).toBe('bbb');
  expect(bestOf(['a', 'bbb', 'cc', 'ddd'], word => word.length, last)).toBe('ddd');
});

test('a bot of scores gives the command with the best score of its kind', () => {
  const nothing = () => 0;
  const bot = scoringBot<Toy>('spender', {
    bid: ({ coins }, { state, seat }) => Math.min(coins, state.coins[seat]),
    unseal: () => -1,
    fish: nothing,
    stay: nothing,
    pass: nothing,
    storm: nothing,
    roll: nothing,
    'buy-off': nothing,
    'give-up': nothing,
  });
  const state = { ...toy.setUp({ years: 3, storms: true }), coins: { north: 2, south: 3 } };
  const legal = [0, 1, 2].map(coins => ({ kind: 'bid', coins }) as const);
  expect(bot.choose(state, 'north', [{ kind: 'unseal' }, ...legal], first)).toEqual({ kind: 'bid', coins: 2 });
});
