import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME } from '../../testing/all-games';
import { answers } from '../panels/helpers';
import { buttonSize, helperSpot } from './helper-spot';

const boardOf = (id: string) => {
  const game = EVERY_GAME.find(one => one.id === id);
  if (!game) throw new Error(id);
  const options = defaultOptions(game.options);
  return { ...game.presentation(options), state: game.setUp(options) };
};

describe('a helper’s button lies at its place', () => {
  test.each([
    ['dual-powers', 'strength', { region: 'brown' }, 'brown'],
    ['prelude', 'duma-vote', {}, 'scoring-duma'],
    ['prelude', 'scoring-die', { die: 'districts' }, 'scoring-districts'],
  ] as const)('%s: %s asked about %o by %s', (game, id, values, place) => {
    const { board, helpers } = boardOf(game);
    const helper = helpers.find(one => one.id === id);
    if (!helper) throw new Error(id);
    const size = buttonSize('A helper', board);
    const spot = helperSpot(board, helper, values, size);
    const box = board.spaces.find(one => one.id === place)?.label ?? board.tracks.find(one => one.id === place)?.label;
    const first = box ?? board.tracks.find(one => one.id === place)?.boxes[0];
    expect(spot?.x).toBe(Math.min(first?.x ?? -1, board.width - size.width));
    expect(spot?.y).toBe(Math.max(0, (first?.y ?? -1) - size.height));
  });

  test('a helper about no place has no button position', () => {
    const { board } = boardOf('prelude');
    expect(helperSpot(board, {}, {}, buttonSize('x', board))).toBeUndefined();
  });
});

test.each(EVERY_GAME.map(game => [game.id]))(
  'the button of every helper of %s is whole on the board and large enough to hit',
  id => {
    const { board, helpers, state } = boardOf(id);
    for (const helper of helpers) {
      const size = buttonSize('A name of some length', board);
      const spot = helperSpot(board, helper, answers(helper, state, {}), size);
      expect(size.height * Math.min(1280 / board.width, 720 / board.height)).toBeGreaterThanOrEqual(22);
      if (!spot) continue;
      expect(spot.x >= 0 && spot.y >= 0).toBe(true);
      expect(spot.x + size.width <= board.width && spot.y + size.height <= board.height).toBe(true);
    }
  },
);
