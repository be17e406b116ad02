import { expect, test } from 'vitest';
import { chooser, quickDice } from '../../kernel/dice';
import { legal } from '../../kernel/offers';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import { EVERY_GAME } from '../../testing/all-games';
import { isCounter } from '../board/counters';
import { BACK, piecesOf } from './picture-names';

test.each(EVERY_GAME)('$id: every piece that a game brings to the table has its pictures', game => {
  const drawn = new Set(piecesOf(game));
  const { face, tabletop } = game.presentation(defaultOptions(game.options));
  const pick = chooser(quickDice(11));
  const play = openPlay(game, defaultOptions(game.options), number => quickDice(number));
  const undrawn = new Set<string>();
  for (let turn = 0; turn < 400; turn++) {
    const moves = game
      .seats(play.options)
      .flatMap(seat => legal(game, game.hide(play.state, seat), seat).map(command => ({ seat, command })));
    const { counters, markers, piles } = tabletop(play.state);
    for (const piece of [...counters, ...markers].map(one => one.piece).concat(piles.flatMap(pile => pile.cards))) {
      if (piece !== BACK && !drawn.has(piece)) undrawn.add(piece);
    }
    // cards have no picture as markers
    for (const { piece } of markers) if (!isCounter(face(piece))) undrawn.add(piece);
    if (!moves.length) break;
    const { seat, command } = pick(moves);
    play.submit(seat, command);
  }
  expect([...undrawn]).toEqual([]);
});
