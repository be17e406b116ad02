import { describe, test } from 'vitest';
import { active, command, given, inactive, table, type war } from '../testing/positions';
import type { Seat, SpecialName } from '../vocabulary';

type Table = Parameters<typeof war>[0];
const NEWS_IN_TURKU = [
  { at: 'turku', holder: 'moderates' },
  { at: 'available', holder: 'nobody' },
] as const;
const before = (seat: Seat, part: Table, phase: 1 | 2 = 2) =>
  given(table({ phase, agenda: command(seat, { special: 'open' }), ...part }));
const begun = (seat: Seat, activity: SpecialName, part: Table, phase: 1 | 2 = 2) =>
  before(seat, part, phase).when(seat, { kind: 'special-activity', activity });

describe('§4.1 Special Activities in General', () => {
  const cells = { spaces: { hame: { reds: active(2) }, turku: { reds: active(1) } } };
  test('§4 at one moment before, during or after the Command, and only once', () => {
    const during = before('reds', cells)
      .when('reds', { kind: 'choose-command', command: 'rally' })
      .ok()
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .ok()
      .when('reds', { kind: 'collect', space: 'hame' })
      .ok()
      .when('reds', { kind: 'collect', space: 'turku' })
      .ok()
      .asks('reds', { kind: 'rally' })
      .leaves({ resources: { reds: 7 } });
    during.when('reds', { kind: 'special-activity', activity: 'prepare' }).isRefused({ reason: 'not-offered' });
    before('reds', cells)
      .when('reds', { kind: 'choose-command', command: 'activism' })
      .ok()
      .when('reds', { kind: 'pacify', space: 'turku' })
      .ok()
      .when('reds', { kind: 'done' })
      .ok()
      .asks('reds', { kind: 'operation' })
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .ok();
  });
  test('never with a Limited Command', () => {
    given(table({ ...cells, agenda: command('reds', { limited: true }) }))
      .when('reds', { kind: 'special-activity', activity: 'political-event' })
      .isRefused({ reason: 'not-offered' });
  });
  test('§4.1.1 what may not accompany the Command is refused, and the other way round', () => {
    const talk = { spaces: { hame: { moderates: inactive(1), support: 1 } } };
    before('moderates', talk)
      .when('moderates', { kind: 'choose-command', command: 'rally' })
      .ok()
      .when('moderates', { kind: 'special-activity', activity: 'dialogue' })
      .isRefused({ section: '§4.1.1', reason: 'does-not-accompany' });
    begun('moderates', 'dialogue', talk)
      .ok()
      .when('moderates', { kind: 'talk', space: 'hame' })
      .ok()
      .when('moderates', { kind: 'choose-command', command: 'rally' })
      .isRefused({ section: '§4.1.1', reason: 'does-not-accompany' });
  });
});

describe('§4.2 Special Activities of Reds and Senate', () => {
  test('§4.2.1 Political Event: one Resource each from up to four spaces with an Active Cell and Control', () => {
    const spaces = {
      hame: { reds: active(1) },
      turku: { reds: inactive(1) },
      vaasa: { reds: active(1), senate: active(1) },
    };
    const event = begun('reds', 'political-event', { spaces }).ok();
    event.when('reds', { kind: 'collect', space: 'turku' }).isRefused({ reason: 'no-active-cell' });
    event.when('reds', { kind: 'collect', space: 'vaasa' }).isRefused({ reason: 'no-control' });
    event.when('reds', { kind: 'collect', space: 'hame' }).then({ kind: 'resources-changed', faction: 'reds', by: 1 });
  });
  const near = { spaces: { hame: { senate: active(1), reds: active(1) } } };
  test('§4.2.2 Foreign Relations: up by one for nothing', () => {
    begun('senate', 'foreign-relations', near)
      .ok()
      .when('senate', { kind: 'raise-vassalage' })
      .then({ kind: 'vassalage-changed', power: 'german', by: 1 });
  });
  test('down by a die against twice the Resources spent, which are gone either way', () => {
    const spent = (die: number) =>
      begun('senate', 'foreign-relations', near)
        .ok()
        .when('senate', { kind: 'invest' })
        .ok()
        .when('senate', { kind: 'invest' })
        .ok()
        .when('senate', { kind: 'roll-relations' }, ['1d6', [die]])
        .ok();
    spent(4).leaves({ vassalage: { german: 2 }, resources: { senate: 3 } });
    spent(5).leaves({ vassalage: { german: 3 }, resources: { senate: 3 } });
  });
  test('§4.2.3 Prepare: a Prepared marker with a Cell; Sabotage on a border in Phase II only', () => {
    begun('reds', 'prepare', near, 1)
      .ok()
      .when('reds', { kind: 'place-sabotage', border: 'tampere/hame' })
      .isRefused({ section: '§4.2.3', reason: 'phase-two-only' });
    begun('reds', 'prepare', near, 1)
      .ok()
      .when('reds', { kind: 'place-prepared', space: 'hame' })
      .then({ kind: 'prepared-placed', space: 'hame', side: 'reds' });
    begun('reds', 'prepare', near)
      .ok()
      .when('reds', { kind: 'place-sabotage', border: 'tampere/hame' })
      .then({ kind: 'sabotage-placed', border: 'tampere/hame' });
    begun('reds', 'prepare', { ...near, sabotage: ['tampere/hame'] })
      .ok()
      .when('reds', { kind: 'remove-sabotage', border: 'tampere/hame' })
      .then({ kind: 'sabotage-removed', border: 'tampere/hame' });
  });
  test('§1.4.3 one Prepared marker of a side in a space', () => {
    begun('reds', 'prepare', {
      spaces: { hame: { reds: active(1), prepared: { reds: 1 } }, turku: { reds: active(1) } },
    })
      .ok()
      .when('reds', { kind: 'place-prepared', space: 'hame' })
      .isRefused({ section: '§1.4.3', reason: 'no-room' });
  });
  test('§4.2.4 Coordinate: for the Senate, in Phase II', () => {
    begun('senate', 'coordinate', near).then(
      { kind: 'special-used', seat: 'senate', activity: 'coordinate' },
      { kind: 'coordinate-set', on: true },
    );
    begun('senate', 'coordinate', near, 1).isRefused({ section: '§4.2.4', reason: 'phase-two-only' });
    begun('reds', 'coordinate', near).isRefused({ reason: 'not-offered' });
  });
  test('§4.2.5 Crackdown: white Terror, one level of Opposition less, Polarization one up', () => {
    begun('senate', 'crackdown', { spaces: { hame: { senate: active(1), support: -2 } } })
      .ok()
      .when('senate', { kind: 'crack-down', space: 'hame' })
      .then(
        { kind: 'terror-placed', space: 'hame', of: 'senate' },
        { kind: 'support-shifted', space: 'hame', by: 1 },
        { kind: 'polarization-changed', by: 1 },
      );
  });
  test('§4.2.5 not with Attack or March', () => {
    before('senate', { spaces: { hame: { senate: active(2), support: -2, reds: inactive(1) } } })
      .when('senate', { kind: 'choose-command', command: 'attack' })
      .ok()
      .when('senate', { kind: 'special-activity', activity: 'crackdown' })
      .isRefused({ section: '§4.1.1', reason: 'does-not-accompany' });
  });
});

describe('§4.3.1 Personality', () => {
  test('enters a Town with Moderates Cells, from Available', () => {
    begun('moderates', 'personality', {
      spaces: { turku: { moderates: inactive(1) }, hame: { moderates: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'place-personality', space: 'turku' })
      .then({ kind: 'personality-placed', space: 'turku' });
  });
  const news = { personality: 'turku', news: NEWS_IN_TURKU, spaces: { turku: { moderates: inactive(1) } } } as const;
  test('in Phase II News beside it brings a cube, and Resources or a lower Polarization by the die', () => {
    begun('moderates', 'personality', news)
      .ok()
      .when('moderates', { kind: 'use-news', cube: 'reds', gain: 'resources' }, ['1d6', [4]])
      .then(
        { kind: 'news-removed', news: 0 },
        { kind: 'cube-placed', cube: 'reds' },
        { kind: 'news-rolled', die: 4 },
        { kind: 'resources-changed', faction: 'moderates', by: 4 },
      );
    begun('moderates', 'personality', news)
      .ok()
      .when('moderates', { kind: 'use-news', cube: 'senate', gain: 'polarization' }, ['1d6', [5]])
      .tells({ kind: 'polarization-changed', by: -3 });
    begun('moderates', 'personality', news, 1).isRefused({ section: '§4.3.1', reason: 'nothing-to-select' });
  });
});

describe('§4.3.2 Dialogue', () => {
  const hame = { hame: { moderates: inactive(1), support: -2, senate: inactive(2), reds: active(1) } };
  test('an Underground Cell shows itself and shifts the space towards Neutral', () => {
    begun('moderates', 'dialogue', { spaces: hame })
      .ok()
      .when('moderates', { kind: 'talk', space: 'hame' })
      .then(
        { kind: 'cells-flipped', faction: 'moderates', space: 'hame', to: 'active', count: 1 },
        { kind: 'support-shifted', space: 'hame', by: 1 },
      );
  });
  test('or wins an Inactive enemy over, never an Active one, nor one that guards a marker or the last News', () => {
    begun('moderates', 'dialogue', { spaces: hame })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'senate' })
      .ok()
      .leaves({ spaces: { hame: { senate: { inactive: 1 }, moderates: { active: 1, inactive: 1 } } } });
    begun('moderates', 'dialogue', { spaces: hame })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'reds' })
      .isRefused({ reason: 'no-inactive-enemy' });
    const lone = { hame: { moderates: inactive(1), support: 1, senate: inactive(1), prepared: { senate: 1 } } };
    begun('moderates', 'dialogue', { spaces: lone })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'senate' })
      .isRefused({ reason: 'guards-a-marker' });
    begun('moderates', 'dialogue', {
      news: [{ at: 'hame', holder: 'senate' }, NEWS_IN_TURKU[1]],
      spaces: { hame: { moderates: inactive(1), support: 1, senate: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'senate' })
      .isRefused({ reason: 'holds-news' });
  });
});

describe('§4.3.3 Publish', () => {
  test('a Town brings one Resource; a Cell beside the Personality and one beside a Network two each', () => {
    begun('moderates', 'publish', {
      personality: 'turku',
      spaces: { turku: { moderates: inactive(3), networks: 1 }, mikkeli: { moderates: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'publish', space: 'turku' })
      .then({ kind: 'resources-changed', faction: 'moderates', by: 1 })
      .when('moderates', { kind: 'expose' })
      .tells({ kind: 'cells-flipped', to: 'active' }, { kind: 'resources-changed', by: 2 })
      .when('moderates', { kind: 'expose' })
      .ok()
      .leaves({ resources: { moderates: 10 }, spaces: { turku: { moderates: { active: 2, inactive: 1 } } } });
  });
  test('needs Population', () => {
    begun('moderates', 'publish', {
      spaces: { turku: { moderates: inactive(1) }, mikkeli: { moderates: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'publish', space: 'mikkeli' })
      .isRefused({ section: '§4.3.3', reason: 'no-population' });
  });
});

describe('§3.3.3, §3.3.4 Negotiate and Politics', () => {
  test('§3.3.3 an Underground Cell shows itself, an Active enemy is calmed, and Polarization may fall', () => {
    given(table({ spaces: { hame: { moderates: inactive(1), reds: active(2) } }, agenda: command('moderates') }))
      .when('moderates', { kind: 'choose-command', command: 'negotiate' })
      .ok()
      .when('moderates', { kind: 'negotiate', space: 'hame', faction: 'reds' })
      .ok()
      .asks('moderates', { kind: 'negotiated', deactivated: 1 })
      .when('moderates', { kind: 'lower-polarization' })
      .then({ kind: 'polarization-changed', by: -1 });
  });
  test('§3.1.2 the example of a free Negotiate: no cost, but the Cell is Activated', () => {
    given(
      table({
        spaces: { hame: { moderates: inactive(1), reds: active(2) } },
        agenda: command('moderates', { free: true, commands: ['negotiate', 'rally'] }),
      }),
    )
      .when('moderates', { kind: 'choose-command', command: 'negotiate' })
      .ok()
      .when('moderates', { kind: 'negotiate', space: 'hame', faction: 'reds' })
      .then(
        { kind: 'cells-flipped', faction: 'moderates', space: 'hame', to: 'active', count: 1 },
        { kind: 'cells-flipped', faction: 'reds', space: 'hame', to: 'inactive', count: 1 },
      );
  });
  test('§3.3.4 the example: at Polarization three a cube costs two Resources; above five there is no Politics', () => {
    const at = (polarization: number) =>
      given(table({ polarization, spaces: { hame: { moderates: inactive(1) } }, agenda: command('moderates') })).when(
        'moderates',
        { kind: 'choose-command', command: 'politics' },
      );
    at(3)
      .ok()
      .when('moderates', { kind: 'place-cube', cube: 'senate' })
      .then({ kind: 'resources-changed', faction: 'moderates', by: -2 }, { kind: 'cube-placed', cube: 'senate' });
    at(5).ok();
    at(6).isRefused({ section: '§3.3.4', reason: 'nothing-to-select' });
  });
});
