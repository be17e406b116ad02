import { describe, expect, test } from 'vitest';
import { countDiceMultisets, diceMultisets } from './dice';
import { odds, computeOdds } from './odds';
import { begin } from './referee';
import { loaded } from './testing/replay';
import { steps } from './testing/toy/steps';
import { toy } from './testing/toy/toy';
import type { State } from './testing/toy/words';

const dealt = begin(toy, toy.setUp({ years: 3, storms: false }), loaded()).state;
const bids: State = {
  ...dealt,
  piles: { ...dealt.piles, 'hand-north': ['fish-5', 'storm-1'], 'hand-south': ['fish-1'] },
};
const check = (card: string): State => ({
  ...bids,
  agenda: [{ kind: 'check', seat: 'north', card, storms: 0 }, { kind: 'refill' }],
});
const seen = (state: State) => toy.hide(state, 'north');
const total = (chances: ReturnType<typeof odds>): number =>
  chances?.reduce((sum, one) => sum + one.probability, 0) ?? 0;

describe('handfuls', () => {
  test.each([
    [1, 6, 6],
    [3, 6, 56],
    [2, 20, 210],
    [4, 6, 126],
  ])('%id%i has %i', (count, sides, all) => {
    const found = diceMultisets(count, sides);
    expect(found.length).toBe(all);
    expect(countDiceMultisets(count, sides)).toBe(all);
    expect(found.reduce((sum, { ways }) => sum + ways, 0)).toBe(sides ** count);
  });
  test('three ones come one way, one two three in six', () => {
    const ways = (...faces: number[]) => diceMultisets(3, 6).find(one => one.faces.join() === faces.join())?.ways;
    expect([ways(1, 1, 1), ways(1, 1, 2), ways(1, 2, 3)]).toEqual([1, 3, 6]);
  });
});

describe('odds of a command', () => {
  test('3d6 against nine: 81 of 216, and the misses by how the game goes on', () => {
    const chances = odds(toy, seen(check('fish-5')), 'north', { kind: 'roll' });
    expect(
      chances?.map(({ probability, events }) => [
        probability,
        events
          .slice(0, 2)
          .map(event => event.kind)
          .join(),
      ]),
    ).toEqual([
      [0.375, 'check-rolled,caught'],
      [0.625, 'check-rolled'],
    ]);
  });
  test('are whole', () => {
    for (const card of ['fish-1', 'fish-3', 'fish-7'])
      expect(total(odds(toy, seen(check(card)), 'north', { kind: 'roll' }))).toBeCloseTo(1, 12);
  });
  test('follow what the same seat must do then: the roll that its command leads to', () => {
    const out: State = { ...bids, agenda: [{ kind: 'fish', seat: 'north' }, { kind: 'refill' }] };
    expect(odds(toy, seen(out), 'north', { kind: 'fish', card: 'fish-5' })?.[0]?.probability).toBe(0.375);
  });
  test('stop where another seat may answer first', () => {
    const out: State = { ...bids, options: { years: 3, storms: true }, agenda: [{ kind: 'fish', seat: 'north' }] };
    expect(odds(toy, seen(out), 'north', { kind: 'fish', card: 'fish-5' })).toBeUndefined();
  });
  test('do not exist for what rolls nothing, shuffles, or is refused', () => {
    const none = [
      [bids, { kind: 'bid', coins: 0 }],
      [bids, { kind: 'bid', coins: 99 }],
    ] as const;
    for (const [state, command] of none) expect(odds(toy, seen(state), 'north', command)).toBeUndefined();
    const shuffles: State = {
      ...bids,
      piles: { ...bids.piles, deck: [], discards: ['fish-2'] },
      agenda: [{ kind: 'fish', seat: 'north' }, { kind: 'refill' }, { kind: 'bid' }],
    };
    expect(odds(toy, seen(shuffles), 'north', { kind: 'stay' })).toBeUndefined();
  });
  const rolling = (
    roll: (dice: {
      roll(count: number, sides: number): readonly number[];
    }) => readonly { kind: 'coins-set'; seat: 'north'; coins: number }[],
  ) => ({
    ...toy,
    steps: {
      ...steps,
      check: {
        ...steps.check,
        answers: {
          roll: {
            ...steps.check.answers.roll,
            decide: (
              _at: unknown,
              _command: unknown,
              dice: { roll(count: number, sides: number): readonly number[] },
            ) => ({ events: roll(dice) }),
          },
        },
      },
    },
  });
  test('never throw, though the rule does; a test may ask for the fault', () => {
    const broken = rolling(() => {
      throw new Error('no such card: ?');
    });
    expect(odds(broken, seen(check('fish-1')), 'north', { kind: 'roll' })).toBeUndefined();
    expect(() => computeOdds(broken, seen(check('fish-1')), 'north', { kind: 'roll' })).toThrow('no such card');
  });
  test('more than twelve groups are joined by kinds', () => {
    const many = rolling(dice => dice.roll(1, 20).map(coins => ({ kind: 'coins-set', seat: 'north', coins })));
    expect(odds(many, seen(check('fish-1')), 'north', { kind: 'roll' })).toMatchObject([{ probability: 1 }]);
    const few = rolling(dice => dice.roll(1, 12).map(coins => ({ kind: 'coins-set', seat: 'north', coins })));
    expect(odds(few, seen(check('fish-1')), 'north', { kind: 'roll' })?.length).toBe(12);
  });
  test('do not exist for a heap of dice that is too large to enumerate', () => {
    const heap = rolling(dice => {
      dice.roll(8, 20);
      return [];
    });
    expect(odds(heap, seen(check('fish-1')), 'north', { kind: 'roll' })).toBeUndefined();
  });
  test('two rolls, one after the other, are multiplied', () => {
    const twice = rolling(dice => [
      { kind: 'coins-set', seat: 'north', coins: Number(dice.roll(1, 2)[0] === 1 && dice.roll(1, 2)[0] === 1) },
    ]);
    expect(
      odds(twice, seen(check('fish-1')), 'north', { kind: 'roll' })
        ?.map(one => one.probability)
        .sort(),
    ).toEqual([0.25, 0.75]);
  });
});
