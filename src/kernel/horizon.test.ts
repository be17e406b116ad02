import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import { defaultOptions } from './options';
import { quickDice } from './dice';
import { begin } from './referee';
import { horizonOf } from './horizon';

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test('what may come does not depend on who has asked before, as the referee and Verify ask in orders of their own', () => {
    const options = defaultOptions(game.options);
    const opened = () => game.hide(begin(game, game.setUp(options), quickDice(3)).state, undefined);
    const [one, other] = game.seats(options);
    const asked = opened();
    horizonOf(game, asked, one, 'deep');
    const after = horizonOf(game, asked, other, 'deep');
    const alone = horizonOf(game, opened(), other, 'deep');
    const told = (all: typeof after) =>
      JSON.stringify(all.map(({ seat, command, courses }) => [seat, command, courses.map(({ end }) => end)]));
    expect(after).not.toBe(horizonOf(game, asked, one, 'deep'));
    expect(told(after)).toBe(told(alone));
  });
});
