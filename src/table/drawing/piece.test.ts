import { expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { place } from '../board/projection';
import { nameSvg } from './counter';
import { piecePicture, pieceWords } from './piece';

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

test('a counter that bears a number shows the one it has now', () => {
  const pictures = EVERY_GAME.flatMap(game => {
    const options = defaultOptions(game.options);
    const presentation = game.presentation(options);
    const artist = { presentation, seats: game.seats(options), texts: () => ({ title: 'A name' }) };
    const tabletop = presentation.tabletop(game.setUp(options));
    const now = { ...tabletop, counters: tabletop.counters.map(counter => ({ ...counter, number: 123 })) };
    return place(presentation.board, now)
      .filter(({ kind, piece }) => {
        const { number, counted, solid, hollow } = presentation.face(piece ?? '') ?? {};
        return kind === 'counter' && number !== undefined && !counted && !solid && !hollow;
      })
      .map(placement => pieceWords(artist, now, placement, 0) + piecePicture(artist, now, placement));
  });
  expect(pictures.length).toBeGreaterThan(20);
  for (const picture of pictures) expect(picture).toContain('>123<');
});

test('no name hides the number of the other side', () => {
  const faces = EVERY_GAME.flatMap(game => {
    const options = defaultOptions(game.options);
    const presentation = game.presentation(options);
    return presentation.tabletop(game.setUp(options)).counters.flatMap(({ piece }) => presentation.face(piece) ?? []);
  }).filter(({ beneath }) => beneath !== undefined);
  expect(faces.length).toBeGreaterThan(10);
  expect(faces.map(face => nameSvg(face, { text: 'A name', least: 10 })).filter(Boolean)).toEqual([]);
});

test('a name does not hide a head: where it needs two lines its last word stands in one', () => {
  const heads = EVERY_GAME.flatMap(game => {
    const { pieces, face } = game.presentation(defaultOptions(game.options));
    return pieces.flatMap(piece => face(piece) ?? []).filter(({ portrait, shape }) => portrait && shape !== 'card');
  });
  for (const one of heads) {
    const svg = nameSvg(one, { text: 'Ann A-very-long-name', least: 17 });
    expect(svg.match(/<text/g)?.length ?? 0).toBeLessThanOrEqual(2);
  }
});
