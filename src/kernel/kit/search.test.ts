import { describe, expect, test } from 'vitest';
import type { Ahead } from '../bot';
import { chooser, quickDice } from '../dice';
import type { Options } from '../messages';
import { searchingBot, type Lookout } from './search';
import { filled } from '../redeal';

/** Three numbers are added up, one after another. */
interface Adding {
  seat: 'one';
  state: {
    readonly agenda: readonly { readonly kind: 'add' }[];
    readonly options: Options;
    readonly sum: number;
    readonly piles: Readonly<Record<string, readonly string[]>>;
  };
  step: { readonly kind: 'add' };
  command: { readonly kind: 'add'; readonly by: number };
  event: { readonly kind: 'added' };
}
const legal = [1, 2, 3].map(by => ({ kind: 'add', by }) as const);
const rules: Ahead<Adding> = {
  toAct: ({ agenda }) => (agenda.length ? ['one'] : []),
  legal: () => legal,
  after: (state, _seat, { by }) => ({ ...state, sum: state.sum + by, agenda: state.agenda.slice(1) }),
};
/** At a glance the smaller number looks better; the real goal is the sum five. */
const lookout: Lookout<Adding> = {
  reasons: ['adds'],
  scores: { add: ({ by }) => -by },
  whys: { add: () => ({ word: 'adds' }) },
  unplaced: () => [],
  isFar: () => false,
  worth: ({ sum }) => -Math.abs(sum - 5),
};
const state = { agenda: [{ kind: 'add' }, { kind: 'add' }, { kind: 'add' }], options: {}, sum: 0, piles: {} } as const;
const think = (breadth: number, nodes: number) => {
  const bot = searchingBot(lookout, { id: 'adder', level: 'strong', breadth, nodes, tables: 20 });
  const work = bot.think(rules, { state, seat: 'one', legal }, chooser(quickDice(1)));
  for (let rests = 0; ; rests++) {
    const step = work.next();
    if (step.done) return { rests, ...step.value };
  }
};

describe('looking ahead', () => {
  test('finds what does not look best at a glance', () => {
    expect(think(3, 200).command).toEqual({ kind: 'add', by: 3 });
  });
  test('says why', () => {
    expect(think(3, 200).why).toEqual({ word: 'adds' });
  });
  test('names what else was tried, the best first, and how far it is behind', () => {
    const { others = [], chance = -1 } = think(3, 200);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(others.map(({ command }) => command.by).sort()).toEqual([1, 2]);
    expect(others.every(({ behind }) => behind >= 0)).toBe(true);
    expect(others.map(({ behind }) => behind)).toEqual(others.map(({ behind }) => behind).toSorted((a, b) => a - b));
    expect(others[0]?.why).toEqual({ word: 'adds' });
  });
  test('tries no more than the most promising commands', () => {
    expect(think(2, 200).command).toEqual({ kind: 'add', by: 2 });
  });
  test('pauses on its way, and more often with a larger budget', () => {
    expect(think(3, 200).rests).toBeGreaterThan(think(3, 30).rests);
  });
  test('without a node to spend takes what looks best', () => {
    expect(think(3, 0).command).toEqual({ kind: 'add', by: 1 });
  });
});

describe('what a seat cannot see', () => {
  const piles = { hand: ['a', 'b'], theirs: ['?', '?'], deck: ['?'] };
  test('is filled with the cards that lie nowhere else, each once', () => {
    const found = filled(piles, [{ cards: ['c', 'd', 'e'], piles: ['theirs', 'deck'] }], quickDice(3));
    expect(found.hand).toEqual(['a', 'b']);
    expect([...found.theirs, ...found.deck].sort()).toEqual(['c', 'd', 'e']);
  });
  test('stays blank where there are too few', () => {
    const found = filled(piles, [{ cards: ['c'], piles: ['theirs', 'deck'] }], quickDice(3));
    expect([...found.theirs, ...found.deck].sort()).toEqual(['?', '?', 'c']);
  });
});
