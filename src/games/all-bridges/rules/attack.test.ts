import { describe, expect, test } from 'vitest';
import { active, command, given, inactive, war } from '../testing/positions';
import { strengthOf, strengthLines, succeeds } from './strength';
import type { Command, Seat } from '../vocabulary';

type Table = Parameters<typeof war>[0];

const attacking = (seat: 'reds' | 'senate', part: Table) =>
  given(war({ agenda: command(seat), resources: { reds: 20, senate: 20 }, ...part }))
    .when(seat, { kind: 'choose-command', command: 'attack' })
    .ok();

const choose = (name: 'rally' | 'activism' | 'terror' | 'attack' | 'march'): Command => ({
  kind: 'choose-command',
  command: name,
});

const beginning = (seat: Seat, name: Parameters<typeof choose>[0], part: Table, terms = {}) =>
  given(war({ agenda: command(seat, terms), ...part }))
    .when(seat, choose(name))
    .ok();

describe('§3.2.4 Attack Strength', () => {
  const base = { by: 'senate', space: 'hame', attackers: 0, helpers: 0, cells: true, troops: true, bought: 0 } as const;
  test('one for each three attacking Cells, rounded down', () => {
    const at = (attackers: number) => strengthOf(war(), { ...base, attackers });
    expect([0, 2, 3, 5, 6].map(at)).toEqual([0, 0, 1, 1, 2]);
  });
  test('§5.3 Trains and Cannons count two beside a Jaeger, else one; two Capabilities at most', () => {
    const train = { 'trains-1': { side: 'senate', at: 'hame-south' } } as const;
    const jaeger = { 'jaeger-1': { side: 'senate', at: 'hame' } } as const;
    const cannons = { cannons: { side: 'senate', at: 'hame' } } as const;
    expect(strengthOf(war({ capabilities: train }), base)).toBe(1);
    expect(strengthOf(war({ capabilities: { ...train, ...jaeger } }), base)).toBe(3);
    expect(strengthOf(war({ capabilities: { ...train, ...jaeger, ...cannons } }), base)).toBe(4);
  });
  test('Prepared takes two, Troops one each, the Defender’s Capabilities theirs', () => {
    const state = war({
      spaces: { hame: { reds: inactive(1), russians: 2, prepared: { reds: 1 } } },
      capabilities: { commander: { side: 'reds', at: 'hame' } },
    });
    expect(strengthOf(state, { ...base, bought: 6 })).toBe(1);
    expect(strengthLines(state, base).map(line => line.word)).toEqual([
      'defending-troops',
      'prepared',
      'against-commander',
      'strength',
    ]);
  });
  test('Germans always have two', () => {
    const state = war({ spaces: { hame: { reds: inactive(1), prepared: { reds: 1 } } } });
    expect(strengthOf(state, { ...base, by: 'german', helpers: 1 })).toBe(2);
    expect(strengthOf(state, { ...base, by: 'german', helpers: 5 })).toBe(3);
  });
  test('a die up to the Strength succeeds, a six never', () => {
    expect([succeeds(3, 3), succeeds(4, 3), succeeds(5, 9), succeeds(6, 9)]).toEqual([true, false, true, false]);
  });
});

describe('§3.2.4 Attack', () => {
  const hame = { spaces: { hame: { senate: { active: 1, inactive: 5 }, reds: inactive(4) } } };
  test('Resources for Strength are paid before the die, and one Inactive Attacker becomes Active though it fails', () => {
    attacking('senate', hame)
      .when('senate', { kind: 'attack', space: 'hame' })
      .then({ kind: 'resources-changed', faction: 'senate', by: -1 })
      .when('senate', { kind: 'add-strength' })
      .then({ kind: 'resources-changed', faction: 'senate', by: -1 })
      .when('senate', { kind: 'roll-attack' }, ['1d6', [4]])
      .tells(
        { kind: 'cells-flipped', faction: 'senate', space: 'hame', to: 'active', count: 1 },
        { kind: 'attack-rolled', strength: 3, die: 4 },
      )
      .asks('moderates', { kind: 'faction' });
  });
  test('Engagement: Cells go to Available and to Prison by turns, one Attacker for each three', () => {
    attacking('senate', hame)
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', { kind: 'add-strength' })
      .ok()
      .when('senate', { kind: 'roll-attack' }, ['1d6', [3]])
      .ok()
      .asks('senate', { kind: 'choose-casualties', die: 3 })
      .when('senate', { kind: 'engage' })
      .ok()
      .asks('senate', { kind: 'attrition' })
      .leaves({ prisoners: { reds: 1 }, spaces: { hame: { reds: { inactive: 1 } } } })
      .when('senate', { kind: 'lose-cell', stance: 'inactive' })
      .ok()
      .leaves({
        polarization: 4,
        spaces: { hame: { senate: { active: 2, inactive: 3 }, terror: { senate: 1 } } },
        news: [{ at: 'hame', holder: 'nobody' }, {}],
      });
  });
  test('Retreat takes no prisoners: no Terror, no Polarization, no News, no attrition', () => {
    attacking('senate', { ...hame, capabilities: { commander: { side: 'reds', at: 'hame' } } })
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .byHand({ kind: 'remove', piece: 'reds-inactive', from: 'hame', count: 2 })
      .ok()
      .when('senate', { kind: 'add-strength' })
      .ok()
      .when('senate', { kind: 'roll-attack' }, ['1d6', [2]])
      .ok()
      .when('senate', { kind: 'retreat', to: 'uusimaa' })
      .ok()
      .leaves({
        polarization: 3,
        prisoners: { reds: 0 },
        capabilities: { commander: { at: 'uusimaa' } },
        spaces: { hame: { reds: { inactive: 0 }, terror: { senate: 0 } }, uusimaa: { reds: { inactive: 2 } } },
      });
  });
  test('Cells and Troops fall by turns, Administrations when all are gone; their Opposition stays', () => {
    attacking('senate', {
      spaces: { hame: { senate: active(12), reds: inactive(1), russians: 1, administrations: 1, support: -1 } },
    })
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', { kind: 'roll-attack' }, ['1d6', [3]])
      .ok()
      .when('senate', { kind: 'engage' })
      .tells(
        { kind: 'cells-removed', faction: 'reds', to: 'available' },
        { kind: 'troops-removed', power: 'russian' },
        { kind: 'disc-removed', disc: 'administration' },
      )
      .leaves({ spaces: { hame: { support: -1, terror: { senate: 0 } } } });
  });
  test('the Reds choose whom they attack; a German removed costs an Attacker, a Cell first', () => {
    attacking('reds', { spaces: { hame: { reds: active(6), russians: 1, senate: inactive(1), germans: 1 } } })
      .when('reds', { kind: 'attack', space: 'hame' })
      .ok()
      .when('reds', { kind: 'defenders', cells: false, troops: true })
      .ok()
      .when('reds', { kind: 'roll-attack' }, ['1d6', [1]])
      .tells(
        { kind: 'attack-rolled', strength: 2, die: 1 },
        { kind: 'troops-removed', power: 'german' },
        { kind: 'german-box-changed', by: 1 },
        { kind: 'cells-removed', faction: 'reds', stance: 'active' },
      )
      .leaves({ germanBox: 1, spaces: { hame: { senate: { inactive: 1 }, russians: 1 } } });
  });
  test('pieces may be held back: they are no Attackers', () => {
    attacking('reds', { spaces: { hame: { reds: active(3), russians: 2, senate: inactive(1) } } })
      .when('reds', { kind: 'attack', space: 'hame' })
      .ok()
      .when('reds', { kind: 'hold-back', piece: 'russian' })
      .ok()
      .when('reds', { kind: 'hold-back', piece: 'active' })
      .ok()
      .when('reds', { kind: 'roll-attack' }, ['1d6', [6]])
      .tells({ kind: 'attack-rolled', strength: 1, die: 6 });
  });
  test('Moderates neither attack nor are attacked', () => {
    attacking('senate', {
      spaces: { hame: { senate: active(3), moderates: inactive(2) }, turku: { senate: active(1), reds: inactive(1) } },
    })
      .when('senate', { kind: 'attack', space: 'hame' })
      .isRefused({ section: '§3.2.4', reason: 'no-defenders' });
  });
});

describe('§1.2.2, §3.2.4 Trains in Attack', () => {
  const rails = {
    capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
    spaces: { tampere: { senate: active(5) }, hame: { reds: inactive(1) } },
  } as const;
  test('three Cells ride on the price of the space, the fourth costs one Resource more; the Train goes along', () => {
    const ride = { kind: 'ride', train: 'trains-1', stance: 'active' } as const;
    attacking('senate', rails)
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', { kind: 'roll-attack' })
      .isRefused({ reason: 'no-attackers' });
    attacking('senate', rails)
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', ride)
      .tells({ kind: 'capability-placed', marker: 'trains-1', side: 'senate', at: 'hame-north' })
      .when('senate', ride)
      .ok()
      .when('senate', ride)
      .ok()
      .leaves({ resources: { senate: 19 } })
      .when('senate', ride)
      .ok()
      .leaves({ resources: { senate: 18 }, spaces: { hame: { senate: { active: 4 } } } });
  });
  test('other Capabilities come along if the Attacker likes', () => {
    attacking('senate', {
      ...rails,
      capabilities: { ...rails.capabilities, 'jaeger-1': { side: 'senate', at: 'tampere' } },
    })
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', { kind: 'ride', train: 'trains-1', stance: 'active' })
      .ok()
      .when('senate', { kind: 'ride-along', marker: 'jaeger-1' })
      .then({ kind: 'capability-placed', marker: 'jaeger-1', side: 'senate', at: 'hame' });
  });
  test('§4.2.3 not over a sabotaged border', () => {
    attacking('senate', {
      ...rails,
      spaces: { ...rails.spaces, turku: { senate: active(1), reds: active(1) } },
      sabotage: ['tampere/hame'],
    })
      .when('senate', { kind: 'attack', space: 'hame' })
      .isRefused({ section: '§3.2.4', reason: 'no-attackers' });
  });
});

describe('§3.2.5 March', () => {
  const marching = (part: Table, seat: 'reds' | 'senate' = 'reds') =>
    given(war({ agenda: command(seat), ...part }))
      .when(seat, { kind: 'choose-command', command: 'march' })
      .ok();
  test('costs one Resource for each three Cells that move into a space', () => {
    const step = { kind: 'march-cell', from: 'turku', stance: 'active' } as const;
    const three = marching({ spaces: { turku: { reds: active(5) } } })
      .when('reds', { kind: 'march', space: 'varsinais-suomi' })
      .ok()
      .when('reds', step)
      .ok()
      .when('reds', step)
      .ok()
      .when('reds', step)
      .ok()
      .leaves({ resources: { reds: 4 } });
    three
      .when('reds', step)
      .ok()
      .leaves({ resources: { reds: 3 } });
  });
  test('a Cell moves once in a Command', () => {
    marching({ spaces: { turku: { reds: active(1) }, hame: { reds: inactive(1) } } })
      .when('reds', { kind: 'march', space: 'varsinais-suomi' })
      .ok()
      .when('reds', { kind: 'march-cell', from: 'turku', stance: 'active' })
      .ok()
      .when('reds', { kind: 'done' })
      .ok()
      .when('reds', { kind: 'march', space: 'turku' })
      .isRefused({ section: '§3.2.5', reason: 'no-cell-adjacent' });
  });
  test('one Russian goes along for each Reds Cell', () => {
    const moved = marching({ spaces: { turku: { reds: active(2), russians: 2 } } })
      .when('reds', { kind: 'march', space: 'varsinais-suomi' })
      .ok()
      .when('reds', { kind: 'march-cell', from: 'turku', stance: 'active' })
      .ok()
      .when('reds', { kind: 'march-russian', from: 'turku' })
      .ok();
    moved.when('reds', { kind: 'march-russian', from: 'turku' }).isRefused({ reason: 'one-a-cell' });
  });
  test('the example: a Train needs two moves from Tampere to the Province beyond Häme, and Sabotage stops it', () => {
    const train = {
      capabilities: { 'trains-1': { side: 'reds', at: 'tampere' } },
      spaces: { tampere: { reds: active(2) } },
    } as const;
    const into = (part: Table) =>
      marching(part)
        .when('reds', { kind: 'march', space: 'hame' })
        .ok()
        .when('reds', { kind: 'march-cell', from: 'tampere', stance: 'active' })
        .ok();
    into(train)
      .when('reds', { kind: 'march-marker', marker: 'trains-1', to: 'hame-west' })
      .then({ kind: 'capability-placed', marker: 'trains-1', side: 'reds', at: 'hame-west' });
    into({ ...train, sabotage: ['tampere/hame'] })
      .when('reds', { kind: 'march-marker', marker: 'trains-1', to: 'hame-west' })
      .isRefused({ section: '§4.2.3', reason: 'sabotaged' });
  });
});

describe('§3.4 German Actions', () => {
  const phase = (die: number, part: Table = {}) =>
    given(
      war({ agenda: [{ kind: 'german-phase' }, { kind: 'german-turn', turn: 'first' }, ...command('reds')], ...part }),
    )
      .asks('senate', { kind: 'german-phase' })
      .when('senate', { kind: 'roll-german-phase' }, ['1d6', [die]]);
  test('on one to three they act first, else last', () => {
    phase(3).ok().leaves({ germany: 'first' });
    phase(4).ok().leaves({ germany: 'last' }).asks('reds', { kind: 'operation' });
  });
  test('those in their box land where the die says, and bring News', () => {
    phase(1, { germanBox: 2, spaces: { hame: { reds: inactive(1) } } })
      .ok()
      .when('senate', { kind: 'roll-landing' }, ['1d6', [3]])
      .tells(
        { kind: 'landing-rolled', space: 'uusimaa', die: 3 },
        { kind: 'troops-placed', power: 'german', space: 'uusimaa', count: 2 },
        { kind: 'news-placed', space: 'uusimaa' },
      );
  });
  test('§3.2.4 beside Reds they attack: always engaging, Active Cells first, with white Terror for prisoners', () => {
    phase(2, { spaces: { hame: { germans: 2, reds: { active: 1, inactive: 2 } } } })
      .ok()
      .when('senate', { kind: 'german-attack', space: 'hame' }, ['1d6', [2]])
      .tells(
        { kind: 'german-attack-rolled', strength: 2, die: 2 },
        { kind: 'cells-removed', stance: 'active', to: 'available' },
        { kind: 'cells-removed', stance: 'inactive', to: 'prison' },
        { kind: 'terror-placed', of: 'senate' },
      )
      .leaves({ polarization: 4 });
  });
  test('else they march on the nearest Town with Reds', () => {
    phase(1, { spaces: { uusimaa: { germans: 2 }, helsinki: { reds: inactive(1) } } }).tells({
      kind: 'troops-moved',
      power: 'german',
      from: 'uusimaa',
      to: 'helsinki',
      count: 2,
    });
  });
  test('§4.2.4 the Senate decides, if it Coordinates', () => {
    phase(1, { coordinate: true, germanBox: 1, spaces: { uusimaa: { germans: 1 }, hame: { reds: inactive(1) } } })
      .tells({ kind: 'coordinate-set', on: false })
      .asks('senate', { kind: 'coordinated' })
      .when('senate', { kind: 'german-march', from: 'uusimaa', to: 'hame' })
      .ok()
      .leaves({ spaces: { hame: { germans: 1 } } });
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
