/** Random games by the rules alone: choose a legal command by the game's eagerness, judge it, repeat. */
import { toAct } from '../../src/kernel/agenda';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import { defaultOptions } from '../../src/kernel/options';
import { begin, submit } from '../../src/kernel/referee';
import { pickMove } from '../../src/kernel/testing/random-play';
import type { AnyGame } from '../../src/table/record/model';
import { bytesOf, rounded, spreadOf, sum, type Spread } from './module-size';

/** A longer game will not end by itself. */
const CAP = 20_000;

export interface RulesOnly {
  readonly playoutsPerSecond: number;
  /** List the legal commands, choose one, judge it. */
  readonly commandsPerSecond: number;
  readonly commandsPerGame: Spread;
  readonly stateBytes: Spread;
}

/** Plays one game; returns the number of commands. `look` is called with every tenth state. */
const playout = (game: AnyGame, seed: number, look: (state: object) => void): number => {
  const dice = quickDice(seed);
  const pick = chooser(quickDice(~seed));
  let { state } = begin(game, game.setUp(defaultOptions(game.options)), dice);
  for (let n = 0; n < CAP; n++) {
    if (n % 10 === 0) look(state);
    if (!state.agenda.length) return n;
    const seat = pick(toAct(game, state));
    const moves = legal(game, game.hide(state, seat), seat).map(command => ({ seat, command }));
    const { command } = pickMove(moves, pick, game.demo.eagerness);
    const verdict = submit(game, state, seat, command, dice);
    if (!verdict.ok) throw new Error(`a legal command was refused: ${verdict.refusal.reason}`);
    ({ state } = verdict);
  }
  return CAP;
};

export const rulesOnly = (game: AnyGame, milliseconds: number): RulesOnly => {
  const lengths: number[] = [];
  const states: number[] = [];
  for (let seed = 1; seed <= 5; seed++) playout(game, -seed, state => states.push(bytesOf(state)));
  const start = performance.now();
  for (let seed = 1; performance.now() - start < milliseconds; seed++) {
    lengths.push(playout(game, seed, () => undefined));
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    playoutsPerSecond: rounded(lengths.length / seconds),
    commandsPerSecond: rounded(sum(lengths) / seconds),
    commandsPerGame: spreadOf(lengths),
    stateBytes: spreadOf(states),
  };
};
