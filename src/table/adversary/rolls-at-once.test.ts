/**
 * Where two seats may roll at the same moment, whoever keeps the key could choose which comes first, or keep one back until
 * the number of the dice is another. So our games ask no two seats for a roll at once. Tables made before All Bridges
 * Burning was mended, which let anybody answer for a Non-player, go on as they were.
 */
import { expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { sameQuestion, submit } from '../../kernel/referee';
import { topOf } from '../../kernel/lookup';
import { eachPosition } from '../../kernel/testing/positions';
import type { Move as MoveOf } from '../../kernel/testing/random-play';
import { verify } from '../judgement/verify';
import type { AnyGame, AnyTypes, Ask } from '../record/model';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import { english } from '../panels/testing/render';
import { verifiedText } from '../panels/verified';
import { play } from '../referee/commands';
import { cheatAt } from '../testing/cheating';
import { playOn, seatedTable } from '../testing/seated-tables';
import type { TestTable } from '../testing/tables';
import { EVERY_GAME, floorOf, gameOf } from '../../testing/all-games';

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

// shows trust.5
test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s asks no two seats for a roll at once', (id, game) => {
  const found = new Set<string>();
  let looked = 0;
  // every second game with any options that it has
  const faults = eachPosition(game, { games: 6, cap: 200, every: 1 }, ({ state, moves, turn }) => {
    for (const pair of atOnce(game, state, moves, turn)) found.add(pair);
    looked++;
  });
  expect(faults).toEqual([]);
  expect([...found]).toEqual([]);
  expect(looked).toBeGreaterThan(floorOf(id, 100));
});

const LET = { kind: 'let-play' } as const;

/** A table for two at which the Reds have no player, once it is asked who lets them go on; and the second of the two. */
const askedTable = async (made: { readonly unmarked?: true } = {}) => {
  const game = gameOf('all-bridges');
  if (!game) throw new Error('no game');
  const { table, seats, at } = await seatedTable(game, { options: { nonplayers: 'reds', pace: 'turn' }, ...made });
  for (let n = 0; topOf(table.referee.timeline.state)?.kind !== 'nonplayer-due'; n++) {
    await playOn(table, at, 1, undefined, n);
  }
  const seat = seats[1] ?? '';
  const browser = at[seat];
  if (!browser) throw new Error('nobody sits there');
  const ask: Ask = { kind: 'command', seat, command: LET };
  return { table, seat, browser, ask };
};

/** What Verify says of a record, in words. */
const verdictOf = ({ game, head, raws, tableSecret, referee }: TestTable): string => {
  const verdict = verify(game, head, raws, tableSecret);
  return verdict.ok
    ? verifiedText(readingOf(clientOf(referee.timeline, 'gm'), english), verdict)
    : verdict.problem.problem;
};

test('at a table made before, anybody still lets a Non-player go on, and Verify finds it right', async () => {
  const { table, browser, ask } = await askedTable({ unmarked: true });
  expect(await browser.ask(ask)).toMatchObject({ ok: true });
  expect(verdictOf(table)).toContain('Made under earlier rules of this game.');
  expect(verdictOf((await askedTable()).table)).not.toContain('earlier');
});

// shows trust.5
test('who is not asked lets no Non-player go on; a keeper who has it so is found', async () => {
  const { table, seat, browser, ask } = await askedTable();
  expect(await browser.ask(ask)).toMatchObject({ ok: false, refusal: { section: '§8.1', reason: 'not-asked' } });
  const cheat = cheatAt(table);
  const due = { ...table.game.steps['nonplayer-due'], seats: () => [seat] };
  const game = { ...table.game, steps: { ...table.game.steps, 'nonplayer-due': due } } as AnyGame;
  await play({ ...cheat.book, game }, seat, LET, { sender: cheat.signedBy(browser, ask) });
  expect(cheat.says()).toBe('verify-illegal');
});
