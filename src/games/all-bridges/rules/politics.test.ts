import { describe, test } from 'vitest';
import { command, given, inactive, table } from '../testing/positions';

describe('§3.3.4 Politics', () => {
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
