/**
 * Random games told event by event, each with the table before it: for a test that works out from the rulebook itself what
 * the rules must have come to.
 */
import { evolve } from '../agenda';
import { chooser, quickDice } from '../dice';
import type { Game } from '../game';
import type { AnyEvent, GameTypes, Options } from '../messages';
import { defaultOptions } from '../options';
import { openPlay } from '../playthrough';
import { diceOfSeed, movesOf, pickMove, type Play } from './random-play';

/** One event, the table before and after it, and the table at which the command was given. */
export interface Told<G extends GameTypes> {
  readonly event: AnyEvent<G>;
  readonly before: G['state'];
  readonly after: G['state'];
  readonly asked: G['state'];
}

const played = <G extends GameTypes>(game: Game<G>, { cap, seed = 1, weigh }: Play<G>, options: Options, n: number) => {
  const own = seed * 100_003 + n;
  const choose = chooser(quickDice(own));
  const play = openPlay(game, { ...defaultOptions(game.options), ...options }, diceOfSeed(own));
  for (let turn = 0; turn < cap && play.state.agenda.length; turn++) {
    const moves = movesOf(game, play.state);
    if (!moves.length) break;
    const { command, seat } = pickMove(moves, choose, weigh);
    play.submit(seat, command);
  }
  return play;
};

/** What is wrong with some games by their events, each fault once; nothing if all is well. */
export const wrongEvents = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G>,
  fault: (told: Told<G>) => string | undefined,
): readonly string[] => {
  const faults = new Set<string>();
  const { options = [{}] } = how;
  for (let n = 0; n < how.games; n++) {
    const play = played(game, how, options[n % options.length] ?? {}, n);
    for (const [at, { events }] of play.turns.entries()) {
      let before = play.states[at - 1] ?? game.setUp(play.options);
      const asked = before;
      for (const event of events) {
        const after = evolve(game, before, event);
        const found = fault({ event, before, after, asked });
        if (found !== undefined) faults.add(`game ${n}, turn ${at}: ${found}`);
        before = after;
      }
    }
    if (!game.ending(play.state)) faults.add(`game ${n} does not end`);
  }
  return [...faults].slice(0, 5);
};
