/** What is said of a game that cannot be played here. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { makeGameRegistry, isProblem } from '../loading';
import { gameProblem } from './manifest-words';

const registry = makeGameRegistry(
  [
    {
      manifest: {
        id: 'all-bridges',
        poster: { left: 'blue', right: 'paper', motifs: ['rifles', 'train'] },
        watchable: false,
        dice: [],
      },
    },
  ],
  () => 'en',
  () => undefined,
);
const said = async (id: string, language: string): Promise<string> => {
  const loaded = await registry.load(id);
  return isProblem(loaded) ? gameProblem(loaded, speechOf(language)) : '';
};

test('a game on the registry that this edition does not play is called by its name', async () => {
  expect(await said('all-bridges', 'en')).toBe(
    'This edition does not play All Bridges Burning, or the module that brings it is switched off.',
  );
  expect(await said('all-bridges', 'de')).toMatch(/All Bridges Burning/);
});

test('a game that no registry knows is called as its record calls it', async () => {
  expect(await said('chess', 'en')).toBe(
    'This edition does not play chess, or the module that brings it is switched off.',
  );
});
