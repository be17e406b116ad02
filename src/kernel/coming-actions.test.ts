import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import { defaultOptions } from './options';
import { quickDice } from './dice';
import { begin } from './referee';
import { lookingAhead } from './coming-actions';
import { finished } from './slices';

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test('what may come does not depend on who has asked before, as the referee and Verify ask in orders of their own', () => {
    const options = defaultOptions(game.options);
    const opened = () => game.hide(begin(game, game.setUp(options), quickDice(3)).state, undefined);
    const [one, other] = game.seats(options);
    const asked = opened();
    const deep = (state: typeof asked, seat: typeof one) => finished(lookingAhead(game, state, seat, 'deep'));
    deep(asked, one);
    const after = deep(asked, other);
    const alone = deep(opened(), other);
    const told = (all: typeof after) =>
      JSON.stringify(all.map(({ seat, command, courses }) => [seat, command, courses.map(({ end }) => end)]));
    expect(after).not.toBe(deep(asked, one));
    expect(told(after)).toBe(told(alone));
  });
});
