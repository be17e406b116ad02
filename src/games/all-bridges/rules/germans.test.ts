import { describe, test } from 'vitest';
import { command, given, inactive, war, type Table } from '../testing/positions';

describe('§3.4 German Actions', () => {
  const phase = (die: number, part: Table = {}) =>
    given(
      war({ agenda: [{ kind: 'german-phase' }, { kind: 'german-turn', turn: 'first' }, ...command('reds')], ...part }),
    )
      .asks('senate', { kind: 'german-phase' })
      .when('senate', { kind: 'roll-german-phase' }, ['1d6', [die]]);
  test('they act first on one to three, otherwise last', () => {
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
  test('otherwise they march towards the nearest Town with Reds', () => {
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
