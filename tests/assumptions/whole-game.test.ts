/**
 * A whole game to its winner in each kind of Foundry: every unkind value of every switch is in one of them. Each value by
 * itself, and each game, are `npm run soak -- assumptions`.
 */
import { expect, test } from 'vitest';
import { WORLDS } from '../harness/assumptions';
import { playWholeGame } from '../harness/seated';

test.each(WORLDS.slice(1))('a whole game in a Foundry that is $name', async world => {
  expect(await playWholeGame({ game: 'civil-war', seats: ['red', 'white'] }, world)).toMatch(/^(red|white|draw) /);
});
