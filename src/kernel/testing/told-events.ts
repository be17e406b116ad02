/**
 * Random games event by event, each with the table before it: for tests that compute from the rulebook what the rules
 * should do.
 */
import { evolve } from '../agenda';
import type { Game } from '../game';
import type { AnyEvent, GameTypes } from '../messages';
import { randomGame, type Play } from './random-play';

/** One event, the table before and after it, and the table at which the command was given. */
export interface Told<G extends GameTypes> {
  readonly event: AnyEvent<G>;
  readonly before: G['state'];
  readonly after: G['state'];
  readonly asked: G['state'];
}

/** The faults in some games, each once; empty if there are none. */
export const wrongEvents = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G>,
  fault: (told: Told<G>) => string | undefined,
): readonly string[] => {
  const faults = new Set<string>();
  for (let n = 0; n < how.games; n++) {
    const { play } = randomGame(game, { options: [{}], ...how }, n);
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
