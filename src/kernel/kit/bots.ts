/** Bots that score what they may do: the best, at random among equals. */
import type { Bot } from '../bot';
import { entryOf } from '../lookup';
import type { GameTypes, Kind, Of } from '../messages';

/** What a bot goes by: the state as its seat sees it, and everything it may do. */
export interface Eyes<G extends GameTypes> {
  readonly state: G['state'];
  readonly seat: G['seat'];
  readonly legal: readonly G['command'][];
}

/** How good a command looks, by its kind. */
export type Scores<G extends GameTypes> = {
  readonly [K in Kind<G['command']>]: (command: Of<G['command'], K>, eyes: Eyes<G>) => number;
};

/** The best of some things, at random among equals. */
export const bestOf = <T>(items: readonly T[], worth: (item: T) => number, pick: <I>(items: readonly I[]) => I): T => {
  const scored = items.map(item => ({ item, value: worth(item) }));
  const best = Math.max(...scored.map(one => one.value));
  return pick(scored.filter(one => one.value === best)).item;
};

/** A bot that gives the command with the best score. */
export const scoringBot = <G extends GameTypes>(id: string, scores: Scores<G>): Bot<G> => ({
  id,
  choose(state, seat, legal, pick) {
    const eyes: Eyes<G> = { state, seat, legal };
    const worth = (command: G['command']): number =>
      entryOf<(command: G['command'], eyes: Eyes<G>) => number>(scores, command.kind)?.(command, eyes) ?? 0;
    return bestOf(legal, worth, pick);
  },
});
