import { expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { place } from '../board/projection';
import { piecePicture } from './piece';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a piece looks the same wherever it lies',
  (_id, game) => {
    const options = defaultOptions(game.options);
    const presentation = game.presentation(options);
    const artist = {
      presentation,
      seats: game.seats(options),
      texts: () => ({}),
    };
    const tabletop = presentation.tabletop(game.setUp(options));
    // many of each lie together
    const counters = tabletop.counters.map(counter => ({ ...counter, count: 3, badges: ['sick'] }));
    const placements = place(presentation.board, { ...tabletop, counters });
    expect(placements.length).toBeGreaterThan(floorOf(game.id, 5));
    for (const placement of placements)
      expect(piecePicture(artist, { ...tabletop, counters }, placement)).toBe(
        piecePicture(artist, { ...tabletop, counters }, { ...placement, x: 0, y: 0 }),
      );
  },
);
