import { describe, expect, test } from 'vitest';
import { evolve, playOut, toAct } from './agenda';
import type { Dice } from './dice';
import type { Message } from './messages';
import { explain } from './explain';
import { Bug } from './refusal';
import { choices, eachCommand, hasAnswer, legal, matches, mayAnswer } from './offers';
import { begin, edit, isBarrier, sameQuestion, submit } from './referee';
import { loaded } from './testing/replay';
import { steps } from './testing/toy/steps';
import { toy } from './testing/toy/toy';
import type { State } from './testing/toy/words';

const { state: dealt } = begin(toy, toy.setUp({ years: 3, storms: true }), loaded());
const window: State = {
  ...dealt,
  piles: { ...dealt.piles, 'hand-north': ['fish-1'], 'hand-south': ['storm-1', 'fish-2'] },
  agenda: [
    { kind: 'window', waiting: ['north', 'south'], round: 0 },
    { kind: 'check', seat: 'north', card: 'fish-7', storms: 0 },
    { kind: 'refill' },
    { kind: 'year' },
  ],
};
const over: State = { ...dealt, agenda: [] };

describe('an untrusted command is matched against a form', () => {
  const form = { kind: 'allot', who: ['a', 'b'], points: [1, 2] };
  test.each([
    [{ kind: 'allot', who: 'a', points: 2 }, true],
    [{ points: 2, who: 'a', kind: 'allot' }, true],
    [{ kind: 'allot', who: 'c', points: 2 }, false],
    [{ kind: 'allot', who: 'a' }, false],
    [{ kind: 'allot', who: 'a', points: 2, more: 1 }, false],
    [{ kind: 'allot', who: 'a', points: '2' }, false],
    [{ kind: 'other', who: 'a', points: 2 }, false],
    [JSON.parse('{"kind":"allot","who":"a","__proto__":{"points":2}}'), false],
    [null, false],
    ['allot', false],
    [undefined, false],
  ])('%o: %s', (command, expected) => expect(matches(form, command)).toBe(expected));
  test('every combination of the listed values is a command, and a visit may stop it', () => {
    const found: Message[] = [];
    eachCommand<Message>(form as never, command => {
      found.push(command);
      return found.length === 3;
    });
    expect(found).toEqual([
      { kind: 'allot', who: 'a', points: 1 },
      { kind: 'allot', who: 'a', points: 2 },
      { kind: 'allot', who: 'b', points: 1 },
    ]);
  });
});

describe('offers', () => {
  test('are those of the step on top, and those open at any time', () => {
    expect(legal(toy, toy.hide(window, 'south'), 'south')).toEqual([
      { kind: 'pass' },
      { kind: 'storm', card: 'storm-1' },
    ]);
    expect(legal(toy, toy.hide(window, 'north'), 'north')).toEqual([{ kind: 'pass' }]);
    expect(legal(toy, over, 'north')).toEqual([]);
  });
  test('an illegal one stays, with its reason', () => {
    const poor = { ...dealt, coins: { north: 1, south: 3 } };
    expect(
      choices(toy, toy.hide(poor, 'north'), 'north').map(({ command, refusal }) => [command, refusal?.reason]),
    ).toEqual([
      [{ kind: 'bid', coins: 0 }, undefined],
      [{ kind: 'bid', coins: 1 }, undefined],
      [{ kind: 'bid', coins: 2 }, 'too-few-coins'],
      [{ kind: 'bid', coins: 3 }, 'too-few-coins'],
    ]);
  });
  test('a seat that owes nothing may answer where it may', () => {
    const sealed: State = { ...dealt, sealed: ['north'] };
    expect(toAct(toy, sealed)).toEqual(['south']);
    expect(mayAnswer(toy, sealed, 'north')).toBe(true);
    expect(mayAnswer(toy, over, 'north')).toBe(false);
    expect(legal(toy, sealed, 'north')).toEqual([{ kind: 'unseal' }]);
  });
  test('a step without a legal answer is known', () => {
    const none: State = { ...window, agenda: [{ kind: 'window', waiting: [], round: 0 }] };
    expect(hasAnswer(toy, none, { kind: 'window', waiting: [], round: 0 })).toBe(false);
    expect(hasAnswer(toy, window, { kind: 'window', waiting: ['north'], round: 0 })).toBe(true);
  });
});

describe('submitting', () => {
  const refused = (state: State, seat: 'north' | 'south', command: unknown) => {
    const verdict = submit(toy, state, seat, command, loaded());
    return verdict.ok ? undefined : verdict.refusal;
  };
  test('is refused when the game is over, to a seat that is not asked, and if it answers another step', () => {
    expect(refused(over, 'north', { kind: 'pass' })).toEqual({ section: '§table', reason: 'game-over' });
    expect(
      refused({ ...window, agenda: [{ kind: 'window', waiting: ['south'], round: 0 }] }, 'north', { kind: 'pass' }),
    ).toEqual({ section: '§4', reason: 'not-asked', details: { step: 'window' } });
    expect(refused(window, 'north', { kind: 'roll' })).toEqual({
      section: '§4',
      reason: 'not-an-answer',
      details: { step: 'window' },
    });
    expect(refused(window, 'north', undefined)).toMatchObject({ reason: 'not-an-answer' });
  });
  test('is refused if no form lists it, before any rule sees it', () => {
    expect(refused(window, 'north', { kind: 'storm', card: 'storm-1' })).toEqual({
      section: '§4',
      reason: 'not-offered',
      details: { field: 'card' },
    });
    expect(refused(window, 'south', { kind: 'pass', card: 'storm-1' })).toEqual({
      section: '§4',
      reason: 'not-offered',
      details: { field: 'card' },
    });
    expect(refused(window, 'south', { kind: 'storm' })).toMatchObject({ details: { field: 'card' } });
  });
  test('one net agenda event ends the turn: what was kept, what lies on top', () => {
    const verdict = submit(toy, window, 'north', { kind: 'pass' }, loaded());
    expect(verdict).toMatchObject({
      ok: true,
      rolled: false,
      events: [
        { kind: 'passed', seat: 'north' },
        { kind: 'agenda', keep: 3, top: [{ kind: 'window', waiting: ['south'], round: 0 }] },
      ],
    });
  });
  test('a command open at any time pops nothing', () => {
    const verdict = submit(toy, window, 'south', { kind: 'storm', card: 'storm-1' }, loaded());
    expect(verdict.ok && verdict.state.agenda.map(step => step.kind)).toEqual(['window', 'check', 'refill', 'year']);
  });
  test('its events fold into the state it leads to', () => {
    const verdict = submit(toy, window, 'south', { kind: 'storm', card: 'storm-1' }, loaded());
    if (verdict.ok)
      expect(verdict.events.reduce((state, event) => evolve(toy, state, event), window)).toEqual(verdict.state);
    expect(verdict.ok).toBe(true);
  });
  test('what must happen as soon as it is true happens at once', () => {
    const close: State = { ...window, points: { north: 6, south: 0 }, agenda: window.agenda.slice(1) };
    expect(submit(toy, close, 'north', { kind: 'roll' }, loaded(['3d6', [1, 1, 1]]))).toMatchObject({
      ok: true,
      rolled: true,
      state: { agenda: [], outcome: { winner: 'north', reason: 'catch' } },
    });
  });
});

describe('changes by hand', () => {
  test('skipping takes the step on top away; there is nothing to skip when the game is over', () => {
    const skipped = edit(toy, window, { kind: 'skip' }, loaded());
    expect(skipped.ok && skipped.state.agenda[0]).toEqual(window.agenda[1]);
    expect(edit(toy, over, { kind: 'skip' }, loaded())).toMatchObject({ refusal: { reason: 'game-over' } });
  });
  test('what the game calls nonsense is refused', () => {
    expect(edit(toy, window, { kind: 'flip', piece: 'boat', at: 'deck' }, loaded())).toMatchObject({ ok: false });
  });
  test('are explained by the command they mean', () => {
    const playing = { ...toy, edit: () => [{ kind: 'card-played' as const, seat: 'south' as const, card: 'storm-1' }] };
    expect(
      explain(playing, toy.hide(window, 'south'), 'south', {
        kind: 'card',
        card: 'storm-1',
        from: 'hand-south',
        to: 'discards',
      }),
    ).toEqual({ command: { kind: 'storm', card: 'storm-1' } });
  });
  test('or by the refusal of it', () => {
    const forbidden = {
      ...toy,
      edit: () => [{ kind: 'bid-sealed' as const, seat: 'north' as const, secret: { to: 'north' as const, is: 3 } }],
    };
    const poor = { ...dealt, coins: { north: 1, south: 3 } };
    expect(explain(forbidden, toy.hide(poor, 'north'), 'north', { kind: 'set', marker: 'bid', to: 3 })).toMatchObject({
      refusal: { section: '§2', reason: 'too-few-coins' },
    });
  });
  test('or by nothing: no rule covers it, or only dice could say', () => {
    expect(explain(toy, window, 'north', { kind: 'set', marker: 'coins-north', to: 5 })).toBeUndefined();
    expect(explain(toy, window, 'north', { kind: 'flip', piece: 'boat', at: 'deck' })).toMatchObject({
      refusal: { reason: 'no-such-change' },
    });
    expect(
      explain(toy, { ...window, piles: { ...window.piles, discards: ['fish-3'] } }, 'north', {
        kind: 'shuffle',
        pile: 'discards',
      }),
    ).toBeUndefined();
  });
});

describe('faults of a game', () => {
  const dice: Dice = loaded();
  test('an event without a fold, a step without an entry', () => {
    expect(() => evolve(toy, window, { kind: 'exploded' } as never)).toThrow(Bug);
    expect(() => toAct(toy, { ...window, agenda: [{ kind: 'toString' } as never] })).toThrow(Bug);
  });
  test('steps that never ask anybody', () => {
    const forever = {
      ...toy,
      steps: { ...steps, refill: { section: '§1' as const, run: () => ({ then: [{ kind: 'refill' as const }] }) } },
    };
    expect(() => playOut(forever, { ...window, agenda: [{ kind: 'refill' }] }, {}, 0, dice)).toThrow(
      /steps do not end: refill/,
    );
  });
});

test('a roll or a reveal is a barrier, a pass is not', () => {
  expect(isBarrier(toy, { rolled: true, events: [] })).toBe(true);
  expect(isBarrier(toy, { rolled: false, events: [{ kind: 'bids-opened' }] })).toBe(true);
  expect(isBarrier(toy, { rolled: false, events: [{ kind: 'passed' }] })).toBe(false);
});

test('a question stays the same while only others have answered', () => {
  const asked = { kind: 'window', waiting: ['north', 'south'], round: 0 };
  const fewer = { ...asked, waiting: ['south'] };
  const reopened = { ...fewer, round: 1 };
  expect(sameQuestion(asked, fewer)).toBe(true);
  expect(sameQuestion(asked, reopened)).toBe(false);
  expect(sameQuestion(asked, undefined)).toBe(false);
  expect(sameQuestion(undefined, undefined)).toBe(true);
});
