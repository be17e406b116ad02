/** A game from another module is examined before it is played: each fault is named, and a sound game has none. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../game';
import { examine } from './examination';
import { toy } from './toy/toy';
import type { Toy } from './toy/words';

const problemOf = (game: unknown, id = 'toy'): string | undefined => examine(game, id)?.problem;
const throws = (): never => {
  throw new Error('not today');
};

test('nothing is found in a sound game, and each command is reported while it is played', () => {
  let played = 0;
  expect(examine(toy, 'toy', () => played++)).toBeUndefined();
  expect(played).toBeGreaterThan(20);
});

describe('what is not a game', () => {
  test.each([undefined, null, 7, 'toy', [], () => toy])('%s', given => {
    expect(examine(given, 'toy')).toEqual({ problem: 'game-malformed', detail: 'game' });
  });
  test.each(Object.keys(toy).filter(part => part !== 'anytime' && part !== 'watch'))('one without %s', part => {
    const { [part]: _, ...rest } = toy as unknown as Record<string, unknown>;
    expect(examine(rest, 'toy')).toEqual({ problem: 'game-malformed', detail: part });
  });
  test('one under another id', () => {
    expect(examine(toy, 'other')).toEqual({ problem: 'game-malformed', detail: 'id' });
  });
});

describe('what throws', () => {
  const parts = ['setUp', 'seats', 'hide', 'piles', 'ending', 'status', 'watch', 'invalid', 'presentation'] as const;
  test.each(parts)('%s', part => {
    expect(examine({ ...toy, [part]: throws }, 'toy')).toEqual({ problem: 'game-throws', detail: 'not today' });
  });
  test('an automatic step', () => {
    expect(problemOf({ ...toy, steps: { ...toy.steps, deal: { section: '§1', run: throws } } })).toBe('game-throws');
  });
  test('a fold', () => {
    expect(problemOf({ ...toy, folds: { ...toy.folds, passed: throws } })).toBe('game-throws');
  });
  test('a bot', () => {
    expect(problemOf({ ...toy, bots: [{ id: 'deckhand', choose: throws }] })).toBe('game-throws');
  });
  test('what is not an error', () => {
    const setUp = (): never => {
      throw undefined;
    };
    expect(problemOf({ ...toy, setUp })).toBe('game-throws');
  });
});

describe('what shows hidden parts', () => {
  const leaks: readonly (readonly [string, Partial<Game<Toy>>])[] = [
    ['hides nothing', { hide: state => state }],
    [
      'hides the piles, and shows what has been bid',
      { hide: (state, seat) => ({ ...toy.hide(state, seat), bids: state.bids }) },
    ],
    ['shows the deck to one seat', { hide: (state, seat) => (seat === 'south' ? state : toy.hide(state, seat)) }],
    [
      'says that the deck is open, and hides it',
      {
        piles: options => ({
          ...toy.piles(options),
          deck: { readers: 'everybody', role: 'deck', slot: 'deck' },
        }),
      },
    ],
  ];
  test.each(leaks)('one that %s', (_, part) => {
    expect(problemOf({ ...toy, ...part })).toBe('game-leaks');
  });
});

describe('what is not sound', () => {
  test('steps that do not end', () => {
    const year = { section: '§1', run: () => ({ then: [{ kind: 'year' }] }) };
    expect(examine({ ...toy, steps: { ...toy.steps, year } }, 'toy')).toMatchObject({
      problem: 'game-throws',
      detail: expect.stringContaining('steps do not end'),
    });
  });
  test('a game that ends without an ending', () => {
    expect(problemOf({ ...toy, ending: () => undefined })).toBe('game-unsound');
  });
  test('a question that nobody can answer', () => {
    const bid = { section: '§2', seats: () => ['north'], answers: {} };
    expect(problemOf({ ...toy, steps: { ...toy.steps, bid } })).toBe('game-unsound');
  });
  test('a bot that gives an illegal command', () => {
    expect(problemOf({ ...toy, bots: [{ id: 'deckhand', choose: () => ({ kind: 'cheat' }) }] })).toBe('game-unsound');
  });
});

describe('what would harm the page or the world', () => {
  test.each<readonly [string, unknown]>([
    ['__proto__', { id: '__proto__', section: '§1', kind: 'toggle', default: true }],
    ['constructor', { id: 'Constructor', section: '§1', kind: 'toggle', default: true }],
    ['an unknown kind', { id: 'years', section: '§1', kind: 'wish', default: 1 }],
    ['none', null],
    ['a number', 7],
  ])('an option that is none: %s', (_name, option) => {
    expect(problemOf({ ...toy, options: [option] })).toBe('game-malformed');
  });
  test('an option that is given twice', () => {
    expect(examine({ ...toy, options: [...toy.options, ...toy.options] }, 'toy')).toEqual({
      problem: 'game-malformed',
      detail: 'options/years',
    });
  });
  test.each<readonly [string, unknown]>([
    ['a map', new Map()],
    ['a function', () => 1],
    ['an infinite number', Infinity],
    ['a date', new Date(0)],
    ['three million signs', 'x'.repeat(3_000_000)],
  ])('a position that holds %s', (_name, odd) => {
    const setUp = (options: Parameters<typeof toy.setUp>[0]) => ({ ...toy.setUp(options), odd });
    expect(problemOf({ ...toy, setUp })).toBe('game-unsound');
  });
  test('a position that holds itself', () => {
    const setUp = (options: Parameters<typeof toy.setUp>[0]) => {
      const state: Record<string, unknown> = { ...toy.setUp(options) };
      state['odd'] = { state };
      return state;
    };
    expect(problemOf({ ...toy, setUp })).toBeDefined();
  });
});
