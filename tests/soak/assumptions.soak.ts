/**
 * Whole games in every kind of Foundry: one under each value of each switch, and one of each game under all the unkind
 * values that can be together. `npm run soak -- assumptions [game]`.
 */
import { expect, test } from 'vitest';
import { ASSUMPTIONS, defaultAssumptions } from 'vtt-stand-in/assumptions';
import { type World, WORLDS } from '../harness/assumptions';
import { TABLES, playWholeGame } from '../harness/seated';

const [REDS_AND_WHITES] = TABLES;

/** One switch turned, all else as supposed. */
const SINGLE: readonly World[] = Object.entries(ASSUMPTIONS).flatMap(([key, [, ...others]]) =>
  others.map(value => ({ name: `${key} is ${value}`, assume: { ...defaultAssumptions(), [key]: value } })),
);

test.each(SINGLE)('a whole game where $name', async world => {
  if (!REDS_AND_WHITES) throw new Error('nothing is played');
  expect(await playWholeGame(REDS_AND_WHITES, world)).toMatch(/^(red|white|draw) /);
});

const TOGETHER = TABLES.flatMap(plan =>
  WORLDS.slice(1).map(world => ({ plan, world, game: plan.game, kind: world.name })),
);

test.each(TOGETHER)('a whole game of $game in a Foundry that is $kind', async ({ plan, world, game, kind }) => {
  const begun = Date.now();
  const ending = await playWholeGame(plan, world);
  console.log(`${game}, ${kind}: ${ending}, ${Math.round((Date.now() - begun) / 1000)} s`);
  expect(ending).not.toBe('');
});
