/** The record of a game: enough to rebuild it without dice, and to audit it with them. Plain JSON. */
import { evolve } from './agenda';
import { canonical } from './fields';
import type { Dice } from './dice';
import type { Rules } from './game';
import type { AnyEvent, Options, GameTypes } from './messages';
import type { Refusal } from './refusal';
import type { Playthrough, Turn } from './playthrough';
import { begin, edit, submit } from './referee';

export interface GameRecord<G extends GameTypes> {
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly seats: readonly G['seat'][];
  readonly turns: readonly Turn<G>[];
}

export const recordOf = <G extends GameTypes>({ game, options, turns }: Playthrough<G>): GameRecord<G> => ({
  game: game.id,
  edition: game.edition,
  options,
  seats: game.seats(options),
  turns: [...turns],
});

/** The state after some turns, from their events alone. */
export const replayEvents = <G extends GameTypes>(
  game: Rules<G>,
  options: Options,
  turns: readonly Turn<G>[],
): G['state'] =>
  turns.reduce(
    (state, turn) => turn.events.reduce((now, event) => evolve(game, now, event), state),
    game.setUp(options),
  );

export type Replay<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['state'] }
  /** The first turn with another result: its index, the recorded one and the rules' one. */
  | {
      readonly ok: false;
      readonly turn: number;
      readonly expected: readonly AnyEvent<G>[];
      readonly got: readonly AnyEvent<G>[] | Refusal;
    };

/**
 * Plays the commands and changes by hand again with the same dice: every turn must give the events the record
 * holds.
 */
export const replayCommands = <G extends GameTypes>(
  game: Rules<G>,
  options: Options,
  turns: readonly Turn<G>[],
  diceOf: (number: number) => Dice,
): Replay<G> => {
  let state = game.setUp(options);
  for (const [index, turn] of turns.entries()) {
    const dice = diceOf(turn.number);
    const verdict = turn.edit
      ? edit(game, state, turn.edit, dice)
      : turn.seat === 'table'
        ? { ok: true as const, ...begin(game, state, dice) }
        : submit(game, state, turn.seat, turn.command, dice);
    const got = verdict.ok ? verdict.events : verdict.refusal;
    if (!verdict.ok || canonical(got) !== canonical(turn.events)) {
      return { ok: false, turn: index, expected: turn.events, got };
    }
    ({ state } = verdict);
  }
  return { ok: true, state };
};
