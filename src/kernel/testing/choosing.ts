/** What a bot chooses in a position that a test says. */
import type { Bot } from '../bot';
import { decide } from '../deciding';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { legal } from '../offers';

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** The command a bot gives for a seat, from what the seat sees; where it cares for nothing it takes the first. */
export const choiceOf =
  <G extends GameTypes>(game: Game<G>, bot: Bot<G>) =>
  (state: G['state'], seat: G['seat']): G['command'] => {
    const seen = game.hide(state, seat);
    return decide(game, bot, { state: seen, seat, legal: legal(game, seen, seat) }, first).command;
  };
