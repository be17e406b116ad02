/**
 * A game in progress without a table: for the rules CLI, tests and benches. It keeps every state it passed
 * through.
 */
import { diceOf, type Dice, quickDice } from './dice';
import { counted, begin, edit as editByHand, goOn, isBarrier, submit, type Verdict } from './referee';
import { evolve } from './agenda';
import type { Edit } from './edit';
import type { Rules } from './game';
import type { AnyEvent, Options, GameTypes } from './messages';
import { type Refusal, refuse } from './refusal';

/** Ways that dice may fall: all of one face, or the first two in every pair. They remember whether they were rolled. */
export const FACES = 6;

/** A face of six as one of a die with other sides: the lowest stays the lowest, and the highest the highest. */
const faceOf = (face: number, sides: number): number => 1 + Math.round(((face - 1) * (sides - 1)) / (FACES - 1));

/** Dice that show faces one after the other. */
export const diceShowing = (faces: readonly number[]) => {
  let thrown = 0;
  return counted(
    diceOf({
      roll: (count, sides) => Array.from({ length: count }, () => faceOf(faces[thrown++ % faces.length] ?? 1, sides)),
      shuffle: items => items,
    }),
  );
};

/** Dice of which the first two show the n-th pair of faces. All others are random, but the same each time. */
export const diceFalling = (n: number) => {
  const others = quickDice(n + 1);
  let rest = n;
  let known = 2;
  const one = (sides: number): number => {
    if (known-- <= 0) return others.roll(1, sides)[0] ?? 1;
    const face = rest % sides;
    rest = Math.floor(rest / sides);
    return face + 1;
  };
  return counted(
    diceOf({
      roll: (count, sides) => Array.from({ length: count }, () => one(sides)),
      shuffle: items => others.shuffle(items),
    }),
  );
};

/** One entry of the record: who did what, with which dice, and the result. */
export interface Turn<G extends GameTypes> {
  /** `table` began the game. */
  readonly seat: G['seat'] | 'table';
  readonly command?: G['command'];
  readonly edit?: Edit;
  /** Which dice this turn used. They are never used again, even if the turn is undone. */
  readonly number: number;
  readonly events: readonly AnyEvent<G>[];
  /** It rolled or revealed: somebody knows something new. */
  readonly barrier: boolean;
}

export interface Playthrough<G extends GameTypes> {
  readonly game: Rules<G>;
  readonly options: Options;
  readonly state: G['state'];
  /** `states[n]` is the state after `turns[n]`; the first turn is the setup. */
  readonly states: readonly G['state'][];
  readonly turns: readonly Turn<G>[];
  submit(seat: G['seat'], command: unknown): Verdict<G>;
  edit(seat: G['seat'] | 'table', change: Edit): Verdict<G>;
  /** Takes the last turn back. Refuses if there is none or, unless forced, if it rolled or revealed something. */
  undo(how?: { readonly force?: boolean }): Refusal | undefined;
  /** Replaces the present state, past all rules: the recorded turns no longer lead to it. */
  put(state: G['state']): void;
  /** Runs what a replaced state has waiting by itself, as a turn of the table; there may be nothing. */
  goOn(): readonly AnyEvent<G>[];
}

const beginning = <G extends GameTypes>(game: Rules<G>, options: Options, dice: Dice) => {
  const { state, events } = begin(game, game.setUp(options), dice);
  return { turns: [{ seat: 'table' as const, number: 0, events, barrier: true }], states: [state] };
};

const resumed = <G extends GameTypes>(game: Rules<G>, options: Options, turns: readonly Turn<G>[]) => {
  let state = game.setUp(options);
  const states = turns.map(({ events }) => (state = events.reduce((now, one) => evolve(game, now, one), state)));
  return { turns: [...turns], states };
};

/** Begins a game, or goes on with one whose turns are given. `diceOf` gives the dice of a turn's number. */
export const openPlay = <G extends GameTypes>(
  game: Rules<G>,
  options: Options,
  diceOf: (number: number) => Dice,
  played?: readonly Turn<G>[],
): Playthrough<G> => {
  const from: { turns: Turn<G>[]; states: G['state'][] } = played?.length
    ? resumed(game, options, played)
    : beginning(game, options, diceOf(0));
  const { turns, states } = from;
  let state: G['state'] = states.at(-1) ?? game.setUp(options);
  let number = (turns.at(-1)?.number ?? -1) + 1;
  const take = (verdict: Verdict<G>, by: Pick<Turn<G>, 'seat' | 'command' | 'edit'>): Verdict<G> => {
    if (!verdict.ok) return verdict;
    turns.push({ ...by, number: number++, events: verdict.events, barrier: isBarrier(game, verdict) });
    states.push((state = verdict.state));
    return verdict;
  };
  return {
    game,
    options,
    turns,
    states,
    get state() {
      return state;
    },
    // an accepted command matched a form of the game, so it is one of its commands
    submit: (seat, command) =>
      take(submit(game, state, seat, command, diceOf(number)), { seat, command: command as G['command'] }),
    edit: (seat, change) => take(editByHand(game, state, change, diceOf(number)), { seat, edit: change }),
    undo({ force = false } = {}) {
      const last = turns.at(-1);
      const before = states.at(-2);
      if (!last || before === undefined) return refuse('§table', 'nothing-to-undo');
      if (last.barrier && !force) return refuse('§table', 'undo-barrier');
      turns.pop();
      states.pop();
      state = before;
      return undefined;
    },
    put(other) {
      states[states.length - 1] = state = other;
    },
    goOn() {
      const verdict = goOn(game, state, diceOf(number));
      if (!verdict.ok || !verdict.events.length) return [];
      take(verdict, { seat: 'table' });
      return verdict.events;
    },
  };
};
