/**
 * Performance test, as chess programs have it: how many ways to go on there are to a depth, with dice that never
 * change.
 */
import { quickDice } from '../dice';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { submit } from '../referee';
import { movesOf } from './random-play';

/**
 * The number of sequences of `depth` legal commands from a state; fewer where the game ends. A changed count is a
 * changed rule.
 */
export const perft = <G extends GameTypes>(game: Game<G>, state: G['state'], depth: number, seed = 1): number => {
  const moves = movesOf(game, state);
  if (depth <= 1) return depth < 1 ? 1 : moves.length;
  return moves.reduce((sum, { seat, command }) => {
    const verdict = submit(game, state, seat, command, quickDice(seed * 1009 + depth));
    return sum + (verdict.ok ? perft(game, verdict.state, depth - 1, seed) : 0);
  }, 0);
};
