/** What is easily forgotten: exceptions, notes and boundaries of the rules that the sections mention in passing. */
import { describe, test } from 'vitest';
import type { Command, Seat, Step } from '../vocabulary';
import { active, command, given, inactive, round, table, turnsOf, war } from '../testing/positions';

type Table = Parameters<typeof war>[0];
const choose = (name: 'rally' | 'activism' | 'terror' | 'attack' | 'march'): Command => ({
  kind: 'choose-command',
  command: name,
});
const beginning = (seat: Seat, name: Parameters<typeof choose>[0], part: Table, terms = {}) =>
  given(war({ agenda: command(seat, terms), ...part }))
    .when(seat, choose(name))
    .ok();
/** A step of the Round is reached by skipping what lies upon it. */
const from = (kind: Step['kind'], part: Table) =>
  given(table({ propaganda: 1, agenda: [{ kind: 'faction', seat: 'reds' }, ...round(kind)], ...part }))
    .byHand({ kind: 'skip' })
    .ok();

describe('§2.2 turns', () => {
  test('§2.2.3 whoever comes after two passes may still begin any row', () => {
    given(table({ cylinders: { reds: 'first', senate: 'second', moderates: 'third' } }))
      .when('reds', { kind: 'pass' })
      .ok()
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'take', box: 'bottom-event-d' })
      .ok();
  });

  test('§2.2.2 three passes bring each a Resource and change no order', () => {
    given(table({ cylinders: { reds: 'first', senate: 'second', moderates: 'third' } }))
      .when('reds', { kind: 'pass' })
      .ok()
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'pass' })
      .ok()
      .leaves({
        cylinders: { reds: 'first', senate: 'second', moderates: 'third' },
        resources: { reds: 6, senate: 6, moderates: 6 },
      });
  });

  test('§2.2 an Ineligible Faction is not asked, and returns behind those who passed', () => {
    given(
      table({
        cylinders: { reds: 'ineligible', senate: 'first', moderates: 'second' },
        agenda: turnsOf('senate', 'moderates'),
      }),
    )
      .when('senate', { kind: 'pass' })
      .ok()
      .when('moderates', { kind: 'take', box: 'bottom-event-d' })
      .ok()
      .when('moderates', { kind: 'choose-text', text: 'unshaded' })
      .ok()
      .leaves({ cylinders: { senate: 'first', reds: 'second', moderates: 'third' } });
  });
});

describe('§3.2.2 Activism as a Limited Command', () => {
  test('may be the die alone, with Cells anywhere', () => {
    beginning(
      'reds',
      'activism',
      { spaces: { turku: { reds: inactive(1) }, oulu: { reds: inactive(1) } } },
      { limited: true },
    )
      .when('reds', { kind: 'activate' }, ['1d6', [3]])
      .ok()
      .when('reds', { kind: 'activate-cell', space: 'turku' })
      .ok()
      .when('reds', { kind: 'activate-cell', space: 'oulu' })
      .ok()
      .asks('senate', { kind: 'faction' });
  });

  test('one of the four kinds, not two', () => {
    beginning('reds', 'activism', { spaces: { turku: { reds: active(1), senate: active(1) } } }, { limited: true })
      .when('reds', { kind: 'pacify', space: 'turku' })
      .ok()
      .asks('senate', { kind: 'faction' });
  });
});

describe('§3.2.4 Retreat', () => {
  const fight = (part: Table) =>
    beginning('reds', 'attack', {
      resources: { reds: 10 },
      spaces: { tampere: { reds: active(6), senate: active(1) } },
      capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
      ...part,
    })
      .when('reds', { kind: 'attack', space: 'tampere' })
      .ok()
      .when('reds', { kind: 'add-strength' })
      .ok()
      .when('reds', { kind: 'roll-attack' }, ['1d6', [1]])
      .ok();

  test('a Train goes along on its railway', () => {
    fight({})
      .when('reds', { kind: 'retreat', to: 'hame' })
      .ok()
      .leaves({ spaces: { hame: { senate: { active: 1 } } }, capabilities: { 'trains-1': { side: 'senate' } } });
  });

  test('a Train that a sabotaged border holds back is removed', () => {
    fight({ sabotage: ['tampere/hame'] })
      .when('reds', { kind: 'retreat', to: 'hame' })
      .ok()
      .leaves({ spaces: { hame: { senate: { active: 1 } } }, capabilities: { 'trains-1': { at: 'aside' } } });
  });

  test('News that the last of them held goes with them', () => {
    fight({
      news: [
        { at: 'tampere', holder: 'senate' },
        { at: 'available', holder: 'nobody' },
      ],
    })
      .when('reds', { kind: 'retreat', to: 'hame' })
      .ok()
      .leaves({ news: [{ at: 'hame', holder: 'senate' }, {}] });
  });
});

describe('§3.2.3 Terror', () => {
  test('Polarization rises once for each marker placed, when all is done', () => {
    beginning('reds', 'terror', {
      spaces: { turku: { reds: active(1), senate: active(1) }, hame: { reds: active(1), senate: active(1) } },
    })
      .when('reds', { kind: 'terror', space: 'turku' })
      .ok()
      .when('reds', { kind: 'remove-cell', faction: 'senate', stance: 'active' })
      .ok()
      .leaves({ polarization: 3 })
      .when('reds', { kind: 'terror', space: 'hame' })
      .ok()
      .when('reds', { kind: 'remove-cell', faction: 'senate', stance: 'active' })
      .ok()
      .leaves({ polarization: 5 });
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

describe('§6.4.2 Agitation', () => {
  test('the Senate lowers Polarization in a space only when its Terror is paid off', () => {
    const controlled = { hame: { senate: active(1), terror: { reds: 1 } } };
    const begun = given(table({ agenda: round('agitation'), spaces: controlled, propaganda: 1 }))
      .when('senate', { kind: 'agitate', space: 'hame' })
      .ok();
    begun.when('senate', { kind: 'lower-polarization' }).isRefused({ section: '§6.4.2', reason: 'terror-first' });
    begun
      .when('senate', { kind: 'remove-terror', of: 'reds' })
      .ok()
      .when('senate', { kind: 'lower-polarization' })
      .tells({ kind: 'polarization-changed', by: -1 })
      .leaves({ resources: { senate: 3 } });
  });

  test('the Reds place one Administration in a Round', () => {
    const both = { hame: { reds: active(3) }, turku: { reds: active(3) } };
    given(table({ agenda: round('agitation').slice(1), spaces: both, propaganda: 1 }))
      .when('reds', { kind: 'agitate', space: 'hame' })
      .ok()
      .when('reds', { kind: 'build', active: 2 })
      .ok()
      .when('reds', { kind: 'agitate', space: 'turku' })
      .ok()
      .when('reds', { kind: 'build', active: 2 })
      .isRefused({ section: '§6.4.2', reason: 'one-administration' });
  });

  test('shifting and lowering do not go together in one space', () => {
    const begun = given(table({ agenda: round('agitation'), spaces: { hame: { senate: active(1) } }, propaganda: 1 }))
      .when('senate', { kind: 'agitate', space: 'hame' })
      .ok()
      .when('senate', { kind: 'shift', by: 1 })
      .ok();
    begun.when('senate', { kind: 'lower-polarization' }).isRefused({ reason: 'one-way-or-the-other' });
    begun
      .when('senate', { kind: 'shift', by: 1 })
      .ok()
      .leaves({ spaces: { hame: { support: 2 } } });
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

describe('§4.2.2 Foreign Relations', () => {
  test('three Resources make it sure', () => {
    const begun = given(
      war({ agenda: [{ kind: 'foreign-relations', seat: 'reds', target: 0 }, ...command('senate')] }),
    );
    const spent = begun
      .when('reds', { kind: 'invest' })
      .ok()
      .when('reds', { kind: 'invest' })
      .ok()
      .when('reds', { kind: 'invest' })
      .ok();
    spent
      .when('reds', { kind: 'roll-relations' }, ['1d6', [6]])
      .ok()
      .leaves({ vassalage: { russian: 2 }, resources: { reds: 2 } });
  });
});
