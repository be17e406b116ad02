import { describe, expect, test } from 'vitest';
import { active, command, given, inactive, table, war } from '../testing/positions';
import { hindrance, rallyCount, rallySpaces } from './rally';

const begun = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' | 'moderates', name: 'rally') =>
  given(state).when(seat, { kind: 'choose-command', command: name }).ok();

describe('§3.1 Commands in General', () => {
  test('§3.2, §3.3 each Faction has Commands of its own', () => {
    const all = table({
      spaces: { hame: { reds: inactive(1), moderates: inactive(1) } },
      agenda: command('moderates'),
    });
    given(all).when('moderates', { kind: 'choose-command', command: 'terror' }).isRefused({ reason: 'not-offered' });
    given(all).when('moderates', { kind: 'choose-command', command: 'message' }).ok();
  });
  test('§2.4 Attack and March wait for Phase II', () => {
    const both = { spaces: { hame: { reds: active(1), senate: active(1) } }, agenda: command('reds') };
    given(table(both))
      .when('reds', { kind: 'choose-command', command: 'attack' })
      .isRefused({ section: '§3.2.4', reason: 'phase-two-only' });
    given(table(both))
      .when('reds', { kind: 'choose-command', command: 'march' })
      .isRefused({ section: '§3.2.5', reason: 'phase-two-only' });
    given(war(both)).when('reds', { kind: 'choose-command', command: 'attack' }).ok();
    given(war(both)).when('reds', { kind: 'choose-command', command: 'march' }).ok();
  });
  test('a space is selected only once', () => {
    begun(table({ spaces: { hame: { reds: inactive(1) } }, agenda: command('reds') }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .when('reds', { kind: 'rally', space: 'hame' })
      .isRefused({ section: '§3.1', reason: 'already-selected' });
  });
  test('§2.2.4 a Limited Command has one space, and then ends by itself', () => {
    begun(table({ agenda: command('reds', { limited: true }) }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .asks('senate', { kind: 'faction' });
  });
});

describe('§3.2.1 Rally', () => {
  test('§1.4.1 places one Inactive Cell for one Resource', () => {
    begun(table({ agenda: command('reds') }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'turku' })
      .then(
        { kind: 'resources-changed', faction: 'reds', by: -1 },
        { kind: 'cells-placed', faction: 'reds', space: 'turku', stance: 'inactive', count: 1 },
      );
  });
  test('one more for each level of the own mood, one less for each level against and each enemy Terror', () => {
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
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .when('reds', { kind: 'offset' })
      .ok()
      .when('reds', { kind: 'offset' })
      .ok()
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
  test('the Polarization bounds the spaces, two are always allowed', () => {
    expect([0, 2, 3, 7].map(polarization => rallySpaces(table({ polarization }), 'reds'))).toEqual([2, 2, 3, 7]);
    begun(table({ polarization: 1, agenda: command('reds') }), 'reds', 'rally')
      .when('reds', { kind: 'rally', space: 'hame' })
      .ok()
      .when('reds', { kind: 'rally', space: 'turku' })
      .ok()
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
  test('§1.4.3 at most two discs lie in a space', () => {
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
  test('any level of Support or Opposition hinders, Terror does not', () => {
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
      .when('moderates', { kind: 'rally', space: 'hame' })
      .ok()
      .when('moderates', { kind: 'build', active: 1 })
      .ok()
      .leaves({ spaces: { hame: { networks: 1, moderates: { active: 0, inactive: 0 } } } });
  });
});

describe('§3.2.2 Activism', () => {
  const started = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' = 'reds') =>
    given(state).when(seat, { kind: 'choose-command', command: 'activism' }).ok();
  const both = table({
    spaces: { hame: { reds: { active: 1, inactive: 3 }, senate: active(3) }, turku: { reds: active(1) } },
    agenda: command('reds'),
  });
  test('an Active Cell removed lowers Polarization by one', () => {
    started(both)
      .when('reds', { kind: 'pacify', space: 'turku' })
      .then(
        { kind: 'resources-changed', faction: 'reds', by: -1 },
        { kind: 'cells-removed', faction: 'reds', space: 'turku', stance: 'active', count: 1, to: 'available' },
        { kind: 'polarization-changed', by: -1 },
      );
  });
  test('one enemy is flipped for each Active Cell, and one for every two Inactive ones, counted apart', () => {
    started(both)
      .when('reds', { kind: 'flip', space: 'hame' })
      .ok()
      .asks('reds', { kind: 'flip-space', left: 2 })
      .when('reds', { kind: 'flip-cell', faction: 'senate', stance: 'active' })
      .then({ kind: 'cells-flipped', faction: 'senate', space: 'hame', to: 'inactive', count: 1 })
      .asks('reds', { kind: 'flip-space', left: 1 });
  });
  test('pacifying and flipping do not go together', () => {
    started(both)
      .when('reds', { kind: 'pacify', space: 'turku' })
      .ok()
      .when('reds', { kind: 'flip', space: 'hame' })
      .isRefused({ section: '§3.2.2', reason: 'one-way-or-the-other' });
  });
  test('a die Activates so many Inactive Cells, evenly over the map', () => {
    const spread = table({
      spaces: { hame: { reds: inactive(3) }, turku: { reds: inactive(1) } },
      agenda: command('reds', { limited: true }),
    });
    started(spread)
      .when('reds', { kind: 'activate' }, ['1d6', [3]])
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 }, { kind: 'activation-rolled', seat: 'reds', die: 3 })
      .when('reds', { kind: 'activate-cell', space: 'hame' })
      .ok()
      .when('reds', { kind: 'activate-cell', space: 'hame' })
      .isRefused({ section: '§3.2.2', reason: 'evenly' });
  });
  test('§6.2.1, §6.4.2 the Reds Agitate in one space: Terror is paid off first, white Issues make it dearer', () => {
    const agitated = table({
      resources: { reds: 9 },
      issues: { social: 'senate' },
      spaces: { hame: { reds: inactive(2), administrations: 1, support: 1, terror: { reds: 1 } } },
      agenda: command('reds'),
    });
    started(agitated)
      .when('reds', { kind: 'agitate', space: 'hame' })
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 })
      .when('reds', { kind: 'shift', by: -1 })
      .isRefused({ section: '§6.4.2', reason: 'terror-first' });
    started(agitated)
      .when('reds', { kind: 'agitate', space: 'hame' })
      .ok()
      .when('reds', { kind: 'remove-terror', of: 'reds' })
      .then(
        { kind: 'resources-changed', faction: 'reds', by: -2 },
        { kind: 'terror-removed', space: 'hame', of: 'reds' },
      )
      .when('reds', { kind: 'shift', by: -1 })
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 }, { kind: 'support-shifted', space: 'hame', by: -1 })
      .leaves({ resources: { reds: 5 } });
  });
  test('§3.1.2 a free Activism still pays for Agitation', () => {
    started(
      table({
        spaces: { hame: { reds: inactive(2), administrations: 1 } },
        agenda: command('reds', { free: true, commands: ['activism', 'rally'] }),
      }),
    )
      .when('reds', { kind: 'agitate', space: 'hame' })
      .then()
      .when('reds', { kind: 'shift', by: -1 })
      .then({ kind: 'resources-changed', faction: 'reds', by: -1 }, { kind: 'support-shifted', space: 'hame', by: -1 });
  });
});

describe('§3.2.3 Terror', () => {
  const started = (state: Parameters<typeof given>[0], seat: 'reds' | 'senate' = 'senate') =>
    given(state).when(seat, { kind: 'choose-command', command: 'terror' }).ok();
  const beside = (part: object = {}) => table({ agenda: command('senate'), ...part });
  test('needs an Active Cell and an enemy piece', () => {
    const state = beside({
      spaces: {
        hame: { senate: active(1), reds: inactive(1) },
        turku: { senate: inactive(1), reds: inactive(1) },
        vaasa: { senate: active(1) },
      },
    });
    started(state).when('senate', { kind: 'terror', space: 'turku' }).isRefused({ reason: 'no-active-cell' });
    started(state).when('senate', { kind: 'terror', space: 'vaasa' }).isRefused({ reason: 'no-enemy' });
    started(state)
      .when('senate', { kind: 'terror', space: 'hame' })
      .then(
        { kind: 'resources-changed', faction: 'senate', by: -1 },
        { kind: 'terror-placed', space: 'hame', of: 'senate' },
      )
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .tells(
        { kind: 'cells-removed', faction: 'reds', space: 'hame', stance: 'inactive', count: 1, to: 'available' },
        { kind: 'polarization-changed', by: 1 },
      )
      .asks('moderates', { kind: 'faction' });
  });
  test('removes two at Polarization six, one below', () => {
    const at = (polarization: number) =>
      started(beside({ polarization, spaces: { hame: { senate: active(1), reds: inactive(3) } } }))
        .when('senate', { kind: 'terror', space: 'hame' })
        .ok();
    at(5).asks('senate', { kind: 'terror-space', left: 1 });
    at(6).asks('senate', { kind: 'terror-space', left: 2 });
  });
  test('§1.4.2 a Faction that is targeted is targeted to the full extent', () => {
    started(beside({ polarization: 6, spaces: { hame: { senate: active(1), reds: inactive(3) } } }))
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .ok()
      .when('senate', { kind: 'done' })
      .isRefused({ section: '§1.4.2', reason: 'to-the-full-extent' });
  });
  test('discs go after all Cells of their Faction', () => {
    const state = beside({
      spaces: { hame: { senate: active(1), reds: inactive(1), administrations: 1, networks: 1 } },
    });
    started(state)
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-disc', faction: 'reds' })
      .isRefused({ reason: 'cells-first' });
    started(state)
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-disc', faction: 'moderates' })
      .tells({ kind: 'disc-removed', disc: 'network', space: 'hame' });
  });
  test('the last Cell beside a Prepared or Capability marker stays', () => {
    started(
      beside({
        spaces: { hame: { senate: active(1), reds: inactive(1), moderates: inactive(1), prepared: { reds: 1 } } },
      }),
    )
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .isRefused({ section: '§3.2.3', reason: 'guards-a-marker' });
  });
  test('§1.4.4 with the last Moderate the Personality goes, and three Resources to the executor', () => {
    started(beside({ personality: 'hame', spaces: { hame: { senate: active(1), moderates: inactive(1) } } }))
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .when('senate', { kind: 'remove-cell', faction: 'moderates', stance: 'inactive' })
      .tells(
        { kind: 'personality-removed' },
        { kind: 'resources-transferred', from: 'moderates', to: 'senate', resources: 3 },
      );
  });
  test('§3.3.2 News of the last Cell passes to the executor; with another Cell there it stays', () => {
    const held = (moderates: number) =>
      started(
        beside({
          news: [
            { at: 'hame', holder: 'moderates' },
            { at: 'available', holder: 'nobody' },
          ],
          spaces: { hame: { senate: active(1), moderates: inactive(moderates) } },
        }),
      )
        .when('senate', { kind: 'terror', space: 'hame' })
        .ok()
        .when('senate', { kind: 'remove-cell', faction: 'moderates', stance: 'inactive' })
        .ok();
    held(1).leaves({ news: [{ at: 'hame', holder: 'senate' }, {}] });
    held(2).leaves({ news: [{ at: 'hame', holder: 'moderates' }, {}] });
  });
  test('§1.4.3 where two markers lie, pieces go but no marker comes and Polarization stays', () => {
    started(beside({ spaces: { hame: { senate: active(1), reds: inactive(1), terror: { reds: 2 } } } }))
      .when('senate', { kind: 'terror', space: 'hame' })
      .then({ kind: 'resources-changed', faction: 'senate', by: -1 })
      .when('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' })
      .ok()
      .leaves({ polarization: 3, spaces: { hame: { terror: { reds: 2, senate: 0 }, reds: { inactive: 0 } } } });
  });
  test('in Phase II the second marker of a space brings News, in Phase I not', () => {
    const second = {
      spaces: { hame: { senate: active(1), reds: inactive(2), terror: { reds: 1 } } },
      agenda: command('senate'),
    };
    started(war(second))
      .when('senate', { kind: 'terror', space: 'hame' })
      .tells({ kind: 'news-placed', news: 0, space: 'hame', holder: 'nobody' });
    started(table(second))
      .when('senate', { kind: 'terror', space: 'hame' })
      .ok()
      .leaves({ news: [{ at: 'available' }, {}] });
  });
  test('the Political Display is paid like a space, and gets no marker', () => {
    started(beside({ display: { reds: 1 }, spaces: { hame: { senate: active(1), reds: inactive(1) } } }))
      .when('senate', { kind: 'terror-display', cube: 'reds' })
      .then({ kind: 'resources-changed', faction: 'senate', by: -1 }, { kind: 'cube-removed', cube: 'reds' });
  });
});

describe('§3.3.2 Message', () => {
  const started = (part: object = {}) =>
    given(table({ agenda: command('moderates'), ...part }))
      .when('moderates', { kind: 'choose-command', command: 'message' })
      .ok();
  const news = [
    { at: 'tampere', holder: 'moderates' },
    { at: 'available', holder: 'nobody' },
  ];
  test('the first example: Tampere to Häme, Pohjanmaa and Vaasa, and Underground there', () => {
    started({ spaces: { tampere: { moderates: active(1) } } })
      .when('moderates', { kind: 'message', from: 'tampere', stance: 'active' })
      .then({ kind: 'resources-changed', faction: 'moderates', by: -1 })
      .when('moderates', { kind: 'move-on', to: 'hame' })
      .ok()
      .when('moderates', { kind: 'move-on', to: 'pohjanmaa' })
      .ok()
      .when('moderates', { kind: 'move-on', to: 'vaasa' })
      .then(
        { kind: 'cells-moved', faction: 'moderates', from: 'pohjanmaa', to: 'vaasa', stance: 'active', count: 1 },
        { kind: 'cells-flipped', faction: 'moderates', space: 'vaasa', to: 'inactive', count: 1 },
      );
  });
  const carrying = (enemies: number) =>
    started({ news, spaces: { tampere: { moderates: active(2) }, hame: { senate: active(enemies) } } })
      .when('moderates', { kind: 'message', from: 'tampere', stance: 'active' })
      .ok()
      .when('moderates', { kind: 'carry', load: 'news' })
      .ok()
      .when('moderates', { kind: 'move-on', to: 'hame' })
      .tells({ kind: 'news-placed', news: 0, space: 'hame', holder: 'moderates' })
      .when('moderates', { kind: 'done' });
  test('the second example: three Active enemies capture the messenger on a three', () => {
    carrying(3)
      .ok()
      .when('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [3]])
      .then({ kind: 'capture-rolled', space: 'hame', cells: 3, die: 3 })
      .leaves({ spaces: { hame: { moderates: { active: 1, inactive: 0 } } } });
    carrying(3)
      .ok()
      .when('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [4]])
      .ok()
      .leaves({ spaces: { hame: { moderates: { active: 0, inactive: 1 } } } });
  });
  test('where no Active enemy is, nothing is rolled', () => {
    carrying(0)
      .ok()
      .leaves({ spaces: { hame: { moderates: { inactive: 1 } } } });
  });
  test('who is caught on the way stands there, with what he carried', () => {
    started({ personality: 'tampere', spaces: { tampere: { moderates: inactive(1) }, hame: { reds: active(2) } } })
      .when('moderates', { kind: 'message', from: 'tampere', stance: 'inactive' })
      .ok()
      .when('moderates', { kind: 'carry', load: 'personality' })
      .ok()
      .when('moderates', { kind: 'move-on', to: 'hame' })
      .ok()
      .when('moderates', { kind: 'move-on', to: 'pohjanmaa' })
      .ok()
      .when('moderates', { kind: 'done' })
      .ok()
      .when('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [2]])
      .ok()
      .leaves({
        personality: 'hame',
        spaces: { hame: { moderates: { active: 1 } }, pohjanmaa: { moderates: { inactive: 0 } } },
      });
  });
  test('§2.2.4 a Limited Command moves a single Cell', () => {
    started({ spaces: { tampere: { moderates: active(2) } }, agenda: command('moderates', { limited: true }) })
      .when('moderates', { kind: 'message', from: 'tampere', stance: 'active' })
      .ok()
      .when('moderates', { kind: 'move-on', to: 'hame' })
      .ok()
      .when('moderates', { kind: 'done' })
      .ok()
      .asks('reds', { kind: 'faction' });
  });
});
