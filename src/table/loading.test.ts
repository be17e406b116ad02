import { expect, test } from 'vitest';
import { toy } from '../kernel/testing/toy/toy';
import { makeShelf, type Volume, type Words } from './loading';
import type { AnyGame } from './record/model';

const game = toy as unknown as AnyGame;

/** A shelf with one game, whose line breaks as often as is said. */
const shelfWith = (breaks: number, volume: Partial<Volume> = {}) => {
  let left = breaks;
  let loads = 0;
  const said: [string, Words][] = [];
  const shelf = makeShelf(
    [
      {
        cover: toy.cover,
        load: () => {
          loads++;
          return left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(game);
        },
        words: { en: () => Promise.resolve({ name: 'Toy' }), de: () => Promise.resolve({ name: 'Spielzeug' }) },
        ...volume,
      },
      { cover: { ...toy.cover, id: 'next-year' } },
    ],
    () => 'de',
    (id, words) => said.push([id, words]),
  );
  return { shelf, said, loads: () => loads };
};

test('a game comes with its words in the language of its reader', async () => {
  const { shelf, said } = shelfWith(0);
  expect(shelf.known('toy')).toBeUndefined();
  expect(await shelf.load('toy')).toBe(game);
  expect(shelf.known('toy')).toBe(game);
  expect(said).toEqual([['toy', { name: 'Spielzeug' }]]);
});

test('a game without words in a language comes with its English ones', async () => {
  const { shelf, said } = shelfWith(0, { words: { en: () => Promise.resolve({ name: 'Toy' }) } });
  await shelf.load('toy');
  expect(said).toEqual([['toy', { name: 'Toy' }]]);
});

test('a game is loaded once, however many ask for it', async () => {
  const { shelf, loads } = shelfWith(0);
  await Promise.all([shelf.load('toy'), shelf.load('toy')]);
  await shelf.load('toy');
  expect(loads()).toBe(1);
});

test('a game that cannot be loaded is a problem, and can be tried again', async () => {
  const { shelf, said } = shelfWith(1);
  expect(await shelf.load('toy')).toEqual({ problem: 'game-not-loaded', details: { game: 'toy' } });
  expect(shelf.known('toy')).toBeUndefined();
  expect(said).toEqual([]);
  expect(await shelf.load('toy')).toBe(game);
});

test('a game without its words has not been loaded', async () => {
  const { shelf } = shelfWith(0, { words: { de: () => Promise.reject(new TypeError('Failed to fetch')) } });
  expect(await shelf.load('toy')).toMatchObject({ problem: 'game-not-loaded' });
});

test('a game that this edition does not play is unknown', async () => {
  const { shelf } = shelfWith(0);
  expect(await shelf.load('next-year')).toEqual({ problem: 'unknown-game', details: { game: 'next-year' } });
  expect(await shelf.load('chess')).toEqual({ problem: 'unknown-game', details: { game: 'chess' } });
});
