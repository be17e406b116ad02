/** The examination that a module’s game must pass before play; our own games pass it too. */
import { expect, test } from 'vitest';
import { examine } from '../kernel/testing/examination';
import { EVERY_GAME } from '../testing/all-games';

test.each(EVERY_GAME.map(game => [game.id, game] as const))('nothing is found in %s', (id, game) => {
  expect(examine(game, id)).toBeUndefined();
});
