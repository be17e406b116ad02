import { describe, expect, test } from 'vitest';
import { quickDice, seededDice } from './dice';
import { isEdit } from './edit';
import { openPlay, type Playthrough } from './playthrough';
import { parseRecord } from './parse-record';
import { recordOf, replayCommands, replayEvents } from './record';
import { toy } from './testing/toy/toy';
import type { Toy } from './testing/toy/words';

const options = { years: 3, storms: true };
const diceOf = (turn: number) => seededDice(new Uint8Array(16).fill(7), turn);
const opened = (): Playthrough<Toy> => {
  const play = openPlay(toy, options, diceOf);
  play.submit('north', { kind: 'bid', coins: 1 });
  return play;
};
const saved = (play: Playthrough<Toy>): Record<string, unknown> => JSON.parse(JSON.stringify(recordOf(play)));

describe('a playthrough', () => {
  test('keeps turns and states side by side', () => {
    const play = opened();
    expect(play.turns.map(turn => [turn.seat, turn.number, turn.barrier])).toEqual([
      ['table', 0, true],
      ['north', 1, false],
    ]);
    expect(play.states.length).toBe(2);
    expect(play.states[1]).toBe(play.state);
  });
  test('a refused command is no turn', () => {
    const play = opened();
    expect(play.submit('north', { kind: 'roll' })).toMatchObject({ ok: false });
    expect(play.turns.length).toBe(2);
  });
  test('undo goes back, and its number is never used again', () => {
    const play = opened();
    const [before] = play.states;
    expect(play.undo()).toBeUndefined();
    expect(play.state).toBe(before);
    play.submit('north', { kind: 'bid', coins: 2 });
    expect(play.turns.at(-1)?.number).toBe(2);
  });
  test('undo stops at a reveal unless forced, and never takes the setup back', () => {
    const play = opened();
    play.submit('south', { kind: 'bid', coins: 0 });
    expect(play.undo()).toMatchObject({ section: '§table', reason: 'undo-barrier' });
    expect(play.undo({ force: true })).toBeUndefined();
    expect(play.undo()).toBeUndefined();
    expect(play.undo({ force: true })).toMatchObject({ reason: 'nothing-to-undo' });
  });
  test('a change by hand is a turn too, and a skip asks the next', () => {
    const play = opened();
    expect(play.edit('table', { kind: 'set', marker: 'coins-south', to: 5 }).ok).toBe(true);
    expect(play.state.coins.south).toBe(5);
    expect(play.edit('south', { kind: 'set', marker: 'coins-south', to: -5 }).ok).toBe(false);
    expect(play.turns.at(-1)).toMatchObject({ seat: 'table', edit: { kind: 'set' }, number: 2 });
  });
  test('goes on from recorded turns as if it had never stopped', () => {
    const play = opened();
    const again = openPlay(toy, options, diceOf, play.turns);
    expect(again.state).toEqual(play.state);
    expect(again.submit('south', { kind: 'bid', coins: 3 })).toEqual(play.submit('south', { kind: 'bid', coins: 3 }));
    expect(again.turns).toEqual(play.turns);
  });
  test('a replaced state counts, and undo leads past it', () => {
    const play = opened();
    play.put({ ...play.state, year: 9 });
    expect(play.state.year).toBe(9);
    play.undo();
    expect(play.state.year).toBe(1);
  });
});

describe('replaying', () => {
  test('by events needs no dice, by commands gives the same', () => {
    const play = opened();
    expect(replayEvents(toy, options, play.turns)).toEqual(play.state);
    expect(replayCommands(toy, options, play.turns, diceOf)).toMatchObject({ ok: true, state: play.state });
  });
  test('reports the first turn with another result', () => {
    expect(replayCommands(toy, options, opened().turns, quickDice)).toMatchObject({ ok: false, turn: 0 });
    const play = opened();
    const turns = play.turns.map((turn, n) =>
      n === 1 ? { ...turn, command: { kind: 'bid' as const, coins: 99 } } : turn,
    );
    expect(replayCommands(toy, options, turns, diceOf)).toMatchObject({
      ok: false,
      turn: 1,
      got: { reason: 'not-offered' },
    });
  });
});

describe('reading a record', () => {
  const good = saved(opened());
  const turn = (n: number, change: object): object => ({
    ...good,
    turns: (good['turns'] as object[]).map((one, at) => (at === n ? { ...one, ...change } : one)),
  });

  test('a good one is itself', () => expect(parseRecord(toy, good)).toEqual(good));
  test.each([
    [null, 'not-a-record', ''],
    [[], 'not-a-record', ''],
    ['{}', 'not-a-record', ''],
    [{ ...good, game: 3 }, 'not-a-text', '/game'],
    [{ ...good, game: 'chess' }, 'another-game', '/game'],
    [{ ...good, edition: '0' }, 'another-edition', '/edition'],
    [{ ...good, options: [] }, 'not-options', '/options'],
    [{ ...good, options: { years: 99 } }, 'not-a-value', '/options/years'],
    [{ ...good, options: { speed: 1 } }, 'unknown-option', '/options/speed'],
    [{ ...good, seats: [] }, 'not-seats', '/seats'],
    [{ ...good, seats: ['north', 'south', 'east'] }, 'other-seats', '/seats'],
    [{ ...good, turns: [] }, 'not-turns', '/turns'],
    [turn(1, { seat: 'east' }), 'no-such-seat', '/turns/1/seat'],
    [turn(1, { number: 0 }), 'numbers-do-not-rise', '/turns/1/number'],
    [turn(1, { number: 'x' }), 'not-a-number', '/turns/1/number'],
    [turn(1, { barrier: 'no' }), 'not-yes-or-no', '/turns/1/barrier'],
    [turn(1, { command: 'bid' }), 'not-a-command', '/turns/1/command'],
    [turn(1, { command: undefined }), 'turn-without-command', '/turns/1'],
    [turn(1, { edit: { kind: 'skip' } }), 'command-and-change', '/turns/1'],
    [turn(1, { command: undefined, edit: { kind: 'skip', by: 3 } }), 'not-a-change', '/turns/1/edit'],
    [turn(0, { command: { kind: 'bid' } }), 'setup-has-a-command', '/turns/0'],
    [turn(1, { events: 3 }), 'not-a-list', '/turns/1/events'],
    [turn(1, { events: [{ kind: 'agenda', keep: 'x' }] }), 'not-an-event', '/turns/1/events/0'],
    [turn(1, { events: [{ kind: 'exploded' }] }), 'unknown-event', '/turns/1/events/0'],
    [turn(1, { events: [{ kind: 'toString' }] }), 'unknown-event', '/turns/1/events/0'],
  ])('%#: %o', (input, problem, at) => expect(parseRecord(toy, input)).toMatchObject({ problem, at }));
});

test.each([
  [{ kind: 'skip' }, true],
  [{ kind: 'move', piece: 'a', from: 'b', to: 'c', count: 1 }, true],
  [{ kind: 'move', piece: 'a', from: 'b', to: 'c' }, false],
  [{ kind: 'set', marker: 'a', to: '1' }, false],
  [{ kind: 'constructor' }, false],
  [null, false],
  [{ kind: 'shuffle', pile: 'deck', why: '' }, false],
])('%o is a change by hand: %s', (input, expected) => expect(isEdit(input)).toBe(expected));
