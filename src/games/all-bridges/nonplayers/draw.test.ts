/** §8.2, §8.6 How a card is drawn, executed and explained, and what chance decides. */
import { describe, expect, test } from 'vitest';
import type { State } from '../state';
import { active, given, inactive } from '../testing/positions';
import type { Step } from '../vocabulary';
import { attackAt } from '../rules/attack';
import { operation } from '../rules/common';
import { freshFrame } from './draw';
import { played, sits, turn, without, type Table } from './testing/scenes';
import { WANTS } from './all-wants';

describe('§8.2 Non-player Cards', () => {
  const moderate = (part: Table): State =>
    without('moderates', { agenda: turn('moderates', 'reds'), piles: { current: ['25'], upcoming: ['2'] }, ...part });
  test('§8.2.1, §8.2.3 a card returns if its condition does not hold, or its Command cannot be executed', () => {
    const { events } = played(
      moderate({ polarization: 7, spaces: { turku: { moderates: active(6) }, hame: { networks: 2 } } }),
    );
    expect(events).toContainEqual({
      kind: 'nonplayer-card-discarded',
      seat: 'moderates',
      card: '60',
      because: 'condition',
    });
    expect(events).toContainEqual({
      kind: 'nonplayer-card-discarded',
      seat: 'moderates',
      card: '61',
      because: 'nothing-to-do',
    });
  });
  test('§8.2.2, §8.2.5 the turn names its card, every priority, what each left, and why spaces were ruled out', () => {
    const { events } = played(moderate({ spaces: { turku: { moderates: inactive(1) } } }));
    const told = events.map(({ kind }) => kind);
    expect(told.filter(kind => kind !== 'spaces-fell-out').slice(0, 7)).toEqual([
      'event-declined',
      'nonplayer-card-drawn',
      'priority-void',
      'priority-void',
      'priority-tried',
      'chosen-randomly',
      'nonplayer-option',
    ]);
    // what a priority does not leave was ruled out by something it wants
    const fallen = events.flatMap(event => (event.kind === 'spaces-fell-out' ? [event] : []));
    expect(fallen.length).toBeGreaterThan(0);
    expect(fallen.every(({ because }) => WANTS.includes(because))).toBe(true);
    for (const event of events) {
      if (event.kind !== 'priority-tried') continue;
      const { card, priority, spaces } = event;
      const short = `(${priority.replace(`priority-${card}-`, '').replaceAll('-', '.')})`;
      const out = fallen.filter(one => one.card === card && one.priority === short).flatMap(one => one.spaces);
      expect(out.length).toBeGreaterThan(0);
      expect(out.some(space => spaces.includes(space))).toBe(false);
      expect(new Set(out).size).toBe(out.length);
    }
  });
  test('§8.2.1 a card whose condition does not hold says what it needs', () => {
    const { events } = played(
      moderate({ polarization: 7, spaces: { turku: { moderates: active(6) }, hame: { networks: 2 } } }),
    );
    expect(events).toContainEqual({
      kind: 'condition-unmet',
      seat: 'moderates',
      card: '60',
      because: 'needed-cells-available',
    });
  });
  test('§8.2.4 a Command no larger than a Limited one is recorded as Limited', () => {
    const state = moderate({
      polarization: 6,
      ...sits({ reds: 'bottom-event-d', senate: 'ineligible', moderates: 'first' }),
      spaces: {
        turku: { moderates: inactive(3), networks: 1, reds: active(1) },
        tampere: { moderates: inactive(3), networks: 1 },
      },
    });
    const { events } = played(state);
    expect(events).toContainEqual({ kind: 'box-taken', seat: 'moderates', box: 'bottom-command' });
    expect(events).toContainEqual({ kind: 'cylinder-moved', seat: 'moderates', to: 'bottom-limited-c' });
  });
  describe('§8.1.4 (5) such a Limited Command is followed by a second one, if the Faction holds News', () => {
    const slight = (
      seat: 'reds' | 'senate',
      part: Table,
      dice: readonly number[] = [],
      mark = true,
    ): readonly string[] => {
      const { moderates = 'ineligible', ...others } = { [seat]: 'first' } as const;
      const state = without(seat, {
        phase: 2,
        agenda: turn(seat, 'moderates'),
        piles: { current: ['1'], upcoming: ['2'] },
        ...sits({ reds: 'bottom-event-d', senate: 'bottom-event-d', moderates, ...others }),
        news: [
          { at: 'karelia', holder: seat },
          { at: 'available', holder: 'nobody' },
        ],
        ...part,
      });
      const { 'news-after-any-limited': _, ...before } = state.options;
      return played({ ...state, options: mark ? state.options : before }, ...dice).events.map(({ kind }) => kind);
    };
    const held = { senate: inactive(2) };
    const towns = { helsinki: held, tampere: held, turku: held, viipuri: held, vaasa: held };
    /** One Cell is left, for a Province: no Town to Prepare in. */
    const rallying: Table = { spaces: { ...towns, karelia: { reds: inactive(1) } }, prisoners: { reds: 18 } };
    const commands = (told: readonly string[]): number => told.filter(kind => kind === 'command-chosen').length;
    test('the News is spent, and a card is drawn again', () => {
      const told = slight('reds', rallying, [6]);
      expect(told).toContain('cylinder-moved');
      expect(told).toContain('news-removed');
      expect(commands(told)).toBe(2);
    });
    test('not at a table without the mark', () => {
      const told = slight('reds', rallying, [], false);
      expect(told).not.toContain('news-removed');
      expect(commands(told)).toBe(1);
    });
    test('§3.2.4 pieces that attacked may not attack again', () => {
      // the card rolls by its script, which leaves behind the frame that it read
      const script = [{ at: 'attack-space', give: { kind: 'roll-attack' } }] as const;
      const frame = { ...freshFrame('reds', '52', false), at: 3, uses: 1, special: 'none', script } as const;
      const state = without('reds', {
        phase: 2,
        ...sits({ reds: 'bottom-command', senate: 'bottom-event-d', moderates: 'ineligible' }),
        news: [
          { at: 'uusimaa', holder: 'reds' },
          { at: 'available', holder: 'nobody' },
        ],
        spaces: { uusimaa: { reds: active(4), senate: inactive(3) } },
      });
      const attack = { kind: 'attack', seat: 'reds', spaces: ['uusimaa'] } as const;
      const terms = operation('reds', { commands: ['attack'], chosen: 'attack' });
      const agenda: readonly Step[] = [
        attackAt(state, 'reds', 'uusimaa'),
        attack,
        terms,
        frame,
        ...turn('senate', 'reds'),
      ];
      const slow = { ...state, agenda, options: { ...state.options, pace: 'step' } };
      const done = given(played(slow).state)
        .when('senate', { kind: 'let-play' }, ['1d6', [6]])
        .tells({ kind: 'attack-rolled', space: 'uusimaa', die: 6 });
      expect(done.state.agenda).toContainEqual({
        kind: 'second-limited',
        seat: 'reds',
        fought: { space: 'uusimaa', active: 0, inactive: 0, russians: 0 },
      });
    });
    test('a full Command is followed by no other', () => {
      const told = slight('reds', { ...rallying, prisoners: { reds: 12 } });
      expect(told).not.toContain('news-removed');
    });
  });
});

describe('§8.6 Random Spaces', () => {
  test('a complete tie is drawn, and recorded', () => {
    const state = without('moderates', {
      agenda: turn('moderates', 'reds'),
      piles: { current: ['25'], upcoming: ['2'] },
      spaces: { turku: { moderates: inactive(1) } },
    });
    expect(played(state).events).toContainEqual({
      kind: 'chosen-randomly',
      seat: 'moderates',
      card: '60',
      priority: 'priority-60-2-2',
      spaces: ['helsinki'],
    });
  });
});
