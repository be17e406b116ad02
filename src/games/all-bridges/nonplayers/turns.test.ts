/** §8.1 How a Non-player comes to act, and what it is spared. */
import { describe, expect, test } from 'vitest';
import { toAct } from '../../../kernel/agenda';
import { goOn, submit } from '../../../kernel/referee';
import { loaded, type Roll } from '../../../kernel/testing/loaded';
import { allBridges } from '..';
import { fightOf } from '../rules/attack';
import { strengthLines } from '../rules/strength';
import { margin, wonAtCheck, wonAtLast } from '../rules/victory';
import { active, given, inactive, round, table, turnsOf } from '../testing/positions';
import { setUp } from '../rules/setup';
import type { State } from '../state';
import type { ActionBox, Seat, Step } from '../vocabulary';
import { NONPLAYER_DECKS } from './vocabulary';
import { WANTS } from './wants';

type Table = NonNullable<Parameters<typeof table>[0]>;
const without = (nonplayers: string, part: Table = {}, pace = 'run'): State => {
  const state = table(part);
  return { ...state, options: { ...state.options, nonplayers, pace } };
};
/** Everything that happens until a player is asked. */
const played = (state: State, ...dice: readonly number[]) => {
  const own = loaded(...dice.map((face): Roll => ['1d6', [face]]));
  const verdict = goOn(allBridges, state, own);
  expect(own.left, 'loaded but not rolled').toEqual([]);
  return verdict.ok ? verdict : { state, events: [] };
};
const kinds = (state: State, ...dice: readonly number[]): readonly string[] =>
  played(state, ...dice).events.map(({ kind }) => kind);
const optionOf = (state: State, ...dice: readonly number[]): string => {
  const event = played(state, ...dice).events.find(one => one.kind === 'nonplayer-option');
  return event?.kind === 'nonplayer-option' ? event.option : 'none';
};
/** A Non-player's turn, and a player's after it. */
const turn = (seat: Seat, then: Seat): readonly Step[] => turnsOf(seat, then);
const sits = (boxes: Partial<Record<Seat, ActionBox | 'first' | 'second' | 'third' | 'ineligible'>>) => ({
  cylinders: { reds: 'first', senate: 'second', moderates: 'third', ...boxes } as const,
});

describe('§8.0 Non-players', () => {
  test('a game is played by as many as there are players', () => {
    const seats = (nonplayers: string) => allBridges.seats({ nonplayers });
    expect(seats('none')).toEqual(['reds', 'senate', 'moderates']);
    expect(seats('moderates')).toEqual(['reds', 'senate']);
    expect(seats('reds-senate')).toEqual(['moderates']);
  });
  test('§8.1 before its turn a player is asked; at another pace before each step, or never', () => {
    const start = (pace: string) => without('reds', { agenda: turn('reds', 'senate') }, pace);
    const asked = played(start('turn')).state;
    expect(asked.agenda[0]).toEqual({ kind: 'nonplayer-due', seat: 'reds' });
    expect(toAct(allBridges, asked)).toEqual(['senate', 'moderates']);
    const after = (pace: string) =>
      given(played(start(pace)).state)
        .when('senate', { kind: 'let-play' })
        .ok().state.agenda[0]?.kind;
    expect(after('turn')).not.toBe('nonplayer-due');
    expect(after('step')).toBe('nonplayer-due');
    expect(played(start('run')).state.agenda[0]).toEqual({ kind: 'faction', seat: 'senate' });
  });
  test('§8.1 its step may be left out, and done by hand', () => {
    const { state } = played(without('reds', { agenda: turn('reds', 'senate') }, 'turn'));
    given(state)
      .when('senate', { kind: 'pass-over' })
      .ok()
      .asks('senate', { kind: 'faction', seat: 'senate' })
      .byHand({ kind: 'move', piece: 'reds-inactive', from: 'available-reds', to: 'in-turku', count: 1 })
      .ok()
      .leaves({ spaces: { turku: { reds: { inactive: 1 } } } });
  });
});

describe('§8.1 Non-Player Sequence of Play', () => {
  test('§8.1.1 each Faction has a deck of its own, six cards or five', () => {
    expect(Object.values(NONPLAYER_DECKS).map(deck => deck.length)).toEqual([6, 6, 5]);
  });
  test('§8.1.2 Non-players begin without Resources, and a Pass earns only the Moderates one', () => {
    expect(setUp({ nonplayers: 'reds-moderates' }).resources).toEqual({ reds: 0, senate: 5, moderates: 0 });
    const resources = { reds: 0, moderates: 0 };
    const pass = (seat: 'reds' | 'moderates', next: string) =>
      played(
        without('reds-moderates', {
          agenda: turn(seat, 'senate'),
          resources,
          piles: { upcoming: [next] },
        }),
      ).state.resources[seat];
    expect(pass('reds', '9')).toBe(0);
    expect(pass('moderates', '8')).toBe(1);
  });
  test('§8.1.3 Non-players pay nothing, and Offset all that hinders a Rally', () => {
    const state = without('reds', {
      agenda: turn('reds', 'senate'),
      resources: { reds: 0 },
      spaces: { hame: { administrations: 1, support: 2, terror: { senate: 2 } } },
      piles: { current: ['14'], upcoming: ['2'] },
    });
    const after = played({ ...state, piles: { ...state.piles, current: ['33'] } }).state;
    expect(after.resources.reds).toBe(0);
    expect(after.spaces.hame.reds.inactive).toBe(1);
  });
  test('§8.1.3 the Senate attacks with seven, the Reds with five, and what is added', () => {
    const strength = (by: 'reds' | 'senate') => {
      const state = without('reds-senate', { phase: 2 });
      const fight = { by, space: 'hame', attackers: 3, helpers: 0, cells: true, troops: false, bought: 0 } as const;
      return strengthLines(state, fight).map(({ value }) => value);
    };
    expect(strength('senate')).toEqual([7, 1, 8]);
    expect(strength('reds')).toEqual([5, 1, 6]);
    expect(fightOf).toBeDefined();
  });
});

describe('§8.1.4 Sequence of Play Options', () => {
  test('1: the Event that was marked for it comes first, and the marker goes', () => {
    const state = without('senate', {
      agenda: turn('senate', 'reds'),
      ...sits({ senate: 'first', reds: 'second' }),
      piles: { current: ['26'], upcoming: ['26'] },
    });
    const { events, state: after } = played({ ...state, marked: { card: '26', seat: 'senate' } });
    expect(events).toContainEqual({ kind: 'nonplayer-option', seat: 'senate', option: 'turn-marked-event' });
    expect(after.marked).toBeUndefined();
  });
  test('2: it Passes for a card with its Pass symbol, and marks it', () => {
    const { state } = played(without('senate', { agenda: turn('senate', 'reds'), piles: { upcoming: ['26'] } }));
    expect(state.marked).toEqual({ card: '26', seat: 'senate' });
    expect(state.cylinders.senate).toBe('pass-a');
  });
  test('3: the Senate takes every Train, now or next', () => {
    const state = (current: string, upcoming: string) =>
      without('senate', { agenda: turn('senate', 'reds'), piles: { current: [current], upcoming: [upcoming] } });
    expect(optionOf(state('15', '2'))).toBe('turn-capability');
    expect(played(state('2', '17')).state.marked).toEqual({ card: '17', seat: 'senate' });
  });
  test('3: another Capability on a die above twice what it has; the Reds reckon with two more', () => {
    const state = (seat: 'senate' | 'reds') =>
      without(seat, {
        agenda: turn(seat, seat === 'reds' ? 'senate' : 'reds'),
        piles: { current: ['14'], upcoming: ['2'] },
      });
    expect(optionOf(state('senate'), 1)).toBe('turn-capability');
    expect(optionOf(state('reds'), 5)).toBe('turn-capability');
    const has = without('senate', {
      agenda: turn('senate', 'reds'),
      piles: { current: ['14'], upcoming: ['2'] },
      capabilities: { 'jaeger-1': { side: 'senate', at: 'box' } },
    });
    expect(optionOf(has, 3)).toBe('turn-capability');
    expect(played(has, 2, 6).events).not.toContainEqual(expect.objectContaining({ option: 'turn-capability' }));
  });
  test('4: the Event with its symbol, if something happens by it', () => {
    const state = (part: Table) =>
      without('moderates', { agenda: turn('moderates', 'reds'), piles: { current: ['18'], upcoming: ['2'] }, ...part });
    expect(optionOf(state({ display: { reds: 1 } }), 6)).toBe('turn-event');
  });
  test('§8.1.5 without a cube the Politics Phase would come to nothing, and the Event is let alone', () => {
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
  test('5: News is spent on a second Limited Command at once', () => {
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
  test('6: if nothing but the Event is left, it takes that', () => {
    const state = without('reds', {
      agenda: turn('reds', 'senate'),
      piles: { current: ['19'], upcoming: ['2'] },
      ...sits({ reds: 'first', senate: 'middle-command', moderates: 'middle-limited-d' }),
    });
    expect(optionOf(state, 3)).toBe('turn-only-event');
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

describe('§8.1.6 Free Non-player Actions', () => {
  test('a named free Command follows the card that tells how', () => {
    const state = without('moderates', {
      phase: 2,
      agenda: turnsOf('senate', 'reds'),
      ...sits({ senate: 'first', reds: 'second' }),
      piles: { current: ['29'], upcoming: ['2'] },
      spaces: { turku: { moderates: inactive(3) } },
    });
    const taken = given(state).when('senate', { kind: 'take', box: 'bottom-event-d' }).ok().state;
    const verdict = submit(allBridges, taken, 'senate', { kind: 'choose-text', text: 'shaded' }, loaded());
    expect(verdict.ok && verdict.events).toContainEqual({ kind: 'disc-placed', disc: 'network', space: 'turku' });
  });
});

describe('§8.1.7 general priorities', () => {
  test('Resources are never given, and none are given to it', () => {
    const state = without('reds', { agenda: turnsOf('senate', 'moderates') });
    const begun = given(state).when('senate', { kind: 'take', box: 'bottom-event-d' }).ok().state;
    given(begun)
      .when('senate', { kind: 'transfer', to: 'reds', resources: 1 })
      .isRefused({ section: '§1.3.2', reason: 'not-offered' });
  });
});

describe('§8.1.8 Propaganda Rounds', () => {
  const support = (nonplayers: string, part: Table): State =>
    played(without(nonplayers, { propaganda: 2, ...part, agenda: [...round('agitation')] })).state;
  test('the Senate raises Support where it has Control and an Active Cell, Terror paid off unasked', () => {
    const { spaces } = support('senate-moderates', {
      spaces: { vaasa: { senate: active(1), support: -1, terror: { reds: 1 } } },
    });
    expect(spaces.vaasa).toMatchObject({ support: 2, terror: { reds: 0 } });
  });
  test('the Reds raise Opposition as far as their Administration lets them', () => {
    const { spaces } = support('reds-senate', {
      spaces: { tampere: { reds: active(1), administrations: 1 }, turku: { reds: active(1) } },
    });
    expect([spaces.tampere.support, spaces.turku.support]).toEqual([-2, -1]);
  });
  test('the Moderates calm Opposition from ten on, and else lay cubes', () => {
    const opposition = {
      helsinki: { support: -2 },
      tampere: { support: -2 },
      viipuri: { support: -2 },
      hame: { support: -2 },
    };
    const { spaces } = support('moderates', {
      spaces: { ...opposition, turku: { moderates: inactive(1) }, hame: { support: -2, moderates: inactive(1) } },
    });
    expect(spaces.hame.support).toBe(-1);
  });
  test('prisoners are released if Polarization is six or more, else none', () => {
    const left = (polarization: number) =>
      played(
        without('senate-moderates', {
          phase: 2,
          polarization,
          prisoners: { reds: 2 },
          agenda: [...round('release-prisoners').slice(1, 3), { kind: 'nonplayer-due', seat: 'senate' }],
        }),
      ).state.prisoners.reds;
    expect([left(5), left(6)]).toEqual([2, 0]);
  });
});

describe('§8.1.9 Capabilities', () => {
  test('a marker goes to the largest group, a Jaeger and a Train together', () => {
    const placed = (marker: 'cannons' | 'trains-1', at: 'turku' | 'tampere') =>
      played(
        without('senate', {
          phase: 2,
          capabilities: { 'jaeger-1': { side: 'senate', at } },
          agenda: [
            { kind: 'place-capability', seat: 'senate', marker, revolt: false },
            { kind: 'nonplayer-due', seat: 'senate' },
          ],
          spaces: { turku: { senate: inactive(3) }, tampere: { senate: inactive(1) } },
        }),
      ).state.capabilities[marker].at;
    expect(placed('cannons', 'tampere')).toBe('turku');
    expect(placed('trains-1', 'tampere')).toBe('tampere');
  });
});

describe('§8.2 Non-player Cards', () => {
  const moderate = (part: Table): State =>
    without('moderates', { agenda: turn('moderates', 'reds'), piles: { current: ['25'], upcoming: ['2'] }, ...part });
  test('§8.2.1, §8.2.3 a card goes back whose condition does not hold, or whose Command cannot be executed', () => {
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
  test('§8.2.2, §8.2.5 the turn tells its card, every priority, what each left, and why spaces fell out', () => {
    const { events } = played(moderate({ spaces: { turku: { moderates: inactive(1) } } }));
    const told = events.map(({ kind }) => kind);
    expect(told.filter(kind => kind !== 'spaces-fell-out').slice(0, 6)).toEqual([
      'nonplayer-card-drawn',
      'priority-void',
      'priority-void',
      'priority-tried',
      'chosen-randomly',
      'nonplayer-option',
    ]);
    // whatever a priority does not leave has fallen out by something it wants
    const fallen = events.flatMap(event => (event.kind === 'spaces-fell-out' ? [event] : []));
    expect(fallen.length).toBeGreaterThan(0);
    expect(fallen.every(({ because }) => WANTS.includes(because))).toBe(true);
    for (const event of events) {
      if (event.kind !== 'priority-tried') continue;
      const { card, priority, spaces } = event;
      const out = fallen.filter(one => one.card === card && one.priority === priority).flatMap(one => one.spaces);
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
  test('§8.2.4 what was no more than a Limited Command is recorded as one', () => {
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
});

describe('§8.6 Random Spaces', () => {
  test('what ties in everything is drawn, and told', () => {
    const state = without('moderates', {
      agenda: turn('moderates', 'reds'),
      piles: { current: ['25'], upcoming: ['2'] },
      spaces: { turku: { moderates: inactive(1) } },
    });
    expect(played(state).events).toContainEqual({
      kind: 'chosen-randomly',
      seat: 'moderates',
      card: '60',
      priority: '(2.2)',
      spaces: ['helsinki'],
    });
  });
});

describe('§8.7 One-Player Victory', () => {
  const won = {
    helsinki: { senate: inactive(1) },
    turku: { senate: inactive(1) },
    vaasa: { senate: inactive(1) },
  } as const;
  const calm = { polarization: 1, vassalage: { german: 1 }, spaces: won } as const;
  test('a player alone does not win before the last Round; §8.7.1 a Non-player does', () => {
    expect(wonAtCheck(without('none', calm))).toEqual({ winner: 'senate', reason: 'victory-check' });
    expect(wonAtCheck(without('reds-moderates', calm))).toBeUndefined();
    expect(wonAtCheck(without('senate-moderates', calm))).toEqual({ winner: 'senate', reason: 'victory-check' });
    expect(wonAtLast(without('reds-moderates', calm))).toEqual({ winner: 'senate', reason: 'final-round' });
  });
  test('two players win as three do', () => {
    expect(wonAtCheck(without('moderates', calm))).toEqual({ winner: 'senate', reason: 'victory-check' });
  });
  test('§7.1 a Non-player comes before players that are level', () => {
    const level = (nonplayers: string): State =>
      without(nonplayers, { ...calm, resources: { moderates: 16 }, issues: { working: 'reds', reform: 'reds' } });
    expect(margin(level('none'), 'senate')).toBe(margin(level('none'), 'moderates') - 1);
    const even = (nonplayers: string): State => ({
      ...level(nonplayers),
      resources: { reds: 0, senate: 0, moderates: 15 },
    });
    expect(wonAtLast(even('none')).winner).toBe('moderates');
    expect(wonAtLast(even('senate')).winner).toBe('senate');
  });
});
