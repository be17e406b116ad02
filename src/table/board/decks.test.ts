import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { corrected } from '../../games/dual-powers/testing/owners-file';
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import { deckPiles, deckSource } from './decks';
import { documentId } from '../crypto/bytes';
import { arePrinted, boardPicture, printedBoards } from '../drawing/picture-names';
import { gameWording, type Speech } from '../i18n/wording';

const speech: Speech = { has: () => true, localize: key => key, format: key => key };

test.each(EVERY_GAME)('$id: a deck holds every card of its pile, each with its two pictures', game => {
  for (const pile of deckPiles(game)) {
    const { cards, type } = deckSource(game, pile, gameWording(game, speech), 'en');
    expect(type).toBe('deck');
    expect(cards).toHaveLength(pile.cards.length);
    for (const { faces, back } of cards) {
      expect(faces[0]?.img).toMatch(new RegExp(`^modules/revolution-tables/assets/cards/${game.id}/en/.+\\.svg$`));
      expect(back.img).toMatch(/\/back.*\.svg$/);
    }
  }
});

describe('the tables that the build’s files can show', () => {
  const game = EVERY_GAME.find(one => one.id === 'dual-powers') ?? EVERY_GAME[0];
  const usual = defaultOptions(game?.options ?? []);
  const shows = (options: Options): boolean => game !== undefined && arePrinted(game, options);

  test('are those of the usual options and of a soloist', () => {
    expect([shows(usual), shows({ ...usual, players: 'solitaire', side: 'government' })]).toEqual([true, true]);
  });

  test('are none with another board, or with faces from an owner’s data', () => {
    expect(shows({ ...usual, track: 20 })).toBe(false);
    expect(shows({ ...usual, data: corrected })).toBe(false);
    expect(shows({ ...usual, data: '{"trotsky":{"fresh":2,"exhausted":1}}' })).toBe(false);
  });

  test('every printed board has a picture of its own', () => {
    for (const one of EVERY_GAME) {
      const names = printedBoards(one).map(board => boardPicture(one.id, board));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

test('a deck is a draw pile, a seat’s cards at the start, or cards set aside for later', () => {
  const idsOf = (id: string): readonly string[] =>
    EVERY_GAME.filter(game => game.id === id)
      .flatMap(game => deckPiles(game))
      .map(pile => `${pile.id} ${pile.cards.length}`);
  expect(idsOf('dual-powers')).toEqual(['deck 48', 'tiles 6', 'soviet-hand 3', 'government-hand 3']);
  expect(idsOf('civil-war')).toEqual(['red-deck 55', 'white-deck 54']);
  // §2.1 Key Events and the Provisional Government's cards belong to no Era's deck
  expect(idsOf('prelude')).toEqual(['turmoil-deck 50', 'war-deck 50', 'collapse-deck 58', 'aside 23']);
});

test('an id made from a text is always the same, and valid in Foundry', () => {
  expect(documentId('civil-war-red-deck')).toBe(documentId('civil-war-red-deck'));
  expect(documentId('a')).not.toBe(documentId('b'));
  expect(documentId('a')).toMatch(/^[A-Za-z0-9]{16}$/);
});
