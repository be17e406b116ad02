/** Random legal play, the same for the same seed; and the number of possible continuations. */
import { chooser, quickDice, type Dice } from '../dice';
import type { Game } from '../game';
import type { Atom, Kind, Options, GameTypes } from '../messages';
import { legal } from '../offers';
import { defaultOptions, type OptionSpec } from '../options';
import { openPlay, type Playthrough } from '../playthrough';
import { submit } from '../referee';

export type Choose = <T>(items: readonly T[]) => T;
export interface Move<G extends GameTypes> {
  readonly seat: G['seat'];
  readonly command: G['command'];
}
/** How often a kind of command is chosen when legal (default 1), so that games end and rare things happen. */
export type Weights<G extends GameTypes> = { readonly [K in Kind<G['command']>]?: number };

/** How a tester plays a game. */
export interface Play<G extends GameTypes> {
  readonly games: number;
  /** A game that has not ended after this number of commands is endless. */
  readonly cap: number;
  readonly seed?: number;
  readonly weigh?: Weights<G>;
  /** The options of the games, in turn. Without: the defaults, and every second game any values the game declares. */
  readonly options?: readonly Options[];
}

/** The dice of each turn of the game with a seed. */
export const diceOfSeed =
  (seed: number) =>
  (turn: number): Dice =>
    quickDice(Math.imul(seed, 65_537) + turn);

/** All legal commands of all seats. */
export const movesOf = <G extends GameTypes>(game: Game<G>, state: G['state']): Move<G>[] => {
  const moves: Move<G>[] = [];
  for (const seat of game.seats(state.options)) {
    for (const command of legal(game, game.hide(state, seat), seat)) moves.push({ seat, command });
  }
  return moves;
};

const TICKETS = Array.from({ length: 4096 }, (_, n) => (n + 0.5) / 4096);

/** Picks a kind by its weight, then one of its moves at random. */
export const pickMove = <G extends GameTypes>(
  moves: readonly Move<G>[],
  choose: Choose,
  weigh?: Weights<G>,
): Move<G> => {
  const weights: Readonly<Record<string, number | undefined>> = weigh ?? {};
  const kinds = [...new Set(moves.map(move => move.command.kind))];
  const total = kinds.reduce((sum, kind) => sum + (weights[kind] ?? 1), 0);
  let ticket = choose(TICKETS) * total;
  const kind = kinds.find(one => (ticket -= weights[one] ?? 1) < 0);
  return choose(kind === undefined ? moves : moves.filter(move => move.command.kind === kind));
};

const anyValue = (spec: OptionSpec, choose: Choose): Atom => {
  switch (spec.kind) {
    case 'toggle':
      return choose([true, false]);
    case 'choice':
      return choose(spec.values);
    case 'number':
      return spec.min + choose(Array.from({ length: spec.max - spec.min + 1 }, (_, n) => n));
    case 'data':
    case 'mark':
      return spec.default;
  }
};

/** House rules at their bounds: each number alone at its least and its most, then all of them. */
export const boundsOf = <G extends GameTypes>({ options }: Game<G>): readonly Options[] => {
  const numbers = options.filter(spec => spec.kind === 'number');
  return [
    ...numbers.flatMap(({ id, min, max }) => [{ [id]: min }, { [id]: max }]),
    Object.fromEntries(numbers.map(({ id, min }) => [id, min])),
    Object.fromEntries(numbers.map(({ id, max }) => [id, max])),
  ];
};

/** The options of the n-th game. */
export const optionsOfGame = <G extends GameTypes>(
  game: Game<G>,
  play: Pick<Play<G>, 'options'>,
  n: number,
): Options => {
  const given = play.options?.[n % play.options.length];
  if (given) return { ...defaultOptions(game.options), ...given };
  const choose = chooser(quickDice(n + 77));
  return n % 2 === 0
    ? defaultOptions(game.options)
    : Object.fromEntries(game.options.map(spec => [spec.id, anyValue(spec, choose)]));
};

/** A command of random play, and the state before it. */
export interface RandomTurn<G extends GameTypes> extends Move<G> {
  readonly before: G['state'];
  readonly turn: number;
}

/** Plays on at random until the end or the cap, and yields after each command. Throws if a legal command is refused. */
export function* playRandomly<G extends GameTypes>(
  game: Game<G>,
  play: Playthrough<G>,
  { choose, cap, weigh }: Pick<Play<G>, 'cap' | 'weigh'> & { readonly choose: Choose },
): Generator<RandomTurn<G>, void> {
  for (let turn = 0; turn < cap && play.state.agenda.length; turn++) {
    const before = play.state;
    const { seat, command } = pickMove(movesOf(game, before), choose, weigh);
    if (!play.submit(seat, command).ok) throw new Error(`a legal command is refused: ${JSON.stringify(command)}`);
    yield { before, seat, command, turn };
  }
}

/** Plays the n-th random game to its end or its cap; also returns the seed of its dice. */
export const randomGame = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G>,
  n: number,
): { readonly play: Playthrough<G>; readonly seed: number } => {
  const seed = (how.seed ?? 5) * 100_003 + n;
  const choose = chooser(quickDice(seed));
  const play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
  Array.from(playRandomly(game, play, { ...how, choose }));
  return { play, seed };
};

/** Counts sequences of `depth` legal commands from a state. A changed count is a changed rule. */
export const perft = <G extends GameTypes>(game: Game<G>, state: G['state'], depth: number, seed = 1): number => {
  const moves = movesOf(game, state);
  if (depth <= 1) return depth < 1 ? 1 : moves.length;
  return moves.reduce((sum, { seat, command }) => {
    const verdict = submit(game, state, seat, command, quickDice(seed * 1009 + depth));
    return sum + (verdict.ok ? perft(game, verdict.state, depth - 1, seed) : 0);
  }, 0);
};
