import { describe, test } from 'vitest';
import { active, inactive, attacking } from '../testing/positions';

describe('§3.2.4 Attack', () => {
  const hame = { spaces: { hame: { senate: { active: 1, inactive: 5 }, reds: inactive(4) } } };
  test('Resources for Strength are paid before the die, and one Inactive Attacker becomes Active even if it fails', () => {
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
  test('Engagement: Cells go alternately to Available and to Prison, with one Attacker for each three', () => {
    attacking('senate', hame)
      .does('senate', { kind: 'attack', space: 'hame' }, { kind: 'add-strength' })
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
  test('Cells and Troops are lost alternately, Administrations after all are gone; their Opposition stays', () => {
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
  test('the Reds choose whom they attack; a removed German costs an Attacker, a Cell first', () => {
    attacking('reds', { spaces: { hame: { reds: active(6), russians: 1, senate: inactive(1), germans: 1 } } })
      .does('reds', { kind: 'attack', space: 'hame' }, { kind: 'defenders', cells: false, troops: true })
      .when('reds', { kind: 'roll-attack' }, ['1d6', [1]])
      .tells(
        { kind: 'attack-rolled', strength: 2, die: 1 },
        { kind: 'troops-removed', power: 'german' },
        { kind: 'german-box-changed', by: 1 },
        { kind: 'cells-removed', faction: 'reds', stance: 'active' },
      )
      .leaves({ germanBox: 1, spaces: { hame: { senate: { inactive: 1 }, russians: 1 } } });
  });
  test('pieces may be held back: they are not Attackers', () => {
    attacking('reds', { spaces: { hame: { reds: active(3), russians: 2, senate: inactive(1) } } })
      .does(
        'reds',
        { kind: 'attack', space: 'hame' },
        { kind: 'hold-back', piece: 'russian' },
        { kind: 'hold-back', piece: 'active' },
      )
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
