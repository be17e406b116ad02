import { describe, expect, test } from 'vitest';
import { active, given, inactive, table, round, roundFrom } from '../testing/positions';
import { earnings } from './propaganda';
import type { Step } from '../vocabulary';

describe('§6.2 Politics Phase', () => {
  const cubes = {
    display: { reds: 1, senate: 2 },
    personality: 'turku',
    spaces: { turku: { moderates: inactive(1) } },
  } as const;
  test('§1.11.1 a die up to the cubes Resolves an Issue in the colour of more cubes, which are all removed', () => {
    roundFrom('politics-phase', cubes)
      .asks('moderates', { kind: 'politics-roll' })
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [3]])
      .tells(
        { kind: 'politics-rolled', cubes: 3, die: 3 },
        { kind: 'issue-resolved', issue: 'working', side: 'senate' },
      )
      .leaves({ display: { reds: 0, senate: 0 } });
  });
  test('a die above the cubes does nothing', () => {
    roundFrom('politics-phase', cubes)
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [4]])
      .ok()
      .leaves({ display: { reds: 1, senate: 2 }, issues: { working: 'unresolved' } });
  });
  test('in a tie the Moderates decide the colour', () => {
    roundFrom('politics-phase', { ...cubes, display: { reds: 1, senate: 1 } })
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [2]])
      .ok()
      .asks('moderates', { kind: 'tied-issue' })
      .when('moderates', { kind: 'award', side: 'reds' })
      .ok()
      .leaves({ issues: { working: 'reds' } });
  });
  test('§6.2.2 without a Personality the Moderates lose three Resources and place it in a Town', () => {
    roundFrom('politics-phase', { ...cubes, personality: 'available', resources: { reds: 0, senate: 0 } })
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [1]])
      .tells(
        { kind: 'resources-changed', faction: 'moderates', by: -3 },
        { kind: 'personality-placed', space: 'turku' },
      );
  });
});

describe('§6.3 Resources Phase', () => {
  test('the example: Vaasa, Mikkeli and Helsinki at Active Support bring the Senate six', () => {
    expect(
      earnings(
        table({ spaces: { vaasa: { support: 2 }, mikkeli: { support: 2 }, helsinki: { support: 2 } } }),
        'senate',
      ),
    ).toBe(6);
  });
  test('the Reds earn the Population that they Control', () => {
    expect(earnings(table({ spaces: { helsinki: { reds: inactive(1) }, oulu: { reds: inactive(1) } } }), 'reds')).toBe(
      2,
    );
  });
  test('the Moderates earn one for two levels of Polarization up to five, and one for each above', () => {
    const at = (polarization: number) => earnings(table({ polarization }), 'moderates');
    expect([0, 1, 2, 5, 6, 8, 10].map(at)).toEqual([0, 0, 1, 2, 3, 5, 7]);
  });
});

describe('§6.4 Support Phase', () => {
  test('§6.4.1 Russian Vassalage falls by one, not below zero', () => {
    roundFrom('russian-turmoil', {}).leaves({ vassalage: { russian: 2 } });
    roundFrom('russian-turmoil', { vassalage: { russian: 0 } }).leaves({ vassalage: { russian: 0 } });
  });
  test('§6.4.2 the Senate shifts as far as it pays, where it has Control and an Active Cell', () => {
    const agitating = roundFrom('agitation', {
      spaces: { hame: { senate: active(1), support: -1 }, turku: { senate: inactive(1) } },
    }).asks('senate', { kind: 'agitation' });
    agitating
      .when('senate', { kind: 'agitate', space: 'turku' })
      .isRefused({ section: '§6.4.2', reason: 'no-active-cell' });
    agitating
      .does('senate', { kind: 'agitate', space: 'hame' }, { kind: 'shift', by: 1 }, { kind: 'shift', by: 1 })
      .leaves({ resources: { senate: 3 }, spaces: { hame: { support: 1 } } })
      .when('senate', { kind: 'lower-polarization' })
      .isRefused({ reason: 'one-way-or-the-other' });
  });
  test('§6.2.1 only the first space has the surcharge', () => {
    roundFrom('agitation', {
      issues: { working: 'reds' },
      spaces: { hame: { senate: active(1) }, turku: { senate: active(1) } },
    })
      .does('senate', { kind: 'agitate', space: 'hame' }, { kind: 'lower-polarization' })
      .leaves({ resources: { senate: 3 } })
      .does('senate', { kind: 'agitate', space: 'turku' }, { kind: 'lower-polarization' })
      .leaves({ resources: { senate: 2 }, polarization: 1 });
  });
  const redsTurn: readonly Step[] = [
    { kind: 'faction', seat: 'reds' },
    { kind: 'agitation', seat: 'reds', spaces: [], built: false },
    ...round('final-check'),
  ];
  test('the Reds without an Administration reach Passive Opposition at most', () => {
    const shifted = (administrations: number) =>
      given(table({ propaganda: 1, agenda: redsTurn, spaces: { hame: { reds: active(1), administrations } } }))
        .byHand({ kind: 'skip' })
        .ok()
        .does('reds', { kind: 'agitate', space: 'hame' }, { kind: 'shift', by: -1 })
        .when('reds', { kind: 'shift', by: -1 });
    shifted(0).isRefused({ section: '§6.4.2', reason: 'no-administration' });
    shifted(1)
      .ok()
      .leaves({ spaces: { hame: { support: -2 } } });
  });
  test('the Moderates act in Uncontrolled spaces with Population: towards Neutral, a Network, a cube', () => {
    const at = given(
      table({
        propaganda: 1,
        agenda: [
          { kind: 'faction', seat: 'reds' },
          { kind: 'agitation', seat: 'moderates', spaces: [], built: false },
          ...round('final-check'),
        ],
        spaces: {
          hame: { moderates: inactive(2), support: 1, terror: { reds: 1 } },
          turku: { moderates: inactive(1), reds: inactive(2) },
        },
      }),
    )
      .byHand({ kind: 'skip' })
      .ok();
    at.when('moderates', { kind: 'agitate', space: 'turku' }).isRefused({ reason: 'controlled' });
    const inHame = at.when('moderates', { kind: 'agitate', space: 'hame' }).ok();
    inHame.when('moderates', { kind: 'shift', by: 1 }).isRefused({ reason: 'towards-neutral' });
    inHame
      .when('moderates', { kind: 'shift', by: -1 })
      .ok()
      .leaves({ spaces: { hame: { support: 0 } } });
    inHame
      .when('moderates', { kind: 'build', active: 0 })
      .ok()
      .leaves({ spaces: { hame: { networks: 1 } } });
    inHame
      .when('moderates', { kind: 'place-cube', cube: 'reds' })
      .ok()
      .leaves({ display: { reds: 1 } });
  });
});

describe('§6.2 the Politics Phase', () => {
  test('§6.2.2 with all Issues Resolved only the Personality is checked', () => {
    roundFrom('politics-phase', {
      issues: { working: 'reds', reform: 'senate', social: 'reds' },
      display: { reds: 2, senate: 1 },
      resources: { moderates: 7 },
    }).leaves({ display: { reds: 2, senate: 1 } });
  });
});
