import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME, GAMES, gameOf } from '../../testing/all-games';
import { piecesOf } from '../drawing/picture-names';
import { capital } from '../i18n/format';
import { gameWording } from '../i18n/wording';
import { countersOf, isCounter, squaresOf, tokenOf, unitOf } from './counters';

const LANGUAGES = ['en', 'de'] as const;

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('the counters of %s', (_id, game) => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);

  test.each(LANGUAGES)('are all pieces of every side, with two faces, named in %s', language => {
    const words = gameWording(game, speechOf(language));
    const counters = countersOf(game, words);
    const pieces = piecesOf(game).filter(piece => isCounter(presentation.face(piece)));
    expect(counters.map(({ piece }) => piece)).toEqual(pieces);
    for (const { piece, flag, side } of counters) {
      const [front, back] = flag.faces;
      expect([piece, front.name]).toEqual([piece, capital(words.name(piece))]);
      expect(front.src).not.toBe(back.src);
      // a back without a piece names none
      if (back.piece === null) expect(words.text(side === undefined ? 'name' : `seats.${side}`)).toBe(back.name);
      expect(tokenOf(front).texture.src).toBe(front.src);
    }
    for (const seat of game.seats(options))
      expect(pieces.some(piece => presentation.face(piece)?.side === seat)).toBe(
        counters.some(({ side }) => side === seat),
      );
  });

  test('fit the boxes of its board in steps of half a square', () => {
    const unit = unitOf(presentation.board);
    expect(unit).toBeGreaterThanOrEqual(20);
    for (const { piece } of presentation.board.slots) {
      const { squares, scale } = squaresOf(piece, unit);
      expect((squares * 2) % 1).toBe(0);
      expect(Math.abs(squares * scale * unit - Math.min(piece.width, piece.height))).toBeLessThan(
        unit * 0.02 * squares,
      );
    }
  });
});

describe('the other face', () => {
  const sideOf = (id: string, piece: string): string | null | undefined => {
    const game = gameOf(id);
    const counters = game ? countersOf(game, gameWording(game, speechOf('en'))) : [];
    return counters.find(one => one.piece === piece)?.flag.faces[1].piece;
  };
  test.each([
    ['dual-powers', 'soviet-1-0', 'soviet-1-0-exhausted'],
    ['dual-powers', 'soviet-1-0-exhausted', 'soviet-1-0'],
    ['all-bridges', 'reds-inactive', 'reds-active'],
    ['all-bridges', 'senate-active', 'senate-inactive'],
  ])('of %s: %s is %s, as the rule for turning says', (game, piece, other) => {
    expect(sideOf(game, piece)).toBe(other);
  });
  test('is the back if no rule turns the piece into another', () => {
    expect(sideOf('civil-war', 'red-lenin')).toBeNull();
  });
});

test('has a picture whose file the build makes', () => {
  for (const game of GAMES)
    for (const { flag } of countersOf(game, gameWording(game, speechOf('en'))))
      for (const { src } of flag.faces)
        expect(src).toMatch(/^modules\/revolution-tables\/assets\/counters\/[\w-]+\/[\w-]+\.svg$/);
});
