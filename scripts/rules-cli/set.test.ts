/** `set` changes the state of the rules CLI, whatever the rules say. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Ask, offersTo, openedGame, SEED, stateOf } from './testing';

let ask: Ask;
beforeEach(() => {
  ask = openedGame();
});

describe('a state set by hand', () => {
  test('has the new value, and the record says that it was altered', () => {
    expect(ask({ do: 'set', path: '/morale/red', value: 3 })).toEqual({ ok: true });
    expect(ask({ do: 'set', path: '/piles/white-discard/-', value: 'white-krasnov' })).toEqual({ ok: true });
    expect(stateOf(ask)).toMatchObject({
      morale: { red: 3, white: 20 },
      piles: { 'white-discard': ['white-krasnov'] },
    });
    const { record } = ask({ do: 'record' });
    expect(record).toMatchObject({ altered: true });
    expect(ask({ do: 'load', record })).toMatchObject({ ok: false, error: expect.stringContaining('set by hand') });
  });
  test('may be a step of the agenda', () => {
    expect(ask({ do: 'set', path: '/agenda', value: [{ kind: 'propaganda', seat: 'white' }] })).toEqual({ ok: true });
    expect(offersTo(ask, 'white')).toHaveLength(1);
  });
  test('runs no rule until something is asked: several values may be set first', () => {
    ask({ do: 'set', path: '/morale/red', value: 0 });
    ask({ do: 'set', path: '/morale/red', value: 5 });
    expect(ask({ do: 'state' })).toMatchObject({ outcome: null, state: { morale: { red: 5 } } });
  });
  test('then runs automatic steps first, and reports them as ran', () => {
    ask({ do: 'set', path: '/morale/red', value: 0 });
    const answer = ask({ do: 'state' });
    expect(answer).toMatchObject({ ok: true, toAct: [], outcome: { winner: 'white' } });
    expect(answer['ran']).toContainEqual(expect.objectContaining({ kind: 'game-ended', winner: 'white' }));
    expect(ask({ do: 'state' })).not.toHaveProperty('ran');
  });
  test('runs a step set on top that asks nobody', () => {
    ask({ do: 'setup', game: 'dual-powers', options: {}, seed: SEED });
    ask({ do: 'set', path: '/markers/2', value: 'red' });
    ask({ do: 'set', path: '/tokens/0/at', value: 'red' });
    const rest = [
      { kind: 'score', marker: 2, card: 'red-8' },
      { kind: 'unrest-choice', seat: 'soviet', region: 'blue' },
    ];
    ask({ do: 'set', path: '/agenda', value: rest });
    expect(ask({ do: 'submit', seat: 'soviet', command: { kind: 'take-bonus' } })).toMatchObject({
      ok: true,
      events: [{ kind: 'bonus-taken', seat: 'soviet' }, { kind: 'agenda' }],
      ran: [
        { kind: 'region-held', seat: 'soviet' },
        { kind: 'points-scored', seat: 'soviet', points: 4 },
        { kind: 'agenda' },
      ],
    });
    ask({ do: 'undo', force: true });
    expect(stateOf(ask)).toMatchObject({ score: 4, agenda: [{ kind: 'unrest-choice' }] });
  });
});
