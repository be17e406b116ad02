import { expect, test } from 'vitest';
import type { Bot } from './bot';
import { decide, thinking } from './deciding';
import { scoringBot } from './kit/bots';
import { toy } from './testing/toy/toy';
import type { Toy } from './testing/toy/words';

const first = <T>(items: readonly T[]): T => items[0] as T;
const zero = () => 0;
const scores = {
  bid: ({ coins }: { readonly coins: number }) => coins,
  unseal: zero,
  fish: zero,
  stay: zero,
  pass: zero,
  storm: zero,
  roll: zero,
  'buy-off': zero,
  'give-up': zero,
};
const eyes = {
  state: toy.setUp({ years: 3, storms: true }),
  seat: 'north' as const,
  legal: [0, 1, 2].map(coins => ({ kind: 'bid', coins }) as const),
};

test('a bot that decides at once says why, if it has a reason', () => {
  const spender = scoringBot<Toy>('spender', scores, {
    whys: { bid: ({ coins }) => ({ word: 'most', params: { coins } }) },
  });
  expect(decide(toy, spender, eyes, first)).toEqual({
    command: { kind: 'bid', coins: 2 },
    why: { word: 'most', params: { coins: 2 } },
  });
  expect(decide(toy, scoringBot<Toy>('silent', scores), eyes, first)).toEqual({ command: { kind: 'bid', coins: 2 } });
});

test('a bot that looks ahead pauses between its steps, and decides the same without a pause', () => {
  const thinker: Bot<Toy> = {
    id: 'thinker',
    level: 'strong',
    *think(_rules, { legal }, pick) {
      yield undefined;
      yield undefined;
      return { command: pick(legal) };
    },
  };
  const work = thinking(toy, thinker, eyes, first);
  expect([work.next(), work.next(), work.next()].map(({ done }) => done)).toEqual([false, false, true]);
  expect(decide(toy, thinker, eyes, first)).toEqual({ command: { kind: 'bid', coins: 0 } });
});
