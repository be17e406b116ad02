/**
 * Where two seats may roll at the same moment, whoever keeps the key could choose which comes first, or keep one back until
 * the number of the dice is another. So our games ask no two seats for a roll at once, but for what is listed here.
 */
import { expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { sameQuestion, submit } from '../../kernel/referee';
import { topOf } from '../../kernel/lookup';
import { eachPosition } from '../../kernel/testing/positions';
import type { Move as MoveOf } from '../../kernel/testing/random-play';
import type { AnyGame, AnyTypes } from '../record/model';
import { EVERY_GAME, floorOf } from '../../testing/all-games';

type State = AnyTypes['state'];
type Move = MoveOf<AnyTypes>;

/** One move of each kind that each seat may make. */
const ofEachKind = (moves: readonly Move[]): readonly Move[] => [
  ...new Map(moves.map(move => [`${move.seat} ${move.command.kind}`, move])).values(),
];

/** What a roll leads to; undefined for a move that rolls nothing. */
const rolledBy = (game: AnyGame, state: State, { seat, command }: Move, seed: number): State | undefined => {
  const verdict = submit(game, state, seat, command, quickDice(seed));
  return verdict.ok && verdict.rolled ? verdict.state : undefined;
};

/** The pairs of seats that could roll now, one after the other, each in answer to the question that stands. */
const atOnce = (game: AnyGame, state: State, moves: readonly Move[], seed: number): readonly string[] => {
  const seats = [...new Set(moves.map(({ seat }) => seat))];
  if (seats.length < 2) return [];
  const rolls = ofEachKind(moves).flatMap(move => {
    const after = rolledBy(game, state, move, seed);
    return after ? [{ move, after }] : [];
  });
  return rolls.flatMap(({ move, after }) =>
    rolls
      .filter(other => other.move.seat !== move.seat && sameQuestion(topOf(state), topOf(after)))
      .filter(other => rolledBy(game, after, other.move, seed))
      .map(other => `${move.command.kind}, then ${other.move.command.kind}`),
  );
};

/** Whoever comes first lets a Non-player go on: a keeper who plays may do it themselves, or leave it to another. */
const KNOWN: Readonly<Record<string, readonly string[]>> = { 'all-bridges': ['let-play, then let-play'] };

// shows trust.5
test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s asks no two seats for a roll at once, unless it is listed',
  (id, game) => {
    const found = new Set<string>();
    let looked = 0;
    // every second game with any options that it has
    const faults = eachPosition(game, { games: 6, cap: 200, every: 1 }, ({ state, moves, turn }) => {
      for (const pair of atOnce(game, state, moves, turn)) found.add(pair);
      looked++;
    });
    expect(faults).toEqual([]);
    expect([...found]).toEqual(KNOWN[id] ?? []);
    expect(looked).toBeGreaterThan(floorOf(id, 100));
  },
);
