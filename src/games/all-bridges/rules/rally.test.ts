import { describe, expect, test } from 'vitest';
import { active, command, given, inactive, table } from '../testing/positions';
import { hindrance, rallyCount } from './rally';
import { rallySpaces } from './rally';

const begun = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' | 'moderates', name: 'rally') =>
  given(state).when(seat, { kind: 'choose-command', command: name }).ok();

describe('§3.2.1 Rally', () => {
  test('§1.4.1 places one Inactive Cell for one Resource', () => {
    begun(table({ agenda: command('reds') }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'turku' })
      .then(
        { kind: 'resources-changed', faction: 'reds', by: -1 },
        { kind: 'cells-placed', faction: 'reds', space: 'turku', stance: 'inactive', count: 1 },
      );
  });
  test('one more for each level of its own mood, one less for each level against it and each enemy Terror', () => {
    const state = table({
      spaces: {
        hame: { support: -2, terror: { senate: 1, reds: 1 } },
        vaasa: { support: 1, terror: { reds: 2 } },
      },
    });
    expect(rallyCount(state, 'reds', 'hame', 0)).toBe(2);
    expect(rallyCount(state, 'senate', 'hame', 0)).toBe(0);
    expect(hindrance(state, 'senate', 'hame')).toBe(3);
    expect(rallyCount(state, 'senate', 'vaasa', 0)).toBe(0);
    expect(rallyCount(state, 'senate', 'vaasa', 2)).toBe(2);
  });
  test('Offsetting costs one Resource for each marker or level', () => {
    begun(table({ spaces: { hame: { support: 1, terror: { senate: 1 } } }, agenda: command('reds') }), 'reds', 'rally')
      .does('reds', { kind: 'rally', space: 'hame' }, { kind: 'offset' }, { kind: 'offset' })
      .leaves({ resources: { reds: 2 }, spaces: { hame: { reds: { inactive: 1 } } } })
      .asks('reds', { kind: 'rally' });
  });
  test('§3.1.2 the example of a free Rally in Active Support with white Terror: one Cell, at no cost', () => {
    given(
      table({
        spaces: { hame: { support: 2, terror: { senate: 2 } } },
        agenda: command('reds', { free: true, limited: true, commands: ['rally'] }),
      }),
    )
      .byHand({ kind: 'set', marker: 'polarization', to: 5 })
      .ok()
      .when('reds', { kind: 'rally', space: 'hame' })
      .then({ kind: 'cells-placed', faction: 'reds', space: 'hame', stance: 'inactive', count: 1 });
  });
  test('Polarization limits the spaces, but two are always allowed', () => {
    expect([0, 2, 3, 7].map(polarization => rallySpaces(table({ polarization }), 'reds'))).toEqual([2, 2, 3, 7]);
    begun(table({ polarization: 1, agenda: command('reds') }), 'reds', 'rally')
      .does('reds', { kind: 'rally', space: 'hame' }, { kind: 'rally', space: 'turku' })
      .asks('senate', { kind: 'faction' });
  });
  test('two Reds Cells become an Administration in one space where no Cell was placed', () => {
    const two = table({
      spaces: { hame: { reds: inactive(2) }, turku: { reds: inactive(2) } },
      agenda: command('reds'),
    });
    begun(two, 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .when('reds', { kind: 'build', active: 0 })
      .then(
        { kind: 'cells-removed', faction: 'reds', space: 'hame', stance: 'inactive', count: 2, to: 'available' },
        { kind: 'disc-placed', disc: 'administration', space: 'hame' },
      )
      .when('reds', { kind: 'rally', space: 'turku' })
      .ok()
      .leaves({ spaces: { turku: { reds: { inactive: 3 } } } });
  });
  test('§1.4.3 at most two discs are in a space', () => {
    begun(
      table({
        spaces: { hame: { reds: inactive(2), networks: 1, administrations: 1, support: 1 } },
        agenda: command('reds'),
      }),
      'reds',
      'rally',
    )
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .when('reds', { kind: 'build', active: 0 })
      .isRefused({ section: '§1.4.3', reason: 'no-room' });
  });
});

describe('§3.3.1 Rally of the Moderates', () => {
  test('the example: at Polarization seven, two neutral Towns cost nothing', () => {
    begun(table({ polarization: 7, agenda: command('moderates') }), 'moderates', 'rally')
      .when('moderates', { kind: 'rally', space: 'helsinki' })
      .then({ kind: 'cells-placed', faction: 'moderates', space: 'helsinki', stance: 'inactive', count: 1 })
      .when('moderates', { kind: 'rally', space: 'viipuri' })
      .ok()
      .leaves({ resources: { moderates: 5 } })
      .when('moderates', { kind: 'rally', space: 'turku' })
      .ok()
      .leaves({ resources: { moderates: 4 } });
  });
  test('each level of Support or Opposition hinders, Terror does not', () => {
    const state = table({ spaces: { hame: { support: -1, terror: { reds: 2 } }, vaasa: { support: 2 } } });
    expect([hindrance(state, 'moderates', 'hame'), hindrance(state, 'moderates', 'vaasa')]).toEqual([1, 2]);
  });
  test('beside a Network, Cells go Underground up to Population and Networks', () => {
    begun(
      table({ spaces: { helsinki: { moderates: active(4), networks: 1 } }, agenda: command('moderates') }),
      'moderates',
      'rally',
    )
      .when('moderates', { kind: 'rally', space: 'helsinki' })
      .ok()
      .when('moderates', { kind: 'go-underground', cells: 4 })
      .isRefused({ reason: 'not-offered' });
  });
  test('two Cells become a Network', () => {
    begun(
      table({ spaces: { hame: { moderates: { active: 1, inactive: 1 } } }, agenda: command('moderates') }),
      'moderates',
      'rally',
    )
      .does('moderates', { kind: 'rally', space: 'hame' }, { kind: 'build', active: 1 })
      .leaves({ spaces: { hame: { networks: 1, moderates: { active: 0, inactive: 0 } } } });
  });
});
