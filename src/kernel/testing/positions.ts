/** Positions of random games, for testers that look at one position at a time. */
import { chooser, quickDice } from '../dice';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { openPlay } from '../playthrough';
import { diceOfSeed, movesOf, optionsOfGame, pickMove, type Choose, type Move, type Play } from './random-play';
import { thrownText, type Fault } from './values';

export interface Position<G extends GameTypes> {
  readonly state: G['state'];
  /** Everything any seat may do here. */
  readonly moves: readonly Move<G>[];
  readonly turn: number;
  readonly seed: number;
  readonly choose: Choose;
}

/**
 * Plays games and calls `visit` at every `every`-th position. What it returns or throws is a fault; the game then
 * ends.
 */
export const eachPosition = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G> & { readonly every: number },
  visit: (at: Position<G>) => string | undefined | void,
): Fault[] => {
  const faults: Fault[] = [];
  for (let n = 0; n < how.games && faults.length < 5; n++) {
    const seed = (how.seed ?? 2) * 100_003 + n;
    const choose = chooser(quickDice(seed));
    let turn = 0;
    let agenda = '';
    try {
      const play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
      for (; turn < how.cap && play.state.agenda.length; turn++) {
        const { state } = play;
        const moves = movesOf(game, state);
        agenda = JSON.stringify(state.agenda.slice(0, 2));
        const problem = turn % how.every === 0 ? visit({ state, moves, turn, seed, choose }) : undefined;
        if (problem) {
          faults.push({ what: problem, where: `seed ${seed}, turn ${turn}, agenda ${agenda}` });
          break;
        }
        const { seat, command } = pickMove(moves, choose, how.weigh);
        play.submit(seat, command);
      }
    } catch (thrown) {
      faults.push({ what: thrownText(thrown), where: `seed ${seed}, turn ${turn}, agenda ${agenda}` });
    }
  }
  return faults;
};
