import { expect, test } from 'vitest';
import { toy } from '../kernel/testing/toy/toy';
import { makeGameRegistry, type CatalogEntry, type Words } from './loading';
import { game } from './testing/toy-table';

/** A registry with one game, whose line breaks as often as is said. */
const registryWith = (breaks: number, entry: Partial<CatalogEntry> = {}) => {
  let left = breaks;
  let loads = 0;
  const said: [string, Words][] = [];
  const registry = makeGameRegistry(
    [
      {
        manifest: toy.manifest,
        load: () => {
          loads++;
          return left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(game);
        },
        words: { en: () => Promise.resolve({ name: 'Toy' }), de: () => Promise.resolve({ name: 'Spielzeug' }) },
        ...entry,
      },
      { manifest: { ...toy.manifest, id: 'next-year' } },
    ],
    () => 'de',
    (id, words) => said.push([id, words]),
  );
  return { registry, said, loads: () => loads };
};

test('a game comes with its words in the language of its reader', async () => {
  const { registry, said } = registryWith(0);
  expect(registry.known('toy')).toBeUndefined();
  expect(await registry.load('toy')).toBe(game);
  expect(registry.known('toy')).toBe(game);
  expect(said).toEqual([['toy', { name: 'Spielzeug' }]]);
});

test('a game without words in a language comes with its English ones', async () => {
  const { registry, said } = registryWith(0, { words: { en: () => Promise.resolve({ name: 'Toy' }) } });
  await registry.load('toy');
  expect(said).toEqual([['toy', { name: 'Toy' }]]);
});

test('a game is loaded once, however many ask for it', async () => {
  const { registry, loads } = registryWith(0);
  await Promise.all([registry.load('toy'), registry.load('toy')]);
  await registry.load('toy');
  expect(loads()).toBe(1);
});

test('a game that cannot be loaded is a problem, and can be tried again', async () => {
  const { registry, said } = registryWith(1);
  expect(await registry.load('toy')).toEqual({ problem: 'game-not-loaded', details: { game: 'toy' } });
  expect(registry.known('toy')).toBeUndefined();
  expect(said).toEqual([]);
  expect(await registry.load('toy')).toBe(game);
});

test('a game without its words has not been loaded', async () => {
  const { registry } = registryWith(0, { words: { de: () => Promise.reject(new TypeError('Failed to fetch')) } });
  expect(await registry.load('toy')).toMatchObject({ problem: 'game-not-loaded' });
});

test('a game that this edition does not play is unknown', async () => {
  const { registry } = registryWith(0);
  expect(await registry.load('next-year')).toEqual({ problem: 'unknown-game', details: { game: 'next-year' } });
  expect(await registry.load('chess')).toEqual({ problem: 'unknown-game', details: { game: 'chess' } });
});

test('a game that comes later is loaded like the others', async () => {
  const { registry } = registryWith(0);
  registry.add({ manifest: { ...toy.manifest, id: 'later' }, load: () => Promise.resolve(game) });
  expect(registry.entries.map(({ manifest }) => manifest.id)).toEqual(['toy', 'next-year', 'later']);
  expect(await registry.load('later')).toBe(game);
});

test('a game that is examined is loaded when nothing was found, and not before', async () => {
  const problem = { problem: 'game-leaks', details: { detail: 'the deck' } };
  const found = [problem, undefined];
  const { registry, said, loads } = registryWith(0, { examine: async () => found.shift() });
  expect(await registry.load('toy')).toEqual(problem);
  expect([registry.known('toy'), said, loads()]).toEqual([undefined, [], 0]);
  expect(await registry.load('toy')).toBe(game);
});
