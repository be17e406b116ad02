import { describe, expect, test } from 'vitest';
import { active, given, inactive, table, war, round } from '../testing/positions';
import { earnings } from './propaganda';
import { margin, passes, ranking, wonAtCheck, wonAtLast } from './victory';
import type { Step } from '../vocabulary';

type Table = Parameters<typeof war>[0];

/** A step of the Round is reached by skipping what lies upon it. */
const from = (kind: Step['kind'], part: Table) =>
  given(table({ propaganda: 1, agenda: [{ kind: 'faction', seat: 'reds' }, ...round(kind)], ...part }))
    .byHand({ kind: 'skip' })
    .ok();

describe('§6.1, §7 Victory', () => {
  const opposed = {
    spaces: {
      hame: { support: -2 },
      uusimaa: { support: -2 },
      karelia: { support: -2 },
      helsinki: { support: -2 },
      turku: { support: -1, administrations: 1 },
    },
  };
  test('§7.2 Reds: Opposition with Administrations above eleven, Russian Vassalage with Polarization at most five', () => {
    const at = (polarization: number) => table({ ...opposed, polarization, vassalage: { russian: 2 } });
    expect(margin(at(3), 'reds')).toBe(1);
    expect(passes(at(3), 'reds')).toBe(true);
    expect([margin(at(4), 'reds'), passes(at(4), 'reds')]).toEqual([0, false]);
  });
  test('§7.2 Senate: Town Population above three, German Vassalage with Polarization below six', () => {
    const towns = { helsinki: { senate: active(1) }, turku: { senate: active(1) }, vaasa: { senate: active(1) } };
    const at = (german: number) => table({ spaces: towns, vassalage: { german } });
    expect([margin(at(2), 'senate'), passes(at(2), 'senate')]).toEqual([1, true]);
    expect([margin(at(3), 'senate'), passes(at(3), 'senate')]).toEqual([0, false]);
  });
  test('§7.3 a Power in the way lowers only a positive margin', () => {
    expect(margin(table({ polarization: 9 }), 'senate')).toBe(-3);
  });
  test('§7.2 Moderates: Resources above fourteen, Issues and Networks and one level with Polarization', () => {
    const at = (part: Table) =>
      table({ resources: { moderates: 15 }, polarization: 2, spaces: { hame: { networks: 1 } }, ...part });
    expect([margin(at({}), 'moderates'), passes(at({}), 'moderates')]).toEqual([0, true]);
    expect(passes(at({ resources: { moderates: 14 } }), 'moderates')).toBe(false);
    expect(passes(at({ polarization: 3 }), 'moderates')).toBe(false);
  });
  test('§7.1 ties go to the Moderates, then to the Senate', () => {
    const level = table({ resources: { moderates: 11 }, polarization: 0, vassalage: { german: 0, russian: 0 } });
    expect(ranking(level)).toEqual(['moderates', 'senate', 'reds']);
    expect(wonAtCheck(level)).toBeUndefined();
  });
  test('§6.1 a victory check ends the game at the start of a Round', () => {
    from('victory-phase', { ...opposed, polarization: 3, vassalage: { russian: 2 } }).ends({
      winner: 'reds',
      reason: 'victory-check',
    });
  });
  test('§7.3, §6.4.3 after the last Round the highest positive margin wins, else the stronger Power, else nobody', () => {
    const powers = (german: number, russian: number) => wonAtLast(table({ vassalage: { german, russian } }));
    expect(powers(4, 2)).toEqual({ winner: 'german', reason: 'germany' });
    expect(powers(2, 4)).toEqual({ winner: 'russian', reason: 'russia' });
    expect(powers(3, 3)).toEqual({ winner: 'nobody', reason: 'nobody' });
    expect(wonAtLast(table({ ...opposed, polarization: 0 }))).toEqual({ winner: 'reds', reason: 'final-round' });
  });
});

describe('§6.2 Politics Phase', () => {
  const cubes = {
    display: { reds: 1, senate: 2 },
    personality: 'turku',
    spaces: { turku: { moderates: inactive(1) } },
  } as const;
  test('§1.11.1 a die up to the cubes Resolves an Issue in the colour of more cubes, which all leave', () => {
    from('politics-phase', cubes)
      .asks('moderates', { kind: 'politics-roll' })
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [3]])
      .tells(
        { kind: 'politics-rolled', cubes: 3, die: 3 },
        { kind: 'issue-resolved', issue: 'working', side: 'senate' },
      )
      .leaves({ display: { reds: 0, senate: 0 } });
  });
  test('above them nothing happens', () => {
    from('politics-phase', cubes)
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [4]])
      .ok()
      .leaves({ display: { reds: 1, senate: 2 }, issues: { working: 'unresolved' } });
  });
  test('in a tie the Moderates decide the colour', () => {
    from('politics-phase', { ...cubes, display: { reds: 1, senate: 1 } })
      .when('moderates', { kind: 'roll-politics' }, ['1d6', [2]])
      .ok()
      .asks('moderates', { kind: 'tied-issue' })
      .when('moderates', { kind: 'award', side: 'reds' })
      .ok()
      .leaves({ issues: { working: 'reds' } });
  });
  test('§6.2.2 without a Personality the Moderates lose three Resources and place it in a Town', () => {
    from('politics-phase', { ...cubes, personality: 'available', resources: { reds: 0, senate: 0 } })
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
    from('russian-turmoil', {}).leaves({ vassalage: { russian: 2 } });
    from('russian-turmoil', { vassalage: { russian: 0 } }).leaves({ vassalage: { russian: 0 } });
  });
  test('§6.4.2 the Senate shifts as far as it pays, where it has Control and an Active Cell', () => {
    const agitating = from('agitation', {
      spaces: { hame: { senate: active(1), support: -1 }, turku: { senate: inactive(1) } },
    }).asks('senate', { kind: 'agitation' });
    agitating
      .when('senate', { kind: 'agitate', space: 'turku' })
      .isRefused({ section: '§6.4.2', reason: 'no-active-cell' });
    agitating
      .when('senate', { kind: 'agitate', space: 'hame' })
      .ok()
      .when('senate', { kind: 'shift', by: 1 })
      .ok()
      .when('senate', { kind: 'shift', by: 1 })
      .ok()
      .leaves({ resources: { senate: 3 }, spaces: { hame: { support: 1 } } })
      .when('senate', { kind: 'lower-polarization' })
      .isRefused({ reason: 'one-way-or-the-other' });
  });
  test('§6.2.1 the surcharge falls on the first space alone', () => {
    from('agitation', {
      issues: { working: 'reds' },
      spaces: { hame: { senate: active(1) }, turku: { senate: active(1) } },
    })
      .when('senate', { kind: 'agitate', space: 'hame' })
      .ok()
      .when('senate', { kind: 'lower-polarization' })
      .ok()
      .leaves({ resources: { senate: 3 } })
      .when('senate', { kind: 'agitate', space: 'turku' })
      .ok()
      .when('senate', { kind: 'lower-polarization' })
      .ok()
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
        .when('reds', { kind: 'agitate', space: 'hame' })
        .ok()
        .when('reds', { kind: 'shift', by: -1 })
        .ok()
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

describe('§6.5 Reset Phase', () => {
  test('§6.5.1 each full pair of prisoners left raises Polarization', () => {
    from('release-prisoners', { phase: 2, prisoners: { senate: 2, reds: 3 } })
      .asks('reds', { kind: 'release-prisoners' })
      .when('reds', { kind: 'release', prisoners: 2 })
      .then({ kind: 'prisoners-changed', faction: 'senate', by: -2 })
      .when('senate', { kind: 'release', prisoners: 0 })
      .tells({ kind: 'polarization-changed', by: 1 });
  });
  test('§6.5.3 Russians fill up in a Town with Reds, Germans in their box; too many leave', () => {
    from('adjust-powers', { phase: 2, spaces: { turku: { reds: inactive(1) } } }).leaves({
      germanBox: 3,
      spaces: { turku: { russians: 3 } },
    });
    from('adjust-powers', {
      phase: 2,
      germanBox: 1,
      vassalage: { german: 1, russian: 0 },
      spaces: { hame: { germans: 2, russians: 2 } },
    }).leaves({
      germanBox: 1,
      spaces: { hame: { germans: 0, russians: 0 } },
    });
  });
  test('§6.5.4 Terror, Sabotage and News leave the map', () => {
    from('old-news', {
      sabotage: ['tampere/hame'],
      news: [
        { at: 'hame', holder: 'nobody' },
        { at: 'available', holder: 'nobody' },
      ],
      spaces: { hame: { terror: { reds: 1, senate: 1 } } },
    }).leaves({ sabotage: [], news: [{ at: 'available' }, {}], spaces: { hame: { terror: { reds: 0, senate: 0 } } } });
  });
  test('§6.5.5 after the first Round ten Senate Cells become Available', () => {
    from('conscription', { outOfPlay: 10 }).leaves({ outOfPlay: 0 });
    from('conscription', { outOfPlay: 10, propaganda: 2 }).leaves({ outOfPlay: 10 });
  });
  test('§6.5 the order of Eligibility stays as it was', () => {
    from('conscription', { cylinders: { reds: 'third', senate: 'first', moderates: 'ineligible' } }).leaves({
      cylinders: { reds: 'third', senate: 'first', moderates: 'ineligible' },
    });
  });
});

describe('§5.3 Capabilities', () => {
  const gained = (part: Table, capability: 'jaeger' | 'trains') =>
    given(
      table({
        agenda: [
          { kind: 'faction', seat: 'reds' },
          { kind: 'gain-capability', seat: 'senate', capability },
          ...round('conscription'),
        ],
        ...part,
      }),
    )
      .byHand({ kind: 'skip' })
      .ok();
  test('wait in their box in Phase I', () => {
    gained({}, 'trains').leaves({ capabilities: { 'trains-1': { at: 'box', side: 'senate' } } });
  });
  test('stand with a friendly Cell in Phase II; Jaeger come to Vaasa or as near as there are Senate Cells', () => {
    gained({ phase: 2, spaces: { hame: { senate: inactive(1) }, vaasa: { senate: inactive(1) } } }, 'jaeger').leaves({
      capabilities: { 'jaeger-1': { at: 'vaasa' } },
    });
    gained({ phase: 2, spaces: { turku: { senate: inactive(1) } } }, 'jaeger').leaves({
      capabilities: { 'jaeger-1': { at: 'turku' } },
    });
    gained({ phase: 2, spaces: { hame: { senate: inactive(1) } } }, 'trains')
      .asks('senate', { kind: 'place-capability' })
      .when('senate', { kind: 'place-marker', at: 'hame-west' })
      .ok()
      .leaves({ capabilities: { 'trains-1': { at: 'hame-west' } } });
  });
});

describe('§6.2 the Politics Phase', () => {
  test('§6.2.2 with all Issues Resolved only the Personality is looked for', () => {
    from('politics-phase', {
      issues: { working: 'reds', reform: 'senate', social: 'reds' },
      display: { reds: 2, senate: 1 },
      resources: { moderates: 7 },
    }).leaves({ display: { reds: 2, senate: 1 } });
  });
});

describe('§6.5.1 Prisoners of War', () => {
  test('first the Reds release, then the Senate; the rest counts in pairs', () => {
    given(war({ agenda: round('release-prisoners'), prisoners: { reds: 3, senate: 2 }, propaganda: 2 }))
      .when('reds', { kind: 'release', prisoners: 1 })
      .ok()
      .when('senate', { kind: 'release', prisoners: 0 })
      .ok()
      .leaves({ prisoners: { reds: 3, senate: 1 }, polarization: 5 });
  });

  test('nobody releases prisoners of his own', () => {
    from('release-prisoners', { phase: 2, prisoners: { reds: 3, senate: 0 } }).asks('senate', {
      kind: 'release-prisoners',
      seat: 'senate',
    });
  });
});
