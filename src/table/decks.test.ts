import { expect, test } from 'vitest';
import { GAMES } from '../catalog';
import { openPlay } from '../kernel/playthrough';
import { chooser, quickDice } from '../kernel/dice';
import { defaultOptions } from '../kernel/options';
import { legal } from '../kernel/offers';
import { deckPiles, deckSource } from './decks';
import { documentId } from './document-id';
import { BACK, piecesOf } from './drawing/picture-names';
import { wordingOf, type Speech } from './wording';

const speech: Speech = { has: () => true, localize: key => key, format: key => key };

test.each(GAMES)('$id: a deck holds every card of its pile, each with its two pictures', game => {
  for (const pile of deckPiles(game)) {
    const { cards, type } = deckSource(game, pile, wordingOf(game, speech), 'en');
    expect(type).toBe('deck');
    expect(cards).toHaveLength(pile.cards.length);
    for (const { faces, back } of cards) {
      expect(faces[0]?.img).toMatch(new RegExp(`^modules/revolution-tables/assets/cards/${game.id}/en/.+\\.svg$`));
      expect(back.img).toMatch(/\/back.*\.svg$/);
    }
  }
});

test.each(GAMES)('$id: every piece that a game brings to the table has its pictures', game => {
  const drawn = new Set(piecesOf(game)), pick = chooser(quickDice(11));
  const play = openPlay(game, defaultOptions(game.options), number => quickDice(number));
  for (let turn = 0; turn < 400; turn++) {
    const moves = game.seats(play.options).flatMap(seat => legal(game, game.hide(play.state, seat), seat)
      .map(command => ({ seat, command })));
    const { counters, markers, piles } = game.tabletop(play.state);
    for (const piece of [...counters, ...markers].map(one => one.piece).concat(piles.flatMap(pile => pile.cards))) {
      if (piece !== BACK) expect(drawn, piece).toContain(piece);
    }
    if (!moves.length) return;
    const { seat, command } = pick(moves);
    play.submit(seat, command);
  }
});

test('an id made from a text is always the same, and as Foundry wants it', () => {
  expect(documentId('civil-war-red-deck')).toBe(documentId('civil-war-red-deck'));
  expect(documentId('a')).not.toBe(documentId('b'));
  expect(documentId('a')).toMatch(/^[A-Za-z0-9]{16}$/);
});
