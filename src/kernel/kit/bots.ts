/** Bots that score what they may do: the best, at random among equals. */
import type { Eyes, Level, Pick, Reason, RuleOfThumb } from '../bot';
import { entryOf } from '../lookup';
import type { GameTypes, Kind, Of } from '../messages';

/** How good a command looks, by its kind. */
export type Scores<G extends GameTypes> = {
  readonly [K in Kind<G['command']>]: (command: Of<G['command'], K>, eyes: Eyes<G>) => number;
};

/** The best of some things, at random among equals. */
export const bestOf = <T>(items: readonly T[], worth: (item: T) => number, pick: Pick): T => {
  const scored = items.map(item => ({ item, value: worth(item) }));
  const best = Math.max(...scored.map(one => one.value));
  return pick(scored.filter(one => one.value === best)).item;
};

/** Computes once for each state and seat what the scores of many commands need; states are never changed. */
export const oncePer = <State extends object, Seat extends string, T>(
  compute: (state: State, seat: Seat) => T,
): ((state: State, seat: Seat) => T) => {
  const known = new WeakMap<State, Map<Seat, T>>();
  return (state, seat) => {
    const bySeat = known.get(state) ?? new Map<Seat, T>();
    known.set(state, bySeat);
    const found = bySeat.get(seat);
    if (found !== undefined) return found;
    const value = compute(state, seat);
    bySeat.set(seat, value);
    return value;
  };
};

/** Why a command is given, by its kind; nothing if there is no reason to name. */
export type Whys<G extends GameTypes> = {
  readonly [K in Kind<G['command']>]?: (command: Of<G['command'], K>, eyes: Eyes<G>) => Reason | undefined;
};

/** The entry for a command in a table that is keyed by kinds. */
const byKind = <G extends GameTypes, T>(table: object, command: G['command'], eyes: Eyes<G>): T | undefined =>
  entryOf<(command: G['command'], eyes: Eyes<G>) => T>(table, command.kind)?.(command, eyes);

/** How good a command looks. */
export const scoreOf = <G extends GameTypes>(scores: Scores<G>, command: G['command'], eyes: Eyes<G>): number =>
  byKind<G, number>(scores, command, eyes) ?? 0;

/** Why a command is given, if there is something to say. */
export const whyOf = <G extends GameTypes>(whys: Whys<G>, command: G['command'], eyes: Eyes<G>): Reason | undefined =>
  byKind<G, Reason | undefined>(whys, command, eyes);

/** What else a bot of scores may declare. */
interface Speaking<G extends GameTypes> {
  readonly level?: Level;
  readonly reasons?: readonly string[];
  readonly whys?: Whys<G>;
}

/** A bot that gives the command with the best score. */
export const scoringBot = <G extends GameTypes>(
  id: string,
  scores: Scores<G>,
  { whys = {}, ...more }: Speaking<G> = {},
): RuleOfThumb<G> => ({
  id,
  ...more,
  choose(state, seat, legal, pick) {
    const eyes: Eyes<G> = { state, seat, legal };
    return bestOf(legal, command => scoreOf(scores, command, eyes), pick);
  },
  why: (eyes, command) => whyOf(whys, command, eyes),
});
