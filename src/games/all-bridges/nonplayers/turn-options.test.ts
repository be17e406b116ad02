/** §8.1.4, §8.1.5 The option that a Non-player takes. */
import { describe, expect, test } from 'vitest';
import { active, inactive } from '../testing/positions';
import { kinds, optionOf, played, sits, turn, without, type Table } from './testing/scenes';

describe('§8.1.4 Sequence of Play Options', () => {
  test('1: an Event marked for it comes first, and the marker is removed', () => {
    const state = without('senate', {
      agenda: turn('senate', 'reds'),
      ...sits({ senate: 'first', reds: 'second' }),
      piles: { current: ['26'], upcoming: ['26'] },
    });
    const { events, state: after } = played({ ...state, marked: { senate: '26', moderates: '26' } });
    expect(events).toContainEqual({ kind: 'nonplayer-option', seat: 'senate', option: 'turn-marked-event' });
    expect(after.marked).toEqual({ moderates: '26' });
  });
  test('2: it Passes for a card with its Pass symbol, and marks it', () => {
    const { state } = played(without('senate', { agenda: turn('senate', 'reds'), piles: { upcoming: ['26'] } }));
    expect(state.marked).toEqual({ senate: '26' });
    expect(state.cylinders.senate).toBe('pass-a');
  });
  test('2: two Factions may each mark their own card', () => {
    const state = without('reds-senate', { agenda: turn('senate', 'moderates'), piles: { upcoming: ['26'] } });
    expect(played({ ...state, marked: { reds: '9' } }).state.marked).toEqual({ reds: '9', senate: '26' });
  });
  test('3: the Senate takes every Train, now or next', () => {
    const state = (current: string, upcoming: string) =>
      without('senate', { agenda: turn('senate', 'reds'), piles: { current: [current], upcoming: [upcoming] } });
    expect(optionOf(state('15', '2'))).toBe('turn-capability');
    expect(played(state('2', '17')).state.marked).toEqual({ senate: '17' });
  });
  test('3: the Senate Passes for a Train even if another Faction has Passed; for another Capability only the first does', () => {
    const state = (seat: 'senate' | 'reds', upcoming: string) =>
      without(seat, {
        agenda: turn(seat, 'moderates'),
        cylinders: { reds: 'pass-a', senate: 'pass-a', moderates: 'third', [seat]: 'second' },
        piles: { current: ['40'], upcoming: [upcoming] },
      });
    expect(played(state('senate', '17')).state.marked).toEqual({ senate: '17' });
    expect(played(state('senate', '14'), 6).state.marked).toBeUndefined();
    expect(played(state('reds', '17')).state.marked).toBeUndefined();
  });
  test('3: another Capability on a die above twice what it has; for the Reds that number is two more', () => {
    const state = (seat: 'senate' | 'reds', part: Table = {}) =>
      without(seat, {
        agenda: turn(seat, seat === 'reds' ? 'senate' : 'reds'),
        piles: { current: ['14'], upcoming: ['2'] },
        ...part,
      });
    const takes = (table: ReturnType<typeof state>, ...dice: readonly number[]): boolean =>
      optionOf(table, ...dice) === 'turn-capability';
    expect(takes(state('senate'), 1)).toBe(true);
    expect(takes(state('reds'), 3)).toBe(true);
    expect(takes(state('reds'), 2)).toBe(false);
    const has = { capabilities: { 'jaeger-1': { side: 'senate', at: 'box' } } } as const;
    expect(takes(state('senate', has), 3)).toBe(true);
    expect(takes(state('senate', has), 2, 6)).toBe(false);
    const owns = { capabilities: { commander: { side: 'reds', at: 'box' } } } as const;
    expect(takes(state('reds', owns), 5)).toBe(true);
    expect(takes(state('reds', owns), 4)).toBe(false);
  });
  test('3: one die decides for both if the current and the next card are Capabilities', () => {
    const state = without('senate', {
      agenda: turn('senate', 'reds'),
      piles: { current: ['14'], upcoming: ['16'] },
      capabilities: { 'jaeger-1': { side: 'senate', at: 'box' } },
    });
    expect(played(state, 2, 6).state.marked).toBeUndefined();
  });
  test('4: the Event with its symbol, if it has an effect', () => {
    const state = (part: Table) =>
      without('moderates', { agenda: turn('moderates', 'reds'), piles: { current: ['18'], upcoming: ['2'] }, ...part });
    expect(optionOf(state({ display: { reds: 1 } }), 6)).toBe('turn-event');
  });
  test('§8.1.5 without a cube the Politics Phase would have no effect, and the Event is declined', () => {
    const state = without('moderates', {
      agenda: turn('moderates', 'reds'),
      piles: { current: ['18'], upcoming: ['2'] },
    });
    expect(kinds(state, 3)).toContain('nonplayer-card-drawn');
  });
  test('5: the last to act executes a Command and a Special Activity, others a Limited Command', () => {
    const state = (part: Table) =>
      without('moderates', { agenda: turn('moderates', 'reds'), piles: { current: ['25'], upcoming: ['2'] }, ...part });
    expect(optionOf(state({}), 3)).toBe('turn-limited-command');
    const last = sits({ reds: 'bottom-event-d', senate: 'ineligible', moderates: 'first' });
    expect(optionOf(state(last), 3)).toBe('turn-full-command');
  });
  test('§8.4.6 if only the full Command is open, Foreign Relations may follow a March without Prepare', () => {
    const state = without('senate', {
      phase: 2,
      agenda: turn('senate', 'reds'),
      piles: { current: ['2'], upcoming: ['2'] },
      ...sits({ senate: 'first', reds: 'bottom-event-d', moderates: 'bottom-limited-c' }),
      vassalage: { german: 4 },
      spaces: { oulu: { senate: inactive(19) }, helsinki: { senate: inactive(1) } },
    });
    const told = played(state, 1).events;
    expect(told).toContainEqual({ kind: 'command-chosen', seat: 'senate', command: 'march' });
    expect(told).toContainEqual({ kind: 'special-used', seat: 'senate', activity: 'foreign-relations' });
  });
  test('5: News is spent at once on a second Limited Command', () => {
    const state = without('reds', {
      phase: 2,
      agenda: turn('reds', 'senate'),
      piles: { current: ['26'], upcoming: ['2'] },
      ...sits({ reds: 'first', senate: 'middle-command' }),
      news: [
        { at: 'turku', holder: 'reds' },
        { at: 'available', holder: 'nobody' },
      ],
      spaces: { turku: { reds: inactive(1) } },
    });
    const after = played({ ...state, piles: { ...state.piles, current: ['1'] } });
    expect(after.events.map(({ kind }) => kind)).toContain('news-removed');
    expect(after.events.filter(({ kind }) => kind === 'command-chosen')).toHaveLength(2);
  });
  test('6: if only the Event is left, it takes that', () => {
    const state = without('reds', {
      agenda: turn('reds', 'senate'),
      piles: { current: ['19'], upcoming: ['2'] },
      ...sits({ reds: 'first', senate: 'middle-command', moderates: 'middle-limited-d' }),
    });
    expect(optionOf(state, 3)).toBe('turn-only-event');
  });
  test('§8.1.5 but not if it has no effect: then it Passes', () => {
    const state = without('reds', {
      agenda: turn('reds', 'senate'),
      piles: { current: ['39'], upcoming: ['2'] },
      ...sits({ reds: 'first', senate: 'middle-command', moderates: 'middle-limited-d' }),
      spaces: { helsinki: { networks: 1 }, turku: { networks: 1 } },
    });
    expect(optionOf(state)).toBe('turn-pass');
  });
  test('7, §8.2.1: a Faction none of whose cards can be executed Passes', () => {
    const state = without('moderates', {
      phase: 2,
      polarization: 5,
      agenda: turn('moderates', 'reds'),
      piles: { current: ['26'], upcoming: ['2'] },
      spaces: { helsinki: { moderates: active(3), networks: 1 }, turku: { moderates: active(3), networks: 1 } },
      display: { reds: 3, senate: 3 },
    });
    const idle = { ...state, piles: { ...state.piles, current: ['1'] } };
    expect(optionOf(idle)).toBe('turn-pass');
    expect(kinds(idle).filter(kind => kind === 'nonplayer-card-discarded').length).toBe(5);
  });
});
