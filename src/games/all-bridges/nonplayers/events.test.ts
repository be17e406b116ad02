/** §8.1.6, §8.1.7 How Non-players execute Events, by their instructions and the general priorities. */
import { describe, expect, test } from 'vitest';
import { goOn } from '../../../kernel/referee';
import { loaded, type Roll } from '../../../kernel/testing/replay';
import { allBridges } from '..';
import { spaces, stage } from '../cards/testing/stage';
import { toldOf } from '../cards/testing/telling';
import type { State } from '../state';
import type { Seat } from '../vocabulary';
import { active, inactive, table } from '../testing/positions';
import { chanceOf } from './chance';
import { eventChoice } from './event-choices';
import { holdsForEvent, type EventConditionName } from './event-conditions';

const none = { active: 0, inactive: 0 };

/** Executes a card's Event by a Faction without a player; returns one line. */
const executed = (
  card: string,
  seat: Seat,
  nonplayers: string,
  part: Partial<State> = {},
  ...dice: readonly number[]
) => {
  const start = stage(card, seat, part);
  const state: State = {
    ...start,
    options: { ...start.options, nonplayers, pace: 'run' },
    agenda: [
      { kind: 'event', seat },
      { kind: 'nonplayer-due', seat },
    ],
  };
  const own = loaded(...dice.map((face): Roll => ['1d6', [face]]));
  const verdict = goOn(allBridges, state, own);
  expect(own.left, 'loaded but not rolled').toEqual([]);
  return verdict.ok
    ? verdict.events.flatMap(event => (event.kind === 'agenda' ? [] : (toldOf(event) ?? []))).join(', ')
    : verdict.refusal.reason;
};

describe('Event instructions', () => {
  test('#1 the Senate takes its Jaeger', () => {
    expect(executed('1', 'senate', 'senate')).toBe('jaeger-1 of senate box');
  });
  test('#5, #9, #37 the Senate raises Support, Towns and the most Population first; the Reds Opposition', () => {
    expect(executed('5', 'senate', 'senate')).toBe('helsinki +1');
    expect(executed('5', 'reds', 'reds')).toBe('helsinki -1');
    expect(executed('9', 'reds', 'reds')).toBe('helsinki -1');
    expect(executed('37', 'senate', 'senate')).toBe('helsinki +1');
  });
  test('#11 a die moves a Vassalage', () => {
    expect(executed('11', 'reds', 'reds', {}, 2)).toBe('russian vassalage +1');
    expect(executed('11', 'reds', 'reds', {}, 3)).toBe('german vassalage -1');
    expect(executed('11', 'reds', 'reds', {}, 5)).toBe('german vassalage +1');
    expect(executed('11', 'senate', 'senate', {}, 5, 4)).toBe('german vassalage -1');
  });
  test('#14, #15 a Capability in Phase II goes to the largest group', () => {
    expect(executed('15', 'senate', 'senate', { phase: 2 })).toBe('trains-1 of senate box, trains-1 of senate vaasa');
  });
  test('#16 the Reds take the Commander, the Senate a Jaeger', () => {
    expect(executed('16', 'reds', 'reds')).toBe('commander of reds box');
    expect(executed('16', 'senate', 'senate')).toBe('jaeger-1 of senate box');
  });
  test('#19 the Moderates try the Politics Phase with five cubes, otherwise they add one', () => {
    expect(executed('19', 'moderates', 'moderates', { display: { reds: 3, senate: 2 } }, 6)).toMatch(
      /^cube of \w+ -1, die 6/,
    );
    expect(executed('19', 'moderates', 'moderates', { display: { reds: 2, senate: 2 } }, 3, 4)).toMatch(
      /^die 3, cube of senate/,
    );
  });
  test('#19 six cubes leave none to add: the Politics Phase', () => {
    expect(executed('19', 'moderates', 'moderates', { display: { reds: 3, senate: 3 } }, 6)).toMatch(
      /^cube of \w+ -1, die 6/,
    );
  });
  test('#20 takes the last Cell of a Faction that guards nothing, before a Prepared marker', () => {
    expect(executed('20', 'senate', 'senate')).toMatch(/-1 (turku|viipuri|helsinki|tampere)/);
    const prepared = spaces({ tampere: { prepared: { reds: 1, senate: 0 }, reds: { active: 3, inactive: 1 } } });
    const only = Object.fromEntries(
      Object.entries(prepared).map(([space, here]) => [
        space,
        space === 'tampere'
          ? { ...here, moderates: { active: 0, inactive: 0 } }
          : { ...here, reds: none, moderates: none },
      ]),
    ) as State['spaces'];
    expect(executed('20', 'senate', 'senate', { spaces: only })).toMatch(/prepared.*tampere/);
  });
  test('#37 the Senate shifts Helsinki if it is Neutral, else the most Opposition', () => {
    const helsinki = { ...stage('37', 'senate').spaces.helsinki, support: 1 };
    expect(executed('37', 'senate', 'senate', { spaces: spaces({ helsinki }) })).toBe('hame +1');
  });
  test('#24 the Reds clear Helsinki of a Prepared marker like Senate Cells', () => {
    const option = (here: object) => {
      const state = table({ piles: { current: ['24'] }, spaces: { helsinki: { reds: active(2), ...here } } });
      const answers = (['clear-town', 'rally'] as const).map(one => ({ kind: 'choose-option', option: one }) as const);
      const question = { state, seat: 'reds', answers, chance: chanceOf(loaded()), isLegal: () => true } as const;
      return eventChoice(question)?.command;
    };
    expect(option({ senate: inactive(1) })).toMatchObject({ option: 'clear-town' });
    expect(option({ prepared: { senate: 1 } })).toMatchObject({ option: 'clear-town' });
    expect(option({})).toMatchObject({ option: 'rally' });
  });
  test('§8.1.7 a Faction raises its own level first, whatever the Population; then it lowers the enemy’s', () => {
    const part = { spaces: spaces({ helsinki: { ...stage('5', 'senate').spaces.helsinki, support: -2 } }) };
    expect(executed('5', 'senate', 'senate', part)).not.toContain('helsinki');
  });
  test('#21 the Reds build where there is least Opposition', () => {
    expect(executed('21', 'reds', 'reds')).toBe('administration +1 uusimaa');
  });
  test('#28 the Moderates gain', () => {
    expect(executed('28', 'moderates', 'moderates', { prisoners: { reds: 0, senate: 0 } }, 4)).toBe(
      'die 4, moderates +4',
    );
  });
  test('#36 the Reds take Senate Cells prisoner', () => {
    expect(executed('36', 'reds', 'reds')).toMatch(/^senate active -1 \w+ to prison, polarization \+1, senate/);
  });
  test('#45 the Moderates block it: they keep their Resolved Issue, and weaken a Power instead', () => {
    const done = executed('45', 'moderates', 'moderates', {
      issues: { ...stage('45', 'moderates').issues, working: 'reds' },
    });
    expect(done).toMatch(/vassalage -/);
  });
  test('#40 the Reds attack where the most Senate Cells are lost', () => {
    expect(executed('40', 'reds', 'reds')).toContain('senate active -1 hame');
  });
  test('#44 the Reds shift Helsinki', () => {
    expect(executed('44', 'reds', 'reds')).toBe('helsinki -1');
  });
});

describe('the conditions of the sheet', () => {
  const asks = (name: EventConditionName, seat: Seat, part: Partial<State>, ...dice: readonly number[]) => {
    const start = stage('26', seat, part);
    const state = { ...start, options: { ...start.options, nonplayers: 'reds-senate' } };
    return holdsForEvent({ state, seat, chance: chanceOf(loaded(...dice.map((face): Roll => ['1d6', [face]]))) }, name);
  };
  test('#28 with ten to fourteen Resources', () => {
    const has = (moderates: number) =>
      asks('resources-ten-to-fourteen', 'moderates', { resources: { reds: 0, senate: 0, moderates } });
    expect([9, 10, 14, 15].map(has)).toEqual([false, true, true, false]);
  });
  test('#11 not on a 6; a 5 is for a player’s Senate, else it is rolled again', () => {
    const at = (...dice: readonly number[]) => asks('weapons-die', 'reds', {}, ...dice);
    expect([at(4), at(6), at(5, 6), at(5, 5, 1)]).toEqual([true, false, false, true]);
  });
  test('#20 with Control to gain, a last Cell or a Prepared marker, and not for any other Cell', () => {
    const has = (tampere: object) =>
      asks('guard-to-remove', 'senate', table({ spaces: { tampere } }) as Partial<State>);
    expect(has({ reds: active(2), senate: active(2) })).toBe(true);
    expect(has({ reds: active(3), senate: active(1) })).toBe(false);
    expect(has({ reds: active(1), moderates: active(3) })).toBe(true);
    expect(has({ reds: active(1), moderates: active(3), prepared: { reds: 1 } })).toBe(true);
    expect(has({ reds: active(2), moderates: active(3) })).toBe(false);
  });
  test('#37 the Senate wants Helsinki Neutral or Opposition where it has a Cell', () => {
    const has = (seat: Seat, placed: Parameters<typeof table>[0]) =>
      asks('cell-to-shift', seat, table(placed) as Partial<State>);
    expect(has('senate', { spaces: { helsinki: { senate: active(1) } } })).toBe(true);
    expect(has('senate', { spaces: { turku: { senate: active(1) } } })).toBe(false);
    expect(has('senate', { spaces: { turku: { senate: active(1), support: -1 } } })).toBe(true);
    expect(has('reds', { spaces: { turku: { senate: active(1) } } })).toBe(true);
    expect(has('reds', { spaces: { turku: { senate: active(1), support: -2 } } })).toBe(false);
  });
  test('#29, #32 at a Polarization of six', () => {
    expect([5, 6].map(polarization => asks('polarization-six-or-more', 'moderates', { polarization }))).toEqual([
      false,
      true,
    ]);
  });
  test('#44 at a German Vassalage of four, or of three on a 5 or 6', () => {
    const at = (german: number, ...dice: readonly number[]) =>
      asks('german-vassalage-high', 'senate', { vassalage: { german, russian: 3 } }, ...dice);
    expect([at(4), at(3, 5), at(3, 4), at(2)]).toEqual([true, true, false, false]);
  });
  test('#34, #39 only against Moderates with a player', () => {
    expect(asks('moderates-are-played', 'senate', {})).toBe(true);
  });
  test('#36 with prisoners, under fifteen Resources, at a Polarization of six or seven', () => {
    const at = (polarization: number) => asks('prisoners-to-free', 'moderates', { polarization });
    expect([5, 6, 7, 8].map(at)).toEqual([false, true, true, false]);
  });
});
